import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { drawn, nameOf, one, place } from '../../test/page.js';
import '../card/define.js';
import '../trick/define.js';

const nameIn = (root: Element) => nameOf(one(root, '[role="img"]'));

describe('the language of an element', () => {
  for (const [title, template, name] of [
    ['its own lang', html`<div lang="en"><skf-card lang="de" card="EO"></skf-card></div>`, 'de'],
    [
      'the nearest lang around it',
      html`<div lang="de">
        <p lang="en"><skf-card card="EO"></skf-card></p>
      </div>`,
      'en',
    ],
    ['de-AT', html`<div lang="de-AT"><skf-card card="EO"></skf-card></div>`, 'de'],
    ['DE', html`<div lang="DE"><skf-card card="EO"></skf-card></div>`, 'de'],
    ['en-GB', html`<div lang="en-GB"><skf-card card="EO"></skf-card></div>`, 'en'],
    [
      'an unknown language',
      html`<div lang="de">
        <p lang="fr"><skf-card card="EO"></skf-card></p>
      </div>`,
      'en',
    ],
    [
      'an empty lang',
      html`<div lang="de">
        <p lang=""><skf-card card="EO"></skf-card></p>
      </div>`,
      'en',
    ],
    [
      'the name of something every object has',
      html`<div lang="toString"><skf-card card="EO"></skf-card></div>`,
      'en',
    ],
  ] as const) {
    it(`${title}: ${name}`, async () => {
      const area = await place(template);
      expect(nameIn(area)).to.equal(name === 'de' ? 'Eichel-Ober' : 'Acorns Ober');
    });
  }

  it('comes from the page’s root where nothing nearer has one', async () => {
    const before = document.documentElement.getAttribute('lang');
    try {
      document.documentElement.lang = 'de';
      const area = await place(html`<div><skf-card card="EO"></skf-card></div>`);
      expect(nameIn(area)).to.equal('Eichel-Ober');
      document.documentElement.lang = 'en';
      await drawn(area);
      expect(nameIn(area)).to.equal('Acorns Ober');
    } finally {
      if (before === null) document.documentElement.removeAttribute('lang');
      else document.documentElement.lang = before;
    }
  });

  it('reaches into the shadow trees of others', async () => {
    const area = await place(html`<div lang="de"><div></div></div>`);
    const shadow = one(area, 'div').attachShadow({ mode: 'open' });
    render(html`<skf-card card="EO"></skf-card>`, shadow);
    await drawn(area);
    expect(nameIn(area)).to.equal('Eichel-Ober');
  });

  it('is followed when it changes on an element around', async () => {
    const area = await place(
      html`<div lang="de">
        <section><skf-trick cards="EA" contract="rufer"></skf-trick></section>
      </div>`,
    );
    await drawn(area);
    expect(nameIn(area)).to.equal('Eichel-Sau');
    area.lang = 'en';
    await drawn(area);
    expect(nameIn(area)).to.equal('Acorns Ace');
    area.lang = 'de-DE';
    await drawn(area);
    expect(nameIn(area)).to.equal('Eichel-Sau');
  });

  it('is followed when the element moves to a part of the page in another language', async () => {
    const area = await place(
      html`<div>
        <div lang="de"><skf-trick cards="EA" contract="rufer"></skf-trick></div>
        <div lang="en"></div>
      </div>`,
    );
    await drawn(area);
    expect(nameIn(area)).to.equal('Eichel-Sau');
    one(area, '[lang="en"]').append(one(area, 'skf-trick'));
    await drawn(area);
    expect(nameIn(area)).to.equal('Acorns Ace');
  });

  it('is still followed by others when one element has gone', async () => {
    const area = await place(
      html`<div lang="de"><skf-card card="EO"></skf-card><skf-card card="GO"></skf-card></div>`,
    );
    await drawn(area);
    area.firstElementChild?.remove();
    area.lang = 'en';
    await drawn(area);
    expect(nameIn(area)).to.equal('Leaves Ober');
  });
});
