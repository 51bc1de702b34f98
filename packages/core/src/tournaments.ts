import type { AllTricksPrice, PointTable, TableRow } from './point-table.js';
import type { Rules } from './rules.js';
import type { Tariff } from './tariff.js';

/** A tournament as its organiser published it. */
export interface Tournament {
  /** Where its table was published. */
  readonly source: string;
  /** How often so many hands are played, where that is known. */
  readonly rounds: { readonly count: number; readonly hands: number } | null;
  /** Its points as a tariff. */
  readonly tariff: Tariff & { readonly table: PointTable };
  /** Its options, where they differ from the official rules. */
  readonly rules: Partial<Rules>;
}

/** A tournament of {@link TOURNAMENTS}. */
export type TournamentId = keyof typeof TOURNAMENTS;

const CROSS: Partial<Rules> = { allPass: 'cross-play' };
const MUST: Partial<Rules> = { allPass: 'must-play' };
const SHORT_CROSS: Partial<Rules> = { deck: 'short', allPass: 'cross-play' };
const DOUBLE: AllTricksPrice = { times: 2 };

/** A Rufer at 1, 2 or 3 points, each solo at so many from each opponent and one more a step. */
function balanced(solo: number, tout: AllTricksPrice, sie?: AllTricksPrice): PointTable {
  const columns = (loser: number) => [3 * loser, loser] as const;
  return {
    plusOnly: false,
    rows: {
      rufer: { plain: [1, 1], schneider: [2, 2], schwarz: [3, 3] },
      solo: {
        plain: columns(solo),
        schneider: columns(solo + 1),
        schwarz: columns(solo + 2),
      },
    },
    tout,
    ...(sie && { sie }),
  };
}

/** What only winners are written. What the opponents of a lost solo get is not published. */
function plusOnly(
  rufer: number,
  solos: Partial<Record<'wenz' | 'solo' | 'hearts-solo', number>>,
  tout: AllTricksPrice,
): PointTable {
  const rows: Partial<Record<string, TableRow>> = {};
  for (const [game, points] of Object.entries(solos)) rows[game] = { plain: [points, 0] };
  const steps: TableRow = {
    plain: [rufer, 0],
    schneider: [2 * rufer, 0],
    schwarz: [3 * rufer, 0],
  };
  return { plusOnly: true, rows: { rufer: steps, ...rows }, tout };
}

function inPoints(table: PointTable): Tournament['tariff'] {
  return { unit: 1, table };
}

/** The tournaments whose tables are known. A result that a table does not state is refused. */
export const TOURNAMENTS = {
  'donauries-2019': {
    source: 'donauries-schafkopfcup.de 2019/20',
    rounds: { count: 2, hands: 32 },
    tariff: inPoints(balanced(5, DOUBLE, { times: 4 })),
    rules: CROSS,
  },
  'self-bar-2022': {
    source: 'self-bar.de 2022',
    rounds: { count: 2, hands: 30 },
    tariff: inPoints(balanced(5, { columns: [42, 14] }, { columns: [84, 28] })),
    rules: { ...MUST, mustWin: 60 },
  },
  grossreuth: {
    source: 'grossreuth.de',
    rounds: { count: 2, hands: 20 },
    tariff: inPoints(balanced(2, { columns: [24, 8] })),
    rules: MUST,
  },
  'muenchsmuenster-2009': {
    source: 'schafkopf-turniere.de, Münchsmünster 2009',
    rounds: { count: 3, hands: 48 },
    tariff: inPoints(balanced(2, { columns: [18, 6] }, { columns: [24, 8] })),
    rules: CROSS,
  },
  'niederfuellbach-2024': {
    source: 'schafkopfrennen.de, Niederfüllbach 2024',
    rounds: null,
    tariff: inPoints(plusOnly(5, { solo: 20, 'hearts-solo': 30 }, DOUBLE)),
    rules: SHORT_CROSS,
  },
  'pro-hof': {
    source: 'pro-hof.de',
    rounds: { count: 3, hands: 40 },
    tariff: inPoints(plusOnly(10, { wenz: 20, solo: 30 }, { plus: 20 })),
    rules: CROSS,
  },
  oberwallenstadt: {
    source: 'tv-oberwallenstadt.de',
    rounds: { count: 2, hands: 30 },
    tariff: inPoints(plusOnly(5, { solo: 20, 'hearts-solo': 25 }, DOUBLE)),
    rules: SHORT_CROSS,
  },
} as const satisfies Readonly<Record<string, Tournament>>;

/** The names of the tournaments. */
export const TOURNAMENT_IDS = Object.keys(TOURNAMENTS) as readonly TournamentId[];
