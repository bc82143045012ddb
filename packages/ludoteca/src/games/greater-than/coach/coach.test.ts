import { describe, expect, it } from 'vitest';
import { readBack } from '../../../../test/greater-than/coach-words.ts';
import { randomState } from '../../../../test/greater-than/positions.ts';
import { Effort, languages, random, sayNotice } from '../../../kernel/index.ts';
import {
  type Argument,
  type Difficulty,
  generate,
  hint,
  insightNamed,
  type Link,
  puzzlePhrases,
  type Reason,
  sayLink,
} from '../../../puzzle/index.ts';
import { splitReasons } from '../../../puzzle/reasons.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { follows } from '../deduce/follows.ts';
import { deduction } from '../deduce/index.ts';
import type { Position } from '../deduce/position.ts';
import { greaterThan } from '../index.ts';
import { coach } from './index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const books = [puzzlePhrases, greaterThan.phrases];

const shapes = [
  { boxRows: 2, boxCols: 2, rounds: 60 },
  { boxRows: 2, boxCols: 3, rounds: 60 },
  { boxRows: 3, boxCols: 3, rounds: 30 },
  { boxRows: 3, boxCols: 4, rounds: 2 },
];

const sayIn = (language: 'en' | 'pt', link: Link) =>
  sayLink(link, { language, say: (notice) => sayNotice(books, notice, language) });

/** Whether a reason is the player's own, a rule, or what an earlier link concluded. */
function isKnown({ board, digits, struck }: Position, earlier: readonly Link[], reason: Reason) {
  if (!('cell' in reason)) return true;
  const cell = reason.cell.row * board.size + reason.cell.col;
  if ('is' in reason) return digits[cell] === reason.is;
  return reason.not.every(
    (digit) =>
      ((struck[cell] >>> (digit - 1)) & 1) === 1 ||
      earlier.some(({ conclusion }) =>
        conclusion.some(
          (fact) =>
            'not' in fact &&
            fact.not.includes(digit) &&
            fact.cell.row === reason.cell.row &&
            fact.cell.col === reason.cell.col,
        ),
      ),
  );
}

function expectSound(
  clues: GreaterThanClues,
  grid: GreaterThanGrid,
  target: GreaterThanGrid,
  argument: Argument,
): void {
  const position = deduction.open(clues, grid);
  const { links } = argument;
  for (const [index, link] of links.entries()) {
    const told = JSON.stringify({ text: sayIn('en', link), clues, grid });
    const earlier = links.slice(0, index);
    expect(
      link.because.every((reason) => isKnown(position, earlier, reason)),
      told,
    ).toBe(true);
    for (const fact of link.conclusion) {
      expect(deduction.holds(clues, target, fact), told).toBe(true);
      const answer = follows(clues, link.because, fact, new Effort({ nodes: 50_000 }));
      expect(answer, told).not.toBe(false);
    }
    expect(insightNamed(deduction, link.insight), told).toBeDefined();
    for (const language of languages) {
      const text = sayIn(language, link);
      expect(text).toMatch(/^\p{Lu}|^r\d/u);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
      const faults = readBack(text, language, clues, grid, earlier, link);
      expect(faults, `${text} ${told}`).toEqual([]);
      if (language === 'en') expectClausesNeeded(text, clues, grid, earlier, link);
    }
    if (index < links.length - 1) expectLinkNeeded(clues, grid, links, index);
  }
  if (argument.aim === 'entry') {
    expect(links.at(-1)?.conclusion).toMatchObject([{ is: expect.any(Number) }]);
  } else expect(argument.goodFor).toBeDefined();
}

