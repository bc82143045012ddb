/** How the page feels, measured in Chromium: from an input to the next paint, bytes, frames. */

import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, isGame, levelsOf } from 'ludoteca/game';
import { generate, isPuzzle } from 'ludoteca/puzzle';
import type { CDPSession, Page } from 'playwright-core';
import { type App, openApp } from './app.ts';
import { linkOf } from './samples.ts';

const presses = 60;

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const show = (time: number) => `${time.toFixed(1)} ms`;
  return `median ${show(at(0.5))}, 95th percentile ${show(at(0.95))}, most ${show(at(1))}`;
}

/** From now on: the time from an input, as the browser stamps it, to the frame after its handling. */
async function timeInputs(page: Page, kind: 'keydown' | 'click'): Promise<void> {
  await page.evaluate((input) => {
    const times: number[] = [];
    const isFirst = !('times' in window);
    Object.assign(window, { times });
    if (!isFirst) return;
    addEventListener(
      input,
      ({ timeStamp }) => {
        // The task after the next frame begins when that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          const { times: now } = window as unknown as { times: number[] };
          port1.onmessage = () => now.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      true,
    );
  }, kind);
}

/** What the main thread has worked so far, by the processor's clock, in milliseconds. */
async function workOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Does something many times; false ends it. Tells how long each took to paint, and the work for it. */
async function feel(
  page: Page,
  kind: 'keydown' | 'click',
  act: (index: number) => Promise<boolean>,
): Promise<string> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await timeInputs(page, kind);
  const work: number[] = [];
  for (let index = 0; index < presses; index++) {
    const before = await workOf(client);
    if (!(await act(index))) break;
    await page.waitForTimeout(40);
    work.push((await workOf(client)) - before);
  }
  await client.detach();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  return `${spread(times)}; work for it ${spread(work)}`;
}

function pressKeys(page: Page, keys: readonly string[]): Promise<string> {
  return feel(page, 'keydown', async (index) => {
    await page.keyboard.press(keys[index % keys.length]);
    return true;
  });
}

/** Keeps one of the page's own workers busy with making large puzzles. */
async function keepMaking(page: Page, game: string, recipe: unknown): Promise<void> {
  await page.evaluate(
    async ([id, recipe]) => {
      const files = await (await fetch('./service-worker.js')).text();
      const address = /assets\/thinking-[\w-]+\.js/.exec(files)?.[0] ?? '';
      const worker = new Worker(address, { type: 'module' });
      let made = 0;
      const ask = () =>
        worker.postMessage({
          request: { job: 'generate', game: id, recipe: recipe, seed: `bench-${made++}` },
        });
      worker.onmessage = ({ data }) => {
        if (data.kind === 'answer') ask();
      };
      ask();
    },
    [game, recipe] as const,
  );
}

/** Makes moves by mouse, for whoever is to move, until the game is over. */
function pressCells(page: Page): Promise<string> {
  return feel(page, 'click', async (index) => {
    const open = page.locator('[data-open]');
    const count = await open.count();
    if (count > 0) await open.nth(index % count).click();
    return count > 0;
  });
}

/** A game as it feels: alone, while levels think about it, while it is analysed. */
async function benchGame(app: App, game: AnyGame, say: (line: string) => void): Promise<void> {
  const { params } = game.presets[0];
  const strongest = String(levelsOf(game).length);
  const open = async (player: string) => {
    const visit = await app.visit({ reducedMotion: 'no-preference' });
    const players = [player, player];
    const record = { game: game.id, params: game.paramsToJson(params), players, moves: [] };
    await visit.page.goto(linkOf(record));
    await visit.page.locator('.tool').first().waitFor();
    return visit;
  };
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const walk = async (page: Page) => {
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    return pressKeys(page, keys);
  };
  const alone = await open('human');
  say(`${game.id}: move to paint, ${await pressCells(alone.page)}`);
  await alone.context.close();
  const watched = await open(strongest);
  say(`${game.id}, while level ${strongest} thinks: key to paint, ${await walk(watched.page)}`);
  await watched.context.close();
  const analysed = await open('human');
  await analysed.page.keyboard.press('a');
  say(`${game.id}, while it is analysed: key to paint, ${await walk(analysed.page)}`);
  await analysed.context.close();
}

export async function benchWeb(say: (line: string) => void): Promise<void> {
  const app = await openApp();
  const puzzles = catalogue.filter(isPuzzle);
  const keys = ['ArrowRight', '3', 'ArrowDown', ' ', 'ArrowLeft', '1', 'ArrowUp', 'Backspace'];
  for (const puzzle of puzzles) {
    const made = generate(puzzle, puzzle.presets[0].recipe, 'bench');
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const { page, context } = await app.visit({ reducedMotion: 'no-preference' });
    await page.goto(linkOf({ game: puzzle.id, ...puzzle.toJson({ clues }) }));
    await page.getByRole('gridcell').first().focus();
    say(`${puzzle.id}: key to paint, ${await pressKeys(page, keys)}`);
    await keepMaking(page, puzzle.id, puzzle.presets.at(-1)?.recipe);
    say(`${puzzle.id}, while puzzles are made: ${await pressKeys(page, keys)}`);
    await context.close();
  }
  for (const side of [50, 100]) {
    const picture = puzzles.find(({ options }) =>
      options.some(({ takes }) => takes.kind === 'picture'),
    );
    const recipe = picture?.recipe({ size: { rows: side, cols: side }, style: 'classic' });
    if (picture === undefined || !recipe?.ok) continue;
    const made = generate(picture, recipe.value, 'bench');
    if (!made.ok) throw new Error(made.error.code);
    const { page, context } = await app.visit();
    await page.goto(linkOf({ game: picture.id, ...picture.toJson({ clues: made.value.clues }) }));
    await page.getByRole('gridcell').first().focus();
    say(`${picture.id} ${side}×${side}: key to paint, ${await pressKeys(page, keys)}`);
    await context.close();
  }
  for (const game of catalogue.filter(isGame)) await benchGame(app, game, say);
  await app.close();
}
