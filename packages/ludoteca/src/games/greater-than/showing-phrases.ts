/** What is said of a cell to those who do not see it. */
export const showingPhrases = {
  'told-given': { en: 'given', pt: 'dado' },
  'told-greater': { en: 'greater than {cell}', pt: 'maior do que {cell}' },
  'told-less': { en: 'less than {cell}', pt: 'menor do que {cell}' },
} as const;
