/** Pictures of every page, on phone and desktop, light and dark, for the README and for whoever looks. */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type App, openApp, phone } from './app.ts';
import { matchShots } from './match-shots.ts';
import { linkOf, startedCross, startedSudoku } from './samples.ts';

const folder = fileURLToPath(new URL('../../../docs/pictures/web/', import.meta.url));

interface Shot {
  readonly name: string;
  /** Brings the page to what is to be seen. */
  show(page: Page, words: Words): Promise<void>;
}

/** What is pressed is named in the language of the page. */
interface Words {
  readonly hint: string;
  readonly analyse: string;
}

const english: Words = { hint: 'Hint', analyse: 'Analyse' };
const portuguese: Words = { hint: 'Dica', analyse: 'Analisar' };

async function openBoard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
}

const shots: readonly Shot[] = [
  {
    name: 'home',
    async show(page) {
      await openBoard(page, linkOf(startedSudoku));
      await page.locator('[data-cell="4,4"]').focus();
      await page.waitForTimeout(1800);
      await page.goto('/');
      await page.locator('.thumb svg').waitFor();
      await page.locator('.game-name b').last().waitFor();
    },
  },
  {
    name: 'sudoku',
    async show(page) {
      await openBoard(page, linkOf(startedSudoku));
      await page.locator('[data-cell="7,6"]').focus();
      for (const mark of [4, 5, 7, 8]) await page.keyboard.press(`Shift+${mark}`);
    },
  },
  {
    name: 'sudoku-hint',
    async show(page, { hint }) {
      await openBoard(page, linkOf(startedSudoku));
      await page.getByRole('button', { name: hint }).click();
      await page.locator('.nudges li').waitFor();
    },
  },
  {
    name: 'cross-a-pix',
    async show(page) {
      await openBoard(page, linkOf(startedCross));
      await page.locator('[data-cell="4,6"]').focus();
    },
  },
  {
    name: 'cross-a-pix-hint',
    async show(page, { hint }) {
      await openBoard(page, linkOf(startedCross));
      await page.getByRole('button', { name: hint }).click();
      await page.locator('.nudges li').waitFor();
    },
  },
  ...matchShots,
  ...['greater-than', 'cross-a-pix', 'rastros', 'squex'].map((game) => ({
    name: `learn-${game}`,
    async show(page: Page) {
      await page.goto(`/#/learn/${game}`);
      await page.locator('.exercise svg').first().waitFor();
    },
  })),
  { name: 'new-puzzle', show: (page) => page.goto('/#/game/greater-than').then(() => {}) },
  { name: 'days', show: (page) => page.goto('/#/days').then(() => {}) },
  { name: 'settings', show: (page) => page.goto('/#/settings').then(() => {}) },
];

/** Each page as it is seen in four ways; the languages take turns. */
const ways = [
  { name: 'desktop-light', words: english, options: { colorScheme: 'light' } },
  {
    name: 'desktop-dark',
    words: portuguese,
    options: { colorScheme: 'dark', locale: 'pt-PT' },
  },
  { name: 'phone-light', words: english, options: { ...phone, colorScheme: 'light' } },
  {
    name: 'phone-dark',
    words: portuguese,
    options: { ...phone, colorScheme: 'dark', locale: 'pt-PT' },
  },
] as const;

/** Takes all pictures, or those whose names hold the word. */
export async function takePictures(word = ''): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const app: App = await openApp();
  for (const way of ways) {
    for (const shot of shots) {
      const name = `${shot.name}-${way.name}`;
      if (!name.includes(word)) continue;
      const { page, context } = await app.visit(way.options);
      await shot.show(page, way.words);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}${name}.png` });
      await context.close();
      console.log(name);
    }
  }
  await app.close();
}
