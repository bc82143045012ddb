/** A game in play, laid out: the board as the hero, the panel beside it or below. */

import { withLine } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { hasProblems } from '../games/with-days.ts';
import { say } from '../language/index.ts';
import { Button, Header, type MenuItem } from '../parts/index.ts';
import { ShareDialog } from '../share/late-dialogs.ts';
import { usePrinting } from '../share/printing.tsx';
import { sounds } from '../sounds/index.ts';
import { AnalysisCard } from './analysis-card.tsx';
import { EndCard } from './end-card.tsx';
import { EvaluationGraph } from './graph.tsx';
import { HintCard } from './hint-card.tsx';
import { MatchBoard } from './match-board.tsx';
import { PlayersDialog, ResignDialog } from './match-dialogs.tsx';
import { rematch } from './new-game.ts';
import { NewGameDialog } from './new-game-page.tsx';
import { Notes } from './notes.tsx';
import { nearSide, PlayerRow } from './players.tsx';
import { ProofShowCard } from './proof-show-card.tsx';
import { MoveList } from './record.tsx';
import { RetryCard } from './retry-card.tsx';
import { sayPlayers } from './say.ts';
import type { MatchSession } from './session.ts';
import { useShortcuts } from './shortcuts.ts';
import { backToGame, Tools } from './tools.tsx';
import { TurningRow } from './turnings.tsx';
import { words } from './words.ts';
import { ZoomBar } from './zoom-bar.tsx';

type Opened = 'new' | 'resign' | 'players' | 'share';

