import { type Analysis, analyse, openMatch, resumeMatch } from 'ludoteca/game';
import { Effort, random } from 'ludoteca/kernel';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { killAfterKey } from './killed-tab.ts';
import { begin, bringIn, cell, isOver, movesMade, played } from './match-page.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const known = (state: Parameters<typeof rastros.turn>[0]): Analysis =>
  analyse(rastros, state, new Effort({}));

describe('a whole game against a level', () => {
  it('of Rastros, by mouse, one move by dragging the stone', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '5', second: '2' });
    await cell(page, 'c3').dragTo(cell(page, 'c4'));
    await movesMade(page, 2);
    while (!(await isOver(page))) await page.locator('[data-open]').first().click();
    const moves = await played(page);
    const record = rastros.fromJson({ params: { size: 5 }, moves: [...moves] });
    if (!record.ok) throw new Error(record.error.code);
    const match = resumeMatch(rastros, record.value);
    expect(moves[0]).toBe('c4');
    const title = match.outcome?.winner === 0 ? 'You win' : 'You lose';
    expect(await page.locator('.end h2').textContent()).toBe(title);
    await leave();
  });

  it('of Squex, with a cut, two moves in a row, and the winning chain at the end', async () => {
    const { page, leave } = await app.visit();
    const start = { game: 'squex', params: { rows: 4, cols: 4 }, players: ['2', 'human'] };
    await bringIn(page, { ...start, moves: ['b2', 'c2', 'c3'] });
    await cell(page, 'b3').click();
    await page.getByText('Ochre cut b2/c3').waitFor();
    await movesMade(page, 6);
    while (!(await isOver(page))) await page.locator('[data-open]').first().click();
    const moves = await played(page);
    const record = squex.fromJson({ ...start, moves: [...moves] });
    if (!record.ok) throw new Error(record.error.code);
    const match = resumeMatch(squex, record.value);
    // The level moved twice after the cut.
    expect(match.movers.slice(3, 6)).toEqual([1, 0, 0]);
    expect(match.outcome?.code).toBe('joined');
    const shown = await page.locator('.end').textContent();
    expect(shown).toContain(match.outcome?.winner === 1 ? 'You win' : 'You lose');
    expect(shown).toContain('chain that cannot be cut');
    await leave();
  });

  it('keeps a perfect player’s win to the end', async () => {
    const { page, leave } = await app.visit();
    const isWon = known(openMatch(rastros, { size: 6, start: 21 }).state as never).value === 'win';
    await begin(page, 'rastros', {
      size: '6',
      ...(isWon ? { first: '6' } : { second: '6' }),
    });
    const chance = random('perfect');
    while (!(await isOver(page))) {
      const open = page.locator('[data-open]');
      await open.nth(chance.below(await open.count())).click();
    }
    expect(await page.locator('.end h2').textContent()).toBe('You lose');
    await leave();
  });
});

