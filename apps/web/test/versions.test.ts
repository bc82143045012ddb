import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from '../../cli/src/serve/site.ts';
import { type App, built, openApp } from './app.ts';
import { linkOf, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('a new version', () => {
  it('is told, and taken on a reload, never in the middle of a game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
    cpSync(built, folder, { recursive: true });
    const site = await openSite(folder, 0);
    const { page, leave } = await app.visit({
      baseURL: site.address,
      serviceWorkers: 'allow',
    });
    await page.goto(linkOf(tinySudoku));
    await page.getByRole('grid').waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    const worker = join(folder, 'service-worker.js');
    const old = /const version = "(\w+)"/.exec(readFileSync(worker, 'utf8'))?.[1] ?? '';
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(old, `${old}-next`));
    const cut = (await page.locator('title').textContent()) ?? '';
    const home = join(folder, 'index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace(`<title>${cut}`, '<title>Next'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    await page.getByText('A new version of Ludoteca is there.').waitFor();
    expect(await page.title()).toBe('Ludoteca');
    await page.locator('[data-cell="0,2"]').focus();
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.title === 'Next');
    await page.getByRole('grid').waitFor();
    expect(await page.locator('[data-cell="0,2"]').getAttribute('aria-label')).toMatch(
      /column 3, 3/,
    );
    await leave();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  it('of the page works from any folder of a server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
    cpSync(built, join(folder, 'some', 'where'), { recursive: true });
    const site = await openSite(folder, 0);
    const { page, leave } = await app.visit({ baseURL: `${site.address}some/where/` });
    await page.goto('./');
    await page.getByRole('heading', { name: 'Four games, no hurry.' }).waitFor();
    await page.locator('a.game').first().click();
    await page.getByRole('button', { name: '4 × 4' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    await leave();
    await site.close();
    rmSync(folder, { recursive: true });
  });
});

describe('setting a puzzle', () => {
  it('counts the solutions as it changes, and plays it', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/set/greater-than');
    await page.getByText('More than one solution').waitFor();
    const digits = ['1234', '3412', '2143', '4321'];
    for (const [row, line] of digits.entries()) {
      for (const [col, digit] of [...line].entries()) {
        if (row === 3) continue;
        await page.locator(`[data-cell="${row},${col}"]`).focus();
        await page.keyboard.press(digit);
      }
    }
    await page.getByText('Exactly one solution').waitFor();
    await page.locator('[data-cell="3,0"]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('No solution').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Exactly one solution').waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('button', { name: 'Hint' }).waitFor();
    await leave();
  });
});
