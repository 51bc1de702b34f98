import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { register } from './register.js';

/** Registers and hears what the console is warned of. */
function warnings(work: () => void): string[] {
  const heard: string[] = [];
  const { warn } = globalThis.console;
  globalThis.console.warn = (...words: unknown[]) => heard.push(words.join(' '));
  try {
    work();
  } finally {
    globalThis.console.warn = warn;
  }
  return heard;
}

describe('register', () => {
  it('defines an element', () => {
    class First extends HTMLElement {}
    expect(warnings(() => register('skf-test-first', First))).to.deep.equal([]);
    expect(document.createElement('skf-test-first')).to.be.instanceOf(First);
  });

  it('is silent when the same element comes again', () => {
    class Same extends HTMLElement {}
    register('skf-test-same', Same);
    expect(warnings(() => register('skf-test-same', Same))).to.deep.equal([]);
  });

  it('keeps the first element when another one comes, and warns', () => {
    class Kept extends HTMLElement {}
    class Late extends HTMLElement {}
    register('skf-test-kept', Kept);
    const heard = warnings(() => register('skf-test-kept', Late));
    expect(heard).to.have.lengthOf(1);
    expect(heard[0]).to.contain('<skf-test-kept>');
    expect(document.createElement('skf-test-kept')).to.be.instanceOf(Kept);
  });

  it('is what the package registers every element with', async () => {
    await import('../define.js');
    const all = await import('../index.js');
    const elements = (Object.values(all) as CustomElementConstructor[]).filter(
      ({ prototype }) => prototype instanceof LitElement,
    );
    expect(elements).to.have.lengthOf.at.least(8);
    for (const element of elements) {
      const tag = element.name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
      expect(customElements.get(tag), tag).to.equal(element);
    }
  });
});
