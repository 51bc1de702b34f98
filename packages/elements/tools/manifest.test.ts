import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { described } from './described.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
interface Member {
  readonly name: string;
  readonly privacy?: string;
}
const manifest: { modules: { declarations: [{ members: Member[] }] }[] } = JSON.parse(
  read('dist/custom-elements.json'),
);
const elements = described(manifest);
const { exports, customElements } = JSON.parse(read('package.json'));

/** A class as Lit completes it. */
type ElementClass = CustomElementConstructor & {
  observedAttributes: readonly string[];
  elementProperties: ReadonlyMap<string, { attribute?: unknown; state?: boolean }>;
};
const published: Record<string, unknown> = await import('../dist/index.js');
const classes = Object.entries(published).filter(
  (entry): entry is [string, ElementClass] =>
    typeof entry[1] === 'function' && 'elementProperties' in entry[1],
);
const eventTypes = Object.entries(published).flatMap(([name, value]) =>
  typeof value === 'function' && 'type' in value ? [{ name, event: String(value.type) }] : [],
);

describe('the manifest', () => {
  it('keeps to the schema of its kind', () => {
    const ajv = new Ajv({ strict: false });
    ajv.validate(schema, manifest);
    expect(ajv.errors).toBeNull();
  });

  it('stands where package.json says', () => {
    expect(customElements).toBe('dist/custom-elements.json');
    expect(exports['./custom-elements.json']).toBe('./dist/custom-elements.json');
  });

  it('tells of the elements that the package exports, and of no other', () => {
    expect(elements.map(({ className }) => className).sort()).toEqual(
      classes.map(([name]) => name).sort(),
    );
  });

  it('tells of nothing that is private', () => {
    const members = manifest.modules.flatMap(({ declarations: [one] }) => one.members);
    expect(members.length).toBeGreaterThan(50);
    for (const { name, privacy } of members) {
      expect(name).not.toMatch(/^[#_]/);
      expect(privacy ?? 'public').toBe('public');
    }
    expect(JSON.stringify(manifest)).not.toContain('HandElement');
  });

  it('describes everything', () => {
    for (const element of elements) {
      const { tag, properties, events, slots, parts, colours } = element;
      for (const one of [element, ...properties, ...events, ...slots, ...parts, ...colours]) {
        expect(one.description, `${tag}: ${'name' in one ? one.name : ''}`).not.toBe('');
      }
    }
  });
});

describe.each(classes)('%s', (name, element) => {
  const told = elements.find(({ className }) => className === name);

  it('has every attribute in the manifest', () => {
    const attributes = told?.properties.flatMap(({ attribute }) => attribute ?? []);
    expect(attributes?.sort()).toEqual([...element.observedAttributes].sort());
  });

  it('has every property in the manifest', () => {
    const properties = [...element.elementProperties]
      .filter(([, { state }]) => state !== true)
      .map(([property]) => property);
    expect(told?.properties.map((property) => property.name)).toEqual(
      expect.arrayContaining(properties),
    );
  });

  it('has every event that it fires in the manifest', () => {
    const folder = told?.path.split('/')[0] ?? '';
    const source = readdirSync(`${root}src/${folder}`)
      .filter((file) => !/\.(test|stories)\.ts$/.test(file))
      .map((file) => read(`src/${folder}/${file}`))
      .join('\n');
    const fired = eventTypes.filter((one) => source.includes(`new ${one.name}(`));
    expect(told?.events.map(({ type }) => type).sort()).toEqual(
      fired.map((one) => one.name).sort(),
    );
    expect(told?.events.map((event) => event.name).sort()).toEqual(
      fired.map(({ event }) => event).sort(),
    );
  });

  it('has an entry of its own, and a place in the autoloader', () => {
    const { tag = '', path = '' } = told ?? {};
    const define = `./dist/${path.replace(/[^/]+$/, 'define.js')}`;
    expect(exports[`./${tag}.js`]?.default).toBe(define);
    expect(read('src/autoload.ts')).toContain(
      `'${tag}': () => import('./${path.replace(/[^/]+$/, 'define.js')}')`,
    );
  });
});

it('every exported event is fired by an element of the manifest', () => {
  const told = new Set(elements.flatMap(({ events }) => events.map(({ type }) => type)));
  expect([...told].sort()).toEqual(eventTypes.map(({ name }) => name).sort());
});
