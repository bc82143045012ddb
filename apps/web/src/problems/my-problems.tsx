/** Problems from one's own games: the positions in which the only right move was missed, and what became of each. */

import type { AnyGame } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { dayName } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { isStopped } from '../worker/index.ts';
import { becameOf, beginMissed, looked, lookThrough, type Missed, unlooked } from './missed.ts';
import { keepStream, mine } from './stream.ts';
import { words } from './words.ts';

interface MyProblemsProps {
  readonly game: AnyGame;
  /** All plays of the game. */
  readonly plays: readonly Saved[];
  /** Told when there are others. */
  readonly onFound: () => void;
}

export function MyProblems({ game, plays, onFound }: MyProblemsProps): VNode {
  const [found, setFound] = useState(() => looked(game.id));
  const [at, setAt] = useState<number>();
  const stopper = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const games = unlooked(plays, found);
  const isLooked = Object.keys(found.plays).length > 0;
  const look = async () => {
    const controller = new AbortController();
    stopper.current = controller;
    try {
      for (const [index, saved] of games.entries()) {
        setAt(index + 1);
        setFound(await lookThrough(game, saved, controller.signal));
        onFound();
      }
    } catch (fault) {
      if (!isStopped(fault)) throw fault;
    }
    setAt(undefined);
  };
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{words('mine')}</h2>
      <p class="text">{words('mine-help')}</p>
      {games.length === 0 && !isLooked && <p class="quiet">{words('mine-none')}</p>}
      <div class="row">
        {at !== undefined ? (
          <Button onClick={() => stopper.current?.abort()}>{words('stop')}</Button>
        ) : (
          games.length > 0 && (
            <Button onClick={() => void look()}>
              {words(isLooked ? 'mine-look-newer' : 'mine-look')}
            </Button>
          )
        )}
        <p role="status" class="quiet">
          {at !== undefined && words('mine-looking', { at, of: games.length })}
          {at === undefined && isLooked && found.missed.length === 0 && words('mine-nothing')}
        </p>
      </div>
      {found.missed.length > 0 && (
        <ul class="missed">
          {found.missed.map((each) => (
            <li key={`${each.play} ${each.index}`}>
              <MissedButton game={game} missed={each} plays={plays} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MissedButtonProps {
  readonly game: AnyGame;
  readonly missed: Missed;
  readonly plays: readonly Saved[];
}

function MissedButton({ game, missed, plays }: MissedButtonProps): VNode {
  const outcome = becameOf(missed, plays);
  const isFound = outcome === 'alone' || outcome === 'helped';
  return (
    <Button
      {...(isFound && { icon: 'check' })}
      onClick={() => {
        const begun = beginMissed(game, missed, plays);
        if (begun === undefined) return;
        keepStream(game.id, mine);
        go(addressOf.play(begun.id));
      }}
    >
      <span>
        {words('mine-one', {
          day: dayName(new Date(missed.began)),
          number: missed.index + 1,
          move: missed.played,
        })}
        {outcome && <small>{words(`mine-${outcome}`)}</small>}
      </span>
    </Button>
  );
}
