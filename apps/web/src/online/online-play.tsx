/** The third kind of sitter: a game with a person elsewhere, as the page of any match plays it. */

import type { SeatHolder } from '@ludoteca/server/protocol';
import { computed, effect, signal } from '@preact/signals';
import type { Match, Seat } from 'ludoteca/game';
import { type Notice, sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import type { Sitter, Sitters } from '../kept/index.ts';
import { language } from '../language/index.ts';
import { matchReducer } from '../match/actions.ts';
import { playOf } from '../match/play.ts';
import { type MatchSession, sessionOf } from '../match/session.ts';
import { Button, Dialog, Tool } from '../parts/index.ts';
import { RoundTime, SeatClock } from './clocks.tsx';
import type { Connection } from './connection.ts';
import { CopyField } from './copy-field.tsx';
import { followRound } from './follow-round.ts';
import { keepFinished } from './keep-finished.ts';
import { shownName } from './shown-names.ts';
import { Talk } from './talk.tsx';
import { words } from './words.ts';

const offers = ['draw', 'takeback', 'rematch'] as const;

/** A page of the game; leaving it ends the connection. */
export function openOnlineSession(connection: Connection): MatchSession {
  const { game, view, progress } = connection;
  /** The finished game with the variations that were tried out here; they are the reader's alone. */
  const studied = signal<Match | undefined>(undefined);
  const match = computed(() => {
    const now = connection.match.value;
    return now.outcome === undefined ? now : (studied.value ?? now);
  });
  const reducer = matchReducer(game);
  const sitters = computed<Sitters>(() => {
    const of = (seat: Seat): Sitter => {
      const { seats, you } = view.value;
      if (you === seat) return { kind: 'person' };
      return { kind: 'elsewhere', name: holderName(seats[seat]) };
    };
    return [of(0), of(1)];
  });
  const stopFollowing = followRematch(connection);
  const round = followRound(connection);
  const stopKeeping = effect(() => {
    const isOwn = view.value.you !== undefined;
    if (isOwn && progress.value.phase === 'over' && connection.match.value.outcome !== undefined) {
      void keepFinished(connection);
    }
  });
  return sessionOf(
    playOf(game, {
      id: connection.id,
      match,
      sitters,
      isHere: signal(true),
      act(action) {
        if (typeof action === 'string') {
          if (progress.value.phase !== 'playing' || !match.value.read(action).ok) return false;
          connection.move(action);
          return true;
        }
        if ('resign' in action) connection.resign();
        if (!('variations' in action) || match.value.outcome === undefined) return false;
        studied.value = reducer.after(match.value, action);
        return true;
      },
      takeOver: () => {},
      leave() {
        stopFollowing();
        round.stop();
        stopKeeping();
        connection.leave();
      },
      elsewhere: {
        // What is over stays without help as long as its round is played.
        isRunning: computed(() => progress.value.phase !== 'over' || round.isPlayed.value),
        Tools: () => <OnlineTools connection={connection} />,
        Card: () => <OnlineCard connection={connection} />,
        Clock: ({ seat }) => <SeatClock connection={connection} seat={seat} />,
        rematch: () => connection.offer('rematch'),
      },
    }),
  );
}

/** The new game is opened as soon as both want it, for those who play. */
function followRematch({ progress, view }: Connection): () => void {
  const had = progress.peek().next;
  return effect(() => {
    const { next } = progress.value;
    if (next !== undefined && next !== had && view.peek().you !== undefined) {
      go(addressOf.online(next));
    }
  });
}

function nameOf({ view }: Connection, seat: Seat): string {
  return holderName(view.value.seats[seat]) || '–';
}

/** How whoever sits there is called; programs are told from people. */
function holderName(holder: SeatHolder | null): string {
  if (holder?.level !== undefined) return words('level', { level: holder.level });
  const name = shownName(holder?.name ?? '');
  return holder?.isBot ? words('bot-name', { name }) : name;
}

function OnlineTools({ connection }: { readonly connection: Connection }): VNode {
  const [isResigning, setResigning] = useState(false);
  const { view, progress } = connection;
  const { you, canDraw, room } = view.value;
  const isPlaying = progress.value.phase === 'playing' && you !== undefined;
  if (you === undefined) return <p class="note">{words('watching')}</p>;
  return (
    <div class="tools">
      {room === undefined && (
        <Tool
          icon="undo"
          onClick={() => connection.offer('takeback')}
          isDisabled={!isPlaying || connection.match.value.history.length === 0}
        >
          {words('ask-undo')}
        </Tool>
      )}
      {canDraw && (
        <Tool icon="pause" onClick={() => connection.offer('draw')} isDisabled={!isPlaying}>
          {words('offer-draw')}
        </Tool>
      )}
      <Tool icon="flag" onClick={() => setResigning(true)} isDisabled={!isPlaying}>
        {words('resign')}
      </Tool>
      {isResigning && (
        <Dialog title={words('resign-sure')} onClose={() => setResigning(false)}>
          <div class="row">
            <Button onClick={() => setResigning(false)}>{words('cancel')}</Button>
            <Button
              kind="danger"
              icon="flag"
              onClick={() => {
                setResigning(false);
                connection.resign();
              }}
            >
              {words('resign')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** What is told of the other one and of the connection, offers, and what can be said. */
function OnlineCard({ connection }: { readonly connection: Connection }): VNode {
  const { view, progress, isLost, unsent, refusal, here } = connection;
  const { you, canWatch } = view.value;
  const other: Seat | undefined = you === undefined ? undefined : you === 0 ? 1 : 0;
  const holder = other === undefined ? null : view.value.seats[other];
  const told = refusal.value;
  const { phase, next } = progress.value;
  return (
    <section class="online-card" aria-label={words('together')}>
      <RoundTime connection={connection} />
      <div role="status">
        {isLost.value && <p class="note fault">{words('lost')}</p>}
        {unsent.value > 0 && <p class="note">{words('unsent')}</p>}
        {told && <p class="note fault">{refusalText(connection)}</p>}
        {other !== undefined && holder && holder.level === undefined && phase === 'playing' && (
          <p class="presence" data-here={here.value[other] ? '' : undefined}>
            {words(here.value[other] ? 'here' : 'away', { name: nameOf(connection, other) })}
          </p>
        )}
      </div>
      {offers.map((what) => (
        <Offer key={what} connection={connection} what={what} />
      ))}
      {next !== undefined && (
        <a class="button" href={addressOf.online(next)}>
          {words('next-game')}
        </a>
      )}
      {you !== undefined && phase !== 'waiting' && holder?.level === undefined && (
        <Talk connection={connection} />
      )}
      {view.value.room !== undefined && (
        <a
          class={phase === 'over' ? 'button primary' : 'button'}
          href={addressOf.room(view.value.room)}
        >
          {words('to-room')}
        </a>
      )}
      {canWatch && phase === 'playing' && (
        <CopyField label={words('share')} value={linkTo(addressOf.online(connection.id))} />
      )}
    </section>
  );
}

function Offer({
  connection,
  what,
}: {
  readonly connection: Connection;
  readonly what: (typeof offers)[number];
}): VNode | null {
  const from = connection.progress.value.offers[what];
  const { you } = connection.view.value;
  if (from === undefined || you === undefined) return null;
  if (from === you) {
    return (
      <div class="offer">
        <p>{words(`you-offered-${what}`)}</p>
        <Button onClick={() => connection.answer(what, false)}>{words('cancel')}</Button>
      </div>
    );
  }
  return (
    <div class="offer" role="alert">
      <p>{words(`offered-${what}`, { name: nameOf(connection, from) })}</p>
      <div class="row">
        <Button onClick={() => connection.answer(what, false)}>{words('decline')}</Button>
        <Button kind="primary" onClick={() => connection.answer(what, true)}>
          {words('accept')}
        </Button>
      </div>
    </div>
  );
}

/** Why the server said no: in the library's words where it is about a move. */
function refusalText({ refusal, game }: Connection): string {
  const told = refusal.value;
  if (told === undefined) return '';
  const { code, message, notice } = told;
  if (notice !== undefined) {
    // The server hands on what the library told it.
    return sayNotice(phrasebooksOf(game), notice as Notice, language.value);
  }
  if (code === 'ply' || code === 'time' || code === 'over' || code === 'quiet') {
    return words(`refused-${code}`);
  }
  return words('refused', { why: message });
}

/** An address of this page, whole, to be sent to somebody. */
export function linkTo(address: string): string {
  return new URL(address, document.baseURI).href;
}
