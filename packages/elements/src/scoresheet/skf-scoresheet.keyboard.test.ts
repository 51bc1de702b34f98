import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { all, drawn, nameOf, one, textOf, texts, until } from '../../test/page.js';
import { SheetPage } from '../../test/sheet-page.js';
import { setViewport } from '../../test/viewport.js';

/** What has the focus, down through the shadow trees. */
function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** What it is called: a choice by its chip, a list by its label, a button by its name. */
function focusedName(): string {
  const element = focused();
  const label = element.closest('label');
  if (label === null) return nameOf(element);
  return label.matches('.chip') ? textOf(label) : (texts(label)[0] ?? '');
}

async function press(sheet: SheetPage, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await drawn(sheet.element);
  }
}

/** Goes on with Tab until something has the focus. */
async function tabTo(sheet: SheetPage, name: string): Promise<void> {
  const passed: string[] = [];
  do {
    await press(sheet, 'Tab');
    passed.push(focusedName());
  } while (passed.at(-1) !== name && passed.length < 30);
  expect(passed.at(-1), `passed ${passed.join(', ')}`).to.equal(name);
}

describe('skf-scoresheet with the keyboard alone', () => {
  it('a whole hand: Tab to each question, Space and arrows to answer, Enter to save', async () => {
    const sheet = await SheetPage.open();
    one(sheet.element, 'section > details > summary').focus();

    // Nothing is chosen yet, so Tab leads to the first answer, and Space takes it.
    await tabTo(sheet, 'Lena gibt');
    await press(sheet, ' ');
    expect(sheet.chosen('declarer')).to.deep.equal(['Lena gibt']);

    // She cannot be her own partner: the first answer is Jonas.
    await press(sheet, 'Tab');
    expect(focusedName()).to.equal('Jonas');
    await press(sheet, ' ');
    expect(sheet.chosen('game')).to.deep.equal(['Jonas']);

    await tabTo(sheet, '0');
    await press(sheet, 'ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(sheet.chosen('runners')).to.deep.equal(['5']);

    await tabTo(sheet, 'gewonnen');
    await press(sheet, ' ', 'ArrowRight');
    expect(sheet.chosen('outcome')).to.deep.equal(['gewonnen mit Schneider']);

    await tabTo(sheet, 'Aufschreiben');
    await sheet.changing(() => press(sheet, 'Enter'));
    expect(sheet.changes()).to.deep.equal([['+7', '+7', '−7', '−7']]);
    // The next hand can be entered at once.
    expect(focusedName()).to.equal('Lena');
  });

  it('knocks and kontra by Space, and Enter saves from wherever one is', async () => {
    const sheet = await SheetPage.open();
    one(sheet.element, 'section > details > summary').focus();
    await tabTo(sheet, 'Lena gibt');
    await press(sheet, ' ', 'ArrowRight', 'ArrowRight');
    expect(sheet.chosen('declarer')).to.deep.equal(['Felix']);
    // The last of them; not every browser goes round the end.
    const others = sheet
      .choices('game')
      .filter(({ enabled }) => enabled)
      .slice(1);
    await press(sheet, 'Tab', ' ', ...others.map(() => 'ArrowRight'));
    expect(sheet.chosen('game')).to.deep.equal(['Sie']);
    await press(sheet, 'Tab', 'Tab', ' ');
    expect(sheet.chosen('outcome')).to.deep.equal(['gewonnen']);
    await tabTo(sheet, 'Nora');
    await press(sheet, ' ');
    await tabTo(sheet, 'Kontra Gegner');
    await press(sheet, ' ');
    expect(sheet.chosen('kontra')).to.deep.equal(['Kontra Gegner']);
    await sheet.changing(() => press(sheet, 'Enter'));
    // 52 × 2 × 2.
    expect(sheet.totals()).to.deep.equal(['−208', '−208', '+624', '−208']);
  });

  it('undo, redo, details and striking are reached and pressed', async () => {
    const sheet = await SheetPage.open();
    await sheet.throwIn();
    await tabTo(sheet, 'Zählweise');
    await tabTo(sheet, 'Rückgängig');
    await sheet.changing(() => press(sheet, ' '));
    expect(sheet.titles()).to.deep.equal([]);
    await sheet.press('Wiederholen');
    sheet.select('Zählweise').focus();
    await tabTo(sheet, 'Spiel 1 im Einzelnen');
    await press(sheet, 'Enter');
    await until(() => all(sheet.element, 'tr.details .note').length === 1, 'the details');
    await press(sheet, 'Tab');
    expect(focusedName()).to.equal('Spiel 1: Ändern');
    await tabTo(sheet, 'Spiel 1: Streichen');
    await sheet.changing(() => press(sheet, 'Enter'));
    expect(sheet.titles()).to.deep.equal([]);
  });

  describe('on a small screen', () => {
    before(() => setViewport({ width: 360, height: 640 }));
    after(() => setViewport({ width: 800, height: 600 }));

    it('what has the focus never stays behind the button that sticks to the end', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' });
      one(sheet.element, 'section > details > summary').focus();
      const footer = one(sheet.element, 'form footer');
      const hidden: string[] = [];
      do {
        await press(sheet, 'Tab');
        const { top, bottom } = focused().getBoundingClientRect();
        const seen = top >= 0 && bottom <= footer.getBoundingClientRect().top + 0.5;
        if (!seen && !footer.contains(focused())) hidden.push(focusedName());
      } while (!footer.contains(focused()));
      expect(hidden).to.deep.equal([]);
    });

    it('after a hand is saved the panel is in sight for the next one', async () => {
      const sheet = await SheetPage.open();
      await sheet.tap({ declarer: 'Lena', partner: 'Jonas', outcome: 'gewonnen' });
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(one(sheet.element, 'form').getBoundingClientRect().top).to.be.lessThan(0);
      await sheet.changing(() => sheet.button('Aufschreiben').click());
      await until(() => focusedName() === 'Lena', 'the first answer');
      await until(() => one(sheet.element, 'form').getBoundingClientRect().top > -1, 'the panel');
    });
  });

  it('focus is seen on a chip', async () => {
    const sheet = await SheetPage.open();
    one(sheet.element, 'section > details > summary').focus();
    await tabTo(sheet, 'Lena gibt');
    const chip = focused().closest('label') as Element;
    expect(parseFloat(getComputedStyle(chip).outlineWidth)).to.be.at.least(2);
    expect(getComputedStyle(chip).outlineStyle).to.equal('solid');
  });
});
