/** The same games as in the catalogue beside it, each loaded when it is asked for. */

export const lazyCatalogue = [
  {
    id: 'futoshiki',
    load: async () =>
      (await import('../../../../packages/ludoteca/test/games/futoshiki/index.ts')).futoshiki,
  },
  {
    id: 'noughts',
    load: async () =>
      (await import('../../../../packages/ludoteca/test/games/noughts/index.ts')).noughts,
  },
];
