import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { begin, bringIn, cell, movesMade } from './match-page.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const cutting = {
  game: 'squex',
  params: { rows: 5, cols: 5 },
  players: ['2', 'human'],
  moves: ['b2', 'c2', 'c3'],
};

describe('two moves of a level in a row', () => {
  it('are shown one after the other, both marked, and told until the next own move', async () => {
    const { page, leave } = await app.visit();
    await bringIn(page, cutting);
    // The mouse sees what a cut would give away, before it is made.
    await cell(page, 'b3').hover();
    await page.locator('.note.caution').getByText('This cut gives Blue two moves').waitFor();
    await cell(page, 'b3').click();
    await movesMade(page, 5);
    await page.locator('.several').getByText('and has one more move').waitFor();
    const first = Date.now();
    await movesMade(page, 6);
    expect(Date.now() - first).toBeGreaterThan(500);
    const told = page.locator('.several').getByText(/^Blue played [a-e]\d, [a-e]\d/);
    await told.waitFor();
    await page.locator('.several').getByText('Ochre cut b2/c3').waitFor();
    expect(await page.locator('[role=gridcell][aria-label*="last move"]').count()).toBe(2);
    await page.waitForTimeout(1500);
    expect(await told.count()).toBe(1);
    await page.locator('[data-open]').first().click();
    await told.waitFor({ state: 'detached' });
    await leave();
  });
});

describe('sounds', () => {
  it('are off, until they are turned on', async () => {
    const { page, leave } = await app.visit();
    await page.addInitScript(() => {
      const made: string[] = [];
      Object.assign(window, { made });
      const plain = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function tone() {
        made.push('tone');
        return plain.call(this);
      };
    });
    const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made.length);
    await begin(page, 'rastros', { size: '5' });
    await cell(page, 'c4').click();
    await movesMade(page, 1);
    expect(await made()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Turn sounds on' }).click();
    await cell(page, 'c5').click();
    await movesMade(page, 2);
    expect(await made()).toBe(1);
    await page.goto('/#/settings');
    const toggle = page.getByRole('switch', { name: /^Sounds/ });
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    await toggle.click();
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    await leave();
  });
});

describe('the corner of Rastros', () => {
  it('is said to be yours to whoever plays alone, in both languages', async () => {
    for (const [locale, your, aim] of [
      ['en-GB', 'free, your corner', 'your corner: a1; or leave South stuck'],
      ['pt-PT', 'livre, o teu canto', 'o teu canto: a1; ou prende o Sul'],
    ] as const) {
      const { page, leave } = await app.visit({ locale });
      await page.goto('/#/new/rastros');
      await page.locator('form.setup button[type=submit]').click();
      await page.getByRole('grid').waitFor();
      expect(await cell(page, 'a1').getAttribute('aria-label')).toContain(your);
      await page.locator('.panel .player-aim').getByText(aim).waitFor();
      const drawn = await page.locator('.board-shapes text').allTextContents();
      for (const word of locale === 'en-GB' ? ['your', 'corner'] : ['o\u00a0teu', 'canto']) {
        expect(drawn).toContain(word);
      }
      await leave();
    }
  });
});
