import type manifest from '@schafkopf/elements/custom-elements.json';

interface Item {
  readonly name?: string;
  readonly description?: string;
}

interface Declaration {
  readonly attributes?: readonly { readonly name: string; readonly fieldName?: string }[];
  readonly members?: readonly Item[];
  readonly slots?: readonly Item[];
  readonly cssParts?: readonly Item[];
}

/**
 * The manifest as Storybook can list it. It has one line for a name, and an attribute, a slot and a
 * part may share one: slots and parts are named as a page writes them. What an attribute sets is
 * not listed as a property once more.
 */
export function listedManifest({ modules, ...rest }: typeof manifest): object {
  return {
    ...rest,
    modules: modules.map(({ declarations }) => ({ declarations: declarations.map(listed) })),
  };
}

function listed(declaration: Declaration): Declaration {
  const { attributes = [], members = [], slots = [], cssParts = [] } = declaration;
  const set = new Set(attributes.map(({ name, fieldName = name }) => fieldName));
  return {
    ...declaration,
    members: members.filter(({ name = '' }) => !set.has(name)),
    slots: slots.map(({ name = '', description = '' }) => ({
      name: name === '' ? '(default)' : `slot="${name}"`,
      description,
    })),
    cssParts: cssParts.map(({ name = '', description = '' }) => ({
      name: `::part(${name})`,
      description,
    })),
  };
}
