/** Every page of the app in every state that looks different, found without words, in any language. */

import type { JsonObject } from 'ludoteca/document';
import type { Locator, Page } from 'playwright-core';
import {
  linkOf,
  startedCross,
  startedSudoku,
  tinyCross,
  tinySolution,
  tinySudoku,
} from './samples.ts';

export interface State {
  readonly name: string;
  /** Brings a page of an empty device there. */
  show(page: Page): Promise<void>;
}

const squex = (moves: string, players = 'human human', size = 5): JsonObject => ({
  game: 'squex',
  params: { rows: size, cols: size },
  players: players.split(' '),
  moves: moves.split(' ').filter((move) => move !== ''),
});
const rastros = (moves: string, players = 'human human', size = 5): JsonObject => ({
  game: 'rastros',
  params: { size },
  players: players.split(' '),
  moves: moves.split(' ').filter((move) => move !== ''),
});
/** A cut on a small board, after which Blue has two moves; and a game whose ninth move lost the win. */
const cut = 'b2 c2 c3 b3';
const won = 'c1 d1 d2 b4 a4 d3 b3 b2 d4 a2 a1 c2';

async function at(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address);
  await page.locator(ready).first().waitFor();
}

/** Opens a document by its link; the board is there when it has cells. */
async function open(page: Page, document: JsonObject): Promise<void> {
  // A page of its own for each: the address of a link changes as soon as it is opened.
  await page.goto('about:blank');
  await at(page, linkOf(document), '[role=grid]');
  await page.locator('.tool').first().waitFor();
}

/** A button by its sign. */
function button(page: Page, icon: string): Locator {
  return page.locator(`:is(.icon-button, .tool, .button):has([data-icon=${icon}])`);
}

/** Something of the menu. */
async function choose(page: Page, icon: string): Promise<void> {
  await button(page, 'menu').click();
  await page.locator(`.menu-item:has([data-icon=${icon}])`).first().click();
  await page.locator('dialog[open]').waitFor();
}

function dialog(name: string, document: JsonObject, icon: string): State {
  return {
    name,
    async show(page) {
      await open(page, document);
      await choose(page, icon);
    },
  };
}

/** Where a key of the page leads. */
function pressed(name: string, document: JsonObject, key: string, ready: string): State {
  return {
    name,
    async show(page) {
      await open(page, document);
      await page.keyboard.press(key);
      await page.locator(ready).first().waitFor();
    },
  };
}

const pages: readonly State[] = (
  [
    ['home', '/', '.game-name b'],
    ['settings', '/#/settings', 'main .card'],
    ['days', '/#/days', '.calendar a'],
    ['statistics', '/#/statistics', '.calendar a'],
    ['my games', '/#/my-games', 'main .button, .plays'],
    ['new puzzle, digits', '/#/game/greater-than', '.chip'],
    ['new puzzle, picture', '/#/game/cross-a-pix', '.chip'],
    ['new game, Rastros', '/#/game/rastros', 'form.setup'],
    ['new game, Squex', '/#/game/squex', 'form.setup'],
    ['setter, digits', '/#/set/greater-than', '[role=grid]'],
    ['setter, picture', '/#/set/cross-a-pix', '[role=grid]'],
    ['lesson, digits', '/#/learn/greater-than', 'main h2'],
    ['lesson, picture', '/#/learn/cross-a-pix', 'main h2'],
    ['lesson, Rastros', '/#/learn/rastros', 'main h2'],
    ['lesson, Squex', '/#/learn/squex', 'main h2'],
    ['openings', '/#/openings/rastros', '.verdicts[data-known] .verdict'],
    ['not found', '/#/play/nothing', 'main h1'],
    ['broken link', '/#rs9abc', 'main h1'],
  ] as const
).map(([name, address, ready]) => ({ name, show: (page: Page) => at(page, address, ready) }));

const puzzles: readonly State[] = [
  { name: 'sudoku', show: (page) => open(page, startedSudoku) },
  { name: 'cross', show: (page) => open(page, startedCross) },
  pressed('sudoku, hint', tinySudoku, 'h', '.nudges li'),
  pressed('cross, hint', tinyCross, 'h', '.nudges li'),
  dialog('puzzle, share', tinySudoku, 'share'),
  dialog('puzzle, new', tinySudoku, 'plus'),
  dialog('puzzle, options', tinySudoku, 'settings'),
];

/** A solved puzzle, whose last digit is entered on the page. */
async function solve(page: Page): Promise<void> {
  const grid = tinySolution.map((line, row) => (row === 3 ? [4, 3, 0, 1] : line));
  await page.goto('about:blank');
  await at(page, linkOf({ ...tinySudoku, grid }), '[role=grid]');
  // A link that was opened here before leads to the same play, which is solved already.
  await page.locator('.tool, .card.result').first().waitFor();
  const result = page.locator('.card.result');
  if ((await result.count()) === 0) await page.locator('[data-cell="3,2"]').press('2');
  await result.waitFor();
}

/** In the studio, with all of its parts open; what workers find out is there. */
async function studio(page: Page): Promise<void> {
  await page.goto('about:blank');
  const edit = `/#/edit/${linkOf(tinySudoku, { title: 'Tiny', author: 'Ana' }).slice(2)}`;
  await at(page, edit, '.judgement[data-judgement=one]');
  for (const summary of await page.locator('.studio > details > summary').all()) {
    await summary.click();
  }
  await page.locator('.path li button').first().click();
  await page.locator('.redundant, .judgement p:nth-of-type(2)').first().waitFor();
}

