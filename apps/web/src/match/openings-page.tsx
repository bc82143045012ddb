/** The openings of a game: from its starts on, every move with what is proven of it, to be walked by pressing moves. */

import { signal } from '@preact/signals';
import { type AnyGame, openMatch } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { say } from '../language/index.ts';
import { announce, Button, Header, Segmented } from '../parts/index.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { LineRow } from './line-row.tsx';
import { MatchBoard } from './match-board.tsx';
import { beginAt } from './new-game.ts';
import { playOf } from './play.ts';
import { Emblem } from './players.tsx';
import { ProofShowCard } from './proof-show-card.tsx';
import { sayReason, sayWinner } from './say.ts';
import { type MatchSession, sessionOf } from './session.ts';
import { useShortcuts } from './shortcuts.ts';
import { StepTools } from './step-tools.tsx';
import { words } from './words.ts';

/** Which of the openings was looked at last, so that the way back leads to it. */
const last = new Map<string, number>();

export function OpeningsPage({ game }: { readonly game: AnyGame }): VNode {
  const [at, setAt] = useState(last.get(game.id) ?? 0);
  const openings = game.openings ?? [];
  const chosen = openings[at] ?? openings[0];
  const title = words('openings-of', { game: say(game.name) });
  const session = useMemo(() => explore(game, chosen.params), [game, chosen]);
  useEffect(() => session.leave, [session]);
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  });
  return (
    <>
      <Header title={title} about={say(chosen.name)} />
      <main class="stage match openings" tabIndex={-1} data-drawer="analysis">
        <section class="board">
          <MatchBoard key={at} session={session} />
        </section>
        <aside class="panel">
          <div class="head">
            <h1>{title}</h1>
          </div>
          <Segmented
            label={words('preset')}
            isWide
            value={String(at)}
            choices={openings.map(({ name }, index) => ({ value: String(index), text: say(name) }))}
            onChoose={(index) => {
              last.set(game.id, Number(index));
              setAt(Number(index));
            }}
          />
          <Explored session={session} note={chosen.note && say(chosen.note)} />
        </aside>
      </main>
    </>
  );
}

/** A start that nobody keeps, to be looked at. */
function explore(game: AnyGame, params: unknown): MatchSession {
  const session = sessionOf(
    playOf(game, {
      id: '',
      match: signal(openMatch(game, params)),
      sitters: signal([{ kind: 'person' }, { kind: 'person' }] as const),
      isHere: signal(true),
      isExploring: true,
      takeOver() {},
      leave() {},
      act: () => false,
    }),
  );
  session.isAnalysing.value = true;
  return session;
}

interface ExploredProps {
  readonly session: MatchSession;
  /** What was proven beforehand. */
  readonly note: string | undefined;
}

function Explored({ session, note }: ExploredProps): VNode {
  const { game } = session;
  useShortcuts(session);
  const match = session.shown.value;
  const start = session.match.value;
  const isShowing = session.shownWinner.value !== undefined;
  return (
    <>
      <ProofShowCard session={session} />
      {!isShowing &&
        (match.outcome === undefined ? (
          <AnalysisCard session={session} />
        ) : (
          <LineEnd session={session} />
        ))}
      {!isShowing && (
        <div class="walked">
          {match.history.length === 0 ? (
            <p class="guide">{words('openings-walk')}</p>
          ) : (
            <LineRow
              session={session}
              line={{ from: start, moves: match.history }}
              label={words('shown-line')}
            />
          )}
          {match.outcome === undefined && match !== start && (
            <Button onClick={() => go(addressOf.play(beginAt(game, match).id))}>
              {words('play-from-here')}
            </Button>
          )}
        </div>
      )}
      {note && <p class="guide openings-note">{note}</p>}
      <div class="grow" />
      <div class="tool-bar">
        <div class="tools">
          <StepTools session={session} isAtStart={match === start} />
        </div>
      </div>
    </>
  );
}

/** Where a line has ended: who won, in the place of what would be known of its moves. */
function LineEnd({ session }: { readonly session: MatchSession }): VNode {
  const match = session.shown.value;
  const winner = match.outcome?.winner;
  const title = sayWinner(session, match);
  useEffect(() => announce(title), [title]);
  return (
    <section class="card match-drawer analysis" aria-label={words('game-over')}>
      <div class="eyebrow" data-side={winner}>
        {winner !== undefined && <Emblem game={session.game} side={winner} />}
        {words('game-over')}
      </div>
      <h2>{title}</h2>
      <p>{sayReason(session, match)}.</p>
    </section>
  );
}
