const MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

export const longDateDe = (date: Date): string =>
  `${date.getDate()}. ${MONTHS[date.getMonth()] ?? ''} ${date.getFullYear()}`;
