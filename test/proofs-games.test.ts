/** Who wins a game from its start is checked by programs in C that are written from the rules alone. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Effort, isGame } from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { difficulties } from 'ludoteca/document';
import { makeProblem, type Problem } from 'ludoteca/game';
import { type RastrosState, rastros } from 'ludoteca/rastros';
import { afterAll, describe, expect, it } from 'vitest';
import { compiled, compiler, missing, run, scratchFolder } from './proofs/programs.ts';

const isLong = process.env.LUDOTECA_LONG === '1' || process.env.LUDOTECA_PROOFS === '1';
const scratch = scratchFolder();
afterAll(scratch.remove);

const programs = new Map<string, string>();

/** Compiles the checker of a game once. */
function checkerOf(id: string): string {
  const program = programs.get(id) ?? compiled(`${id}.c`, scratch.path);
  programs.set(id, program);
  return program;
}

/** The list of replies of a game. */
async function listOf(id: string, params: unknown) {
  const game = catalogue.filter(isGame).find((each) => each.id === id);
  let text = '';
  const write = (chunk: string) => {
    text += chunk;
  };
  const certification = await game?.certify?.(params, { effort: new Effort(), write });
  return { certification, text };
}

function check(id: string, list: string, ...words: readonly string[]) {
  const file = join(scratch.path, 'replies.txt');
  writeFileSync(file, list);
  return run(checkerOf(id), [file, ...words]);
}

/** The list with the nth reply (from 1) changed to another. */
function spoilt(list: string, nth: number, reply: string): string {
  return list
    .split('\n')
    .map((line, index) => (index === nth ? line.replace(/\S+$/, reply) : line))
    .join('\n');
}

const noCompiler = missing('a C compiler');

describe('the list of Rastros', () => {
  const classic = { size: 8, start: 36 };
  const small = { size: 7, start: 32 };

  it('of 8×8 is accepted', async ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { certification, text } = await listOf('rastros', classic);
    expect(certification).toEqual({ kind: 'won', winner: 1, replies: 561 });
    expect(text.length).toBeLessThan(16_384);
    // Two minutes of work, or a fixed fiftieth of it.
    const { status, output } = isLong ? check('rastros', text) : check('rastros', text, '50');
    expect(output).toMatch(isLong ? /^s VERIFIED$/m : /^s VERIFIED IN PART$/m);
    expect(status).toBe(0);
    if (isLong) console.log(output);
  });

  it('of 7×7 is accepted, and refused with a wrong reply, winner or start', async ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { certification, text } = await listOf('rastros', small);
    expect(certification).toMatchObject({ kind: 'won', winner: 0 });
    expect(check('rastros', text)).toMatchObject({ status: 0 });
    // Three of the eight first moves lose.
    for (const move of ['f4', 'd6', 'f6']) {
      expect(check('rastros', spoilt(text, 1, move)).output).toContain('s NOT VERIFIED');
    }
    expect(check('rastros', spoilt(text, 1, 'a7')).output).toContain('the reply is no move');
    expect(check('rastros', text.replace('north', 'south')).output).toContain('s NOT VERIFIED');
    if (!isLong) return;
    // Another move wins too, but from another start the other side does.
    expect(check('rastros', spoilt(text, 1, 'e6')).status).toBe(0);
    expect(check('rastros', text.replace(' e5 ', ' e3 ')).output).toContain('s NOT VERIFIED');
  });

  it.runIf(isLong)('of 8×8 is refused with any of its first replies wrong', async ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { text } = await listOf('rastros', classic);
    // d4 is answered by c3; e5 is black, and the other steps lose.
    expect(text.split('\n')[1]).toMatch(/ d4 c3$/);
    expect(check('rastros', spoilt(text, 1, 'c5')).output).toContain('s NOT VERIFIED');
  });

  it('of every start of 3×3 to 6×6 is accepted', async ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    for (let size = 3; size <= (isLong ? 6 : 5); size++) {
      for (let start = 1; start < size * size - 1; start++) {
        const { certification, text } = await listOf('rastros', { size, start });
        expect(certification?.kind).toBe('won');
        const { output } = check('rastros', text);
        if (!output.includes('s VERIFIED\n')) throw new Error(`${size} ${start}: ${output}`);
      }
    }
  });

  it('is not made where nobody has solved the game', async () => {
    expect(await listOf('rastros', { size: 8, start: 20 })).toEqual({
      certification: { kind: 'unsolved' },
      text: '',
    });
  });
});

