import { describe, expect, it } from 'vitest';
import { made, randomState } from '../../../../test/greater-than/positions.ts';
import type { JsonValue } from '../../../document/index.ts';
import { Effort, languages, random, sayNotice } from '../../../kernel/index.ts';
import { climb, type Reason } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { propose } from '../generate/index.ts';
import { deduction } from './index.ts';
import type { Position } from './position.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

describe('a position', () => {
  it('says what the filling says, and nothing else', () => {
    const source = random('positions');
    for (let round = 0; round < (isLong ? 2000 : 100); round++) {
      const { clues, grid, target } = randomState(2, 3, source.fork(round));
      const position = deduction.open(clues, grid);
      expect(deduction.gridOf(position).digits).toEqual(grid.digits);
      const facts = deduction.factsOf(clues, grid);
      expect(facts.every((fact) => deduction.holds(clues, target, fact))).toBe(true);
      const again = deduction.open(clues, { digits: clues.givens });
      deduction.conclude(again, facts);
      expect(again.candidates).toEqual(position.candidates);
      expect(deduction.gridOf(again)).toEqual(deduction.gridOf(position));
    }
  });

  it('is solved when every cell has its digit', () => {
    const { clues, target } = randomState(2, 2, random('solved'));
    expect(deduction.isSolved(deduction.open(clues, target))).toBe(true);
    expect(deduction.isSolved(deduction.open(clues, { digits: clues.givens }))).toBe(false);
  });
});

describe('the ladder', () => {
  it('solves puzzles, and never strays from the solution', () => {
    for (let round = 0; round < (isLong ? 300 : 3); round++) {
      const order = { boxRows: 3, boxCols: 3, style: 'full' } as const;
      const attempt = propose(order, random(`climb ${round}`), new Effort());
      if (!attempt.ok || attempt.value === undefined) throw new Error('no puzzle was made');
      const { clues, target } = attempt.value;
      const position = deduction.open(clues, { digits: clues.givens });
      for (const { finding } of climb(deduction, position, new Effort())) {
        for (const fact of finding.conclusion) {
          expect(deduction.holds(clues, target, fact)).toBe(true);
        }
      }
      if (deduction.isSolved(position)) expect(deduction.gridOf(position)).toEqual(target);
    }
  });

  it('sees on a position that was looked at before what it sees on a new one', () => {
    const seenOn = (position: Position) =>
      deduction.ladder.map(({ find }) => [...find(position, new Effort())]);
    const saidOf = (seen: ReturnType<typeof seenOn>) =>
      seen.map((findings) => JSON.stringify(findings.map(({ conclusion }) => conclusion)));
    for (let round = 0; round < (isLong ? 60 : 1); round++) {
      const source = random(`again ${round}`);
      const order = { boxRows: 2, boxCols: 3, style: 'minimal' } as const;
      const attempt = propose(order, source, new Effort());
      if (!attempt.ok || attempt.value === undefined) throw new Error('no puzzle was made');
      const { clues } = attempt.value;
      const position = deduction.open(clues, { digits: clues.givens });
      while (!deduction.isSolved(position)) {
        const seen = seenOn(position);
        const afresh = deduction.open(clues, deduction.gridOf(position));
        expect(saidOf(seen)).toEqual(saidOf(seenOn(afresh)));
        // Now the easiest step, now any.
        const all = seen.flat();
        if (all.length === 0) break;
        const nth = source.below(2) === 0 ? 0 : source.below(all.length);
        deduction.conclude(position, all[nth].conclusion);
      }
    }
  });
});

describe('reasons in JSON', () => {
  const { clues } = made({ boxRows: 2, boxCols: 3, rising: ['r1c1 r1c2', 'r3c4 r2c4'] });
  const examples: readonly (readonly [Reason, JsonValue])[] = [
    [{ constraint: 0 }, { house: 'r1' }],
    [{ constraint: 11 }, { house: 'c6' }],
    [{ constraint: 17 }, { house: 'b6' }],
    [{ constraint: 18 }, { sign: ['r1c1', 'r1c2'] }],
    [{ constraint: 57 }, { sign: ['r2c4', 'r3c4'] }],
    [
      { cell: { row: 1, col: 2 }, is: 4 },
      { cell: 'r2c3', is: 4 },
    ],
    [
      { cell: { row: 5, col: 5 }, not: [1, 6] },
      { cell: 'r6c6', not: [1, 6] },
    ],
  ];

  it.each(examples)('%j is %j', (reason, json) => {
    expect(deduction.reasonToJson(clues, reason)).toEqual(json);
    expect(deduction.reasonFromJson(clues, json)).toEqual({ ok: true, value: reason });
  });

  it('names the cells of a sign in either order', () => {
    const read = deduction.reasonFromJson(clues, { sign: ['r1c2', 'r1c1'] });
    expect(read).toEqual({ ok: true, value: { constraint: 18 } });
  });

  const faults: readonly (readonly [JsonValue, string])[] = [
    [{ house: 'r7' }, 'document.json-type'],
    [{ house: 'x1' }, 'document.json-type'],
    [{ sign: ['r1c1'] }, 'document.json-length'],
    [{ sign: ['r1c2', 'r1c3'] }, 'greater-than.no-such-sign'],
    [{ sign: ['r1c1', 'r3c3'] }, 'greater-than.no-such-sign'],
    [{ cell: 'r7c1', is: 1 }, 'document.json-type'],
    [{ cell: 'r1c1', is: 7 }, 'document.json-range'],
    [{ cell: 'r1c1' }, 'document.json-missing'],
    [{}, 'document.json-missing'],
    [3, 'document.json-type'],
  ];

  it.each(faults)('refuses %j', (json, code) => {
    const read = deduction.reasonFromJson(clues, json);
    expect(read).toMatchObject({ ok: false, error: { code } });
  });

  it('says in both languages that there is no such sign', () => {
    const read = deduction.reasonFromJson(clues, { sign: ['r1c2', 'r1c3'] });
    if (read.ok) throw new Error('it should have been refused');
    const { error } = read;
    expect(languages.map((language) => sayNotice([allPhrases], error, language))).toEqual([
      'there is no sign between r1c2 and r1c3; expected two neighbours that have one',
      'não há sinal entre L1C2 e L1C3; esperava duas vizinhas que o tenham',
    ]);
  });
});
