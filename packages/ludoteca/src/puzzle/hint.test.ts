import {
  Effort,
  type Grade,
  generate,
  grade,
  hint,
  languages,
  type Puzzle,
  path,
  puzzlePhrases,
  sayAdvice,
  sayFact,
  sayNotice,
} from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';

type Clues = typeof futoshiki extends Puzzle<infer _Recipe, infer Of, infer _Grid> ? Of : never;

const made = generate(futoshiki, { size: 4 }, 'hint');
if (!made.ok) throw new Error('the sample is not made');
const { clues, solution } = made.value;
const effort = () => new Effort();
const ask = (grid: typeof solution, about: Clues = clues) =>
  hint(futoshiki, { clues: about, grid }, effort());

/** Two solutions that differ in every cell, and a puzzle with none. */
const bare: Clues = {
  size: 2,
  givens: [
    [0, 0],
    [0, 0],
  ],
  right: [[''], ['']],
  down: [['', '']],
};
const impossible: Clues = { ...bare, right: [['<'], ['<']] };

const speakers = languages.map((language) => ({
  language,
  say: (notice: Parameters<typeof sayNotice>[1]) =>
    sayNotice([puzzlePhrases, futoshiki.phrases], notice, language),
}));

describe('a hint', () => {
  it('leads step by step to the solution, each the easiest by the ladder', () => {
    let grid = futoshiki.empty(clues);
    for (;;) {
      const advice = ask(grid);
      if (advice.kind === 'done') break;
      if (advice.kind !== 'step') throw new Error(advice.kind);
      const { step, after } = advice;
      expect(step.isIrreducible).toBe(true);
      expect(after).not.toEqual(grid);
      const lower = futoshiki.deduction?.ladder ?? [];
      for (const technique of lower) {
        if (technique.name === step.technique) break;
        const position = futoshiki.deduction?.open(clues, grid);
        expect([...technique.find(position, effort())]).toEqual([]);
      }
      grid = after;
    }
    expect(grid).toEqual(solution);
  });

  it('needs every reason it names, and no other', () => {
    const advice = ask(futoshiki.empty(clues));
    if (advice.kind !== 'step') throw new Error(advice.kind);
    const { because, conclusion } = advice.step;
    const follows = (reasons: typeof because) =>
      futoshiki.deduction?.follows(clues, reasons, conclusion[0], effort());
    expect(follows(because)).toBe(true);
    for (const reason of because) {
      expect(follows(because.filter((other) => other !== reason))).toBe(false);
    }
  });

  it('says which entries cannot be, and reasons from none of them', () => {
    const [cell] = futoshiki.cells(clues);
    const right = solution[cell.row][cell.col];
    const wrong = right === 1 ? 2 : 1;
    const grid = futoshiki.write(clues, solution, cell, wrong);
    const advice = ask(grid);
    expect(advice).toEqual({ kind: 'wrong', facts: [{ cell, is: wrong }] });
    const [english, portuguese] = speakers.map((speaker) => [
      sayAdvice(futoshiki, advice, speaker),
      sayAdvice(futoshiki, advice, speaker, true),
    ]);
    const name = `${cell.row + 1}c${cell.col + 1}`;
    expect(english).toEqual([
      `This cannot be: r${name} is ${wrong}.`,
      'Something that is entered cannot be.',
    ]);
    expect(portuguese).toEqual([
      `Isto não pode ser: L${cell.row + 1}C${cell.col + 1} é ${wrong}.`,
      'Há algo preenchido que não pode ser.',
    ]);
  });

  it('says that nothing is left, that there is no solution, that there are several', () => {
    expect(ask(solution)).toEqual({ kind: 'done' });
    expect(ask(bare.givens, impossible)).toEqual({ kind: 'no-solution' });
    const several = ask(bare.givens, bare);
    expect(several).toMatchObject({ kind: 'several' });
    expect(sayAdvice(futoshiki, several, speakers[0])).toBe(
      'Nothing more follows: this puzzle has several solutions. They differ in r1c1, r1c2, r2c1 and r2c2.',
    );
    const many = Array.from({ length: 12 }, (_, col) => ({ row: 0, col }));
    expect(sayAdvice(futoshiki, { kind: 'several', cells: many }, speakers[0])).toMatch(
      /They differ in 12 cells, among them r1c1, .* and r1c8\.$/,
    );
    const begun = futoshiki.write(bare, bare.givens, { row: 0, col: 0 }, 1);
    expect(ask(begun, bare)).toMatchObject({
      kind: 'step',
      step: { technique: 'last-of-line', isIrreducible: true },
    });
    const clash = futoshiki.write(bare, begun, { row: 0, col: 1 }, 1);
    expect(ask(clash, bare)).toMatchObject({ kind: 'wrong' });
  });

  it('keeps to its budget', () => {
    const spent = new Effort({ nodes: 1 });
    expect(hint(futoshiki, { clues }, spent)).toEqual({ kind: 'undecided' });
    const begun = new Effort({ nodes: 60 });
    const advice = hint(futoshiki, { clues }, begun);
    expect(advice).toMatchObject({ kind: 'step', step: { isIrreducible: false } });
    expect(sayAdvice(futoshiki, advice, speakers[0])).toMatch('There was no time');
  });

  it('goes beyond the ladder, and says so', () => {
    const short = {
      ...futoshiki,
      ...(futoshiki.deduction && { deduction: { ...futoshiki.deduction, ladder: [] } }),
    };
    const advice = hint(short, { clues }, effort());
    expect(advice).toMatchObject({
      kind: 'step',
      step: { technique: 'beyond', isIrreducible: true },
    });
    for (const speaker of speakers) {
      expect(sayAdvice(short, advice, speaker)).toContain(
        puzzlePhrases.phrases.beyond[speaker.language],
      );
    }
    expect(grade(short, clues, effort())).toMatchObject({
      kind: 'graded',
      level: 'extreme',
      score: 1,
      isBeyond: true,
    });
    const way = path(short, { clues }, effort());
    expect(way).toMatchObject({ kind: 'path', level: 'extreme' });
  });
});

