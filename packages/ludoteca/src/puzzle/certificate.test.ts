import {
  certify,
  Effort,
  generate,
  isJsonObject,
  type JsonObject,
  path,
  pathFromJson,
  stepToJson,
} from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';

const made = generate(futoshiki, { size: 4 }, 'certificate');
if (!made.ok) throw new Error('the sample is not made');
const { clues, solution } = made.value;
const { deduction } = futoshiki;
if (deduction === undefined) throw new Error('the sample has a ladder');
const way = path(futoshiki, { clues }, new Effort());
if (way.kind !== 'path') throw new Error(way.kind);
const written: JsonObject[] = way.steps.map((step) => stepToJson(deduction, clues, step, ''));

/** What is said of a path with changes made to its first step, or to all of it. */
function check(change: JsonObject, rest: JsonObject = {}, nodes?: number) {
  const [first, ...more] = written;
  const claimed = pathFromJson(futoshiki, clues, {
    level: way.kind === 'path' ? way.level : 'easy',
    steps: [{ ...first, ...change }, ...more],
    ...rest,
  });
  if (!claimed.ok) return claimed;
  return certify(futoshiki, { clues }, claimed.value, new Effort(nodes ? { nodes } : {}));
}

const firstCell = way.steps[0].conclusion[0].cell;
const open = futoshiki
  .cells(clues)
  .find(({ row, col }) => row !== firstCell.row && col !== firstCell.col);
if (open === undefined) throw new Error('the sample has more open cells');
const openName = `r${open.row + 1}c${open.col + 1}`;

describe('a path', () => {
  it('is read back, and certifies the level', () => {
    expect(JSON.parse(JSON.stringify(written))).toEqual(written);
    expect(check({})).toEqual({
      ok: true,
      value: { kind: 'certified', level: way.kind === 'path' && way.level, steps: written.length },
    });
  });

  it('from a filling ends in the solution too', () => {
    const grid = futoshiki.write(clues, solution, firstCell, undefined);
    const short = path(futoshiki, { clues, grid }, new Effort());
    expect(short).toMatchObject({ kind: 'path', steps: [{ conclusion: [{ cell: firstCell }] }] });
    expect(path(futoshiki, { clues, grid: solution }, new Effort())).toEqual({ kind: 'done' });
  });

  it.each([
    ['path-no-fact', { conclusion: [{ house: 'r1' }] }, 'steps[0].conclusion[0]'],
    ['path-no-news', { conclusion: [] }, 'steps[0].conclusion'],
    ['path-not-known', { because: [{ cell: openName, is: 1 }] }, 'steps[0].because[0]'],
    ['path-not-following', { because: [] }, 'steps[0]'],
    ['path-not-seen', { technique: 'last-of-line' }, 'steps[0].technique'],
  ])('fails as %s where it does', (code, change, at) => {
    expect(check(change as JsonObject)).toMatchObject({
      ok: false,
      error: { code: `puzzle.${code}`, where: { kind: 'json', path: at } },
    });
  });

  it('fails with a reason too many', () => {
    const { because } = written[0];
    if (!Array.isArray(because)) throw new Error('steps have reasons');
    const houses = ['r1', 'r2', 'r3', 'r4', 'c1', 'c2', 'c3', 'c4'];
    const named = because.map((reason) => isJsonObject(reason) && reason.house);
    const idle = houses.find((house) => !named.includes(house));
    const padded = { because: [...because, { house: idle }] };
    expect(check(padded)).toMatchObject({
      error: {
        code: 'puzzle.path-idle-reason',
        where: { path: `steps[0].because[${because.length}]` },
      },
    });
    expect(check({ ...padded, irreducible: false })).toMatchObject({ ok: true });
  });

  it('fails when it stops short, or passes its level', () => {
    expect(check({}, { steps: written.slice(0, 2) })).toMatchObject({
      error: { code: 'puzzle.path-unfinished' },
    });
    if (way.kind === 'path' && way.level !== 'easy') {
      expect(check({}, { level: 'easy' })).toMatchObject({
        error: { code: 'puzzle.path-above-level' },
      });
    }
  });

  it('of a puzzle with no solution is no certificate', () => {
    const impossible = {
      size: 2,
      givens: [
        [1, 2],
        [2, 0],
      ],
      right: [['' as const], ['' as const]],
      down: [['' as const, '<' as const]],
    };
    const cell = { row: 1, col: 1 };
    const step = {
      technique: 'last-of-line',
      conclusion: [{ cell, is: 1 }],
      because: [{ constraint: 1 }, { cell: { row: 1, col: 0 }, is: 2 }],
      isIrreducible: true,
    };
    expect(
      certify(futoshiki, { clues: impossible }, { steps: [step] }, new Effort()),
    ).toMatchObject({ error: { code: 'puzzle.path-no-solution' } });
  });

  it('is not judged when the effort ends', () => {
    expect(check({}, {}, 3)).toEqual({ ok: true, value: { kind: 'undecided' } });
  });

  it('is refused with the place when it cannot be read', () => {
    expect(check({ technique: 'magic' })).toMatchObject({
      error: { code: 'document.json-choice', where: { path: 'steps[0].technique' } },
    });
    expect(check({ irreducible: 'yes' })).toMatchObject({
      error: { code: 'document.json-type', where: { path: 'steps[0].irreducible' } },
    });
    expect(check({}, { game: 'another' })).toMatchObject({
      error: { code: 'document.json-choice', where: { path: 'game' } },
    });
    expect(check({ because: [{ sign: ['r1c1', 'r4c4'] }] })).toMatchObject({
      error: { code: 'futoshiki.no-reason', where: { path: 'steps[0].because[0]' } },
    });
  });
});
