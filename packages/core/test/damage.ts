import * as fc from 'fast-check';

/** What a damaged file may hold in place of a value: wrong types, huge numbers, poisoned objects. */
const JUNK: readonly string[] = [
  'null',
  'true',
  '""',
  '"x"',
  '-1',
  '0.5',
  '4',
  '1e15',
  '1e999',
  '9007199254740993',
  '[]',
  '[null]',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":1}',
  '"ramsch"',
  '"solo G raised 75"',
  '"sie"',
  '"rufer E must"',
];

type Container = Record<string, unknown>;

/** Every place in a JSON value: the object or array that holds it and the key in there. */
function placesIn(value: unknown): { holder: Container; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Container;
  const keys = Object.keys(holder);
  return [...keys.map((key) => ({ holder, key })), ...keys.flatMap((key) => placesIn(holder[key]))];
}

const steps = fc.record({
  what: fc.constantFrom('drop', 'junk', 'twice', 'extra', 'swap'),
  where: fc.nat(),
  other: fc.nat(),
  junk: fc.constantFrom(...JUNK),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

function apply(data: unknown, { what, where, other, junk }: Step): void {
  const places = placesIn(data);
  const place = places[where % Math.max(1, places.length)];
  const second = places[other % Math.max(1, places.length)];
  if (!place || !second) return;
  const { holder, key } = place;
  const put = (into: Container, name: string, value: unknown) =>
    // Also `__proto__` becomes a key of its own, as JSON.parse makes it.
    Object.defineProperty(into, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  switch (what) {
    case 'drop':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 'junk':
      put(holder, key, JSON.parse(junk));
      break;
    case 'twice':
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      else put(holder, `${key}2`, holder[key]);
      break;
    case 'extra':
      if (!Array.isArray(holder)) put(holder, other % 2 ? '__proto__' : 'loser', JSON.parse(junk));
      break;
    default:
      put(holder, key, structuredClone(second.holder[second.key]));
  }
}

/** The same JSON text with something wrong in it, as a careless editor or an enemy leaves it. */
export function damaged(text: string): fc.Arbitrary<string> {
  const inside = fc.array(steps, { minLength: 1, maxLength: 3 }).map((list) => {
    const data: unknown = JSON.parse(text);
    for (const step of list) apply(data, step);
    return JSON.stringify(data).replaceAll('1000000000000000', '1e999');
  });
  const truncated = fc.nat({ max: text.length }).map((length) => text.slice(0, length));
  const struck = fc
    .tuple(fc.nat({ max: text.length }), fc.string({ maxLength: 2 }))
    .map(([at, more]) => text.slice(0, at) + more + text.slice(at + 1));
  return fc.oneof(
    { weight: 6, arbitrary: inside },
    { weight: 1, arbitrary: truncated },
    { weight: 1, arbitrary: struck },
  );
}
