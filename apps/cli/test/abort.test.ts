/** The asynchronous variants of the library's long work, in threads of Node: what ends them, and how soon. */

import { Worker } from 'node:worker_threads';
import { crossAPix } from 'ludoteca/cross-a-pix';
import { type AnyGame, analyse, openMatch, prove } from 'ludoteca/game';
import { greaterThan } from 'ludoteca/greater-than';
import { type BackgroundOptions, inBackground, JobPool } from 'ludoteca/jobs';
import { Effort } from 'ludoteca/kernel';
import { count, generate, grade, hint } from 'ludoteca/puzzle';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { afterAll, describe, expect, it } from 'vitest';

/** The pool of whoever uses the library in Node: threads that answer jobs. */
const pool = new JobPool({
  most: 1,
  hire({ hear, lose }) {
    const catalogueUrl = new URL('../dist/catalogue.cjs', import.meta.url).href;
    const url = new URL('../dist/worker.cjs', import.meta.url);
    const worker = new Worker(url, { workerData: { catalogueUrl } });
    worker.on('message', hear);
    worker.on('error', (fault) => lose(fault instanceof Error ? fault : new Error(String(fault))));
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  },
});
afterAll(() => pool.close());
const background = inBackground(pool);

/** A board of single cells, every other one painted: there is no end to its solutions, and no proof soon. */
const side = 40;
const line = <Item>(length: number, item: Item): Item[] => Array.from({ length }, () => item);
const openCross = {
  ...{ rows: side, cols: side, right: line(side, line(side - 1, 1 as const)) },
  ...{ down: line(side - 1, line(side, 1 as const)), rowClues: line(side, [20, 11] as const) },
  colClues: line(side, [20, 11] as const),
};
/** The same with one more in a column than in the rows: no filling, and no proof of that soon. */
const closedCross = {
  ...openCross,
  colClues: openCross.colClues.map((clue, col) => (col === 0 ? ([21, 11] as const) : clue)),
};
function recipeOf(values: Parameters<typeof greaterThan.recipe>[0]) {
  const recipe = greaterThan.recipe(values);
  if (!recipe.ok) throw new Error(recipe.error.code);
  return recipe.value;
}
const board = squex.initial({ rows: 8, cols: 8 });
const bot = { level: 6, seed: 's', maySwap: false, state: board };
// Whoever looks a game over knows only that it is one.
const squexGame = squex as AnyGame;
const opened = openMatch(squex, { rows: 8, cols: 8 });
const resigned = opened.play(opened.legalMoves[0]).resign(1);

type Begin = (options: BackgroundOptions) => Promise<unknown>;
const long: Readonly<Record<string, Begin>> = {
  count: (options) => background.count(crossAPix, openCross, 1_000_000_000, options),
  generate: (options) => background.generate(greaterThan, recipeOf({ signs: 14 }), 's', options),
  grade: (options) => background.grade(crossAPix, openCross, options),
  hint: (options) => background.hint(crossAPix, { clues: openCross }, options),
  path: (options) => background.path(crossAPix, { clues: openCross }, options),
  survey: (options) => background.survey(crossAPix, openCross, options),
  certifyUnique: (options) => background.certifyUnique(crossAPix, closedCross, () => {}, options),
  practise: (options) =>
    background.practise(greaterThan, [{ size: { rows: 12, cols: 12 } }], 'push', 's', options),
  analyse: (options) => background.analyse(squex, board, options),
  prove: (options) => background.prove(squex, board, options),
  answerFor: (options) => background.answerFor(squex, bot, { ...options, isTimed: true }),
  certifyWin: (options) => background.certifyWin(squex, { rows: 5, cols: 5 }, () => {}, options),
};

/** Lets everything happen that is due: the loop of events goes round. */
const turn = () => new Promise<string>((resolve) => setImmediate(resolve, 'still at work'));

/** Begins a piece of work, and waits until a thread is in its midst. */
function underway(begin: Begin, options: BackgroundOptions) {
  return new Promise<{ readonly answer: Promise<string> }>((resolve) => {
    const answer = begin({ ...options, onProgress: () => resolve({ answer }) }).then(
      () => 'answered',
      (fault: Error) => fault.message,
    );
    answer.then(() => resolve({ answer }));
  });
}

describe('an AbortSignal', () => {
  it.each(Object.entries(long))('ends %s before the next event', async (_, begin) => {
    const stopper = new AbortController();
    const { answer } = await underway(begin, { signal: stopper.signal });
    expect(await Promise.race([answer, turn()])).toBe('still at work');
    stopper.abort(new Error('enough'));
    expect(await Promise.race([answer, turn()])).toBe('enough');
  });

  it('of a timer ends work, and work that waits for a thread', async () => {
    const options = { signal: AbortSignal.timeout(300) };
    const asked = [long.count(options), long.analyse(options)];
    for (const answer of asked) await expect(answer).rejects.toThrow('timeout');
  });

  it('ends what looks a game over', async () => {
    const signal = AbortSignal.timeout(300);
    const looking = background.lookOver(squexGame, resigned, () => {}, { signal });
    await expect(looking).rejects.toThrow('timeout');
  });
});

describe('work in the background', () => {
  it.each(['count', 'generate', 'hint', 'analyse', 'prove', 'answerFor'])(
    'answers with what there is when it is stopped: %s',
    async (name) => {
      const stopper = new AbortController();
      const { answer } = await underway(long[name], { stop: stopper.signal });
      stopper.abort();
      expect(await answer).toBe('answered');
    },
  );

  it('hands out solutions for as long as somebody takes them', async () => {
    const taken: unknown[] = [];
    for await (const grid of background.solutions(crossAPix, openCross)) {
      expect(crossAPix.verify(openCross, grid)).toEqual([]);
      if (taken.push(grid) === 80) break;
    }
    expect(taken).toHaveLength(80);
    const stopper = new AbortController();
    const reading = async () => {
      for await (const _ of background.solutions(crossAPix, openCross, {
        signal: stopper.signal,
      }))
        stopper.abort(new Error('enough'));
    };
    await expect(reading()).rejects.toThrow('enough');
  });

  it('says what the synchronous functions say', async () => {
    const recipe = recipeOf({ size: { rows: 6, cols: 6 } });
    const made = generate(greaterThan, recipe, 'same');
    expect(await background.generate(greaterThan, recipe, 'same')).toEqual(made);
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    expect(await background.count(greaterThan, clues, 2)).toEqual(count(greaterThan, clues, 2));
    expect(await background.hint(greaterThan, { clues })).toEqual(
      hint(greaterThan, { clues }, new Effort()),
    );
    expect(await background.grade(greaterThan, clues)).toEqual(
      grade(greaterThan, clues, new Effort()),
    );
    const found: unknown[] = [];
    for await (const grid of background.solutions(greaterThan, clues)) found.push(grid);
    expect(found).toEqual([made.value.solution]);
    const way = await background.path(greaterThan, { clues });
    if (way.kind !== 'path') throw new Error(way.kind);
    expect(await background.certify(greaterThan, { clues }, way)).toMatchObject({ ok: true });
    const state = rastros.initial({ size: 4, start: 9 });
    const { nodes: _, ...analysed } = analyse(rastros, state, new Effort());
    expect(await background.analyse(rastros, state)).toMatchObject(analysed);
    expect(await background.prove(rastros, state)).toEqual(prove(rastros, state, new Effort()));
  });
});
