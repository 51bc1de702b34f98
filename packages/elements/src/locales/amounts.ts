/** Writes whole amounts with their sign, minus as “−”, grouped as the language does. */
export function signed(language: string): (amount: number) => string {
  return writer(language, { signDisplay: 'exceptZero' });
}

/** Writes whole amounts, minus as “−”, grouped as the language does. */
export function plain(language: string): (amount: number) => string {
  return writer(language, {});
}

/** Made when the first amount is written: a format takes a phone longer than a page of cards. */
function writer(language: string, options: Intl.NumberFormatOptions): (amount: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    format ??= new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 0 });
    return format.format(amount).replace('-', '−');
  };
}

/** How amounts are written. */
export interface AmountWords {
  /** An amount without a plus: “1.560”. */
  amount(amount: number): string;
  /** An amount with its sign: “+7”, “−7”, “0”. */
  signed(amount: number): string;
}
