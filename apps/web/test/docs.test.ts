/** The documentation as it is served with the app: guides, reference and search under the app's own policy. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../vitest.config.ts';
import { type App, openApp, phone } from './app.ts';

const script = fileURLToPath(new URL('../../../scripts/docs.mjs', import.meta.url));
/** Where to put pictures, for whoever wants to look. */
const shots = process.env.LUDOTECA_SHOTS;

// Making it takes as long as twenty other tests.
describe.runIf(isLong || shots !== undefined)('the documentation', () => {
  let app: App;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-docs-'));
    execFileSync(process.execPath, [script, join(folder, 'docs')]);
    app = await openApp(folder);
  }, 300_000);

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('has the guides first, in both languages, then the reference', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/docs/');
    await page.locator('.tsd-navigation a').first().waitFor();
    const names = await page.locator('.tsd-navigation a').allTextContents();
    expect(names.indexOf('Solve a puzzle')).toBeGreaterThan(-1);
    expect(names.indexOf('Solve a puzzle')).toBeLessThan(names.indexOf('Resolver um problema'));
    expect(names).toContain('ludoteca/greater-than/solve');
    expect(names.indexOf('Resolver um problema')).toBeLessThan(names.indexOf('ludoteca'));
    await page.getByRole('link', { name: 'Make puzzles', exact: true }).first().click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Make puzzles/);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/docs-guide.png` });
    await page.goto('/docs/functions/ludoteca.facade.html');
    await page.getByText('withInterchange').first().waitFor();
    await leave();
  });

  it('has no link of its own that leads nowhere', () => {
    const site = join(folder, 'docs');
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' });
    const lost = pages
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) =>
        [...readFileSync(join(site, name), 'utf8').matchAll(/(?:href|src)="([^"#]+)/g)]
          .map(([, link]) => link)
          .filter((link) => !/^\w+:/.test(link))
          .filter((link) => !existsSync(join(site, name, '..', decodeURIComponent(link))))
          .map((link) => `${name}: ${link}`),
      );
    expect(lost).toEqual([]);
  });

  it('is searched, guides and functions alike', async () => {
    const { page, leave } = await app.visit({ ...phone, colorScheme: 'dark' });
    await page.goto('/docs/');
    const search = async (text: string, expected: string) => {
      await page.keyboard.press('/');
      await page.locator('#tsd-search-input').fill(text);
      await page.locator('#tsd-search-results li', { hasText: expected }).first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#tsd-search').waitFor({ state: 'hidden' });
    };
    await search('startWorkers', 'startWorkers');
    await search('tabuleiro', 'Um tabuleiro na tua página');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/docs-phone.png` });
    await leave();
  });
});
