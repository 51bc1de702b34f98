import { OFFENCES, PACK, RULE_PRESET_IDS, TARIFF_IDS, TOURNAMENT_IDS } from '@schafkopf/core';
import type { InputType } from 'storybook/internal/types';

/** What may stand in attributes whose type in the manifest only has a name. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  tariff: [...TARIFF_IDS, ...TOURNAMENT_IDS],
  rules: RULE_PRESET_IDS,
  result: ['won', 'lost'],
  penalty: OFFENCES,
  deck: Object.keys(PACK),
};

/** Whole numbers, of which the manifest says that they may be written as text. */
const NUMBERS = 'points runners knocks kontra bock doubled stock lead seats seat'.split(' ');

/** More than these stand below each other in a menu. */
const MOST_SIDE_BY_SIDE = 3;

/** The control that changes an attribute, by its name and its type in the manifest. */
export function attributeControl(name: string, type: string): InputType {
  const options = VALUES[name] ?? [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  if (options.length > 0) {
    const few = options.length <= MOST_SIDE_BY_SIDE;
    return { options, control: { type: few ? 'inline-radio' : 'select' } };
  }
  if (type.includes('boolean')) return { control: { type: 'boolean' } };
  return { control: { type: type === 'number' || NUMBERS.includes(name) ? 'number' : 'text' } };
}
