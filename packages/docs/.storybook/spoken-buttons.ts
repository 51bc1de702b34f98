interface Label {
  readonly own: string;
  readonly given: string;
}

const labels = new WeakMap<Element, Label>();

/**
 * Storybook names buttons by what they do and leaves out the words that can be read on them, so
 * that nobody can press them by saying these words. Both are said here.
 */
export function speakButtons(): void {
  const name = () => document.querySelectorAll('button[aria-label]').forEach(nameButton);
  new MutationObserver(name).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  });
}

function nameButton(button: Element): void {
  const label = button.getAttribute('aria-label') ?? '';
  const known = labels.get(button);
  const own = known?.given === label ? known.own : label;
  const words = button.textContent?.trim() ?? '';
  const given = own.includes(words) ? own : `${words}: ${own}`;
  labels.set(button, { own, given });
  if (given !== label) button.setAttribute('aria-label', given);
}
