import { type Notice, openMatch } from 'ludoteca';
import { rastros } from 'ludoteca/rastros';
import { expect, it } from 'vitest';
import type { GroupLoad } from './group-load.ts';
import { openProgram } from './program.ts';

/** Obeys at once, and takes some seconds for a move. */
const late = `while read word rest; do
  if [ "$word" = genmove ]; then sleep 3; printf '= resign\\n\\n'; else printf '=\\n\\n'; fi
done`;

/** Obeys at once. */
const quick = late.replace('sleep 3; ', '');

/** What becomes of a program, given half a second, when a look at its group is told like this. */
async function fate(command: string, load: () => GroupLoad) {
  const params = rastros.params({ size: { rows: 5, cols: 5 } });
  if (!params.ok) throw new Error(params.error.code);
  const say = ({ code }: Notice) => code;
  const program = openProgram({ game: rastros, command, seconds: 0.5, say, load });
  try {
    const turn = await program.turn(openMatch(rastros, params.value, { players: ['a', 'b'] }));
    return turn.kind === 'forfeit' ? turn.why.code : turn.kind;
  } finally {
    await program.close();
  }
}

it('that a busy machine keeps waiting has its time all the same', async () => {
  expect(await fate(late, () => ({ seconds: 0, isKept: true }))).toBe('resign');
});

it('that has answered in time has not lost because nobody read it', async () => {
  const load = () => {
    // Whoever asks is kept waiting longer than the program may take.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    return { seconds: 0, isKept: false };
  };
  expect(await fate(quick, load)).toBe('resign');
});

it('that sleeps loses', async () => {
  expect(await fate(late, () => ({ seconds: 0, isKept: false }))).toBe('program.silent');
});

it('that has had its time loses', async () => {
  let seconds = 0;
  expect(await fate(late, () => ({ seconds: seconds++, isKept: true }))).toBe('program.silent');
});
