/** What asks for a card stands where the answer will, and leaves with the first card that is pressed. */
export function giveWay(root: Document | HTMLElement): void {
  for (const answered of ['skf-card-select', 'skf-card-refused']) {
    root.addEventListener(answered, ({ target }) => {
      if (target instanceof Element) target.closest('.position')?.classList.add('asked');
    });
  }
}