const setting: readonly State[] = [
  { name: 'studio, all open', show: studio },
  {
    name: 'studio, drafts',
    async show(page) {
      await studio(page);
      await page.locator('#credits-title').fill('Another');
      await button(page, 'edit').click();
      await page.locator('dialog .draft').first().waitFor();
    },
  },
  {
    name: 'puzzle with words of its author',
    async show(page) {
      await page.goto('about:blank');
      const said = { title: 'Tiny', author: 'Ana', rules: 'Read it twice.\nThen begin.' };
      await at(page, linkOf(tinySudoku, said), '[role=grid]');
      await page.locator('.tool').first().waitFor();
    },
  },
  { name: 'puzzle, solved', show: solve },
  {
    name: 'puzzle, my time',
    async show(page) {
      await solve(page);
      await button(page, 'share').click();
      await page.locator('.result-preview').waitFor();
    },
  },
  {
    name: 'statistics with times',
    async show(page) {
      await solve(page);
      await at(page, '/#/statistics/greater-than', '.times li');
    },
  },
];

const games: readonly State[] = [
  { name: 'Rastros', show: (page) => open(page, rastros('c4 d4', 'human 2')) },
  { name: 'Squex, two moves', show: (page) => open(page, squex(cut)) },
  {
    name: 'Squex, cuttable links',
    async show(page) {
      await open(page, squex('b2 c2 c3'));
      await page.locator('.full-view').click();
    },
  },
  { name: 'Squex, large', show: (page) => open(page, squex('', 'human human', 19)) },
  pressed('Rastros, hint', rastros('', 'human human', 4), 'h', '.match-drawer .primary'),
  pressed(
    'Rastros, analysis',
    rastros('', 'human human', 4),
    'a',
    '.verdicts[data-known] .verdict',
  ),
  pressed(
    'Squex, analysis',
    squex('b2 c2 c3', 'human human', 4),
    'a',
    '.verdicts[data-known] .verdict',
  ),
  {
    name: 'analysis, a move tried out',
    async show(page) {
      await open(page, rastros('', 'human human', 4));
      await page.keyboard.press('a');
      await page.locator('.verdicts[data-known] .verdict').first().click();
      await page.locator('.looking').waitFor();
    },
  },
  {
    name: 'a proof shown',
    async show(page) {
      await open(page, rastros('', 'human human', 4));
      await page.keyboard.press('a');
      await page.locator('.analysis-tools .button').first().click();
      await page.locator('.proof-show').waitFor();
    },
  },
  {
    name: 'an earlier move',
    async show(page) {
      await open(page, rastros('c4 d4'));
      await page.locator('.move').first().click();
      await page.locator('.looking').waitFor();
    },
  },
  {
    name: 'a move that is refused',
    async show(page) {
      await open(page, rastros(''));
      await page.locator('[role=gridcell]').last().click();
      await page.locator('.note.fault').waitFor();
    },
  },
  {
    name: 'watching levels',
    async show(page) {
      await open(page, squex('a1', '1 1', 3));
      await button(page, 'play').waitFor();
    },
  },
  {
    name: 'the swap',
    show: (page) => open(page, { ...squex('c3'), swap: true }),
  },
  {
    name: 'the end, looked over',
    async show(page) {
      await open(page, squex(won, 'human human', 4));
      await page.locator('.end').waitFor();
      await page.locator('.turnings progress').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a move that changed the outcome',
    async show(page) {
      await open(page, squex(won, 'human human', 4));
      await page.locator('.turning-open').first().click();
      await page.locator('.verdicts[data-known] .verdict').first().waitFor();
    },
  },
  dialog('game, menu and share', squex(cut), 'share'),
  dialog('game, new', squex(cut), 'plus'),
  dialog('game, players', squex(cut), 'people'),
  {
    name: 'game, resign',
    async show(page) {
      await open(page, rastros('c4'));
      await button(page, 'flag').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
];

const others: readonly State[] = [
  {
    name: 'menu',
    async show(page) {
      await at(page, '/', '.game-name b');
      await button(page, 'menu').click();
      await page.locator('dialog[open] .menu').waitFor();
    },
  },
  {
    name: 'home with something to go on with',
    async show(page) {
      await open(page, startedSudoku);
      await page.locator('[data-cell="8,8"]').press('3');
      await at(page, '/', '.continue .thumb svg');
    },
  },
  {
    name: 'import, refused',
    async show(page) {
      await at(page, '/', '.game-name b');
      await page.locator('button:has([data-icon=upload])').click();
      await page.locator('#import-text').fill('{"game":"greater-than","boxRows":"two"}');
      await page.locator('dialog .button.primary').click();
      await page.locator('dialog [role=alert]').waitFor();
    },
  },
  {
    name: 'erase, asked',
    async show(page) {
      await at(page, '/#/settings', 'main .card');
      await button(page, 'trash').click();
      await page.locator('[role=alertdialog]').waitFor();
    },
  },
];

const troubles: readonly State[] = [
  {
    name: 'nothing more can be kept',
    async show(page) {
      await open(page, rastros(''));
      await page.evaluate(() => {
        const refuse = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Storage.prototype.setItem = refuse;
        IDBObjectStore.prototype.put = refuse;
      });
      await page.locator('[data-open]').first().click();
      await page.locator('.banner').waitFor();
    },
  },
  {
    name: 'open in another tab',
    async show(page) {
      // A link that was opened here before leads to the same play: this page lets go of it first.
      await page.goto('about:blank');
      const other = await page.context().newPage();
      await open(other, rastros(''));
      await at(page, other.url(), '.panel [role=alert]');
      await other.close();
    },
  },
];

export const states: readonly State[] = [
  ...pages,
  ...puzzles,
  ...setting,
  ...games,
  ...others,
  ...troubles,
];
