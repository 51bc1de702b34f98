import {
  OFFICIAL_RULES,
  settle,
  TOURNAMENT_IDS,
  TOURNAMENTS,
  type Contract,
  type HandInput,
  type Tournament,
} from '@schafkopf/core';
import type { Language } from '../learn/contents.js';
import { element, escaped, table, type Cell } from './html.js';
import { LISTS } from './list-words.js';
import { signed } from './read.js';
import { contractName } from './words.js';

/** The points of a tournament: each result settled by core, and what its organiser does not state. */
export function tournamentTable(said: string, language: Language): string {
  const id = TOURNAMENT_IDS.find((known) => known === said);
  if (id === undefined) throw new TypeError(`no tournament ${said}`);
  const tournament: Tournament = TOURNAMENTS[id];
  const words = LISTS[language];
  const { rows, plusOnly } = tournament.tariff.table;
  const games: readonly Contract[] = [
    { kind: 'rufer' },
    { kind: 'wenz' },
    { kind: 'solo', suit: 'E' },
    ...(rows['hearts-solo'] ? [{ kind: 'solo', suit: 'H' } as const] : []),
    { kind: 'wenz', tout: true },
    { kind: 'solo', suit: 'E', tout: true },
    { kind: 'sie' },
  ];
  const body = games.map((game) => {
    const isPromise = 'tout' in game || game.kind === 'sie';
    const cells = RESULTS.map((result, column): Cell => {
      return column > 0 && isPromise ? { figure: '' } : points(game, result, tournament, language);
    });
    return [nameIn(game, language) as Cell].concat(cells);
  });
  return [
    table(`${words.tournament}: ${tournament.source}`, words.results, body),
    element('p', {}, escaped(words.rules(plusOnly, tournament))),
  ].join('\n');
}

/** The columns: plain, Schneider, Schwarz. */
const RESULTS: readonly Partial<HandInput>[] = [
  {},
  { schneider: true },
  { schneider: true, schwarz: true },
];

/** The Hearts solo has a name of its own; of the others any suit will do. */
function nameIn(game: Contract, language: Language): string {
  if (game.kind !== 'solo' || game.suit === 'H') return contractName(game, language);
  const { suit: _, ...bare } = game;
  return contractName(bare, language);
}

/** What the winner is written and what each loser is; a dash where the organiser says nothing. */
function points(
  contract: Contract,
  result: Partial<HandInput>,
  tournament: Tournament,
  language: Language,
): Cell {
  const hand: HandInput = {
    contract,
    declarer: 0,
    ...(contract.kind === 'rufer' && { partner: 1 }),
    ...(contract.kind !== 'sie' && { won: true }),
    ...result,
  };
  const { tariff } = tournament;
  const settled = settle(hand, { tariff, rules: { ...OFFICIAL_RULES, ...tournament.rules } });
  if (!settled.ok) return { figure: '–' };
  const [winner = 0, , loser = 0] = settled.value.net;
  const [won, lost] = [signed(winner, language), signed(loser, language)];
  return { figure: loser === 0 ? won : `${won} / ${lost}` };
}
