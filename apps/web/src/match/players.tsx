/** The two players: whose side is whose, what it wants, who is to move. */

import type { AnyGame, Side } from 'ludoteca/game';
import { sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { Picture } from '../board/index.ts';
import { language } from '../language/index.ts';
import { sayPlayer, sideName, yourSide } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

/** The sign of a side; a plain disc where the game has none. */
export function Emblem({ game, side }: { readonly game: AnyGame; readonly side: Side }): VNode {
  const drawing = game.showing?.emblem(side) ?? {
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    shapes: [
      { kind: 'circle', x: 0.5, y: 0.5, r: 0.44, fill: side === 0 ? 'first' : 'second' } as const,
    ],
  };
  return (
    <span class="emblem">
      <Picture drawing={drawing} />
    </span>
  );
}

interface PlayerProps {
  readonly session: MatchSession;
  readonly side: Side;
}

export function PlayerRow({ session, side }: PlayerProps): VNode {
  const { game, bots } = session;
  const match = session.shown.value;
  const { outcome } = match;
  const isTurn = outcome === undefined && match.turn === side;
  const isThinking = isTurn && bots.isThinking.value && match === session.match.value;
  const aim = game.showing?.aim(match.state, side, yourSide(session, match) === side);
  return (
    <div class="player" data-turn={isTurn ? '' : undefined} data-side={side}>
      <Emblem game={game} side={side} />
      <div class="player-who">
        <div class="player-name">
          {sideName(game, side)} <span>· {sayPlayer(session, match, side)}</span>
        </div>
        {aim && <div class="player-aim">{sayNotice(phrasebooksOf(game), aim, language.value)}</div>}
      </div>
      {session.elsewhere && <session.elsewhere.Clock seat={match.seatOf(side)} />}
      <div class="player-state">
        {isThinking ? (
          <>
            {words('thinking')}
            <span class="dots" aria-hidden="true" />
          </>
        ) : isTurn ? (
          words('to-move')
        ) : outcome?.winner === side ? (
          words('won')
        ) : null}
      </div>
    </div>
  );
}

/** The side shown nearest to whoever plays: the person's, or else that of the one who begins. */
export function nearSide(session: MatchSession): Side {
  const { people, match } = session;
  const seat = people.value.length === 1 ? people.value[0] : 0;
  return match.value.seatOf(0) === seat ? 0 : 1;
}
