/**
 * Registers an element once. A second copy of this package on a page keeps the first one's
 * elements and says so, instead of breaking the page.
 */
export function register(name: string, element: CustomElementConstructor): void {
  const known = customElements.get(name);
  if (known === undefined) customElements.define(name, element);
  else if (known !== element) {
    console.warn(`<${name}> is already defined by another script; that one stays in use.`);
  }
}
