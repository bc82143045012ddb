/** The parts of a game, imported by themselves, do what the whole does. */

import { Effort, random } from 'ludoteca';
import { crossAPix } from 'ludoteca/cross-a-pix';
import { grade as gradePixels, hint as hintPixels } from 'ludoteca/cross-a-pix/hint';
import { make as makePixels } from 'ludoteca/cross-a-pix/make';
import { solve as solvePixels } from 'ludoteca/cross-a-pix/solve';
import * as pixelsText from 'ludoteca/cross-a-pix/text';
import * as pixelsView from 'ludoteca/cross-a-pix/view';
import { greaterThan } from 'ludoteca/greater-than';
import { grade, hint } from 'ludoteca/greater-than/hint';
import { make } from 'ludoteca/greater-than/make';
import * as rules from 'ludoteca/greater-than/rules';
import { solve } from 'ludoteca/greater-than/solve';
import * as text from 'ludoteca/greater-than/text';
import * as view from 'ludoteca/greater-than/view';
import { count, generate, grade as gradeOf, hint as hintFor } from 'ludoteca/puzzle';
import { rastros } from 'ludoteca/rastros';
import * as trailAnalysis from 'ludoteca/rastros/analyse';
import { levels as trailLevels } from 'ludoteca/rastros/bots';
import * as trailRules from 'ludoteca/rastros/rules';
import * as trailView from 'ludoteca/rastros/view';
import { squex } from 'ludoteca/squex';
import * as squexAnalysis from 'ludoteca/squex/analyse';
import { levels as squexLevels } from 'ludoteca/squex/bots';
import * as squexRules from 'ludoteca/squex/rules';
import * as squexView from 'ludoteca/squex/view';
import { describe, expect, it } from 'vitest';

const accepted = <Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false },
) => {
  if (!result.ok) throw new Error('it was refused');
  return result.value;
};

describe('parts of Greater-Than', async () => {
  const size = { rows: 4, cols: 4 };
  const made = accepted(await make({ size }, 'parts'));
  const { clues } = made;

  it('make what the whole makes', () => {
    const recipe = accepted(greaterThan.recipe({ size }));
    expect(made).toEqual(accepted(generate(greaterThan, recipe, 'parts')));
  });

  it('refuse options that go together in no puzzle', async () => {
    expect(await make({ size: { rows: 5, cols: 4 } }, 'parts')).toMatchObject({ ok: false });
  });

  it('solve, hint and grade as the whole does', () => {
    expect(solve(clues)).toEqual(count(greaterThan, clues, 2));
    expect(hint({ clues })).toEqual(hintFor(greaterThan, { clues }, new Effort()));
    expect(grade(clues)).toEqual(gradeOf(greaterThan, clues, new Effort()));
  });

  it('judge, read, write and draw as the whole does', () => {
    const wrong = rules.write(clues, rules.empty(clues), { row: 0, col: 0 }, 9);
    expect(rules.verify(clues, wrong)).toEqual(greaterThan.verify(clues, wrong));
    expect(rules.verify(clues, wrong).length).toBeGreaterThan(0);
    expect(text.formats).toBe(greaterThan.formats);
    expect(text.fromJson(text.toJson({ clues }))).toMatchObject({ ok: true, value: { clues } });
    expect(view.view({ clues })).toEqual(greaterThan.view({ clues }));
    expect(view.sketch({ clues })).toEqual(greaterThan.sketch({ clues }));
  });
});

describe('parts of Cross-a-Pix', async () => {
  const options = { size: { rows: 5, cols: 5 }, style: 'blobs' } as const;
  const made = accepted(await makePixels(options, 'parts'));
  const { clues } = made;

  it('do what the whole does', () => {
    const recipe = accepted(crossAPix.recipe(options));
    expect(made).toEqual(accepted(generate(crossAPix, recipe, 'parts')));
    expect(solvePixels(clues)).toEqual(count(crossAPix, clues, 2));
    expect(hintPixels({ clues })).toEqual(hintFor(crossAPix, { clues }, new Effort()));
    expect(gradePixels(clues)).toEqual(gradeOf(crossAPix, clues, new Effort()));
    expect(pixelsView.sketch({ clues })).toEqual(crossAPix.sketch({ clues }));
    expect(pixelsView.view({ clues })).toEqual(crossAPix.view({ clues }));
    expect(pixelsText.toJson({ clues })).toEqual(crossAPix.toJson({ clues }));
  });
});

describe('parts of Rastros and Squex', () => {
  it('play a game to its end by the rules alone', () => {
    const chance = random('parts');
    let state = trailRules.initial({ size: 7, start: trailRules.usualStart(7) });
    while (trailRules.outcome(state) === undefined) {
      expect(trailRules.moves(state)).toEqual(rastros.moves(state));
      const move = chance.pick(trailRules.moves(state));
      const typed = trailRules.parseMove(state, trailRules.formatMove(state, move));
      expect(typed).toEqual({ ok: true, value: move });
      state = trailRules.apply(state, move);
    }
    expect(rastros.outcome(state)).toBeDefined();
    expect(trailView.view(state)).toEqual(rastros.viewAt(state));
    let position = squexRules.emptyPosition(4, 4);
    while (squexRules.winnerOf(position) === 0) {
      expect(squexRules.legalMoves(position).map(squexRules.octagonName)).toEqual(
        squex.moves(position).map((move) => squex.formatMove(position, move)),
      );
      position = squexRules.play(position, chance.pick(squexRules.legalMoves(position)));
    }
    expect(squex.outcome(position)).toBeDefined();
    expect(squexView.sketch(position)).toEqual(squex.sketchAt(position));
  });

  it('have the same bots and the same analysis', () => {
    expect(trailLevels).toBe(rastros.levels);
    expect(squexLevels).toBe(squex.levels);
    expect(trailAnalysis.analyse).toBe(rastros.analyse);
    expect(squexAnalysis.prove).toBe(squex.prove);
  });
});
