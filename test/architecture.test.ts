/** What holds for the whole project, seen in its source text. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mocking } from '../vitest.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** The text without its comments, which may name what code may not. */
function codeOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

const library = sourcesUnder('packages/ludoteca/src');
/** All but what starts workers, and so knows who runs it. */
const hostless = library.filter((file) => !file.includes('/src/worker/'));

/** What only a page has; a document of ours is called `document`, too. */
const pageUse =
  /\bdocument\.(?:create\w+|body|head|documentElement|query\w+|getElement\w+|addEventListener|cookie)\b|\bwindow\.|\bnavigator\./;

describe('the library', () => {
  it('is there to be looked at', () => {
    expect(library.length).toBeGreaterThan(20);
  });

  it.each([
    ['no clock', /(?<!')\bDate\b|\bperformance\.|\bsetTimeout\b|\bsetInterval\b/],
    ['no global randomness', /\bMath\.random\b|\bcrypto\b/],
    ['no Node', /from 'node:|\bprocess\.|\bBuffer\b|(?<![#.\w])require\(/],
    ['no page', pageUse],
  ])('uses %s', (_what, pattern) => {
    expect(hostless.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
  });

  it('keeps codecs behind the interchange', () => {
    const codecs = library.filter((file) => /from '(fflate|lz-string)'/.test(codeOf(file)));
    expect(codecs.filter((file) => !file.includes('interchange/'))).toEqual([]);
  });
});

describe('rendering, which serves the command and the page', () => {
  const render = sourcesUnder('packages/render/src');

  it.each([
    ['no Node', /from 'node:|\bprocess\.|\bBuffer\b|(?<![#.\w])require\(/],
    ['no page', pageUse],
  ])('uses %s', (_what, pattern) => {
    expect(render.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
  });
});

describe('rendering and the apps', () => {
  const games = readdirSync(join(root, 'packages/ludoteca/src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  it.each(games)('never name %s: they reach it through the catalogue', (game) => {
    const sources = [
      'packages/render/src',
      'apps/cli/src',
      'apps/server/src',
      'apps/web/src',
    ].flatMap(sourcesUnder);
    const naming = sources.filter((file) => codeOf(file).includes(game));
    expect(naming).toEqual([]);
  });
});

describe('every source file', () => {
  const apps = [
    'packages/render/src',
    'apps/cli/src',
    'apps/server/src',
    'apps/server/test',
    'apps/web/src',
    'apps/web/test',
    'bench/src',
  ];
  const all = [...library, ...apps.flatMap(sourcesUnder)];

  it('has at most 400 lines', () => {
    const long = all.filter(
      (file) => readFileSync(join(root, file), 'utf8').split('\n').length > 401,
    );
    expect(long).toEqual([]);
  });
});

describe('one word has one meaning', () => {
  const all = [
    ...['packages/ludoteca', 'packages/render', 'apps/cli', 'apps/server', 'apps/web'].flatMap(
      (part) => [...sourcesUnder(`${part}/src`)],
    ),
    ...sourcesUnder('packages/ludoteca/test'),
    ...sourcesUnder('bench/src'),
  ];

  /** The code without what stands in quotes: addresses of kept settings and words for people are no names. */
  const namesOf = (file: string) =>
    codeOf(file).replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g, "''");

  it.each([
    ['wish: options or a recipe', /\b\w*(?:[wW]ish|WISH)(?:es|ed)?\b/],
    ['shelf: a cache, the home page, the lazy catalogue', /\b\w*[sS]hel(?:f|ves?)\b/],
    ['desk: the state of solving', /\b\w*[dD]esk\b/],
    [
      'Order: a recipe, or a request',
      /\b(?:interface|type|class) \w*Order\b|[<:] ?(?:[A-Z]\w*)?Order\b/,
    ],
    ['ReplyBook: an opening book', /\bReplyBook\b/],
    ['press: a package is called render', /@ludoteca\/press|packages\/press/],
  ])('without %s', (_what, retired) => {
    expect(all.filter((file) => retired.test(namesOf(file)))).toEqual([]);
  });

  it('and files are called by it', () => {
    expect(all.filter((file) => /\b(?:wish|shelf|desk|orders|press)\b[^/]*$/.test(file))).toEqual(
      [],
    );
  });
});

describe('the tests', () => {
  it('have a process of their own where they put something else in place of a module or a global', () => {
    const beside = ['packages/ludoteca', 'packages/render', 'apps/cli/src', 'apps/web/src']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((name) => /\.test\.ts$/.test(name) && !name.includes('node_modules'));
    const replacing = beside.filter((file) => /\bvi\.|\bglobalThis\.\w+ =/.test(codeOf(file)));
    expect(replacing.sort()).toEqual([...mocking].sort());
  });
});
