import type { JsonObject } from 'ludoteca/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { cell } from './match-page.ts';
import { linkOf } from './samples.ts';

/** The search inside a bracket goes on for long: what is told before is enough. */
const patient = { timeout: 60_000 };

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const rastros = (moves: string, result?: JsonObject) => ({
  game: 'rastros',
  params: { size: 8, start: 'e5' },
  players: ['human', 'human'],
  moves: moves.split(' '),
  ...(result && { result }),
});
const givenUp = { winner: 'south', reason: 'resigned' };

describe('the review of a game', () => {
  it('never calls a lost game won because somebody gave up; giving up is the mistake', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(rastros('d4 c3 b2 a3 a2 b3 c2 c1', givenUp)));
    const resigned = page.locator('.turning').filter({ hasText: 'resigned' });
    await resigned.waitFor(patient);
    expect(await resigned.textContent()).toMatch(/resigned \?\?in a won position.*wins with b1/);
    await page.locator('.turning').filter({ hasText: '8. c1 ??lost the win' }).waitFor(patient);
    // The graph is solid where it is proven: South's to move 7, North's after move 8.
    expect(await page.locator('.graph rect[data-side="0"]').count()).toBeGreaterThan(0);
    expect(await page.locator('.graph rect[data-side="1"]').count()).toBeGreaterThan(0);
    await page.locator('.turnings progress').waitFor({ state: 'detached', ...patient });
    expect(await page.locator('.turnings').textContent()).not.toContain('is proven');
    // The graph is walked by the keys, and a press leads to the move, with the card of the moment.
    await page.locator('.graph input').focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Looking at move 7 of 8').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Looking at move 6 of 8').waitFor();
    expect(await page.locator('.graph input').getAttribute('aria-valuetext')).toMatch(
      /^Move 6, b3: South wins/,
    );
    const field = await page.locator('.graph input').boundingBox();
    if (field === null) throw new Error('no graph');
    await page.mouse.click(field.x + (field.width * 2.5) / 9, field.y + 10);
    await page.getByText('Looking at move 2 of 8').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    // It leads to the position, where the win can be played.
    await resigned.locator('button').click();
    await page.getByText('North wins').first().waitFor(patient);
    // Shown against any reply: the winner answers each, down to the end.
    await page.getByRole('button', { name: 'Show me' }).click();
    const card = page.locator('.proof-show');
    for (;;) {
      await card.getByText(/Choose any reply for South|North has won/).waitFor(patient);
      if ((await card.getByText('North has won').count()) > 0) break;
      await page.locator('[data-open]').last().click();
    }
    const shown = await card.locator('.line-move').count();
    await card.getByRole('button', { name: 'Another reply' }).click();
    await card.getByText('Choose any reply for South').waitFor();
    expect(await card.locator('.line-move').count()).toBeLessThan(shown);
    await card.getByRole('button', { name: 'Close' }).click();
    await page.locator('.analysis').waitFor();
    await leave();
  });

  it('says that nothing is known where nothing is, and thinks on until it is stopped, in Portuguese too', async () => {
    const { page, leave } = await app.visit({ locale: 'pt-PT' });
    await page.goto(linkOf(rastros('d4 c5', givenUp)));
    await page.getByText('não se sabe quem ganharia').waitFor(patient);
    expect(await page.locator('.turnings').textContent()).not.toContain('está provada');
    await page.getByRole('button', { name: 'Parar' }).click();
    await page.getByRole('button', { name: 'Fim', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Anterior' }).click();
    await page.getByRole('button', { name: 'Analisar' }).click();
    await page.getByRole('button', { name: 'Pensar mais' }).click(patient);
    // What is not proven is told in words, not in numbers that nobody can rely on.
    expect(await page.locator('.verdicts').textContent()).not.toContain('%');
    await page.getByRole('button', { name: 'Parar' }).click();
    await page.getByRole('button', { name: 'Parar' }).waitFor({ state: 'detached' });
    await leave();
  });

  it('brackets a mistake that is not found yet, and its lines are walked', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(rastros('d4 c5 b4 a4 a3 b3 a2 b1 a1')));
    const bracket = page.locator('.bracket');
    await bracket.waitFor(patient);
    expect(await bracket.textContent()).toMatch(/South lost the win between moves 2 and 4/);
    expect(await bracket.locator('.line-move').allTextContents()).toEqual(['2c5', '4a4']);
    await page.getByText('Still searching').waitFor(patient);
    await page.getByRole('button', { name: 'Stop' }).click();
    await bracket.getByRole('button', { name: 'Move 4, a4' }).click();
    await page.getByText('Looking at move 3 of 9').waitFor();
    // The best line is a row of moves: pressed, the board shows it.
    const first = page.locator('.best-line .line-move').first();
    await first.waitFor(patient);
    await first.click();
    await page.getByText('Trying moves out').waitFor();
    await leave();
  });
});

