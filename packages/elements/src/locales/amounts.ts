/** Writes whole amounts with their sign, minus as “−”, grouped as the language does. */
export function signed(language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount).replace('-', '−');
}

/** Writes whole amounts, minus as “−”, grouped as the language does. */
export function plain(language: string): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return (amount) => format.format(amount).replace('-', '−');
}

/** How amounts are written. */
export interface AmountWords {
  /** An amount without a plus: “1.560”. */
  amount(amount: number): string;
  /** An amount with its sign: “+7”, “−7”, “0”. */
  signed(amount: number): string;
}
