import {
  ALL_POINTS,
  OFFICIAL_RULES,
  pointsToWin,
  raisesOver,
  settle,
  TARIFF_IDS,
  TARIFFS,
  trumpTable,
  type Contract,
  type HandInput,
  type Rules,
} from '@schafkopf/core';
import { exampleRows } from './example-row.js';
import { SOURCES } from './example-words.js';
import type { Figures } from './figures.js';
import { table, type Cell } from './html.js';
import { LISTS } from './list-words.js';
import { optionRow } from './option-row.js';
import { OPTION_PAGES } from './option-words.js';
import { numberIn, oneOf } from './read.js';
import { recordsIn } from './records.js';
import { tournamentTable } from './tournament-table.js';
import { contractName } from './words.js';

/** Figures that list what core has. */
export const LISTED: Figures = {
  /** `{{tariffs}}`: the prices of every tariff. */
  tariffs: (_, language) => {
    const words = LISTS[language];
    const items = ['rufer', 'wedding', 'bettel', 'ramsch', 'solo', 'sweep', 'unit'] as const;
    const head = [words.tariff, ...items.map((item) => words.items[item])];
    const rows = TARIFF_IDS.map((id) => {
      const prices = items.map((item): Cell => ({ figure: numberIn(TARIFFS[id][item], language) }));
      return [id.replaceAll('-', '/') as Cell].concat(prices);
    });
    return table(words.tariffs, head, rows, 'stacked');
  },
  /** `{{tournament grossreuth}}`: the points of a tournament, each as core settles it. */
  tournament: tournamentTable,
  /** `{{runners-paid}}`: what runners add at 10/50, as far down as there are trumps. */
  'runners-paid': (_, language) => {
    const words = LISTS[language];
    const games: readonly Contract[] = [
      { kind: 'rufer' },
      { kind: 'solo' },
      { kind: 'wenz' },
      { kind: 'solo', tout: true },
    ];
    const rows = Array.from({ length: MOST_RUNNERS - 1 }, (__, index) => {
      const runners = index + 2;
      return [{ figure: String(runners) } as Cell].concat(
        games.map((game) => worthWith(game, runners)),
      );
    });
    return table(
      words.runners,
      [words.runners, ...games.map((g) => contractName(g, language))],
      rows,
    );
  },
  /** `{{raises 10}}`: what each bid of an auction asks of both sides. */
  raises: (said, language) => {
    const words = LISTS[language];
    const raiseStep = oneOf({ 5: true, 10: true }, said) === '5' ? 5 : 10;
    const rows = raisesOver(0, { raiseStep }).map((raised) => {
      const least = pointsToWin({ kind: 'solo', raised });
      return [raised, least, ALL_POINTS - least + 1].map((points) => ({ figure: String(points) }));
    });
    return table(words.raising, [words.bid, words.soloist, words.defence], rows);
  },
  /** `{{examples SquareScores}}`: every hand that a source reckons, as core settles it. */
  examples: (said, language) => {
    const words = LISTS[language];
    const told = recordsIn('settlement-sources').filter(({ source }) => source?.startsWith(said));
    const source = Object.hasOwn(SOURCES, said) ? SOURCES[said] : undefined;
    if (told.length === 0 || source === undefined) {
      throw new TypeError(`no example stands in ${said}`);
    }
    return table(
      `${words.examples}: ${source[language]}`,
      [words.where, words.game, words.value, words.net],
      exampleRows(told, language),
      'stacked',
    );
  },
  /** `{{options}}`: every house rule, its values, and the page that tells of it. */
  options: (_, language) => {
    const words = LISTS[language];
    const names = Object.keys(OPTION_PAGES) as (keyof Rules)[];
    const rows = names.map((name) => optionRow(name, language));
    return table(words.options, [words.means, words.values], rows);
  },
};

/** All trumps of a Rufer or a Solo. */
const MOST_RUNNERS = trumpTable({ kind: 'rufer' }).trumpOrder.length;

function worthWith(contract: Contract, runners: number): Cell {
  const hand: HandInput = { contract, declarer: 0, won: true, runners };
  const partner = contract.kind === 'rufer' ? { partner: 1 } : {};
  const settled = settle(
    { ...hand, ...partner },
    { tariff: TARIFFS['10-50'], rules: OFFICIAL_RULES },
  );
  return { figure: settled.ok ? String(settled.value.value) : '–' };
}
