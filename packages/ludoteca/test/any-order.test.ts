import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../src/document/index.ts';
import type { AnyGame } from '../src/game/index.ts';
import { isGame } from '../src/game/index.ts';
import { catalogue } from '../src/games/catalogue.ts';
import { doJob, type JobRequest } from '../src/jobs/index.ts';
import { random } from '../src/kernel/index.ts';
import { type AnyPuzzle, generate, isPuzzle } from '../src/puzzle/index.ts';

/** What was done before must not be seen in any answer: engines are kept, and start from the same state. */

const isLong = process.env.LUDOTECA_LONG === '1';
const context = { limits: {}, clock: () => 0 };

/** Everything that is told of a request, in the order in which its names come. */
async function told(request: JobRequest, nodes?: number): Promise<string> {
  const limits = nodes === undefined ? {} : { nodes };
  return JSON.stringify(await doJob(catalogue, request, { ...context, limits }));
}

type Asked = readonly [JobRequest, number?];

/** What is made, by which seeds. Those of Greater-Than tell other nodes after others where an engine is not restarted. */
const orders: Readonly<Record<string, readonly (readonly [OptionValues, string])[]>> = {
  'greater-than': [
    [{ box: { rows: 2, cols: 2 } }, 'a b'],
    [{ box: { rows: 2, cols: 3 } }, 'a b'],
    [{ box: { rows: 2, cols: 4 }, style: 'minimal' }, 's1 s5 s37'],
    [{ style: 'full' }, 's151 s153 s322'],
    [{ style: 'minimal' }, 's60 s76 s149 s221 s371'],
    [{ style: 'mixed' }, 'a'],
  ],
  'cross-a-pix': [5, 8, 12].flatMap((side) =>
    ['classic', 'dense'].map(
      (style) => [{ size: { rows: side, cols: side + 1 }, style }, 'a b'] as const,
    ),
  ),
};

/** Puzzles of several sizes and kinds. */
function puzzlesOf(puzzle: AnyPuzzle): readonly unknown[] {
  return orders[puzzle.id].flatMap(([values, seeds]) => {
    const recipe = puzzle.recipe(values);
    if (!recipe.ok) throw new Error(recipe.error.code);
    return seeds.split(' ').map((seed) => {
      const made = generate(puzzle, recipe.value, seed);
      if (!made.ok) throw new Error(made.error.code);
      return made.value.clues;
    });
  });
}

function questionsOf(puzzle: AnyPuzzle): readonly Asked[] {
  return puzzlesOf(puzzle).flatMap((clues): Asked[] => {
    const of = { game: puzzle.id, clues };
    const cells = puzzle.cells(clues).length;
    return [
      [{ job: 'solve', ...of, most: 2 }],
      [{ job: 'solve', ...of, most: 2 }, 3],
      [{ job: 'certify-unique', ...of }, 50],
      ...(cells > 40 ? [] : ([[{ job: 'grade', ...of }], [{ job: 'hint', ...of }]] as const)),
    ];
  });
}

/** Positions at several depths of games at random. */
function positionsOf(game: AnyGame): readonly unknown[] {
  const params = game.params({});
  if (!params.ok) throw new Error(params.error.code);
  return [4, 12, 20, 26].map((depth) => {
    const source = random(`${game.id} ${depth}`);
    let state = game.initial(params.value);
    for (let move = 0; move < depth; move++) {
      const after = game.apply(state, source.pick(game.moves(state)));
      if (game.outcome(after) !== undefined) break;
      state = after;
    }
    return state;
  });
}

function askedOf(game: AnyGame): readonly Asked[] {
  return positionsOf(game).flatMap((state): Asked[] => {
    const of = { game: game.id, state };
    const bot = { ...of, job: 'choose', seed: 's', maySwap: false, isTimed: false } as const;
    return [
      [{ job: 'analyse', ...of }, 2000],
      [{ job: 'prove', ...of }, 2000],
      [{ ...bot, level: 3 }, 500],
      [{ ...bot, level: 6 }, 500],
    ];
  });
}

describe.each(catalogue.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it('answers the same, whatever was asked before', async () => {
    const questions = isPuzzle(kind) ? questionsOf(kind) : isGame(kind) ? askedOf(kind) : [];
    expect(questions.length).toBeGreaterThan(10);
    const answers: string[] = [];
    for (const [request, nodes] of questions) answers.push(await told(request, nodes));
    for (const seed of isLong ? ['once', 'twice', 'thrice'] : ['once']) {
      for (const index of random(seed).shuffled(questions.keys())) {
        const [request, nodes] = questions[index];
        expect(await told(request, nodes)).toBe(answers[index]);
      }
    }
  }, 120_000);
});
