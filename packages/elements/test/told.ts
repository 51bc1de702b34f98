import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

type Args = Readonly<Record<string, unknown>>;

/** What the controls of a story tell an element; it stays the same element when they change. */
export const told = directive(
  class extends Directive {
    override render(_: Args): typeof noChange {
      return noChange;
    }

    override update({ element }: ElementPart, [args]: [Args]): typeof noChange {
      for (const [name, value] of Object.entries(args)) tell(element, name, value);
      return noChange;
    }
  },
);

/** Texts, numbers and switches become attributes where there is one, everything else a property. */
function tell(element: Element, name: string, value: unknown): void {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: string[] };
  const isObject = typeof value === 'object' && value !== null;
  if (isObject || !observedAttributes.includes(name)) Object.assign(element, { [name]: value });
  else if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}
