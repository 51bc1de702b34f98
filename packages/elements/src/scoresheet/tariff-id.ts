import { TARIFF_IDS, TARIFFS, type Tariff, type TariffId } from '@schafkopf/core';

/** The name of a tariff that has one. */
export function tariffIdOf(tariff: Tariff): TariffId | null {
  const same = (id: TariffId) =>
    Object.entries(TARIFFS[id]).every(([item, price]) => tariff[item as keyof Tariff] === price);
  return TARIFF_IDS.find(same) ?? null;
}
