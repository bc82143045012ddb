import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { classicDraft, denseDraft } from '../src/games/cross-a-pix/generate/drafts.ts';
import { recipe } from '../src/games/cross-a-pix/generate/recipe.ts';
import { doJob } from '../src/jobs/index.ts';
import { random } from '../src/kernel/index.ts';

/** The signal is asked so often before the work is stopped: in the midst of setting up, and later. */
const looks = [50, 600];

describe('a board of 400×400', () => {
  const usual = recipe({});
  if (!usual.ok) throw new Error(usual.error.code);
  const size = { ...usual.value, rows: 400, cols: 400 };
  const boards = {
    classic: classicDraft(size, random('b')).clues,
    dense: denseDraft({ ...size, walls: 0.6, paint: 0.5 }, random('a')).clues,
  };

  it.each(
    Object.keys(boards).flatMap((board) =>
      (['solve', 'hint', 'grade'] as const).flatMap((job) =>
        looks.map((most) => [board as keyof typeof boards, job, most] as const),
      ),
    ),
  )('%s: %s is stopped where it stands, at look %i', async (board, job, most) => {
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > most;
      },
    };
    const request = { job, game: 'cross-a-pix', clues: boards[board], most: 2 } as const;
    const answer = await doJob(catalogue, request, { limits: { signal }, clock: () => 0 });
    expect(answer).toMatchObject(
      {
        solve: { complete: false },
        hint: { advice: { kind: 'undecided' } },
        grade: { graded: { kind: 'undecided' } },
      }[job],
    );
    expect(asked).toBeLessThan(most + 10);
  });
});
