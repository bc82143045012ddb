import { openMatch } from 'ludoteca';
import { rastros } from 'ludoteca/rastros';
import { expect, it } from 'vitest';
import { openProgram } from './program.ts';

/** Obeys at once, and takes more than a second for a move. */
const late = `while read word rest; do
  if [ "$word" = genmove ]; then sleep 1.2; printf '= resign\\n\\n'; else printf '=\\n\\n'; fi
done`;

/** What becomes of the late program, given half a second, when a look at its group is told like this. */
async function fate(isKept: boolean, secondsEachLook: number) {
  const params = rastros.params({ size: 5 });
  if (!params.ok) throw new Error(params.error.code);
  let seconds = 0;
  const program = openProgram({
    ...{ game: rastros, command: late, seconds: 0.5, say: ({ code }) => code },
    load: () => ({ seconds: (seconds += secondsEachLook), isKept }),
  });
  try {
    const turn = await program.turn(openMatch(rastros, params.value, { players: ['a', 'b'] }));
    return turn.kind === 'forfeit' ? turn.why.code : turn.kind;
  } finally {
    await program.close();
  }
}

it('that a busy machine keeps waiting has its time all the same', async () => {
  expect(await fate(true, 0)).toBe('resign');
});

it.each([
  ['sleeps', false, 0],
  ['has had its time', true, 1],
] as const)('that %s loses', async (_, isKept, secondsEachLook) => {
  expect(await fate(isKept, secondsEachLook)).toBe('program.silent');
});
