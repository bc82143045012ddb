/** The times of a day in a real browser: solved, put on the list by one's own will, seen, and taken off again. */

import { problemOfDay } from 'ludoteca/daily';
import { gameDocument, makeProblem } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../server/test/client.ts';
import { enter } from '../../server/test/room-client.ts';
import { type App, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { cell } from './match-page.ts';
import { openOnlineApp } from './online-app.ts';

let app: App;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(() => app.close());

/** The browser's day is that of Greenwich, as ours. */
const today = new Date().toISOString().slice(0, 10);
const inGreenwich = { timezoneId: 'UTC' };

/** The answer of today's problem, and a move that is none. */
function movesOfToday() {
  const day = problemOfDay(rastros, today);
  for (const order of day?.orders ?? []) {
    // The orders of a day are for the parameters of its game.
    const made = makeProblem(rastros, order as Parameters<typeof makeProblem>[1], day?.seed ?? '');
    if (!made.ok || made.value.problem.answer === undefined) continue;
    const { problem } = made.value;
    const { match } = gameDocument(rastros, { kind: 'problem', problem });
    const wrong = match.legalMoves.find((move) => move !== made.value.problem.answer) ?? 0;
    return { right: match.write(made.value.problem.answer), wrong: match.write(wrong) };
  }
  throw new Error('today has a problem');
}

describe('the times of a day', () => {
  const { right, wrong } = movesOfToday();

  it('get one more by whoever solved its problem, who may take it off again', async () => {
    const { page, leave } = await app.visit(inGreenwich);
    await page.goto('/');
    await page.goto(`/#/day/rastros/${today}`);
    await cell(page, wrong).waitFor();
    // Nobody answers within a second, or goes on at once.
    await page.waitForTimeout(1100);
    await cell(page, wrong).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForTimeout(400);
    await cell(page, right).click();
    await page.getByRole('button', { name: 'Put my time on the list' }).click();
    await page.getByText('Sent to this server: your name').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Inês');
    await page.getByRole('button', { name: 'Send and see the list' }).click();
    const row = page.getByRole('row', { name: /Inês/ });
    await row.waitFor();
    expect(await row.textContent()).toMatch(/^1Inês\d+:\d\d1 wrong move$/);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take my time off' }).click();
    await page.getByText('Nobody has put a time on this list yet').waitFor();
    await leave();
  });

  it('are those of a class for a pupil on a phone, in Portuguese', async () => {
    const base = () => app.address;
    const teacher = await person(base, 'Teresa');
    const { code, id } = await teacher.ask('makeRoom', {
      kind: 'class',
      title: '6.º B',
      key: 'times-of-a-class',
    });
    const { client } = await enter(base, code, 'Zé');
    const { page, context, leave } = await app.visit({
      ...phone,
      ...inGreenwich,
      locale: 'pt-PT',
    });
    await context.addCookies([{ name: 'ludoteca', value: client.token, url: app.address }]);
    await page.goto('/');
    await page.goto(`/#/day/rastros/${today}`);
    await cell(page, right).waitFor();
    await page.waitForTimeout(1100);
    await cell(page, right).tap();
    await page.getByRole('button', { name: 'Pôr o meu tempo na lista' }).tap();
    await page.getByRole('button', { name: '6.º B' }).tap();
    await page.getByRole('button', { name: 'Enviar e ver a lista' }).tap();
    await page.getByRole('row', { name: /Zé/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(page.url()).toContain(id);
    await leave();
    const list = { date: today, game: 'rastros' };
    const seen = await teacher.ask('times', { ...list, room: id });
    expect(seen.lines).toMatchObject([{ name: 'Zé', wrong: 0, hints: 0 }]);
    expect((await teacher.ask('times', list)).count).toBe(0);
  });
});
