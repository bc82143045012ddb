import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { begin, cell, movesMade } from './match-page.ts';
import { linkOf } from './samples.ts';

/** Tests bound what happens, not how fast the machine is. */
const patient = { timeout: 30_000 };

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const squex = (size: number, moves: string) => ({
  game: 'squex',
  params: { rows: size, cols: size },
  players: ['human', 'human'],
  moves: moves.split(' ').filter((move) => move !== ''),
});

describe('a finished game is looked over', () => {
  it('from its end, to the move that lost the win, with the line that shows why', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(squex(4, 'c1 d1 d2 b4 a4 d3 b3 b2 d4 a2 a1 c2')));
    const last = page.locator('.turning').filter({ hasText: '9. d4' });
    await last.waitFor();
    await page.locator('.turnings progress').waitFor({ state: 'detached' });
    expect(await last.textContent()).toMatch(
      /9\. d4 \?\?lost the win.* had a win with c2.*After d4: \w/,
    );
    expect(await page.locator('.turnings').textContent()).toContain(
      'From move 9 on, the win of Ochre is proven.',
    );
    // The list of moves marks it too, and it leads to its moment, where all moves are judged.
    await page.locator('.move[data-turning]').last().click();
    await page.getByText('Looking at move 9 of 12').waitFor();
    await page.locator('.looking .turning-open').click();
    await page.locator('.verdicts[data-known] .verdict').first().waitFor();
    expect(await cell(page, 'c2').getAttribute('aria-label')).toMatch(/wins/);
    expect(await cell(page, 'd4').getAttribute('aria-label')).toMatch(/loses/);
    await leave();
  });

  it('until it is stopped', async () => {
    const { page, leave } = await app.visit();
    const moves =
      'f6 b2 c4 e2 f4 f2 g2 f3 c2 g3 c3 d5 c5 f7 c6 c7 d6 d7 c1 e7 b7 b6 g7 g6 e6 f5 g8 f8 b8 e5 e4 d4 e3 d3 d2';
    await page.goto(linkOf(squex(8, moves)));
    await page.locator('.turnings progress').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.locator('.turnings progress').waitFor({ state: 'detached' });
    const found = await page.locator('.turnings').textContent();
    await page.waitForTimeout(300);
    expect(await page.locator('.turnings').textContent()).toBe(found);
    await leave();
  });
});

describe('the board of a game', () => {
  it('lets the stone be seen to go, unless motion is unwanted', async () => {
    for (const [reducedMotion, seconds] of [
      ['no-preference', '0.16s'],
      ['reduce', '0s'],
    ] as const) {
      const { page, leave } = await app.visit({ reducedMotion });
      await begin(page, 'rastros', { size: '5' });
      const stone = await page.locator('.piece').first().elementHandle();
      const motion = () =>
        stone?.evaluate((piece) => {
          const { transitionDuration, transform } = getComputedStyle(piece);
          return { transitionDuration, transform };
        });
      const before = await motion();
      expect(before?.transitionDuration).toBe(seconds);
      await cell(page, 'c4').click();
      await movesMade(page, 1);
      // The very same stone, elsewhere.
      await expect
        .poll(async () => (await motion())?.transform, patient)
        .not.toBe(before?.transform);
      await leave();
    }
  });

  it('opens whole, however large, and comes nearer when it is asked to', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(squex(19, '')));
    await page.locator('.tool').first().waitFor();
    expect(await page.locator('.board-view[data-zoomed]').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Nearer' }).click();
    await page.locator('.board-view[data-zoomed]').waitFor();
    await page.getByRole('button', { name: 'Whole board' }).click();
    await page.locator('.board-view:not([data-zoomed])').waitFor();
    await leave();
  });
});
