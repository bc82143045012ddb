import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, isGame, openMatch } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { greedyNoughts, noughts } from '../../../../packages/ludoteca/test/games/noughts/index.ts';
import type { GameEvent, Happening, Pace } from '../protocol/index.ts';
import { type Command, decide } from './decide.ts';
import { after, begin, replay, type Standing, standingFrom, standingJson } from './standing.ts';

const games: readonly AnyGame[] = [...catalogue.filter(isGame), noughts, greedyNoughts];

/** A game as the server keeps it, without a server: events, and the standing they give. */
class Played {
  readonly game: AnyGame;
  readonly events: GameEvent[];
  standing: Standing;
  now = 1000;

  constructor(game: AnyGame, pace: Pace, hasSwap = false) {
    this.game = game;
    const { players: _players, ...start } = openMatch(game, game.presets[0].params, {
      hasSwap,
    }).toJson();
    const made: Happening = {
      type: 'made',
      start: { ...start, game: game.id },
      pace,
      levels: [null, null],
      isOpen: false,
    };
    this.events = [{ number: 1, at: this.now, happening: made }];
    this.standing = begin(game, this.events[0]);
  }

  /** The code of the refusal, or undefined when it was done. */
  do(command: Command, afterMs = 10): string | undefined {
    this.now += afterMs;
    const decided = decide(this.standing, command, this.now);
    if (!decided.ok) return decided.error.code;
    for (const happening of decided.value) {
      const event = { number: this.events.length + 1, at: this.now, happening };
      this.events.push(event);
      this.standing = after(this.standing, event);
    }
    return undefined;
  }

  move(text?: string, afterMs = 10): string | undefined {
    const { match } = this.standing;
    const move = text ?? match.write(match.legalMoves[0]);
    return this.do({ do: 'move', seat: match.seat, ply: match.history.length, move }, afterMs);
  }

  get types(): string {
    return this.events.map(({ happening }) => happening.type).join(' ');
  }

  sit(): this {
    expect(this.do({ do: 'join', seat: 0 })).toBeUndefined();
    expect(this.do({ do: 'join', seat: 1 })).toBeUndefined();
    return this;
  }
}

const none: Pace = { kind: 'none' };
const fast: Pace = { kind: 'clock', base: 60_000, increment: 2000 };

describe.each(games)('a game of $id', (game) => {
  it('replayed from its events, or read from what is kept, is the same, all along the way', () => {
    for (const seed of [1, 2, 3]) {
      const dice = random(`online-${game.id}-${seed}`);
      const played = new Played(game, fast, game.offersSwap === true).sit();
      for (let step = 0; step < 400 && played.standing.progress.phase !== 'over'; step++) {
        const { match } = played.standing;
        const seat = dice.chance(0.5) ? 0 : 1;
        const chance = dice.below(100);
        if (chance < 8) played.do({ do: 'offer', seat, what: 'takeback' });
        else if (chance < 16) {
          played.do({
            do: 'answer',
            seat,
            what: 'takeback',
            isAccepted: dice.chance(0.7),
            next: '',
          });
        } else if (chance < 18) played.do({ do: 'say', seat, phrase: 'nice', isHeard: true });
        else played.move(match.write(dice.pick(match.legalMoves)));
      }
      const again = replay(game, played.events);
      expect(standingJson(again)).toEqual(standingJson(played.standing));
      const kept = JSON.parse(JSON.stringify(standingJson(played.standing)));
      expect(standingJson(standingFrom(game, kept))).toEqual(standingJson(played.standing));
      const { ending } = played.standing.progress;
      expect(ending, 'played to its end').toBeDefined();
      expect(played.standing.match.outcome?.code).toBe(ending?.reason);
    }
  });

  it('refuses what is out of turn, out of place, illegal or after the end, and changes nothing', () => {
    const played = new Played(game, none);
    expect(played.move()).toBe('not-started');
    played.sit();
    const before = played.events.length;
    const { match } = played.standing;
    const move = match.write(match.legalMoves[0]);
    expect(played.do({ do: 'move', seat: 1, ply: 0, move })).toBe('turn');
    expect(played.do({ do: 'move', seat: 0, ply: 1, move })).toBe('ply');
    expect(played.move('nonsense')).toBe('illegal');
    expect(played.do({ do: 'join', seat: 0 })).toBe('started');
    expect(played.do({ do: 'cancel' })).toBe('started');
    expect(played.do({ do: 'offer', seat: 0, what: 'takeback' })).toBe('nothing-back');
    expect(played.do({ do: 'offer', seat: 0, what: 'rematch' })).toBe('not-over');
    expect(played.do({ do: 'answer', seat: 0, what: 'takeback', isAccepted: true, next: '' })).toBe(
      'no-offer',
    );
    expect(played.do({ do: 'say', seat: 0, phrase: 'luck', isHeard: false })).toBe('quiet');
    expect(played.events.length).toBe(before);
    expect(played.do({ do: 'resign', seat: 0 })).toBeUndefined();
    expect(played.standing.progress.ending).toEqual({ winner: 1, reason: 'resigned' });
    expect(played.move(move)).toBe('over');
  });
});

