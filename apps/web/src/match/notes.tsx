/** What there is to say next to the board: whose turn with how many moves, remarks, refusals, questions. */

import { swap } from 'ludoteca/game';
import type { Notice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { say, tell } from '../language/index.ts';
import { Button, Icon } from '../parts/index.ts';
import { isYours, type Play, sideName } from './play.ts';
import { Emblem } from './players.tsx';
import { words } from './words.ts';

export function Notes({ play }: { readonly play: Play }): VNode {
  const { game, session, asked, refusal } = play;
  const match = session.shown.value;
  const remarks = match.remarks.map((remark) => tell(phrasebooksOf(game), remark));
  const hasSeveral = match.outcome === undefined && movesLeft(play) > 1;
  if (asked.value !== undefined) return <Question play={play} />;
  return (
    <div class="notes">
      {hasSeveral && <SeveralMoves play={play} />}
      {!hasSeveral && remarks.length > 0 && (
        <p class="note" data-side={match.turn}>
          {remarks.join('. ')}
        </p>
      )}
      {refusal.value !== '' && (
        <p class="note fault">
          <Icon name="warning" />
          {refusal.value}
        </p>
      )}
      {match.legalMoves.includes(swap) && session.mayMove.value && (
        <div class="note swap-offer">
          <p>{words('swap-help')}</p>
          <Button icon="swap" onClick={() => session.play(swap)}>
            {words('swap')}
          </Button>
        </div>
      )}
      {!hasSeveral && remarks.length === 0 && refusal.value === '' && match.history.length < 2 && (
        <p class="guide optional">{say(game.showing?.guide ?? game.summary)}</p>
      )}
    </div>
  );
}

function movesLeft({ game, session }: Play): number {
  return game.showing?.movesLeft?.(session.shown.value.state) ?? 1;
}

/** That a player has more than one move, with a sign for each. */
function SeveralMoves({ play }: { readonly play: Play }): VNode {
  const { game, session } = play;
  const match = session.shown.value;
  const count = movesLeft(play);
  const side = sideName(game, match.turn);
  const cause = causeOf(play);
  const isYou = isYours(session, match);
  const title =
    count === 2
      ? isYou
        ? words('you-have-two')
        : words('side-has-two', { side })
      : isYou
        ? words('you-have', { count })
        : words('side-has', { side, count });
  return (
    <div class="several" data-side={match.turn}>
      <span class="several-signs" aria-hidden="true">
        {Array.from({ length: Math.min(count, 4) }, (_, index) => (
          <Emblem key={`${index} of ${count}`} game={game} side={match.turn} />
        ))}
      </span>
      <div>
        {title}
        {cause && <small>{tell(phrasebooksOf(game), cause)}</small>}
      </div>
    </div>
  );
}

/** Why there are several moves: what the last one did. */
function causeOf({ game, session }: Play): Notice | undefined {
  const match = session.shown.value;
  const last = match.history.at(-1);
  if (last === undefined || last === swap || !match.canUndo) return undefined;
  return game.showing?.cause?.(match.undo().state, last);
}

/** A move that a finger made is asked about once where it gives something away. */
function Question({ play }: { readonly play: Play }): VNode | null {
  const { asked, session } = play;
  if (asked.value === undefined) return null;
  const { move, text } = asked.value;
  return (
    <div class="card question">
      <p>
        <strong>{text}</strong>
      </p>
      <div class="row">
        <Button
          onClick={() => {
            asked.value = undefined;
          }}
        >
          {words('cancel')}
        </Button>
        <Button kind="primary" onClick={play.confirm}>
          {words('play-move', { move: session.shown.value.write(move) })}
        </Button>
      </div>
    </div>
  );
}
