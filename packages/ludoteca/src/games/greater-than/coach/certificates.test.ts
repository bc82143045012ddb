import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort } from '../../../kernel/index.ts';
import {
  certify,
  coachedPath,
  generate,
  hint,
  pathFromJson,
  practise,
  stepToJson,
} from '../../../puzzle/index.ts';
import { deduction } from '../deduce/index.ts';
import { greaterThan } from '../index.ts';
import { entryInsights, insights } from './insights.ts';

const six = [{ size: { rows: 6, cols: 6 } }];
const nine = { boxRows: 3, boxCols: 3, style: 'any' } as const;

describe('certificates', () => {
  it('written before there was a coach still verify', () => {
    const file = new URL('../golden/certificate.jsonl', import.meta.url);
    const [document, path] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const doc = greaterThan.fromJson(document);
    if (!doc.ok) throw new Error(doc.error.code);
    const read = pathFromJson(greaterThan, doc.value.clues, path);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.version).toBe(1);
    expect(certify(greaterThan, doc.value, read.value, new Effort())).toEqual({
      ok: true,
      value: { kind: 'certified', level: 'easy', steps: path.steps.length },
    });
  });

  it('of the way that the coach leads are certified under version 2, and only there', () => {
    const made = generate(greaterThan, { ...nine, level: 'hard' }, 'certified');
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const way = coachedPath(greaterThan, { clues }, new Effort());
    if (way.kind !== 'path') throw new Error(way.kind);
    const steps = way.steps.map((step) => stepToJson(deduction, clues, step, ''));
    const path = JSON.parse(JSON.stringify({ version: 2, level: way.level, steps }));
    const read = pathFromJson(greaterThan, clues, path);
    if (!read.ok) throw new Error(read.error.code);
    expect(certify(greaterThan, { clues }, read.value, new Effort())).toMatchObject({
      ok: true,
      value: { kind: 'certified', steps: steps.length },
    });
    expect(pathFromJson(greaterThan, clues, { ...path, version: 1 }).ok).toBe(false);
    const forged = path.steps.map((step: object, index: number) =>
      index === 0 ? { ...step, technique: 'x-wing' } : step,
    );
    const refused = pathFromJson(greaterThan, clues, { ...path, steps: forged });
    if (!refused.ok) throw new Error(refused.error.code);
    expect(certify(greaterThan, { clues }, refused.value, new Effort()).ok).toBe(false);
  });
});

/** All of them in the long suite; otherwise those that are found at once. */
const practised = entryInsights.filter(
  ({ name }) => process.env.LUDOTECA_LONG === '1' || ['low-point', 'missing-rank'].includes(name),
);

const climbed = insights.filter(
  ({ name, isClimbed }) =>
    isClimbed && (process.env.LUDOTECA_LONG === '1' || ['turbot', 'contradiction'].includes(name)),
);

describe('practice', () => {
  it.each(practised)('$name gives the next entry, alone', ({ name }) => {
    const found = practise(greaterThan, six, name, 'practice');
    if (!found.ok) throw new Error(found.error.code);
    const { clues, grid, argument, solution } = found.value;
    expect(argument.links.map(({ insight }) => insight)).toEqual([name]);
    const again = deduction.coach?.argue(clues, deduction.open(clues, grid), new Effort());
    expect(again).toEqual(argument);
    const [fact] = argument.links[0].conclusion;
    expect(deduction.holds(clues, solution, fact)).toBe(true);
    expect(practise(greaterThan, six, name, 'practice')).toEqual(found);
  });

  it.each(climbed)(
    '$name, which the ladder tells, opens the next entry in few steps',
    ({ name }) => {
      const found = practise(greaterThan, greaterThan.lessons?.practice ?? [], name, 'practice');
      if (!found.ok) throw new Error(found.error.code);
      const { clues, grid, argument } = found.value;
      const [{ insight, pauses = [] }] = argument.links;
      expect([insight, argument.aim, argument.links.length]).toEqual([name, 'entry', 2]);
      expect(pauses.length).toBeLessThan(6);
      expect(deduction.coach?.argue(clues, deduction.open(clues, grid), new Effort())).toBe(
        undefined,
      );
      // What is practised is what a hint says there.
      const advice = hint(greaterThan, { clues, grid }, new Effort());
      expect(advice).toMatchObject({ kind: 'step', argument: { links: [{ insight }, {}] } });
    },
  );

  it('says what it does not know', () => {
    expect(practise(greaterThan, six, 'no-such', 'x')).toMatchObject({
      ok: false,
      error: { code: 'puzzle.no-such-insight' },
    });
  });
});
