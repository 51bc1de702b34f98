/**
 * Registers an element once. A second copy of this package on a page keeps the first one's
 * elements and says so, once for all of them, instead of breaking the page.
 */
export function register(name: string, element: CustomElementConstructor): void {
  const known = customElements.get(name);
  if (known === undefined) customElements.define(name, element);
  else if (known !== element) {
    // What to say of it cannot be had where the net is gone; then nothing is said.
    import('./kept.js').then(({ keep }) => keep(name)).catch(() => {});
  }
}
