import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What the manifest of the elements lists, read here once more on its own.
interface Named {
  readonly name?: string;
  readonly tagName?: string;
  readonly kind?: string;
  readonly static?: boolean;
  readonly privacy?: string;
}
type Declaration = Named & Readonly<Record<(typeof LISTED)[number], readonly Named[] | undefined>>;

export const LISTED = [
  'attributes',
  'members',
  'events',
  'slots',
  'cssParts',
  'cssProperties',
] as const;

const { modules } = JSON.parse(
  readFileSync(
    fileURLToPath(import.meta.resolve('@schafkopf/elements/custom-elements.json')),
    'utf8',
  ),
) as { readonly modules: readonly { readonly declarations?: readonly Declaration[] }[] };

/** The elements of the package. */
export const elements = modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName !== undefined);
