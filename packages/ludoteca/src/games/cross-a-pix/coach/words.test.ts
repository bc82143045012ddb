import { describe, expect, it } from 'vitest';
import { readBack } from '../../../../test/cross-a-pix/coach-reader.ts';
import { sentences } from '../../../../test/cross-a-pix/coach-sentences.ts';
import { anyState, type State } from '../../../../test/cross-a-pix/states.ts';
import { Effort, languages, sayNotice } from '../../../kernel/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { deduction } from '../deduce/index.ts';
import { viewOf } from './line-view.ts';
import { coachPhrases } from './phrases.ts';
import { see } from './see.ts';
import { type Sight, sightNames } from './sight.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
/** The reader goes through all fillings of a line. */
const mostOpen = 10;

function sightsOf({ clues, grid }: State): Sight[] {
  const position = deduction.open(clues, grid);
  return position.board.lines.flatMap((line) => {
    const view = viewOf(position.board, line, position.colours);
    if (view === undefined || view.regions.length > mostOpen) return [];
    const forced = (taken: 1 | 2 | 3 | 0) => position.forcedBy(line, taken, new Effort());
    return sightNames.flatMap((name) => see(name, view, forced));
  });
}

describe('the words for what is seen on a line', () => {
  it('say nothing that is not on the board, and conclude what is concluded, in both languages', () => {
    const codes = new Set<string>();
    let read = 0;
    for (let run = 0; run < (isLong ? 2000 : 40); run++) {
      const state = anyState(`words ${run}`, 12);
      for (const sight of sightsOf(state)) {
        const words = sight.tell();
        expect(words.length).toBeLessThanOrEqual(2);
        for (const { code } of words) codes.add(code);
        for (const language of languages) {
          const said = words.map((notice) => sayNotice([allPhrases], notice, language));
          const { faults, concluded } = readBack(said, language, state.clues, state.grid);
          expect(faults).toEqual([]);
          const regions = [...sight.regions].sort((one, other) => one - other);
          expect(concluded, said.join(' ')).toEqual({ regions, colour: sight.colour });
          for (const sentence of said) {
            expect(sentence).toMatch(/^[A-ZÀ-Ý][^{}]*\.$/);
            expect(sentence).not.toMatch(
              /(?<!and |e |\d)1 (cells|blocks|gaps|casas|blocos|intervalos)\b/,
            );
          }
          read++;
        }
      }
    }
    expect(read).toBeGreaterThan(isLong ? 60_000 : 1_000);
    // Nearly every sentence came up; those of rare lines may not.
    const missing = Object.keys(coachPhrases).filter((key) => !codes.has(`cross-a-pix.${key}`));
    expect(missing.length, missing.join()).toBeLessThan(isLong ? 4 : 20);
  });

  it('would be found out if a number were wrong', () => {
    let changed = 0;
    for (let run = 0; run < 20; run++) {
      const state = anyState(`wrong ${run}`, 10);
      for (const sight of sightsOf(state)) {
        const said = sight.tell().map((notice) => sayNotice([allPhrases], notice, 'en'));
        const numbers = [...said[0].matchAll(/(?<!row |column )\b\d+\b/g)];
        for (const { index, 0: digits } of numbers) {
          const other = String(Number(digits) + 1);
          const wrong = said[0].slice(0, index) + other + said[0].slice(index + digits.length);
          const { faults } = readBack([wrong, ...said.slice(1)], 'en', state.clues, state.grid);
          expect(faults, wrong).not.toEqual([]);
          changed++;
        }
      }
    }
    expect(changed).toBeGreaterThan(500);
  });

  it('are known to the reader one by one', () => {
    expect(sentences.length).toBe(Object.keys(coachPhrases).length);
  });
});
