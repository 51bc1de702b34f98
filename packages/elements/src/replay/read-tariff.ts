import { checkTariff, isTariffId, TARIFFS, type Tariff } from '@schafkopf/core';
import { textOf } from '../internal/text.js';

/** A tariff by its name or as data, null where none is asked for; else what is written instead. */
export function readTariff(value: unknown): Tariff | string | null {
  if (typeof value === 'object' && value !== null) {
    return checkTariff(value as Tariff).ok ? (value as Tariff) : '{…}';
  }
  const text = textOf(value).trim();
  if (text === '') return null;
  return isTariffId(text) ? TARIFFS[text] : text;
}
