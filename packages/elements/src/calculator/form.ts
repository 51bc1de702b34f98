import type { Contract, HandInput, Seat, Settlement } from '@schafkopf/core';
import { nothing, type TemplateResult } from 'lit';
import { choiceGroup } from '../internal/choice-group.js';
import type { Told } from '../internal/read-hand.js';
import { changed, type HandChange } from './changes.js';
import { name, pick, type Option } from './fields.js';
import type { Words } from './words.js';

/** A hand as the controls show it, and what they can do to it. */
export interface Form {
  readonly words: Words;
  readonly told: Told;
  readonly hand: HandInput;
  /** What it costs, or null where it cannot be settled. */
  readonly settlement: Settlement | null;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
  /** What is wrong with these fields; each error is told once, where it belongs. */
  wrong(fields: string): TemplateResult | typeof nothing;
  change(change: HandChange): void;
  /** Another contract, or the same under other terms: what it cannot have is dropped. */
  changeContract(contract: Contract, hand?: HandInput): void;
}

/** A contract with something added to it, or taken away. */
export function added({ contract }: HandInput, addition: object): Contract {
  return changed(contract as unknown as HandInput, addition) as unknown as Contract;
}

/** One choice among a few. */
export function choice(
  field: string,
  title: string,
  options: readonly Option[],
  current: unknown,
  change: (value: string) => void,
  layout = '',
): TemplateResult {
  return choiceGroup(
    field,
    title,
    options.map(([value, label]) => ({
      value: String(value),
      label,
      chosen: String(value) === String(current),
    })),
    change,
    layout,
  );
}

/** One of the players. */
export function who(
  form: Form,
  field: string,
  title: string,
  current: unknown,
  change: (seat: Seat) => void,
  without?: number,
): TemplateResult {
  const seats = form.seats.filter((seat) => seat !== without);
  const options = seats.map((seat): Option => [seat, name(form.name(seat))]);
  return choice(field, title, options, current, (seat) => change(Number(seat) as Seat));
}

/** A number of a list, or none. */
export function select(
  form: Form,
  field: string,
  label: string,
  options: readonly Option[],
  current: number | undefined,
  change: (count: number) => void,
): TemplateResult {
  const own: readonly Option[] =
    current && !options.some(([value]) => value === current) ? [[current, current]] : [];
  const all = [[0, form.words.none] as const, ...options, ...own];
  return pick(label, all, current ?? 0, form.wrong(field), (value) => change(Number(value)));
}
