export const sameNameEn = (name: string): string =>
  `More than one is called ${name}; a letter behind it tells them apart.`;