describe('clocks', () => {
  it('run for whoever is to move, and give the increment back', () => {
    const played = new Played(noughts, fast).sit();
    played.move('a1', 5000);
    expect(played.standing.progress.left).toEqual([57_000, 60_000]);
    played.move('b2', 10_000);
    expect(played.standing.progress.left).toEqual([57_000, 52_000]);
    expect(played.standing.progress.deadline).toBe(played.now + 57_000);
  });

  it('that run out lose, as soon as anybody asks for anything', () => {
    const played = new Played(noughts, fast).sit();
    played.move('a1');
    played.move('b2');
    expect(played.do({ do: 'adjudicate' }, 59_000)).toBeUndefined();
    expect(played.standing.progress.phase).toBe('playing');
    played.move('a2', 10_000_000);
    expect(played.standing.progress.ending).toEqual({ winner: 1, reason: 'time' });
    expect(played.standing.match.history).toHaveLength(2);
    expect(played.standing.match.outcome?.reason.code).toBe('match.time');
  });

  it('decide nothing where not both have moved, and end invitations that nobody answers', () => {
    const one = new Played(noughts, { kind: 'days', perMove: 1000 }).sit();
    one.move('a1');
    one.do({ do: 'adjudicate' }, 1001);
    expect(one.standing.progress.ending).toEqual({ reason: 'abandoned' });
    expect(one.standing.match.outcome?.reason.code).toBe('match.abandoned');
    const other = new Played(noughts, none);
    other.do({ do: 'join', seat: 0 });
    other.do({ do: 'adjudicate' }, 8 * 86_400_000);
    expect(other.standing.progress.ending).toEqual({ reason: 'abandoned' });
  });

  it('of a game without one end it after two weeks of silence', () => {
    const played = new Played(noughts, none).sit();
    played.move('a1');
    played.move('b2');
    played.do({ do: 'adjudicate' }, 15 * 86_400_000);
    expect(played.standing.progress.ending).toEqual({ winner: 1, reason: 'forfeited' });
  });
});

describe('offers', () => {
  it('of a draw are made only where a game can be drawn, and accepted by the other alone', () => {
    const played = new Played(noughts, none).sit();
    played.move('a1');
    expect(played.do({ do: 'offer', seat: 0, what: 'draw' })).toBeUndefined();
    const answer = (seat: 0 | 1, isAccepted: boolean): Command => ({
      do: 'answer',
      seat,
      what: 'draw',
      isAccepted,
      next: '',
    });
    expect(played.do(answer(0, true))).toBe('no-offer');
    expect(played.do(answer(1, false))).toBeUndefined();
    expect(played.do(answer(1, true))).toBe('no-offer');
    played.do({ do: 'offer', seat: 0, what: 'draw' });
    expect(played.do(answer(1, true))).toBeUndefined();
    expect(played.standing.progress.ending).toEqual({ reason: 'agreed' });
    expect(played.standing.match.outcome?.reason.code).toBe('match.agreed');
    for (const game of catalogue.filter(isGame)) {
      const other = new Played(game, none).sit();
      expect(other.do({ do: 'offer', seat: 0, what: 'draw' })).toBe('no-draw');
    }
  });

  it('to take back give the last own move back, with what was answered to it', () => {
    const played = new Played(noughts, none).sit();
    for (const move of ['a1', 'b2', 'a2']) played.move(move);
    played.do({ do: 'offer', seat: 1, what: 'takeback' });
    expect(
      played.do({ do: 'answer', seat: 0, what: 'takeback', isAccepted: true, next: '' }),
    ).toBeUndefined();
    expect(played.standing.match.played).toEqual(['a1']);
    expect(played.standing.progress.turn).toBe(1);
    expect(played.move('c3')).toBeUndefined();
  });

  it('to swap exchange sides and not seats, and can be taken back too', () => {
    const played = new Played(greedyNoughts, none, true).sit();
    played.move('a1');
    played.move('swap');
    expect(played.standing.progress.turn).toBe(0);
    played.do({ do: 'resign', seat: 0 });
    expect(played.standing.progress.ending).toEqual({ winner: 1, reason: 'resigned' });
    expect(played.standing.match.outcome?.winner).toBe(0);
  });

  it('lapse with the next move', () => {
    const played = new Played(noughts, none).sit();
    played.move('a1');
    played.do({ do: 'offer', seat: 0, what: 'draw' });
    played.move('b2');
    expect(played.standing.progress.offers).toEqual({});
  });
});
