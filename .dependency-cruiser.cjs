/** Imports go one way: kernel ← document, drawing ← paper, puzzle, game ← games ← jobs, interchange ← render ← apps. */

const source = '^packages/ludoteca/src/';

/** A room of the library, and the rooms it may look into. */
const rooms = {
  kernel: [],
  drawing: ['kernel'],
  document: ['kernel', 'drawing'],
  paper: ['kernel', 'drawing', 'document'],
  puzzle: ['kernel', 'drawing', 'document'],
  game: ['kernel', 'drawing', 'document'],
  games: ['kernel', 'drawing', 'document', 'puzzle', 'game'],
  jobs: ['kernel', 'drawing', 'document', 'puzzle', 'game'],
  interchange: ['kernel', 'drawing', 'document', 'puzzle', 'game', 'games'],
};

const layerRules = Object.entries(rooms).map(([room, below]) => ({
  name: `${room}-looks-only-below`,
  severity: 'error',
  from: { path: `${source}${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: source, pathNot: `${source}(${[room, ...below].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: `${source}games/([^/]+)/` },
      to: { path: `${source}games/([^/]+)/`, pathNot: `${source}games/$1/` },
    },
    {
      name: 'only-the-catalogue-names-games',
      severity: 'error',
      from: {
        path: `${source}(kernel|document|drawing|paper|puzzle|game|jobs)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: { path: `${source}games/` },
    },
    {
      name: 'the-library-stands-alone',
      severity: 'error',
      from: { path: source, pathNot: `\\.test\\.ts$|${source}interchange/|/interchange/` },
      to: { dependencyTypesNot: ['local'], path: '.', pathNot: '^packages/' },
    },
    {
      name: 'rendering-knows-no-game-and-no-app',
      severity: 'error',
      from: { path: '^packages/render/' },
      to: { path: `^apps/|${source}games/` },
    },
    {
      name: 'no-circles',
      comment: 'Types may speak of each other: such circles are gone when the code runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: '\\.test\\.ts$|/test/' },
      to: { path: '\\.test\\.ts$|/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
  },
};
