/** The common things in a few words, for the games of the library and for ones that nobody prepared for it. */

import fc from 'fast-check';
import {
  accept,
  crossAPix,
  facade,
  greaterThan,
  type Notice,
  parseAny,
  Refused,
  rastros,
  squex,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import { noughts } from '../../test/games/noughts/index.ts';

const small = { size: 4, style: 'minimal', seed: 7 } as const;

describe('a puzzle', () => {
  it('is made, printed and hinted at in three lines', async () => {
    const puzzle = await greaterThan.make({ size: 9, level: 'hard', seed: 'today' });
    const board = puzzle.print();
    const hint = await puzzle.hint();
    expect(puzzle.level).toBe('hard');
    expect(board.split('\n')[0]).toBe('+-----------+-----------+-----------+');
    expect(hint.kind).toBe('step');
    expect(hint.say('en')).toMatch(/^[A-Z].*\.$/s);
    expect(hint.say('pt')).not.toBe(hint.say('en'));
    expect(hint.bits('en').length).toBeGreaterThan(1);
  });

  it('is solved, and shows the solution', async () => {
    const puzzle = await greaterThan.make(small);
    const { solved, unique, solutions, say } = await puzzle.solve();
    expect(unique).toBe(true);
    expect(say('pt')).toBe('uma só solução, provado');
    expect(solved?.grid).toEqual(solutions[0]);
    expect(solved?.faults()).toEqual([]);
    expect(solved?.print()).toMatch(/\| [1-4] /);
    const digit: number = solutions[0].digits[0][0];
    expect(digit).toBeGreaterThan(0);
  });

  it('tells that there are several solutions, or none', async () => {
    const puzzle = await greaterThan.make(small);
    const { boxRows, boxCols } = puzzle.clues;
    const bare = greaterThan.open({
      ...puzzle.clues,
      right: puzzle.clues.right.map((row) => row.map(() => '')),
    });
    expect([boxRows, boxCols]).toEqual([2, 2]);
    expect((await bare.solve()).say('en')).toBe('more than one solution');
    const { solutions } = await puzzle.solve();
    const wrong = puzzle
      .sheet()
      .adopt(solutions[0])
      .enter({ row: 0, col: 0 }, (solutions[0].digits[0][0] % 4) + 1);
    const filled = puzzle.withEntries(wrong.filling);
    expect((await filled.solve()).say('en')).toBe('no solution, proven');
    expect(filled.faults()[0].say('en')).toMatch(/^r\dc\d: /);
  });

  it('says when a budget ended first', async () => {
    const puzzle = await greaterThan.make({ ...small, style: 'full' });
    const bare = greaterThan.open({
      ...puzzle.clues,
      right: puzzle.clues.right.map((row) => row.map(() => '')),
      down: puzzle.clues.down.map((row) => row.map(() => '')),
    });
    expect((await bare.solve({ nodes: 1 })).say('en')).toMatch(/was not found out$/);
  });

  it('is proved for strangers, with the files of the proof', async () => {
    const proof = await (await greaterThan.make(small)).prove();
    expect(proof.kind).toBe('unique');
    expect([...proof.files.keys()].sort()).toEqual([
      'formula.cnf',
      'map.txt',
      'proof.drat',
      'puzzle.json',
      'solution.json',
    ]);
    const text = new TextDecoder().decode(proof.files.get('formula.cnf'));
    expect(text).toMatch(/^p cnf \d+ \d+\n/m);
  });

  it('hands the files of a proof out piece by piece where that is asked for', async () => {
    const seen = new Set<string>();
    const proof = await (await greaterThan.make(small)).prove({ write: (file) => seen.add(file) });
    expect(proof.files.size).toBe(0);
    expect(seen).toContain('proof.drat');
  });

  it('is graded', async () => {
    const grade = await (await crossAPix.make({ size: 5, seed: 3 })).grade();
    expect(grade.kind).toBe('graded');
    expect(grade.say('en')).toMatch(/^medium, score \d/);
    expect(grade.say('pt')).toMatch(/^médio, pontuação \d/);
  });

  it('is drawn in a theme', async () => {
    const puzzle = await crossAPix.make({ size: { rows: 3, cols: 4 }, seed: 1 });
    expect(puzzle.draw()).toMatch(/^<svg/);
    expect(puzzle.draw({ theme: 'dark' })).not.toBe(puzzle.draw());
  });

  it('is solved by hand on a sheet whose filling is typed', async () => {
    const sheet = (await crossAPix.make({ size: 3, seed: 1 })).sheet();
    const painted: 0 | 1 | null = sheet.enter({ row: 0, col: 0 }, 1).filling[0][0];
    expect(painted).toBe(1);
  });

  it('is the same for the same seed', async () => {
    const [one, other] = await Promise.all([greaterThan.make(small), greaterThan.make(small)]);
    expect(one.code()).toBe(other.code());
  });
});

describe('a game', () => {
  it('is started, played, answered by a bot and analysed', async () => {
    let match = rastros.start({ size: 5, start: 'c3' }).play('c4');
    match = await match.botMove({ level: 2, seed: 'evening' });
    expect(match.played[0]).toBe('c4');
    expect(match.history).toHaveLength(2);
    const stone: number = match.state.stone;
    expect(stone).toBeGreaterThanOrEqual(0);
    const analysis = await match.analyse({ nodes: 20_000 });
    expect(analysis.moves.map(({ text }) => text).sort()).toEqual(
      match.legalMoves.map((move) => match.write(move)).sort(),
    );
    expect(analysis.say('en')).toMatch(/to move: /);
    expect(analysis.moves[0].say('pt')).toMatch(/^[a-e][1-5] /);
    expect((await match.prove({ nodes: 20_000 })).say('pt')).toMatch(/^Joga /);
    expect(match.print()).toContain('a  b  c  d  e');
    expect(match.draw({ marks: { moves: match.legalMoves } })).toMatch(/^<svg/);
  });

  it('is looked over when it is done', async () => {
    const match = rastros.start({ size: 3, start: 'b2' }).play('c2').resign(1);
    const review = await match.review();
    expect(review.say('en').length).toBeGreaterThan(0);
  });

  it('keeps its words through undo, and tells what a move did', () => {
    const match = squex
      .start({ size: 4, hasSwap: true, players: ['Ana', 'Rui'] })
      .play('a1')
      .play('swap');
    expect(match.undo().redo().print()).toBe(match.print());
    expect(match.players).toEqual(['Ana', 'Rui']);
    expect(match.insights.every(({ say }) => say('pt').length > 0)).toBe(true);
  });

  it('says why a move cannot be played', () => {
    const match = rastros.start();
    const read = match.read('a1');
    expect(!read.ok && read.error.say('pt')).toMatch(/a1/);
    expect(() => match.play('a1')).toThrow(Refused);
    expect(() => match.play(-5)).toThrow(/is no move/);
  });

  it('has no level that it does not have', async () => {
    await expect(rastros.start().botMove({ level: 9, seed: 1 })).rejects.toThrow(
      /there is no level 9; expected a whole number from 1 to \d/,
    );
  });
});

describe('a fifth game', () => {
  it('has the facade by its contract alone', async () => {
    const puzzle = await facade(futoshiki).make({ size: 4, seed: 1 });
    expect((await puzzle.solve()).unique).toBe(true);
    expect((await puzzle.hint()).say('pt').length).toBeGreaterThan(0);
    expect(accept(facade(futoshiki).parse(puzzle.print())).print()).toBe(puzzle.print());
    const match = await facade(noughts).start().play('b2').botMove({ level: 3, seed: 1 });
    expect(match.history).toHaveLength(2);
    expect((await match.analyse()).value).not.toBe('unknown');
  });
});

describe('reading', () => {
  it('takes any format of the kind, and JSON as an object', async () => {
    const puzzle = await greaterThan.make(small);
    for (const format of ['json', 'code', 'drawing', 'iss']) {
      const text = accept({ ok: true, value: puzzle.write(format) });
      if (!text.ok) throw new Error(text.error.code);
      expect(accept(greaterThan.parse(text.value)).clues).toEqual(puzzle.clues);
    }
    expect(accept(greaterThan.parse(puzzle.toJson())).clues).toEqual(puzzle.clues);
    const any = accept(parseAny(catalogue, puzzle.code()));
    expect(any.print()).toBe(puzzle.print());
    expect(accept(parseAny(catalogue, 'd4')).print()).toContain('a  b');
  });

  it('tells where a text is wrong, in words', () => {
    const read = greaterThan.parse('. < .\n. x .', { format: 'classic' });
    expect(!read.ok && read.error.say('en')).toMatch(/^line \d+, column \d+: /);
    const json = rastros.parse({ game: 'rastros', size: 'large', moves: [] });
    expect(!json.ok && json.error.say('pt')).toMatch(/^size: /);
  });

  it('gives a result for whatever it is handed', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const odd = [
      undefined,
      null,
      5,
      1n,
      () => 1,
      Symbol('x'),
      [],
      {},
      circle,
      { game: 7 },
      { game: {} },
    ];
    const anything = fc.oneof(fc.anything(), fc.constantFrom(...odd));
    for (const kind of [greaterThan, crossAPix, rastros, squex]) {
      fc.assert(
        fc.property(anything, fc.constantFrom({}, { game: kind.id }), (data, head) => {
          const given = data !== null && typeof data === 'object' ? { ...head, ...data } : data;
          const read = kind.parse(given);
          if (!read.ok) expect(read.error.say('pt').length).toBeGreaterThan(0);
        }),
        { seed: 1, numRuns: 300 },
      );
    }
  });

  it('gives a located result for documents with a part changed', async () => {
    const whole = (await greaterThan.make(small)).toJson();
    const names = Object.keys(whole);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
        const read = greaterThan.parse({ ...whole, [name]: value });
        if (!read.ok) expect(read.error.say('en').length).toBeGreaterThan(0);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('options that go together in no puzzle', () => {
  const refused = async (making: Promise<unknown>): Promise<Notice> => {
    const fault: unknown = await making.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (fault instanceof Refused) return fault.notice;
    throw new Error(`not refused: ${fault}`);
  };

  it('are refused in words', async () => {
    expect((await refused(greaterThan.make({ size: 7, seed: 1 }))).code).toBe(
      'greater-than.size-unknown',
    );
    expect(() => rastros.start({ size: { rows: 4, cols: 5 } })).toThrow(Refused);
  });

  it('are named as they are written here, not as they are typed to the command', async () => {
    await expect(greaterThan.make({ size: 7, seed: 1 })).rejects.toThrow(/^size: found 7/);
    await expect(crossAPix.make({ style: 'dense', invert: true, seed: 1 })).rejects.toThrow(
      /^invert /,
    );
  });

  it('are refused with their place where the compiler was not asked', async () => {
    const make = greaterThan.make as (options: object) => Promise<unknown>;
    expect(await refused(make({ seed: 1, level: 'hrad' }))).toMatchObject({
      code: 'document.json-choice',
      where: { path: 'level' },
    });
    expect(await refused(make({ seed: 1, lvel: 'hard' }))).toMatchObject({
      code: 'document.name-unread-near',
      where: { path: 'lvel' },
    });
    expect(await refused(make({ seed: 1, size: 'nine' }))).toMatchObject({
      where: { path: 'size' },
    });
    expect(await refused(make({ seed: 1, signs: 0.5 }))).toMatchObject({
      where: { path: 'signs' },
    });
    const pixels = crossAPix.make as (options: object) => Promise<unknown>;
    expect(await refused(pixels({ seed: 1, from: { width: 2, height: 2 } }))).toMatchObject({
      where: { path: 'from.grey' },
    });
    expect(await refused(pixels({ seed: 1, invert: 'yes' }))).toMatchObject({
      where: { path: 'invert' },
    });
    expect(await refused(pixels({ seed: 1, paint: 2 }))).toMatchObject({
      where: { path: 'paint' },
    });
  });
});

describe('work', () => {
  it('is not begun when its signal is raised already', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(greaterThan.make(small, { signal })).rejects.toThrow('enough');
    const puzzle = await greaterThan.make(small);
    for (const long of ['solve', 'prove', 'hint', 'grade'] as const) {
      await expect(puzzle[long]({ signal })).rejects.toThrow('enough');
    }
    const match = rastros.start();
    for (const long of ['analyse', 'prove', 'review'] as const) {
      await expect(match[long]({ signal })).rejects.toThrow('enough');
    }
    await expect(match.botMove({ level: 1, seed: 1, signal })).rejects.toThrow('enough');
  });

  it('tells how it goes', async () => {
    let told = 0;
    await rastros.start().analyse({ nodes: 5000, onProgress: (nodes) => (told = nodes) });
    expect(told).toBeGreaterThan(0);
  });
});

/** Never run: the compiler alone reads it. */
export function wrongOptionsDoNotCompile(): void {
  // @ts-expect-error a level that is none
  void greaterThan.make({ level: 'hrad', seed: 1 });
  // @ts-expect-error an option that is none
  void greaterThan.make({ lvel: 'hard', seed: 1 });
  // @ts-expect-error a size is a number or rows and columns
  void greaterThan.make({ size: '9', seed: 1 });
  // @ts-expect-error randomness is always an argument
  void greaterThan.make({ size: 9 });
  // @ts-expect-error a style of another puzzle
  void crossAPix.make({ style: 'minimal', seed: 1 });
  // @ts-expect-error goals are usual or exchanged
  void rastros.start({ goals: 'swapped' });
  // @ts-expect-error Squex has no start
  void squex.start({ start: 'a1' });
  // @ts-expect-error a bot has a level and a seed
  void rastros.start().botMove({ level: 3 });
  // @ts-expect-error no such theme
  void rastros.start().draw({ theme: 'sepia' });
  // @ts-expect-error the state of one game is not that of another
  void squex.start().state.stone;
  // @ts-expect-error clues of one puzzle are not those of another
  void greaterThan.open(crossAPix.open);
}
