/** Gives elements the rich data that a page carries for them as text in `data-properties`. */
export function giveProperties(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-properties]')) {
    Object.assign(element, JSON.parse(element.dataset['properties'] ?? '{}'));
  }
}