describe('the page of a game', () => {
  it('begins with the corners exchanged, and shows whose is which', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/rastros');
    await page.locator('form.setup').waitFor();
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await page.getByRole('textbox', { name: 'Size' }).fill('4');
    await page.getByLabel('Corners').selectOption('exchanged');
    await page.locator('form.setup select:not([name])').nth(1).selectOption('human');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    expect(await cell(page, 'd4').getAttribute('aria-label')).toContain('North’s corner');
    expect(await cell(page, 'a1').getAttribute('aria-label')).toContain('South’s corner');
    await cell(page, 'd4').click();
    await page.getByRole('heading', { name: 'North wins' }).waitFor();
    await leave();
  });

  it('is played by keyboard alone, with hints', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/rastros');
    await page.locator('form.setup').waitFor();
    await page.getByRole('button', { name: 'Other', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.getByRole('button', { name: 'Start' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    // To the stone's right neighbour, wherever the walk begins.
    await page.keyboard.press('Control+Home');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await movesMade(page, 2);
    expect((await played(page))[0]).toBe('c4');
    await page.keyboard.press('Control+z');
    await page.locator('.move[data-gone]').first().waitFor();
    await page.keyboard.press('Control+y');
    await page.waitForFunction(() => document.querySelector('.move[data-gone]') === null);
    while (!(await isOver(page))) {
      const before = (await played(page)).length;
      await page.keyboard.press('h');
      await page.locator('.match-drawer .primary').waitFor();
      await page.keyboard.press('h');
      await movesMade(page, before + 1);
    }
    expect(await page.locator('[data-live=polite]').textContent()).toMatch(/You (win|lose)\./);
    await leave();
  });

  it('asks a finger once before a cut', async () => {
    const { page, leave } = await app.visit(phone);
    const start = { game: 'squex', params: { rows: 5, cols: 5 }, players: ['human', 'human'] };
    await bringIn(page, { ...start, moves: ['b2', 'c2', 'c3'] });
    await cell(page, 'b3').tap();
    await page.locator('.question').getByText('This cut gives Blue two moves').waitFor();
    expect(await played(page)).toHaveLength(3);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    expect(await page.locator('.question').count()).toBe(0);
    await cell(page, 'b3').tap();
    await page.getByRole('button', { name: 'Play b3' }).tap();
    await movesMade(page, 4);
    await page.locator('.several').getByText('Blue has two moves').waitFor();
    await cell(page, 'e5').tap();
    await movesMade(page, 5);
    await leave();
  });

  it('undoes to one’s own turn, goes anywhere in the record, and on from there', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '6', second: '3' });
    await cell(page, 'd3').click();
    await movesMade(page, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell(page, 'c3').click();
    await page.waitForFunction(
      () => document.querySelectorAll('.move:not([data-gone])').length > 1,
    );
    const moves = await played(page);
    expect(moves[0]).toBe('c3');
    await page.getByRole('button', { name: 'Move 1, c3' }).click();
    await page.getByText('Looking at move 1 of 2').waitFor();
    expect(await cell(page, 'c3').getAttribute('aria-label')).toContain('the stone');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    expect(await cell(page, moves[1]).getAttribute('aria-label')).toContain('the stone');
    await leave();
  });

  it('tells why a cell cannot be played', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '6' });
    await cell(page, 'a6').click();
    const told = 'a6 is not next to the stone, which stands on d4';
    await page.locator('.note.fault').getByText(told).waitFor();
    expect(await page.locator('[data-live=assertive]').textContent()).toContain(told);
    await leave();
  });

  it('marks every move with what is proven of it', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '4' });
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.getByText('exact, on this device').waitFor();
    const match = openMatch(rastros, { size: 4, start: 10 });
    for (const { move, value, distance = 0 } of known(match.state as never).moves) {
      const word = value === 'win' ? 'wins' : 'loses';
      const label = await cell(page, match.write(move)).getAttribute('aria-label');
      expect(label).toContain(`${word} in ${distance}`);
    }
    expect(await page.locator('.analysis h2').textContent()).toMatch(/^(North|South) wins in \d+/);
    // What is tried out leaves the game as it is.
    await page.locator('.verdicts[data-known] .verdict').first().click();
    await page.getByText('Trying moves out').waitFor();
    await page.keyboard.press('a');
    expect(await played(page)).toEqual([]);
    await leave();
  });

  it('shows after the game which move lost the win, and why', async () => {
    const { page, leave } = await app.visit();
    // North steps beside South's corner on a board of 4, where a better move won.
    let match = openMatch(rastros, { size: 4, start: 10 });
    const blunders: string[] = [];
    while (match.outcome === undefined) {
      const { moves } = known(match.state as never);
      const bad = moves.find(({ value }) => value === 'loss') ?? moves[0];
      if (bad.value === 'loss' && moves.some(({ value }) => value === 'win')) {
        blunders.push(`${match.history.length + 1}. ${match.write(bad.move)}`);
      }
      match = match.play(bad.move);
    }
    expect(blunders.length).toBeGreaterThan(0);
    await bringIn(page, match.toJson());
    await page.getByText('Moves that changed the outcome').waitFor();
    await page
      .locator('.turning')
      .nth(blunders.length - 1)
      .waitFor();
    const heads = await page.locator('.turning-head').allTextContents();
    expect(heads.map((head) => head.slice(0, blunders[0].length))).toEqual(blunders);
    expect(await page.locator('.turning').first().textContent()).toMatch(/had a win with .*After/);
    await page.locator('.turning-open').first().click();
    await page.locator('.analysis').waitFor();
    await leave();
  });

  it('stops a level that thinks, when its move is no longer wanted', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '7', second: '6' });
    await cell(page, 'e4').click();
    await page.locator('.panel').getByText('Thinking').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.panel').getByText('To move').waitFor();
    // Whoever thought is gone; or else, ready just then, has had the time to move.
    const isGone = () => page.workers().length === 0;
    for (let look = 0; look < 30 && !isGone(); look++) await page.waitForTimeout(50);
    expect(await page.locator('.move:not([data-gone])').count()).toBe(0);
    await leave();
  });

  it('lets levels play while one watches, move by move or on their own', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'squex', { size: '3', first: '1', second: '2' });
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = (await played(page)).length;
    await page.getByRole('button', { name: 'One move' }).click();
    await movesMade(page, before + 1);
    await page.getByRole('button', { name: 'Fast' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.end').waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('.panel').getByText('Level 2 against level 1').waitFor();
    await leave();
  });

  it('offers the swap where it was chosen', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/squex');
    await page.locator('form.setup select:not([name])').nth(1).selectOption('human');
    await page.getByRole('switch', { name: /With swap/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await cell(page, 'd4').click();
    await page.getByRole('button', { name: 'Swap sides' }).click();
    expect(await played(page)).toEqual(['d4', 'swap']);
    await leave();
  });
});

describe('a game is kept', () => {
  it('when the tab is killed right after a move', async () => {
    const { page, context, leave } = await app.visit();
    await begin(page, 'rastros', { size: '6' });
    const address = page.url();
    await cell(page, 'd3').focus();
    await killAfterKey(page, 'Enter');
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('grid').waitFor();
    expect(await cell(again, 'd3').getAttribute('aria-label')).toContain('the stone');
    await leave();
  });

  it('goes round by a link', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'squex', { size: '5' });
    for (const name of ['b2', 'c2', 'c3', 'b3']) await cell(page, name).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await app.visit();
    await other.page.goto(link);
    await other.page.getByRole('grid').waitFor();
    expect(await played(other.page)).toEqual(['b2', 'c2', 'c3', 'b3']);
    await other.page.locator('.several').getByText('Blue has two moves').waitFor();
    await other.leave();
    await leave();
  });

  it('when two tabs have it: the later one is told, and may take it over', async () => {
    const { page, context, leave } = await app.visit();
    await begin(page, 'rastros', { size: '6' });
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText('This game is open in another tab.').waitFor();
    await cell(page, 'd3').click();
    await movesMade(page, 1);
    await other.getByRole('button', { name: 'Play here' }).click();
    await other.getByRole('button', { name: 'Move 1, d3' }).waitFor();
    await page.getByText('This game is open in another tab.').waitFor();
    await leave();
  });
});
