import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, isGame, type Match, openMatch, prove, swap } from 'ludoteca/game';
import { Effort, type Random, random } from 'ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { lookBack, type Prove } from './look-back.ts';
import { type Standing, turningOf } from './turnings.ts';

const games = catalogue.filter(isGame);

/** A board small enough to be looked through, and large enough for mistakes. */
function small(game: AnyGame): unknown {
  const params = game.params({
    size: game.offersSwap ? { rows: 3, cols: 3 } : { rows: 4, cols: 4 },
  });
  if (!params.ok) throw new Error(params.error.code);
  return params.value;
}

/** Whether whoever is to move wins, by trying everything. */
function bruteForce(game: AnyGame): (state: unknown) => boolean {
  const known = new Map<string, boolean>();
  const wins = (state: unknown): boolean => {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome.winner === game.turn(state);
    const key = JSON.stringify(game.positionToJson(state));
    const before = known.get(key);
    if (before !== undefined) return before;
    const isWon = game.moves(state).some((move) => keeps(state, move));
    known.set(key, isWon);
    return isWon;
  };
  const keeps = (state: unknown, move: number) => {
    const after = game.apply(state, move);
    return (game.turn(after) === game.turn(state)) === wins(after);
  };
  return wins;
}

function randomMatch(game: AnyGame, source: Random, hasSwap = false): Match {
  let match = openMatch(game, small(game), { hasSwap });
  while (match.outcome === undefined) {
    const { legalMoves } = match;
    const isSwap = hasSwap && legalMoves.includes(swap);
    match = match.play(isSwap ? swap : legalMoves[source.below(legalMoves.length)]);
  }
  return match;
}

/** The numbers of the moves that gave a win away, by looking at every position of the game. */
function blunders(game: AnyGame, match: Match, wins: (state: unknown) => boolean): number[] {
  const found: number[] = [];
  let after = match;
  while (after.canUndo) {
    const before = after.undo();
    const isSame = game.turn(before.state) === game.turn(after.state);
    const isSwap = after.history.at(-1) === swap;
    const keeps = isSame === wins(after.state);
    if (!isSwap && wins(before.state) && !keeps) found.unshift(before.history.length);
    after = before;
  }
  return found;
}

async function lookedBack(game: AnyGame, match: Match, judge: Prove): Promise<Standing[]> {
  const standings: Standing[] = [];
  await lookBack(game, match, judge, (standing) => {
    standings.unshift(standing);
  });
  return standings;
}

describe.each(games.map((game) => [game.id, game] as const))('looking back at %s', (_, game) => {
  const exactly: Prove = async (state) => prove(game, state, new Effort());

  it('finds every move that gave a win away, and no other', async () => {
    const source = random('look back');
    const wins = bruteForce(game);
    let count = 0;
    for (let each = 0; each < 12; each++) {
      const match = randomMatch(game, source);
      const expected = blunders(game, match, wins);
      const turnings = (await lookedBack(game, match, exactly)).flatMap(
        (standing) => turningOf(standing) ?? [],
      );
      expect(turnings.map(({ index }) => index)).toEqual(expected);
      for (const { index, kind, better } of turnings) {
        expect(kind).toBe('lost-win');
        let at = match;
        while (at.history.length > index) at = at.undo();
        const after = game.apply(at.state, better);
        expect(wins(after)).toBe(game.turn(after) === game.turn(at.state));
      }
      count += expected.length;
    }
    expect(count).toBeGreaterThan(4);
  });

  it('judges the last position of a game that was given up', async () => {
    const wins = bruteForce(game);
    const start = openMatch(game, small(game));
    expect(await lookedBack(game, start.resign(0), exactly)).toEqual([]);
    const after = start.play(start.legalMoves[0]);
    const [standing] = await lookedBack(game, after.resign(1), exactly);
    expect(standing.before.value).toBe(wins(start.state) ? 'win' : 'loss');
    expect(standing.played.value).toBe(wins(after.state) ? 'loss' : 'win');
  });

  it('asks nothing about moves that won, and glances once proofs are out of reach', async () => {
    let match = randomMatch(game, random('glance'));
    for (let seed = 1; match.history.length < 6; seed++)
      match = randomMatch(game, random(`${seed}`));
    const asked: number[] = [];
    const standings = await lookedBack(game, match, async (_state, nodes) => {
      asked.push(nodes);
      return { value: 'unknown', estimate: 0.5 };
    });
    expect(standings).toHaveLength(match.history.length);
    const isLastWon = match.movers.at(-1) === match.outcome?.winner;
    expect(asked.length).toBe(match.history.length - (isLastWon ? 1 : 0));
    expect(asked[3]).toBeLessThan(asked[0]);
  });

  it.runIf(game.offersSwap)('passes over an exchange of sides', async () => {
    const match = randomMatch(game, random('swap'), true);
    expect(match.history).toContain(swap);
    const standings = await lookedBack(game, match, exactly);
    expect(standings.map(({ index }) => match.history[index])).not.toContain(swap);
  });
});
