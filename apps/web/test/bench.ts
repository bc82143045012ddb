/** How the page feels, measured in Chromium: from an input to the next paint, bytes, frames. */

import { catalogue } from 'ludoteca/catalogue';
import { generate, isPuzzle } from 'ludoteca/puzzle';
import type { Page } from 'playwright-core';
import { openApp } from './app.ts';
import { linkOf } from './samples.ts';

const presses = 60;

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const show = (time: number) => `${time.toFixed(1)} ms`;
  return `median ${show(at(0.5))}, 95th percentile ${show(at(0.95))}, most ${show(at(1))}`;
}

/** From the time of a key press, as the browser stamps it, to the frame after its handling. */
async function pressKeys(page: Page, keys: readonly string[]): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const isFirst = !('times' in window);
    Object.assign(window, { times });
    if (!isFirst) return;
    addEventListener(
      'keydown',
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
  });
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(keys[press % keys.length]);
    await page.waitForTimeout(40);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

/** Keeps one of the page's own workers busy with making large puzzles. */
async function keepMaking(page: Page, game: string, order: unknown): Promise<void> {
  await page.evaluate(
    async ([id, wish]) => {
      const files = await (await fetch('./service-worker.js')).text();
      const address = /assets\/thinking-[\w-]+\.js/.exec(files)?.[0] ?? '';
      const worker = new Worker(address, { type: 'module' });
      let made = 0;
      const ask = () =>
        worker.postMessage({
          request: { job: 'generate', game: id, order: wish, seed: `bench-${made++}` },
        });
      worker.onmessage = ({ data }) => {
        if (data.kind === 'answer') ask();
      };
      ask();
    },
    [game, order] as const,
  );
}

export async function benchWeb(say: (line: string) => void): Promise<void> {
  const app = await openApp();
  const puzzles = catalogue.filter(isPuzzle);
  const keys = ['ArrowRight', '3', 'ArrowDown', ' ', 'ArrowLeft', '1', 'ArrowUp', 'Backspace'];
  for (const puzzle of puzzles) {
    const made = generate(puzzle, puzzle.presets[0].order, 'bench');
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const { page, context } = await app.visit({ reducedMotion: 'no-preference' });
    await page.goto(linkOf({ game: puzzle.id, ...puzzle.toJson({ clues }) }));
    await page.getByRole('gridcell').first().focus();
    say(`${puzzle.id}: key to paint, ${spread(await pressKeys(page, keys))}`);
    await keepMaking(page, puzzle.id, puzzle.presets.at(-1)?.order);
    say(`${puzzle.id}, while puzzles are made: ${spread(await pressKeys(page, keys))}`);
    await context.close();
  }
  for (const side of [50, 100]) {
    const picture = puzzles.find(({ options }) =>
      options.some(({ takes }) => takes.kind === 'picture'),
    );
    const order = picture?.order({ size: { rows: side, cols: side }, style: 'classic' });
    if (picture === undefined || !order?.ok) continue;
    const made = generate(picture, order.value, 'bench');
    if (!made.ok) throw new Error(made.error.code);
    const { page, context } = await app.visit();
    await page.goto(linkOf({ game: picture.id, ...picture.toJson({ clues: made.value.clues }) }));
    await page.getByRole('gridcell').first().focus();
    say(`${picture.id} ${side}×${side}: key to paint, ${spread(await pressKeys(page, keys))}`);
    await context.close();
  }
  await app.close();
}
