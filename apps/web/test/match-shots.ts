/** What is to be seen of board games in pictures: in play, analysed, and at their end. */

import type { Page } from 'playwright-core';
import { linkOf } from './samples.ts';

interface MatchWords {
  readonly analyse: string;
}

const rastrosMoves = 'd4 c4 c3 b3 a3 b4 a5 a4 b5 c6 d5 e6 e7 d7 e8 f7 f6 g5 g4 f5 f4 g3';
const squexMoves = 'a3 h6 b2 f5 d5 d6 b6 e6 b7 b5 a1 a5 d4 g5 b8 d3 b4 c4 e3 c5 c6 c3 e4';
const squexToEnd =
  'f6 b2 c4 e2 f4 f2 g2 f3 c2 g3 c3 d5 c5 f7 c6 c7 d6 d7 c1 e7 b7 b6 g7 g6 e6 f5 g8 f8 b8 e5 e4 d4 e3 d3 d2';

const rastros = {
  game: 'rastros',
  params: { size: 8 },
  players: ['human', '4'],
  moves: rastrosMoves.split(' '),
};
const squex = (moves: string) => ({
  game: 'squex',
  params: { rows: 8, cols: 8 },
  players: ['human', '3'],
  moves: moves.split(' '),
});

async function openMatch(page: Page, document: Parameters<typeof linkOf>[0]): Promise<void> {
  await page.goto(linkOf(document));
  await page.getByRole('grid').waitFor();
}

export const matchShots = [
  {
    name: 'new-game',
    async show(page: Page) {
      await page.goto('/#/game/squex');
      await page.locator('form.setup').waitFor();
    },
  },
  {
    name: 'rastros',
    async show(page: Page) {
      await openMatch(page, rastros);
      await page.locator('[aria-label^="f2,"]').hover();
    },
  },
  {
    name: 'rastros-analysis',
    async show(page: Page, { analyse }: MatchWords) {
      await openMatch(page, rastros);
      await page.getByRole('button', { name: analyse }).click();
      await page.locator('.best-line .line-move').first().waitFor();
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'squex',
    async show(page: Page) {
      await openMatch(page, squex(squexMoves));
      await page.locator('[aria-label^="e5,"]').hover();
    },
  },
  {
    name: 'squex-end',
    async show(page: Page) {
      await openMatch(page, squex(squexToEnd));
      await page.locator('.end').waitFor();
      await page.locator('.turnings progress').waitFor({ state: 'detached', timeout: 300_000 });
    },
  },
];
