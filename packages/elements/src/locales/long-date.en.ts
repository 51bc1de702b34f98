const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

export const longDateEn = (date: Date): string =>
  `${MONTHS[date.getMonth()] ?? ''} ${date.getDate()}, ${date.getFullYear()}`;