/** Leave any clause out, and who reads finds a cell or a digit of which nothing is said. */
function expectClausesNeeded(
  text: string,
  clues: GreaterThanClues,
  grid: GreaterThanGrid,
  earlier: readonly Link[],
  link: Link,
): void {
  const sentences = text.split(/(?<=\.) /);
  for (const [at, sentence] of sentences.entries()) {
    const [lead, why] = sentence.replace(/\.$/, '').split(': ');
    if (why === undefined || !/can only|must be|is at (?:least|most)/.test(lead)) continue;
    const clauses = why.split('; ');
    for (const [index, clause] of clauses.entries()) {
      // "Every other cell left" would take over what another clause told.
      const isTakenOver = clauses.some((other) => other.startsWith('every other cell'));
      if (isTakenOver && !clause.includes('every other cell')) continue;
      const rest = clauses.toSpliced(index, 1).join('; ');
      const shorter = sentences.with(at, rest === '' ? `${lead}.` : `${lead}: ${rest}.`).join(' ');
      const faults = readBack(shorter, 'en', clues, grid, earlier, link);
      const isMarked = clause.startsWith('it was just ruled out') && rest === '';
      if (!isMarked) expect(faults, `${text} without: ${clause}`).not.toEqual([]);
    }
  }
}

/**
 * Without what a link before concludes, some later link does not follow, or at least what it says is not so:
 * the exact search may see more than the argument that is told.
 */
function expectLinkNeeded(
  clues: GreaterThanClues,
  grid: GreaterThanGrid,
  links: readonly Link[],
  index: number,
): void {
  const isSaid = (later: Link, at: number) => {
    const earlier = links.slice(0, index + 1 + at).toSpliced(index, 1);
    return readBack(sayIn('en', later), 'en', clues, grid, earlier, later).length > 0;
  };
  if (links.slice(index + 1).some(isSaid)) return;
  const gone = new Set(splitReasons(links[index].conclusion).map((fact) => JSON.stringify(fact)));
  const isLost = links.slice(index + 1).some((later) => {
    const rest = splitReasons(later.because).filter((reason) => !gone.has(JSON.stringify(reason)));
    if (rest.length === splitReasons(later.because).length) return false;
    return later.conclusion.some(
      (fact) => follows(clues, rest, fact, new Effort({ nodes: 50_000 })) !== true,
    );
  });
  expect(isLost, `${index} of ${JSON.stringify(links.map((link) => sayIn('en', link)))}`).toBe(
    true,
  );
}

describe.each(shapes)(
  'the coach on random states of $boxRows×$boxCols',
  ({ boxRows, boxCols, rounds }) => {
    it('argues soundly, in words that are true of the board', () => {
      const source = random(`coach ${boxRows}x${boxCols}`);
      let told = 0;
      for (let round = 0; round < rounds * (isLong ? 100 : 1); round++) {
        const { clues, grid, target } = randomState(boxRows, boxCols, source.fork(round));
        const position = deduction.open(clues, grid);
        if (deduction.isSolved(position)) continue;
        const before = JSON.stringify(deduction.gridOf(position));
        const argument = coach.argue(clues, position, new Effort());
        // A coach looks and does not touch.
        expect(JSON.stringify(deduction.gridOf(position))).toBe(before);
        if (argument === undefined) continue;
        expectSound(clues, grid, target, argument);
        told++;
      }
      expect(told).toBeGreaterThan(rounds / 3);
    });
  },
);

/** Puzzles of the levels, each with the states that hints alone lead through. */
function* statesOf(level: Difficulty, puzzles: number) {
  for (let round = 0; round < puzzles; round++) {
    const wish = { boxRows: 3, boxCols: 3, style: 'any', level } as const;
    const made = generate(greaterThan, wish, `coached ${level} ${round}`);
    if (!made.ok) throw new Error(made.error.code);
    const { clues, solution } = made.value;
    let grid = greaterThan.empty(clues);
    for (;;) {
      const advice = hint(greaterThan, { clues, grid }, new Effort());
      if (advice.kind === 'done') break;
      if (advice.kind !== 'step' || advice.argument === undefined) throw new Error(advice.kind);
      yield { clues, solution, grid, argument: advice.argument };
      grid = advice.after;
    }
  }
}

