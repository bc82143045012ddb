/** Problems from one's own games: the positions in which the only right move was missed. */

import { type AnyGame, gameFromJson, type MissedMove, missedIn } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { dayName } from '../language/index.ts';
import { entryOf, sideOf } from '../my-games/entries.ts';
import { Button } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { beginProblem } from './stream.ts';
import { words } from './words.ts';

/** The newest games are looked through; more take too long to wait for. */
const mostGames = 12;
/** What may be spent on a position: early ones cannot be proven, and are left soon. */
const nodesEach = 300_000;

interface Missed {
  readonly saved: Saved;
  readonly missed: MissedMove;
  /** The move that was made. */
  readonly played: string;
}

interface MyProblemsProps {
  readonly game: AnyGame;
  /** All plays of the game. */
  readonly plays: readonly Saved[];
}

export function MyProblems({ game, plays }: MyProblemsProps): VNode {
  const [found, setFound] = useState<readonly Missed[]>([]);
  const [at, setAt] = useState<number>();
  const [isDone, setDone] = useState(false);
  const stopper = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const games = plays
    .filter(({ about }) => about.problem === undefined && about.isDone === true)
    .slice(0, mostGames);
  const look = async () => {
    const controller = new AbortController();
    stopper.current = controller;
    setFound([]);
    setDone(false);
    try {
      for (const [index, saved] of games.entries()) {
        setAt(index + 1);
        const missed = await missedOf(game, saved, controller.signal);
        setFound((before) => [...before, ...missed]);
      }
      setDone(true);
    } catch (fault) {
      if (!isStopped(fault)) throw fault;
    }
    setAt(undefined);
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{words('mine')}</h2>
      <p class="text">{words('mine-help')}</p>
      {games.length === 0 ? (
        <p class="quiet">{words('mine-none')}</p>
      ) : (
        <div class="row">
          {at === undefined ? (
            <Button onClick={() => void look()}>{words('mine-look')}</Button>
          ) : (
            <Button onClick={() => stopper.current?.abort()}>{words('stop')}</Button>
          )}
          <p role="status" class="quiet">
            {at !== undefined && words('mine-looking', { at, of: games.length })}
            {at === undefined && isDone && found.length === 0 && words('mine-nothing')}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <ul class="missed">
          {found.map((each) => (
            <li key={`${each.saved.id} ${each.missed.index}`}>
              <Button onClick={() => go(addressOf.play(beginMissed(game, each, plays).id))}>
                {words('mine-one', {
                  day: dayName(new Date(each.saved.began)),
                  number: each.missed.index + 1,
                  move: each.played,
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The missed moves of whoever played here; of both where both did. */
async function missedOf(game: AnyGame, saved: Saved, signal: AbortSignal): Promise<Missed[]> {
  const read = gameFromJson(game, saved.about.picture ?? saved.start);
  if (!read.ok) return [];
  const { match } = read.value;
  const { seat, about } = entryOf(game, saved);
  const find = async (state: unknown) => {
    const request = { job: 'find-problem', game: game.id, state } as const;
    return (await ask(request, { signal, nodes: nodesEach })).problem;
  };
  const side = seat === undefined ? undefined : sideOf(seat, about);
  const missed = await missedIn(match, find, side);
  return missed.map((each) => ({ saved, missed: each, played: match.played[each.index] }));
}

/** The same problem is begun once, however often it is found. */
function beginMissed(game: AnyGame, { saved, missed }: Missed, plays: readonly Saved[]): Saved {
  const from = `${saved.id}/${missed.index}`;
  const known = plays.find(({ about }) => about.problem === 'mine' && about.from === from);
  const { level } = missed.problem;
  const about = { problem: 'mine', from, ...(level !== undefined && { level }) };
  return known ?? beginProblem(game, missed.problem, about);
}