describe('a mistake', () => {
  it('is tried again with the marks hidden: erring again shows why, a better move is right', async () => {
    const { page, leave } = await app.visit();
    const moves = 'c1 d1 d2 b4 a4 d3 b3 b2 d4 a2 a1 c2'.split(' ');
    const params = { rows: 4, cols: 4 };
    await page.goto(linkOf({ game: 'squex', params, players: ['human', 'human'], moves }));
    const mistake = page.locator('.turning').filter({ hasText: '9. d4' });
    await mistake.getByRole('button', { name: 'Retry this mistake' }).click(patient);
    await page.getByText('Find a better move for').waitFor();
    expect(await page.locator('.verdicts, .looking .turning').count()).toBe(0);
    await cell(page, 'd4').click();
    await page.getByText('d4 errs again').waitFor(patient);
    await page.locator('.retry .line-move').first().waitFor(patient);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Find a better move for').waitFor();
    await cell(page, 'c2').click();
    await page.getByText('c2 is right').waitFor(patient);
    // Back to the end of the game, with what was found.
    await page.locator('.retry').getByRole('button', { name: 'Close' }).click();
    await page.locator('.end .turning').first().waitFor();
    await leave();
  });
});

describe('the openings', () => {
  it('are walked by pressing moves, each with what is proven of it, on a phone too', async () => {
    const { page, leave } = await app.visit(phone);
    const gone = { state: 'detached' } as const;
    await page.goto('/#/game/rastros');
    await page.getByRole('link', { name: 'Explore the openings' }).click();
    await page.getByRole('heading', { name: 'South wins' }).waitFor(patient);
    expect(await page.locator('.verdict[data-value="loss"]').count()).toBe(8);
    await cell(page, 'd4').tap();
    await page.locator('.verdict').filter({ hasText: 'c3' }).getByText('wins').waitFor();
    await page.getByRole('button', { name: '7×7' }).tap();
    await page.getByRole('heading', { name: 'North wins' }).waitFor();
    expect(await page.locator('.verdict[data-value="win"]').count()).toBe(5);
    // Four moves deep nothing is open, and nothing is guessed.
    for (let ply = 0; ply < 4; ply++) {
      await page.locator('.verdicts[data-known]').waitFor(patient);
      await page.locator('.verdict[data-value="unknown"]').first().waitFor(gone);
      await page.locator('.verdict').last().tap();
      await page.locator('.walked .line-move').nth(ply).waitFor();
    }
    await page.getByRole('button', { name: 'First' }).tap();
    await page.locator('.walked .line-move').first().waitFor(gone);
    // A line that ends says who won, whoever would win with best play.
    for (const name of ['e6', 'f6', 'g7']) await cell(page, name).tap();
    await page.getByRole('heading', { name: 'South wins' }).waitFor();
    await leave();
  });
});

describe('moves that are tried out', () => {
  const game = {
    game: 'rastros',
    params: { size: 5, start: 'c3' },
    players: ['human', 'human'],
    moves: ['d3', 'd4', 'c4'],
  };

  it('become variations: walked by keys, named, put first, deleted, kept and shared', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(game));
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Looking at move 1 of 3').waitFor();
    await cell(page, 'e4').click();
    const variation = page.locator('.variation').first();
    await variation.waitFor();
    await cell(page, 'd5').click();
    expect(await variation.locator('.line-move').allTextContents()).toEqual(['e4', 'd5']);
    // Back by a key, and another way from there.
    await page.locator('.moves .line-move').first().click();
    await cell(page, 'e3').click();
    await page.locator('.variation .variation').waitFor();
    await variation.getByRole('button', { name: 'Change this variation' }).first().click();
    await variation.getByRole('textbox', { name: 'Name' }).fill('Greedy');
    await variation.getByRole('textbox', { name: 'Comment' }).fill('to the corner');
    await variation.getByRole('textbox', { name: 'Comment' }).press('Tab');
    await variation.getByText('to the corner').waitFor();
    // Shared while it is on the board, it goes with the whole game; what is on the board can go alone.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('with their names and comments').waitFor();
    const text = page.getByRole('textbox', { name: 'As text' });
    expect(await text.inputValue()).toMatch(/"moves":\["d3","d4","c4"\].*Greedy.*to the corner/s);
    await page.getByRole('button', { name: 'Up to here' }).click();
    expect(await text.inputValue()).toContain('"moves":["d3","e4","e3"]');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.variation strong').filter({ hasText: 'Greedy' }).waitFor();
    // The inner one takes the place of what the outer one went on with.
    const inner = page.locator('.variation .variation');
    await inner.getByRole('button', { name: 'Change this variation' }).click();
    await inner.getByRole('button', { name: 'Put first' }).click();
    await page.waitForFunction(
      () => document.querySelector('.variation .line')?.textContent?.includes('e3') === true,
    );
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await app.visit();
    await other.page.goto(link);
    await other.page.locator('.variation strong').filter({ hasText: 'Greedy' }).waitFor();
    await other.leave();
    await page.keyboard.press('Escape');
    const first = page.locator('.variation').first();
    await first.getByRole('button', { name: 'Change this variation' }).first().click();
    await first.getByRole('button', { name: 'Delete' }).first().click();
    await page.locator('.variation').waitFor({ state: 'detached' });
    expect(await page.locator('.move').count()).toBe(3);
    await leave();
  });
});
