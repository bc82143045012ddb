import { Worker } from 'node:worker_threads';
import { catalogue } from 'ludoteca/catalogue';
import { isGame } from 'ludoteca/game';
import { JobPool, type JobRequest } from 'ludoteca/jobs';
import { isPuzzle } from 'ludoteca/puzzle';
import { afterAll, describe, expect, it } from 'vitest';

/** The pool of whoever uses the library in Node: threads that answer jobs. */
const pool = new JobPool({
  most: 1,
  hire({ hear, lose }) {
    const catalogueUrl = new URL('../dist/catalogue.js', import.meta.url).href;
    const url = new URL('../dist/worker.js', import.meta.url);
    const worker = new Worker(url, { workerData: { catalogueUrl } });
    worker.on('message', hear);
    worker.on('error', (fault) => lose(fault instanceof Error ? fault : new Error(String(fault))));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  },
});
afterAll(() => pool.close());

/** A board of single cells, every other one painted: there is no end to its solutions, and no proof soon. */
const side = 40;
const line = <Filling>(length: number, filling: Filling): Filling[] => Array(length).fill(filling);
const clues = {
  ...{ rows: side, cols: side, right: line(side, line(side - 1, 1)) },
  ...{ down: line(side - 1, line(side, 1)), rowClues: line(side, [20, 11]) },
  colClues: line(side, [20, 11]),
};

function startOf(id: string): { readonly game: string; readonly state: unknown } {
  const game = catalogue.find((kind) => kind.id === id);
  if (game === undefined || !isGame(game)) throw new Error(`no game ${id}`);
  return { game: id, state: game.initial(game.presets[0].params) };
}

function recipeOf(id: string, values: Readonly<Record<string, string | number>>): unknown {
  const puzzle = catalogue.find((kind) => kind.id === id);
  if (puzzle === undefined || !isPuzzle(puzzle)) throw new Error(`no puzzle ${id}`);
  const recipe = puzzle.recipe(values);
  if (!recipe.ok) throw new Error(recipe.error.code);
  return recipe.value;
}

const cross = { game: 'cross-a-pix', clues };
const long: readonly JobRequest[] = [
  { job: 'solve', ...cross, most: 1_000_000_000 },
  { job: 'hint', ...cross },
  {
    job: 'generate',
    game: 'greater-than',
    recipe: recipeOf('greater-than', { signs: 14 }),
    seed: 's',
  },
  { job: 'analyse', ...startOf('squex') },
  { job: 'prove', ...startOf('squex') },
];

/** Longer than a thread takes to load the games. */
const enough = 1500;

describe.each(long.map((request) => [request.job, request] as const))('%s', (_, request) => {
  it('is given up by an AbortSignal of this thread, at once', async () => {
    const stopper = new AbortController();
    let aborted = 0;
    setTimeout(() => {
      aborted = performance.now();
      stopper.abort(new Error('enough'));
    }, enough);
    await expect(pool.do(request, { signal: stopper.signal })).rejects.toThrow('enough');
    // Nothing is waited for but this thread itself, which shares its machine with other tests.
    expect(performance.now() - aborted).toBeLessThan(500);
  });

  it('answers with what there is when it is stopped', async () => {
    const stopper = new AbortController();
    let stopped = 0;
    setTimeout(() => {
      stopped = performance.now();
      stopper.abort();
    }, enough);
    const answer = await pool.do(request, { stop: stopper.signal });
    expect(answer.job).toBe(request.job);
    expect(stopped).toBeGreaterThan(0);
    expect(performance.now() - stopped).toBeLessThan(2000);
  });
});