describe('a grade', () => {
  it('is of the hardest rung, with its uses counted', () => {
    const graded = grade(futoshiki, clues, effort());
    if (graded.kind !== 'graded') throw new Error(graded.kind);
    const ladder = futoshiki.deduction?.ladder ?? [];
    const names = Object.keys(graded.techniques);
    const rung = ladder.findIndex(({ name }) => name === names.at(-1));
    expect(graded.level).toBe(ladder[rung].difficulty);
    expect(Math.floor(graded.score)).toBe(rung + 1);
    const uses = Object.values(graded.techniques).reduce((sum, each) => sum + each, 0);
    expect(uses).toBe(graded.steps);
    expect(graded.steps).toBe(futoshiki.cells(clues).length);
    expect(grade(futoshiki, clues, effort())).toEqual(graded);
  });

  it('is none for puzzles with no solution or several, or without time', () => {
    expect(grade(futoshiki, impossible, effort())).toEqual({ kind: 'no-solution' });
    expect(grade(futoshiki, bare, effort())).toEqual({ kind: 'several' });
    expect(grade(futoshiki, clues, new Effort({ nodes: 2 }))).toEqual({ kind: 'undecided' });
  });

  it('of a puzzle with nothing left to do is the lowest', () => {
    const full = { ...clues, givens: solution };
    expect(grade(futoshiki, full, effort())).toMatchObject<Partial<Grade>>({
      level: 'easy',
      score: 0,
      steps: 0,
    });
  });
});

describe('a fact in words', () => {
  const cell = { row: 2, col: 3 };
  const colours = [
    { value: 1, typed: { en: 'p', pt: 'p' }, told: { en: '{cell} is on', pt: '{cell} está' } },
    { value: 0, typed: { en: 'b', pt: 'b' }, told: { en: '{cell} is off', pt: '{cell} não' } },
  ] as const;

  it('names digits as they are, and colours by their words', () => {
    expect(sayFact({ kind: 'typed' }, { cell, is: 7 }, 'en')).toBe('r3c4 is 7');
    expect(sayFact({ kind: 'typed' }, { cell, not: [7] }, 'pt')).toBe('L3C4 não é 7');
    expect(sayFact({ kind: 'typed' }, { cell, not: [1, 2, 7] }, 'en')).toBe(
      'r3c4 is none of 1, 2 and 7',
    );
    expect(sayFact({ kind: 'painted', values: colours }, { cell, is: 1 }, 'en')).toBe('r3c4 is on');
    expect(sayFact({ kind: 'painted', values: colours }, { cell, not: [1] }, 'pt')).toBe(
      'L3C4 não',
    );
  });
});
