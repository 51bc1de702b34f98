const kept: string[] = [];

/**
 * Registers an element once. A second copy of this package on a page keeps the first one's
 * elements and says so, once for all of them, instead of breaking the page.
 */
export function register(name: string, element: CustomElementConstructor): void {
  const known = customElements.get(name);
  if (known === undefined) customElements.define(name, element);
  else if (known !== element) {
    if (kept.length === 0) queueMicrotask(sayWhatIsKept);
    kept.push(`<${name}>`);
  }
}

function sayWhatIsKept(): void {
  const names = kept.splice(0).join(', ');
  console.warn(`skf is on this page more than once. The first copy stays in use for ${names}.`);
}
