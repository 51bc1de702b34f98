import { oneEvent } from '@open-wc/testing';
import { html, nothing } from 'lit';
import { formatSheet } from '@schafkopf/core';
import '../src/scoresheet/define.js';
import type { SkfScoresheet } from '../src/scoresheet/skf-scoresheet.js';
import { store } from './shelf.js';
import { PLAYERS, written, type Table } from './written.js';
import { all, drawn, nameOf, one, placed, textOf, texts, until } from './page.js';

export interface SheetAttributes {
  players?: string;
  tariff?: string;
  key?: string;
  counting?: string;
  persist?: string;
  lang?: string;
}

/** A hand as a player taps it in, by what the German panel calls it. */
export interface Taps {
  declarer?: string;
  partner?: string;
  /** A game of its own, by its chip. */
  solo?: string;
  /** What is said of it besides: Hochzeit, Muss, Durchmarsch. */
  flags?: readonly string[];
  raised?: number;
  points?: number;
  virgins?: readonly string[];
  suit?: string;
  tout?: boolean;
  runners?: number;
  outcome?: string;
  knocked?: readonly string[];
  kontra?: readonly string[];
}

/** A choice as it is offered. */
export interface Choice {
  name: string;
  chosen: boolean;
  enabled: boolean;
}

const QUESTIONS = {
  declarer: 'Wer spielt?',
  game: 'Mit wem – oder was allein?',
  solosSuit: 'Trumpf muss nicht sein',
  calledSuit: 'Auf welche Sau? muss nicht sein',
  runners: 'Laufende?',
  outcome: 'Wie ging’s aus?',
  knocked: 'Geklopft?',
  kontra: 'Kontra?',
  loser: 'Wer verliert?',
  sweeper: 'Wer macht alles?',
  virgins: 'Jungfrau?',
  alsoLost: 'Wer zahlt mit?',
  what: 'Was wird gespielt?',
  raised: 'Gesteigert auf muss nicht sein',
  side: 'Wer hatte sie?',
  demanded: 'Verlangte Laufende wo nur zahlt, was verlangt wird; – heißt alle',
  factor: 'Dieses Spiel zählt Bock und Zusammengeworfenes verdoppelt die Liste von selbst',
  offender: 'Von wem?',
  knockCount: 'Geklopft?',
};
export type Question = keyof typeof QUESTIONS;

/** What the menu opens, and as what. */
export const SHEET_PARTS = [
  ['Abrechnung', 'skf-sheet-settle'],
  ['Verlauf', 'skf-sheet-chart'],
  ['Statistik', 'skf-sheet-statistics'],
  ['Teilen und sichern', 'skf-sheet-share'],
  ['Hausregeln', 'skf-sheet-rules'],
  ['Leute', 'skf-sheet-people'],
  ['Abende', 'skf-sheet-evenings'],
] as const;

let keys = 0;

/** A storage key that no other test, page or run has. */
export function freshKey(): string {
  keys += 1;
  return `test-${Date.now()}-${Math.random()}-${keys}`;
}

/** A score sheet as the person sees it who holds the phone. */
export class SheetPage {
  readonly element: SkfScoresheet;
  readonly key: string;

  constructor(element: SkfScoresheet, key: string) {
    this.element = element;
    this.key = key;
  }

  /** Puts a score sheet on the page, keeps it until the end of the test, and waits for it. */
  static async open({
    players = PLAYERS,
    tariff = '1-5',
    key = freshKey(),
    counting,
    persist,
    lang = 'de',
  }: SheetAttributes = {}): Promise<SheetPage> {
    const element = await placed<SkfScoresheet>(
      html`<skf-scoresheet
        players=${players}
        tariff=${tariff}
        storage-key=${key}
        counting=${counting ?? nothing}
        persist=${persist ?? nothing}
      ></skf-scoresheet>`,
      { lang },
    );
    const page = new SheetPage(element, key);
    await page.ready();
    return page;
  }

  /** A table with house rules and rows of its own, found where it was kept. */
  static async sit(table: Table = {}): Promise<SheetPage> {
    const key = freshKey();
    await store(key, formatSheet(written(table)));
    return SheetPage.open({ key, lang: table.lang ?? 'de' });
  }

  /** The same sheet as it is found after a reload: the element is gone, a new one comes. */
  async reload(attributes: SheetAttributes = {}): Promise<SheetPage> {
    this.element.remove();
    return SheetPage.open({ ...attributes, key: this.key });
  }

  async ready(): Promise<void> {
    await until(() => all(this.element, 'form').length > 0, 'the panel');
    await drawn(this.element);
  }

  /** Does something that changes the sheet, and waits until that is saved and drawn. */
  async changing(work: () => unknown): Promise<void> {
    const changed = oneEvent(this.element, 'skf-change');
    await work();
    await changed;
    await drawn(this.element);
    await drawn(this.element);
  }

  // The panel.

