/** How amounts are written. */
export interface AmountWords {
  /** An amount without a plus: “1.560”. */
  amount(amount: number): string;
  /** An amount with its sign: “+7”, “−7”, “0”. */
  signed(amount: number): string;
}

/**
 * Writes whole amounts, minus as “−”, grouped as the language does. Below a thousand nothing is
 * grouped, and no format is made: that takes a phone longer than a page of cards.
 */
export function amountWords(language: string): AmountWords {
  let format: Intl.NumberFormat | undefined;
  const write = (amount: number): string => {
    if (amount < 0) return `−${write(-amount)}`;
    if (amount < 1000) return `${amount}`;
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    return format.format(amount);
  };
  return { amount: write, signed: (amount) => (amount > 0 ? '+' : '') + write(amount) };
}