describe('problems of Rastros', () => {
  /** As the checker reads them. */
  const lineOf = ({ state, answer = -1 }: Problem<RastrosState>): string => {
    const { size, stone, toMove } = state;
    const name = (cell: number) => rastros.formatMove(state, cell);
    const black = state.blocked
      .filter((cell) => cell !== stone)
      .map((cell) => 1n << BigInt(8 * Math.floor(cell / size) + (cell % size)))
      .reduce((set, cell) => set | cell, 0n);
    return `problem ${size} ${black.toString(16)} ${name(stone)} ${toMove} ${name(answer)}`;
  };
  const sizes = [6, 7, 8, 5];
  const count = isLong ? 1000 : 12;
  const problems = () =>
    Array.from({ length: count }, (_, index) => {
      const size = sizes[Math.floor(index / difficulties.length) % (isLong ? sizes.length : 2)];
      // The smallest board has none that is hard to see.
      const level = size > 5 ? { level: difficulties[index % difficulties.length] } : {};
      const params = rastros.params({ size: { rows: size, cols: size } });
      if (!params.ok) throw new Error(params.error.code);
      const made = makeProblem(rastros, { params: params.value, ...level }, `checked-${index}`);
      if (!made.ok) throw new Error(made.error.code);
      return made.value.problem;
    });

  it(`of every level have one winning move: ${count} of them, each move searched to the end`, ({
    skip,
  }) => {
    if (compiler === undefined) return skip(noCompiler);
    const lines = problems().map(lineOf);
    const { status, output } = check('rastros', `${lines.join('\n')}\n`);
    expect(output).toMatch(/^s VERIFIED$/m);
    expect(output).toContain(`c ${count} problems, each with one winning move`);
    expect(status).toBe(0);
    if (isLong) console.log(output);
  });

  it('are refused with another answer, where a second move wins, and where they make no sense', ({
    skip,
  }) => {
    if (compiler === undefined) return skip(noCompiler);
    const refused = (line: string) => check('rastros', `${line}\n`).output;
    const position = 'problem 7 70f1e1e385800 f1 south';
    expect(refused(`${position} g1`)).toContain('s VERIFIED');
    for (const wrong of ['e1', 'e2', 'g2']) {
      expect(refused(`${position} ${wrong}`)).toMatch(/^s NOT VERIFIED$/m);
    }
    // Five of the first moves of 7×7 win.
    expect(refused('problem 7 0 e5 north d4')).toContain('another move wins');
    expect(refused('problem 7 0 e5 north a1')).toContain('the answer is no move');
    expect(refused('problem 9 0 c3 north c2')).toContain('c no problem');
  });
});

describe('the list of Squex', () => {
  const boards = [
    ...['1x1', '2x2', '2x3', '3x2', '3x3', '3x4', '4x3', '3x5', '5x3', '4x4', '4x5', '5x4'],
    ...(isLong ? ['3x6', '6x3', '4x6', '6x4'] : []),
  ];

  it.each(boards)('of %s is accepted, and the contrary refused', async (board) => {
    if (compiler === undefined) return console.warn(noCompiler);
    const [rows, cols] = board.split('x').map(Number);
    const { certification, text } = await listOf('squex', { rows, cols });
    const winner = rows === cols ? (rows === 2 ? 1 : 0) : rows < cols ? 0 : 1;
    expect(certification).toMatchObject({ kind: 'won', winner });
    const { status, output } = check('squex', text);
    expect(output).toMatch(/^s VERIFIED$/m);
    expect(status).toBe(0);
    const contrary = text.replace(/^(squex \d+ \d+) \d/, `$1 ${2 - winner}`).split('\n')[0];
    if (rows * cols <= 12) expect(check('squex', contrary).output).toContain('s NOT VERIFIED');
  });

  it('is refused with a losing reply', async ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { text } = await listOf('squex', { rows: 4, cols: 4 });
    // The first move to avoid is one at the own side that is no corner.
    expect(check('squex', spoilt(text, 1, 'b1')).output).toContain('s NOT VERIFIED');
    expect(check('squex', spoilt(text, 1, 'a2')).output).toContain('s VERIFIED');
  });
});