  #group(question: Question): HTMLElement {
    const group = all(this.element, 'fieldset').find(
      (each) => textOf(one(each, 'legend')) === QUESTIONS[question],
    );
    if (group === undefined) throw new Error(`Nobody asks “${QUESTIONS[question]}”`);
    return group;
  }

  asks(question: Question): boolean {
    return all(this.element, 'legend').some((legend) => textOf(legend) === QUESTIONS[question]);
  }

  choices(question: Question): Choice[] {
    return all(this.#group(question), 'label').map((label) => {
      const { checked, disabled } = one<HTMLInputElement>(label, 'input');
      return { name: textOf(label), chosen: checked, enabled: !disabled };
    });
  }

  offers(question: Question): string[] {
    return this.choices(question).map(({ name }) => name);
  }

  chosen(question: Question): string[] {
    return this.choices(question).flatMap(({ name, chosen }) => (chosen ? [name] : []));
  }

  async choose(question: Question, answer: string): Promise<void> {
    const label = all(this.#group(question), 'label').find((each) => {
      const text = textOf(each);
      return text === answer || texts(each)[0] === answer;
    });
    // The whole name before its beginning: “gewonnen” also stands in “gewonnen schwarz”.
    const exact = all(this.#group(question), 'label').find((each) => textOf(each) === answer);
    const chip = exact ?? label;
    if (chip === undefined) throw new Error(`“${answer}” is not offered`);
    one<HTMLInputElement>(chip, 'input').click();
    await drawn(this.element);
  }

  toggleTout(): Promise<void> {
    return this.toggle('Tout');
  }

  /** A chip that stands alone. */
  async toggle(name: string): Promise<void> {
    const chip = all(this.element, 'label').find((label) => textOf(label) === name);
    if (chip === undefined) throw new Error(`“${name}” is not offered`);
    one<HTMLInputElement>(chip, 'input').click();
    await drawn(this.element);
  }

  /** Types into a field with a name. */
  async type(name: string, text: string): Promise<void> {
    const [input] = all(this.element, 'label')
      .filter((each) => textOf(each) === name)
      .flatMap((label) => all<HTMLInputElement>(label, 'input[type="text"]'));
    if (input === undefined) throw new Error(`There is no “${name}”`);
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(this.element);
  }

  /** Opens a part that is folded away, and waits until it has come. */
  async unfold(title: string, holds: string): Promise<void> {
    const summary = all(this.element, 'summary').find((each) => textOf(each) === title);
    if (summary === undefined) throw new Error(`Nothing is called “${title}”`);
    summary.click();
    await until(() => all(this.element, holds).length > 0, title);
    await drawn(this.element);
  }

  async tap(taps: Taps): Promise<void> {
    const { declarer, partner, solo, suit, tout, runners, outcome, knocked, kontra } = taps;
    if (declarer !== undefined) await this.choose('declarer', declarer);
    const game = this.asks('game') ? 'game' : 'what';
    if (partner !== undefined) await this.choose(game, partner);
    if (solo !== undefined) await this.choose(game, solo);
    for (const flag of taps.flags ?? []) await this.toggle(flag);
    if (taps.raised !== undefined) await this.choose('raised', String(taps.raised));
    if (suit !== undefined) await this.choose(solo ? 'solosSuit' : 'calledSuit', suit);
    if (tout) await this.toggleTout();
    if (runners !== undefined) {
      const shown = this.offers('runners').includes(String(runners));
      if (!shown) this.button('Mehr Laufende').click();
      await drawn(this.element);
      await this.choose('runners', String(runners));
    }
    if (taps.points !== undefined) await this.type('oder Augen', String(taps.points));
    if (outcome !== undefined) await this.choose('outcome', outcome);
    for (const name of taps.virgins ?? []) await this.choose('virgins', name);
    for (const name of knocked ?? []) await this.choose('knocked', name);
    for (const step of kontra ?? []) await this.choose('kontra', step);
  }

  /** Taps a hand in and writes it down. */
  async enter(taps: Taps): Promise<void> {
    await this.tap(taps);
    await this.changing(() => this.button('Aufschreiben').click());
  }

  throwIn(): Promise<void> {
    return this.changing(() => this.button('Zusammengeworfen').click());
  }

  /** What stands above the button: the price, or what is missing, or what was saved. */
  said(): string {
    const price = all(this.element, 'footer [role="status"]')[0];
    return textOf(price ?? one(this.element, '[slot="said"][role="status"]'));
  }

  /** Why it cannot be written down; the words come a little later the first time. */
  async refusal(): Promise<string> {
    await until(() => this.said() !== '…', 'the reason');
    return this.said();
  }

  /** “Spiel 3 / Ben gibt · Cora kommt raus”. */
  heading(): string {
    const [number, deal] = texts(one(this.element, 'form > header'));
    return `${number} / ${deal}`;
  }

  // Buttons anywhere.

  button(name: string): HTMLButtonElement {
    const found = all<HTMLButtonElement>(this.element, 'button').filter(
      (button) => nameOf(button) === name,
    );
    // Undo stands in the message and in the toolbar.
    const button = found.at(-1);
    if (button === undefined) throw new Error(`There is no button “${name}”`);
    return button;
  }

  press(name: string): Promise<void> {
    return this.changing(() => this.button(name).click());
  }

  // The list.

  /** The cells of the totals. */
  totals(): string[] {
    return all(this.element, 'thead tr:last-child td').map((cell) => texts(cell)[0] ?? '');
  }

  /** The hands, the first one first: what was played, what changed, where everybody stood. */
  hands(): { title: string; changes: string[]; running: string[] }[] {
    const rows = all(this.element, 'tbody tr.dealt');
    return rows.toReversed().map((row) => {
      const cells = all(row, 'td').slice(1).map(texts);
      return {
        title: titleOf(one(row, 'th')),
        changes: cells.map(([change]) => change ?? ''),
        running: cells.map(([, running]) => running ?? ''),
      };
    });
  }

  changes(): string[][] {
    return this.hands().map(({ changes }) => changes);
  }

  /** The rows that are no hands, the first one first. */
  asides(): string[] {
    const rows = all(this.element, 'tbody tr[role="row"]').filter(
      (row) => !row.matches('.dealt, .details'),
    );
    return rows.toReversed().map((row) => textOf(row));
  }

  /** How each hand ended, as its row says; nothing for a thrown-in hand. */
  endings(): string[] {
    return all(this.element, 'tbody .ending').map(textOf);
  }

  titles(): string[] {
    return this.hands().map(({ title }) => title);
  }

  /** The names above the columns; who leads is marked below. */
  names(): string[] {
    return all(this.element, 'thead .name').map(textOf);
  }

  async details(number: number): Promise<void> {
    const opening = all(this.element, 'tr.details').length === 0;
    this.button(`Spiel ${number} im Einzelnen`).click();
    await this.#opened(opening);
  }

  /** What is opened comes a little later the first time. */
  async #opened(opening: boolean): Promise<void> {
    const noted = () => all(this.element, 'tr.details .note').length > 0;
    await until(() => noted() === opening, opening ? 'the details' : 'their end');
    await drawn(this.element);
    await drawn(this.element);
  }

  async count(way: 'Plus und Minus' | 'Über dem Schlechtesten'): Promise<void> {
    await choose(this.select('Zählweise'), way);
    await drawn(this.element);
  }

  // Settings.

  async openSettings(): Promise<void> {
    const details = this.#settings();
    if (!details.open) one(details, 'summary').click();
    await until(() => all(details, 'skf-sheet-settings').length > 0, 'the settings');
    await drawn(this.element);
  }

  summary(): string {
    return textOf(one(this.#settings(), 'summary'));
  }

  /** Those of the sheet itself: parts of it fold something away too. */
  #settings(): HTMLDetailsElement {
    const details = this.element.shadowRoot?.querySelector<HTMLDetailsElement>('section > details');
    if (!details) throw new Error('There are no settings');
    return details;
  }

  select(name: string): HTMLSelectElement {
    const label = all(this.element, 'label').find((each) => textOf(each).startsWith(name));
    if (label === undefined) throw new Error(`There is no “${name}”`);
    return one(label, 'select');
  }

  async rename(player: string, name: string): Promise<void> {
    const input = all<HTMLInputElement>(this.element, 'input[type="text"]').find(
      (each) => nameOf(each) === player,
    );
    if (input === undefined) throw new Error(`There is no “${player}”`);
    input.value = name;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await drawn(this.element);
  }

  // The menu.

  /** Opens a part from the menu, and waits until it has come. */
  async openPart(title: string, tag: string): Promise<HTMLElement> {
    const more = this.button('Mehr …');
    if (more.getAttribute('aria-expanded') === 'false') more.click();
    await drawn(this.element);
    this.button(title).click();
    await until(() => all(this.element, tag).length > 0, title);
    await drawn(this.element);
    return one(this.element, tag);
  }

  async closePart(): Promise<void> {
    this.button('Schließen').click();
    await until(() => all(this.element, 'dialog').length === 0, 'the end of the part');
    await drawn(this.element);
  }

  /** What is said to be wrong. */
  problems(): string[] {
    return all(this.element, '[role="alert"] p').map(textOf);
  }
}

/** Picks an option as a person does. */
export async function choose(select: HTMLSelectElement, label: string): Promise<void> {
  const option = [...select.options].find((each) => textOf(each) === label);
  if (option === undefined) throw new Error(`“${label}” is not offered`);
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a select shows as chosen. */
export function picked(select: HTMLSelectElement): string {
  const [option] = select.selectedOptions;
  return option ? textOf(option) : '';
}

/** What was played and by whom, without how it ended and what else was paid for. */
function titleOf(cell: Element): string {
  const parts = all(cell, 'span, small:not(.ending, .extras)').map(textOf);
  return (parts.length > 0 ? parts.join(' ') : textOf(cell)).replaceAll('\u00ad', '');
}
