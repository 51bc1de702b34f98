/** What tariffs are called. */
export interface TariffWords {
  tariffName(id: string): string;
  readonly ownTariff: string;
  badTariff(text: string): string;
}
