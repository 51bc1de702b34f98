import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { register } from './register.js';

/** Registers and hears what the console is warned of. */
async function warnings(work: () => void): Promise<string[]> {
  const heard: string[] = [];
  const { warn } = globalThis.console;
  globalThis.console.warn = (...words: unknown[]) => heard.push(words.join(' '));
  try {
    work();
    await import('./kept.js');
    // In WebKit what was imported first need not be there first.
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
  } finally {
    globalThis.console.warn = warn;
  }
  return heard;
}

describe('register', () => {
  it('defines an element', async () => {
    class First extends HTMLElement {}
    expect(await warnings(() => register('skf-test-first', First))).to.deep.equal([]);
    expect(document.createElement('skf-test-first')).to.be.instanceOf(First);
  });

  it('is silent when the same element comes again', async () => {
    class Same extends HTMLElement {}
    register('skf-test-same', Same);
    expect(await warnings(() => register('skf-test-same', Same))).to.deep.equal([]);
  });

  it('keeps the first element when another one comes, and warns once for all', async () => {
    class Kept extends HTMLElement {}
    class Late extends HTMLElement {}
    class AlsoLate extends HTMLElement {}
    register('skf-test-kept', Kept);
    const heard = await warnings(() => {
      register('skf-test-kept', Late);
      register('skf-test-first', AlsoLate);
    });
    expect(heard).to.have.lengthOf(1);
    expect(heard[0]).to.contain('<skf-test-kept>, <skf-test-first>');
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
