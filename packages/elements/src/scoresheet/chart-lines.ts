/** A line of the chart: where it goes, in a picture of so many units by so many. */
interface ChartLine {
  readonly points: string;
  /** Where it ends. */
  readonly end: { readonly x: number; readonly y: number };
}

/** The lines of everybody and the amounts that are marked at the side. */
export interface Chart {
  readonly lines: readonly ChartLine[];
  readonly marks: readonly { readonly amount: number; readonly y: number }[];
  /** The hands that are marked below. */
  readonly hands: readonly { readonly number: number; readonly x: number }[];
  readonly zero: number;
}

export const WIDTH = 320;
export const HEIGHT = 200;
/** More points than pixels say no more. */
const MOST_POINTS = 600;

/**
 * Draws totals after each row, first of all 0, one list for each person.
 * @param steps how many hands were over at each of them
 */
export function chartOf(balance: readonly (readonly number[])[], steps: readonly number[]): Chart {
  const all = balance.flat();
  const least = Math.min(0, ...extremes(all, Math.min));
  const most = Math.max(0, ...extremes(all, Math.max));
  const step = stepOf(most - least || 1);
  const bottom = Math.floor(least / step) * step;
  const top = Math.max(Math.ceil(most / step) * step, bottom + step);
  const length = Math.max(1, steps.at(-1) ?? 1);
  const xOf = (hands: number) => round((hands / length) * WIDTH);
  const yOf = (amount: number) => round(HEIGHT - ((amount - bottom) / (top - bottom)) * HEIGHT);
  const marks: { amount: number; y: number }[] = [];
  for (let amount = bottom; amount <= top; amount += step) marks.push({ amount, y: yOf(amount) });
  const every = Math.ceil(steps.length / MOST_POINTS);
  const between = stepOf(length);
  const hands = Array.from({ length: Math.floor(length / between) + 1 }, (_, at) => ({
    number: at * between,
    x: xOf(at * between),
  }));
  const lines = balance.map((totals) => ({
    points: totals
      .flatMap((total, at) =>
        at % every === 0 || at === totals.length - 1
          ? [`${xOf(steps[at] ?? 0)},${yOf(total)}`]
          : [],
      )
      .join(' '),
    end: { x: xOf(length), y: yOf(totals.at(-1) ?? 0) },
  }));
  return { lines, marks, hands, zero: yOf(0) };
}

/** So many rows at most stand in the table: evenly spread, the last one among them. */
export function sampled(count: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / most));
  const places: number[] = [];
  for (let at = count; at > 0; at -= every) places.unshift(at);
  return places;
}

/** 1, 2 or 5 with noughts, so that four to ten marks stand at the side. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const step = [1, 2, 5, 10].find((times) => times * power * 5 >= range) ?? 10;
  return Math.max(1, step * power);
}

/** A long list is too much for the arguments of one call. */
function extremes(all: readonly number[], of: (a: number, b: number) => number): number[] {
  return all.length === 0 ? [] : [all.reduce((a, b) => of(a, b))];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
