import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Something that an element has, as its manifest says. */
interface Entry {
  readonly name: string;
  readonly type?: string;
  readonly text: string;
}

/** An element as its manifest describes it. */
export interface Described {
  readonly tag: string;
  readonly summary: string;
  readonly fields: readonly Entry[];
  readonly events: readonly Entry[];
  readonly slots: readonly Entry[];
  readonly parts: readonly Entry[];
  readonly properties: readonly Entry[];
}

interface Item {
  readonly name?: string;
  readonly description?: string;
  readonly type?: { readonly text?: string };
}

interface Declaration extends Item {
  readonly tagName?: string;
  readonly attributes?: readonly (Item & { readonly fieldName?: string })[];
  readonly members?: readonly (Item & {
    readonly kind?: string;
    readonly privacy?: string;
    readonly static?: boolean;
  })[];
  readonly events?: readonly Item[];
  readonly slots?: readonly Item[];
  readonly cssParts?: readonly Item[];
  readonly cssProperties?: readonly Item[];
}

const FILE = fileURLToPath(import.meta.resolve('@schafkopf/elements/custom-elements.json'));

/** The public elements, by tag. */
export function publicElements(): readonly Described[] {
  const { modules } = JSON.parse(readFileSync(FILE, 'utf8')) as {
    readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
  };
  return modules
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap((declaration) => {
      const { tagName } = declaration;
      return tagName === undefined ? [] : [describe(tagName, declaration)];
    })
    .toSorted((a, b) => a.tag.localeCompare(b.tag));
}

function describe(tag: string, declaration: Declaration): Described {
  const attributeOf = new Map(
    (declaration.attributes ?? []).map(({ name, fieldName }) => [fieldName ?? name, name]),
  );
  const fields = (declaration.members ?? [])
    .filter(
      ({ kind, privacy, static: own }) =>
        kind === 'field' && privacy !== 'private' && privacy !== 'protected' && own !== true,
    )
    .map((member) => fieldOf(member, attributeOf.get(member.name)));
  return {
    tag,
    summary: declaration.description ?? '',
    fields,
    events: (declaration.events ?? []).map(entryOf),
    slots: (declaration.slots ?? []).map(entryOf),
    parts: (declaration.cssParts ?? []).map(entryOf),
    properties: (declaration.cssProperties ?? []).map(entryOf),
  };
}

function entryOf({ name = '', description = '', type }: Item): Entry {
  return {
    name: name === '' ? '(default)' : name,
    ...(type?.text !== undefined && { type: type.text }),
    text: description,
  };
}

/** A property, and the attribute that sets it. */
function fieldOf(member: Item, attribute: string | undefined): Entry {
  const entry = entryOf(member);
  if (attribute === undefined) return { ...entry, name: `${entry.name} (property)` };
  return attribute === entry.name ? entry : { ...entry, name: `${attribute} / ${entry.name}` };
}