export function MatchView({ session }: { readonly session: MatchSession }): VNode {
  const { game, study, bots } = session;
  const [opened, setOpened] = useState<Opened>();
  useShortcuts(session);
  useEffect(() => {
    document.title = `${say(game.name)} · Ludoteca`;
  });

  const match = session.shown.value;
  const isAnalysing = session.isAnalysing.value;
  const isOver = session.match.value.outcome !== undefined && !isAnalysing;
  const isHelped = study.hint.value !== undefined || study.isSeekingHint.value;
  const isEnd = isOver && session.at.value === undefined;
  const isBusy = session.retry.told.value !== undefined || session.shownWinner.value !== undefined;
  const isAtEnd = session.at.value === undefined && session.trial.value === undefined;
  const drawer = isAnalysing ? 'analysis' : isHelped ? 'hint' : isEnd ? 'end' : undefined;
  const near = nearSide(session);
  const far = near === 0 ? 1 : 0;
  const count = match.history.length;
  const state = isOver
    ? words('finished')
    : words('move-number', { number: match.outcome === undefined ? count + 1 : count });
  const mode = isAnalysing ? words('analysis') : sayPlayers(session);

  usePrinting(() => ({
    document: match.document(),
    drawing: match.view(),
    facts: [state],
  }));
  const menu: readonly MenuItem[] = [
    { icon: 'plus', text: words('new-game'), onChoose: () => setOpened('new') },
    ...(session.elsewhere === undefined
      ? ([
          { icon: 'people', text: words('change-players'), onChoose: () => setOpened('players') },
        ] as const)
      : []),
    { icon: 'share', text: words('share'), onChoose: () => setOpened('share') },
    { icon: 'print', text: words('print'), onChoose: () => print() },
    {
      icon: 'sound',
      text: words(sounds.isOn.value ? 'sounds-off' : 'sounds-on'),
      onChoose: () => sounds.set(!sounds.isOn.value),
    },
    ...(hasProblems(game.id)
      ? ([
          {
            icon: 'solve',
            text: words('problems'),
            onChoose: () => go(addressOf.problems(game.id)),
          },
        ] as const)
      : []),
    { icon: 'book', text: words('lesson'), onChoose: () => go(addressOf.lesson(game.id)) },
    ...(game.openings === undefined
      ? []
      : ([
          {
            icon: 'eye',
            text: words('openings'),
            onChoose: () => go(addressOf.openings(game.id)),
          },
        ] as const)),
  ];

  return (
    <>
      <Header
        title={say(game.name)}
        about={isAnalysing ? `${mode} · ${state}` : mode}
        menu={menu}
      />
      <main class="stage match" tabIndex={-1} data-drawer={drawer}>
        {!isAnalysing && (
          <div class="far-player">
            <PlayerRow session={session} side={far} />
          </div>
        )}
        <section class="board">
          <MatchBoard session={session} />
        </section>
        <aside class="panel">
          <div class="head">
            <h1>{say(game.name)}</h1>
            <div class="meta">
              <span>{mode}</span>
              <span>{state}</span>
            </div>
          </div>
          {!session.isHere.value && <OtherTab session={session} />}
          {isEnd && <EndCard session={session} onRematch={() => again(session)} />}
          {!isAnalysing && (
            <div class="players">
              <div class="far-row">
                <PlayerRow session={session} side={far} />
              </div>
              <PlayerRow session={session} side={near} />
            </div>
          )}
          {session.elsewhere && <session.elsewhere.Card />}
          <ZoomBar session={session} />
          <RetryCard session={session} />
          <ProofShowCard session={session} />
          {isAnalysing && !isBusy && match.outcome === undefined && (
            <AnalysisCard session={session} />
          )}
          {isHelped && !isAnalysing ? <HintCard session={session} /> : <Notes session={session} />}
          {session.shownWinner.value === undefined && <Looking session={session} />}
          {isAnalysing && !isBusy && isAtEnd && <EvaluationGraph session={session} />}
          {study.hasFailed.value && (
            <p class="note fault" role="alert">
              {words('study-failed')}
            </p>
          )}
          {bots.hasFailed.value && (
            <div class="note fault">
              <p>{words('bot-failed')}</p>
              <Button onClick={bots.retry}>{words('try-again')}</Button>
            </div>
          )}
          <div class="grow" />
          <div class="record">
            {game.showing?.full && !isOver && <FullView session={session} />}
            {!isOver && !isAnalysing && <Legend session={session} />}
            <MoveList session={session} />
          </div>
          <div class="tool-bar">
            <Tools session={session} onResign={() => setOpened('resign')} />
          </div>
          <p class="tips desk-only">
            <span>
              <kbd>←↑→↓</kbd>
              {words('choose')}
            </span>
            <span>
              <kbd>Enter</kbd>
              {words('move')}
            </span>
            <span>
              <kbd>A</kbd>
              {words('analyse')}
            </span>
          </p>
        </aside>
      </main>
      {opened === 'new' && <NewGameDialog game={game} onClose={() => setOpened(undefined)} />}
      {opened === 'share' && (
        <ShareDialog
          document={session.match.value.document()}
          {...(!isAtEnd && { moment: match.document() })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'resign' && (
        <ResignDialog session={session} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'players' && (
        <PlayersDialog session={session} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** The same again, with the sides exchanged. */
function again({ match, sitters, elsewhere }: MatchSession): void {
  if (elsewhere !== undefined) {
    elsewhere.rematch();
    return;
  }
  go(addressOf.play(rematch(match.value, sitters.value).id));
}

/** While an earlier moment or a trial is on the board: what it is, and the ways out of it. */
function Looking({ session }: { readonly session: MatchSession }): VNode | null {
  const { review } = session;
  const at = session.at.value;
  const isTrying = session.trial.value !== undefined;
  if (at === undefined && !isTrying) return null;
  const turning =
    at === undefined
      ? undefined
      : (review.turnings.value.get(at) ?? review.turnings.value.get(at - 1));
  return (
    <div class="looking">
      <EvaluationGraph session={session} />
      <p>
        {isTrying
          ? words('trying')
          : words('looking', { number: at ?? 0, count: session.whole.value.history.length })}
      </p>
      {turning && !isTrying && session.retry.told.value === undefined && (
        <TurningRow session={session} told={turning} />
      )}
      <div class="row">
        <Button onClick={() => backToGame(session)}>{words('to-the-game')}</Button>
        <KeepLine session={session} />
        {!isTrying && !session.isAnalysing.value && session.isHere.value && !session.elsewhere && (
          <Button onClick={session.playFromHere}>{words('play-from-here')}</Button>
        )}
      </div>
    </div>
  );
}

/** A line that was walked can be kept as a variation. */
function KeepLine({ session }: { readonly session: MatchSession }): VNode | null {
  const tried = session.trial.value;
  const whole = session.whole.value;
  if (tried === undefined || !session.isHere.value) return null;
  const next = withLine(whole.variations, whole.history, tried.history);
  if (next === whole.variations) return null;
  return <Button onClick={() => session.keep(next)}>{words('keep-line')}</Button>;
}

function OtherTab({ session }: { readonly session: MatchSession }): VNode {
  return (
    <div class="card" role="alert">
      <p>{words('other-tab')}</p>
      <div class="row">
        <Button onClick={session.takeOver}>{words('play-here')}</Button>
      </div>
    </div>
  );
}

function FullView({ session: { game, isFull } }: { readonly session: MatchSession }): VNode | null {
  if (game.showing?.full === undefined) return null;
  return (
    <button
      type="button"
      class="chip full-view"
      aria-pressed={isFull.value}
      onClick={() => {
        isFull.value = !isFull.value;
      }}
    >
      {say(game.showing.full)}
    </button>
  );
}

/** What the signs on the board mean. */
function Legend({ session: { game, isFull } }: { readonly session: MatchSession }): VNode | null {
  const entries = game.showing?.legend?.(isFull.value) ?? [];
  if (entries.length === 0) return null;
  return (
    <ul class={isFull.value ? 'legend' : 'legend desk-only'}>
      {entries.map(({ sign, text }) => (
        <li key={text.en}>
          <span class="emblem">
            <Picture drawing={sign} />
          </span>
          {say(text)}
        </li>
      ))}
    </ul>
  );
}
