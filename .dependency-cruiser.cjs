/** Imports go one way: kernel ← document, drawing ← paper, puzzle, game ← words, reading ← games ← jobs, interchange ← facade, worker ← render ← apps. */

const source = '^packages/ludoteca/src/';

/** A folder of the library, and the folders it may look into. */
const libraryFolders = {
  kernel: [],
  drawing: ['kernel'],
  document: ['kernel', 'drawing'],
  paper: ['kernel', 'drawing', 'document'],
  puzzle: ['kernel', 'drawing', 'document'],
  game: ['kernel', 'drawing', 'document'],
  tournament: ['kernel'],
  daily: ['document', 'puzzle', 'game'],
  words: ['kernel', 'document', 'paper', 'puzzle', 'game'],
  reading: ['kernel', 'drawing', 'document', 'puzzle', 'game'],
  games: ['kernel', 'drawing', 'document', 'puzzle', 'game'],
  jobs: ['kernel', 'drawing', 'document', 'puzzle', 'game', 'reading'],
  facade: ['kernel', 'drawing', 'document', 'puzzle', 'game', 'words', 'reading', 'jobs'],
  worker: ['kernel', 'document', 'puzzle', 'game', 'games', 'jobs'],
  interchange: ['kernel', 'drawing', 'document', 'puzzle', 'game', 'games'],
};

const web = '^apps/web/src/';

/** What every page of the web app is made of. */
const common = [
  'storage',
  'address',
  'games',
  'worker',
  'board',
  'language',
  'theme',
  'sounds',
  'parts',
];

/** A folder of the web app, and the folders it may look into. The files beside them join the folders, and no folder knows those. */
const pageFolders = {
  storage: [],
  address: [],
  games: [],
  worker: [],
  board: [],
  language: ['storage'],
  theme: ['storage'],
  sounds: ['storage'],
  parts: ['language', 'theme', 'address'],
  daily: ['storage'],
  kept: ['storage', 'language', 'games', 'daily', 'board'],
  share: [...common, 'kept'],
  'own-picture': [...common, 'kept'],
  making: [...common, 'kept', 'daily', 'own-picture'],
  statistics: [...common, 'kept', 'daily', 'share'],
  times: [...common, 'kept', 'daily', 'online'],
  solving: [...common, 'kept', 'daily', 'share', 'making', 'how-to-play', 'statistics', 'times'],
  match: [...common, 'kept', 'share'],
  problems: [
    ...common,
    'kept',
    'daily',
    'share',
    'making',
    'statistics',
    'match',
    'my-games',
    'times',
  ],
  online: [...common, 'kept', 'share', 'match'],
  room: [...common, 'kept', 'daily', 'share', 'match', 'online', 'making'],
  setter: [...common, 'kept', 'share', 'own-picture'],
  home: [...common, 'kept', 'daily', 'share'],
  'my-games': [...common, 'kept'],
  settings: [...common, 'daily', 'share'],
  'how-to-play': [...common, 'kept', 'making'],
  embed: ['board', 'parts', 'worker', 'solving'],
};

const cli = '^apps/cli/src/';

/** A folder of the command, and the folders it may look into. What lies beside them is for all. */
const commandFolders = {
  phrases: [],
  output: ['phrases'],
  input: ['phrases', 'output'],
  pictures: ['phrases', 'input'],
  serve: [],
  work: ['phrases', 'output', 'input'],
  screen: ['phrases', 'output'],
  play: ['phrases', 'output', 'input', 'work', 'screen'],
  paper: ['phrases', 'output', 'input', 'work', 'play'],
  commands: ['phrases', 'output', 'input', 'work', 'play', 'paper', 'pictures', 'serve'],
  menu: ['phrases', 'output', 'input', 'work', 'play', 'commands'],
};

const server = '^apps/server/src/';

/** A folder of the server, and the folders it may look into. The files beside them join the folders. */
const serverFolders = {
  protocol: [],
  play: ['protocol'],
  operate: [],
  store: ['protocol', 'play'],
  queue: ['store'],
  live: ['protocol', 'play', 'store'],
  http: ['protocol', 'play', 'store', 'live', 'operate'],
};

/** One rule for each folder, and one for folders that nobody has placed yet. */
const oneWay = (name, root, layers, beside = 'nothing') => [
  ...Object.entries(layers).map(([folder, lower]) => ({
    name: `${name}-${folder}-looks-only-below`,
    severity: 'error',
    from: { path: `${root}${folder}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: root, pathNot: `${root}((${[folder, ...lower].join('|')})/|${beside}$)` },
  })),
  {
    name: `${name}-has-a-place-for-each-folder`,
    severity: 'error',
    from: { path: `${root}[^/]+/`, pathNot: `${root}(${Object.keys(layers).join('|')})/` },
    to: { path: root },
  },
];

module.exports = {
  forbidden: [
    ...oneWay('library', source, libraryFolders),
    ...oneWay('page', web, pageFolders),
    ...oneWay('command', cli, commandFolders, '[^/]+\\.ts'),
    ...oneWay('server', server, serverFolders),
    {
      name: 'the-server-stands-below-the-command-and-beside-the-page',
      severity: 'error',
      from: { path: server },
      to: { path: '^apps/(cli|web)/|^packages/render/' },
    },
    {
      name: 'the-page-knows-of-the-server-only-how-to-speak-with-it',
      severity: 'error',
      from: { path: web },
      to: { path: server, pathNot: `${server}protocol/` },
    },
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
        path: `${source}(kernel|document|drawing|paper|puzzle|game|daily|words|reading|jobs|facade)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: { path: `${source}games/` },
    },
    {
      name: 'the-library-stands-alone',
      severity: 'error',
      from: {
        path: source,
        pathNot: `\\.test\\.ts$|${source}interchange/|/interchange/|${source}worker/node\\.ts$`,
      },
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
