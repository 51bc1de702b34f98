export const sameNameDe = (name: string): string =>
  `Mehr als einer heißt ${name}; ein Buchstabe dahinter hält sie auseinander.`;
