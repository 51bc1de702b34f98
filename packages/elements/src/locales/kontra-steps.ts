/** The calls against each other, the same in every language. */
export const KONTRA_STEPS = ['Kontra', 'Re', 'Sup', 'Resup'] as const;