describe('the coach on puzzles', () => {
  it.each([
    'easy',
    'hard',
    'expert',
    ...(isLong ? (['medium', 'master', 'extreme'] as const) : []),
  ] as const)('of level %s leads to the end', (level) => {
    let states = 0;
    let oneLink = 0;
    let entries = 0;
    for (const { clues, solution, grid, argument } of statesOf(level, isLong ? 30 : 1)) {
      states++;
      if (argument.aim === 'entry') entries++;
      if (argument.links.length === 1) oneLink++;
      expectSound(clues, grid, solution, argument);
    }
    const isEasier = ['easy', 'medium', 'hard'].includes(level);
    expect(entries / states).toBeGreaterThan(isEasier ? 0.999 : level === 'expert' ? 0.95 : 0.5);
    if (isEasier) expect(oneLink / states).toBeGreaterThan(level === 'easy' ? 0.999 : 0.85);
  });

  it('needs every link, and sees each of them where it is told', () => {
    let several = 0;
    for (const { clues, grid, argument } of statesOf('hard', isLong ? 30 : 1)) {
      const { links } = argument;
      const position = deduction.open(clues, grid);
      for (const [index, link] of links.entries()) {
        const isOwn = coach.insights.some(({ name }) => name === link.insight);
        if (isOwn) {
          const seen = coach.sees(clues, position, link.insight, link.conclusion, new Effort());
          expect(seen, sayIn('en', link)).toBe(true);
        }
        deduction.conclude(position, link.conclusion);
        if (index === links.length - 1) break;
        several++;
        const isUsed = links
          .slice(index + 1)
          .some((later) =>
            later.because.some(
              (reason) =>
                'not' in reason &&
                link.conclusion.some(
                  (fact) =>
                    'not' in fact &&
                    fact.cell.row === reason.cell.row &&
                    fact.cell.col === reason.cell.col &&
                    fact.not.some((digit) => reason.not.includes(digit)),
                ),
            ),
          );
        expect(isUsed).toBe(true);
      }
    }
    expect(several).toBeGreaterThan(0);
  });
});

describe('reading back', () => {
  it('finds out sentences that are not true', () => {
    const swap = (text: string) =>
      text.replaceAll(/smaller|larger/g, (word) => (word === 'smaller' ? 'larger' : 'smaller'));
    let tampered = 0;
    for (const { clues, grid, argument } of statesOf('easy', 1)) {
      const [link] = argument.links;
      const text = sayIn('en', link);
      const raised = text.replace(
        /already has its (\d)/,
        (_, digit) => `already has its ${(Number(digit) % 9) + 1}`,
      );
      for (const other of [swap(text), raised]) {
        if (other === text) continue;
        tampered++;
        expect(readBack(other, 'en', clues, grid, []), other).not.toEqual([]);
      }
    }
    expect(tampered).toBeGreaterThan(20);
  });
});

describe('what the player has marked', () => {
  const made = generate(greaterThan, { boxRows: 2, boxCols: 3, style: 'any' }, 'marked');
  if (!made.ok) throw new Error(made.error.code);
  const { clues, solution } = made.value;
  const cell = { row: 0, col: 0 };
  const right = solution.digits[0][0];

  it('is knowledge: a cell with one digit left is told by the marks alone', () => {
    const not = [1, 2, 3, 4, 5, 6].filter((digit) => digit !== right);
    const advice = hint(greaterThan, { clues }, new Effort(), { marks: [{ cell, not }] });
    if (advice.kind !== 'step' || advice.argument === undefined) throw new Error(advice.kind);
    expect(advice.argument.cost).toBeLessThan(3);
    // What was only marked stays a mark: the filling after the hint holds the entry alone.
    expect(advice.after.struck).toBeUndefined();
  });

  it('is told like a wrong entry where it is wrong', () => {
    const wrong = { cell, not: [right] };
    expect(hint(greaterThan, { clues }, new Effort(), { marks: [wrong] })).toEqual({
      kind: 'wrong',
      facts: [wrong],
    });
  });
});
