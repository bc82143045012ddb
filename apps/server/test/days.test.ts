/** Times of the day over real HTTP: who solved what the day gives puts it on a list, and nobody else. */

import type { DayList, Step } from '@ludoteca/server/protocol';
import { catalogue } from 'ludoteca/catalogue';
import { problemOfDay, recipeOfDay } from 'ludoteca/daily';
import { gameDocument, isGame, makeProblem } from 'ludoteca/game';
import { generate, isPuzzle, openSheet, puzzleDocument, wholePuzzle } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import { newKey, person, refusalOf } from './client.ts';
import { databases, serverOn } from './opened.ts';
import { enter } from './room-client.ts';

/** It is this day in Greenwich, and for many hours more elsewhere. */
const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What solves a puzzle of the day, a cell at a time. */
function stepsOfPuzzle(id: string, every: number): Step[] {
  const puzzle = catalogue.find((kind) => kind.id === id);
  const day = puzzle && isPuzzle(puzzle) ? recipeOfDay(puzzle, today) : undefined;
  if (puzzle === undefined || !isPuzzle(puzzle) || day === undefined) throw new Error(id);
  const made = generate(puzzle, day.recipe, day.seed);
  if (!made.ok) throw new Error(made.error.code);
  const { clues, solution } = made.value;
  const sheet = openSheet(puzzle, puzzleDocument(puzzle, { clues, grid: solution }));
  const open = openSheet(wholePuzzle(puzzle), puzzleDocument(puzzle, { clues }));
  return open.cells.map((cell, index) => ({
    at: (index + 1) * every,
    entries: [[cell.row, cell.col, sheet.entry(cell) ?? null]],
  }));
}

function movesOfProblem(id: string): { readonly right: string; readonly wrong: string } {
  const game = catalogue.find((kind) => kind.id === id);
  if (game === undefined || !isGame(game)) throw new Error(id);
  const day = problemOfDay(game, today);
  for (const order of day?.orders ?? []) {
    const made = makeProblem(game, order, day?.seed ?? '');
    if (!made.ok || made.value.problem.answer === undefined) continue;
    const { problem } = made.value;
    const { match } = gameDocument(game, { kind: 'problem', problem });
    const wrong = match.legalMoves.find((move) => move !== problem.answer) ?? 0;
    return { right: match.write(made.value.problem.answer), wrong: match.write(wrong) };
  }
  throw new Error('the day has a problem');
}

describe.each(databases)('times of the day on the %s database', (kind) => {
  const base = serverOn(kind);

  it('a puzzle: only what solves that of the day, in human time, is listed; the first time stands', async () => {
    const list: DayList = { date: today, game: 'greater-than' };
    const [ana, rui, eva] = [
      await person(base, 'Ana'),
      await person(base, 'Rui'),
      await person(base, 'Eva'),
    ];
    const steps = stepsOfPuzzle('greater-than', 1000);
    const whole = { count: 1, lines: [{ name: 'Ana', place: 1, ms: 81_000, hints: 0, wrong: 0 }] };
    expect(await ana.ask('putTime', { ...list, steps })).toMatchObject(whole);
    // Not a second one, also a better one.
    expect(
      await ana.ask('putTime', { ...list, steps: stepsOfPuzzle('greater-than', 500) }),
    ).toMatchObject(whole);
    const refused = (changed: readonly Step[], day = list) =>
      refusalOf(rui.ask('putTime', { ...day, steps: [...changed] }));
    expect(await refused(steps.slice(1))).toBe('422 unsolved');
    expect(await refused(steps.map((step) => ({ ...step, at: 60_000 })))).toBe('422 fast');
    expect(await refused(steps.toReversed())).toBe('422 times');
    expect(await refused(steps.toSpliced(-1, 1, { ...steps[80], at: 190_000_000 }))).toBe(
      '422 times',
    );
    expect(await refused(steps, { ...list, date: ago(3) })).toBe('409 day');
    expect(await refused(steps, { ...list, date: ago(-3) })).toBe('409 day');
    expect(await refused(steps, { ...list, date: '2026-02-30' })).toBe('409 day');
    expect(await refused(steps, { ...list, game: 'chess' })).toBe('422 game');
    expect(await refusalOf(rui.ask('times', { ...list, date: 'today' }))).toBe('400 query');

    // Whoever was helped stands behind those who were not, however fast.
    await rui.ask('putTime', {
      ...list,
      steps: [{ at: 1, isHint: true }, ...stepsOfPuzzle('greater-than', 300)],
    });
    await eva.ask('putTime', { ...list, steps: stepsOfPuzzle('greater-than', 2000) });
    const { lines, count } = await eva.ask('times', list);
    expect(count).toBe(3);
    expect(lines.map(({ name, place, hints, isYou }) => [name, place, hints, isYou])).toEqual([
      ['Ana', 1, 0, false],
      ['Eva', 2, 0, true],
      ['Rui', 3, 1, false],
    ]);
    expect(await ana.ask('exportMe')).toMatchObject({ times: [{ ...list, ms: 81_000 }] });
    // Taken off by hand, or gone with the person.
    expect((await ana.ask('takeTime', list)).count).toBe(2);
    await rui.ask('eraseMe');
    expect((await eva.ask('times', list)).lines.map(({ name }) => name)).toEqual(['Eva']);
  });

  it('a problem, in a room: for those who are in it, by the names they have there', async () => {
    const teacher = await person(base, 'Teresa');
    const made = { kind: 'class' as const, title: '6.º B', key: newKey() };
    const { id: room, code: word } = await teacher.ask('makeRoom', made);
    const pupils = [await enter(base, word, 'Zé'), await enter(base, word, 'Lia')];
    const stranger = await person(base, 'Ivo');
    const list: DayList = { date: today, game: 'rastros', room };
    const { right, wrong } = movesOfProblem('rastros');
    const [ze, lia] = pupils.map(({ client }) => client);
    expect(
      await refusalOf(ze.ask('putTime', { ...list, steps: [{ at: 5000, move: wrong }] })),
    ).toBe('422 unsolved');
    await ze.ask('putTime', {
      ...list,
      steps: [
        { at: 3000, move: wrong },
        { at: 5000, move: right },
      ],
    });
    await lia.ask('putTime', { ...list, steps: [{ at: 20_000, move: right }] });
    const seen = await teacher.ask('times', list);
    expect(seen.lines.map(({ name, wrong: tried }) => [name, tried])).toEqual([
      ['Lia', 0],
      ['Zé', 1],
    ]);
    expect(await refusalOf(stranger.ask('times', list))).toBe('404 unknown');
    expect(
      await refusalOf(stranger.ask('putTime', { ...list, steps: [{ at: 5000, move: right }] })),
    ).toBe('404 unknown');
    expect(
      await refusalOf(teacher.ask('putTime', { ...list, steps: [{ at: 5000, move: right }] })),
    ).toBe('403 member');
    // The open list knows nothing of it, and whoever is taken out of the room is on no list of it.
    expect((await stranger.ask('times', { date: today, game: 'rastros' })).count).toBe(0);
    const removed = { member: pupils[0].member, state: 'removed' as const, key: newKey() };
    await teacher.ask('changeMember', removed, room);
    expect(
      (await teacher.ask('times', list)).lines.map(({ name, place }) => [name, place]),
    ).toEqual([['Lia', 1]]);
  });
});
