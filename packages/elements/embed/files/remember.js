/**
 * A plain script at the end of a page: it runs before every module and remembers what stands there,
 * in every shadow root too.
 */
function elementsIn(root) {
  const found = [];
  for (const element of root.querySelectorAll('*')) {
    found.push(element);
    if (element.shadowRoot) found.push(...elementsIn(element.shadowRoot));
  }
  return found;
}

/** An element as a reader has it: its name, its attributes, and the text that is its own. */
function described(element) {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
  const texts = Array.from(element.childNodes)
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ data }) => data.trim());
  const kept = attributes.filter((attribute) => !attribute.startsWith('defer-hydration'));
  return [element.localName, ...kept.sort(), ...texts.filter((text) => text !== '')].join(' ');
}

const before = elementsIn(document.body);
const describedBefore = before.map(described);

/** What is another element now than it was, or says something else. */
globalThis.changed = () => {
  const now = elementsIn(document.body);
  const gone = before.filter((element) => !now.includes(element)).map(described);
  const other = before.filter((element, at) => described(element) !== describedBefore[at]);
  const come = now.filter((element) => !before.includes(element));
  return [...gone, ...other.map(described), ...come.map(described)].slice(0, 20);
};

/** The elements that no script has taken over yet. */
globalThis.untouched = () =>
  elementsIn(document.body)
    .filter(({ localName, hasUpdated }) => localName.startsWith('skf-') && !hasUpdated)
    .map(({ localName }) => localName);
