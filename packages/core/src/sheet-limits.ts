/** What a sheet may hold at most; no evening needs more. */
export const MOST_AMOUNT = 1_000_000_000;

/** The letters of a name. */
export const MOST_NAME = 60;

/** The letters of a note. */
export const MOST_NOTE = 1000;

/** The people that one sheet may be given: each is a column, and no table has seen so many. */
export const MOST_PEOPLE = 100;

/** The letters that a sheet may grow to in a file: more than fifty thousand hands. */
export const LONGEST_FILE = 10_000_000;

/** What is read may be twice as much, for so much can two copies be when they are merged. */
export const READABLE = { people: 2 * MOST_PEOPLE, letters: 2 * LONGEST_FILE } as const;

/** The lines of a table with results: no evening is as long, and more would hold up a page. */
export const MOST_LINES = 50_000;

/** The fewest and the most who may sit at a table; two cannot play (SquareScores). */
export const TABLE_SIZE = { least: 3, most: 6 } as const;

/** More edits than anybody makes; beyond, the number stands still and content decides. */
export const MOST_EDIT = 2 ** 50;
