/** Analysis beside the board: what is proven or only estimated, every move, the best line. */

import {
  type Analysis,
  type Match,
  type MoveVerdict,
  otherSide,
  type Side,
  swap,
} from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce, Button } from '../parts/index.ts';
import { LineRow } from './line-row.tsx';
import { looksOf, sayVerdict } from './match-cells.ts';
import { Emblem } from './players.tsx';
import { hasMoved } from './pointing.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { VerdictIcon } from './verdict-icon.tsx';
import { isSettled, ranked, weightsOf } from './verdicts.ts';
import { words } from './words.ts';

/** More moves than these are shown when they are asked for. */
const mostShown = 8;

export function AnalysisCard({ session }: { readonly session: MatchSession }): VNode {
  const { study } = session;
  const match = session.shown.value;
  const analysis = study.analysis.value;
  const isProven = analysis !== undefined && analysis.value !== 'unknown';
  const winner = analysis && winnerOf(match, analysis);
  const title = analysis === undefined ? words('working') : titleOf(session, match, analysis);
  useEffect(() => {
    if (analysis !== undefined) announce(title);
  }, [title]);
  return (
    <section class="card match-drawer analysis" aria-label={words('analysis')}>
      <div class="eyebrow" data-side={winner}>
        {winner !== undefined && <Emblem game={session.game} side={winner} />}
        {analysis === undefined
          ? words('analysis')
          : words(isProven ? 'proven' : analysis.estimate === undefined ? 'not-yet' : 'estimate')}
        <span class="aside">
          {study.isWorking.value
            ? words(analysis === undefined ? 'working' : 'deeper')
            : analysis && words(isProven ? 'exact' : 'not-proven')}
        </span>
      </div>
      <div class="analysis-head">
        <h2>{title}</h2>
        <div class="analysis-tools">
          {winner !== undefined && (
            <Button icon="play" onClick={() => session.proofShow.begin(winner)}>
              {words('show-me')}
            </Button>
          )}
          <ThinkOn session={session} />
        </div>
      </div>
      <MoveVerdicts
        key={match.history.length}
        session={session}
        moves={analysis?.moves ?? notYet(match)}
        isKnown={analysis !== undefined}
      />
      <div class="best-line">
        {study.line.value !== undefined && (
          <>
            {words('best-line')}:{' '}
            <LineRow session={session} line={study.line.value} label={words('best-line')} />
          </>
        )}
      </div>
    </section>
  );
}

/** To think on until it is stopped, where anything is left to find out. */
function ThinkOn({ session: { study } }: { readonly session: MatchSession }): VNode | null {
  const analysis = study.analysis.value;
  if (study.isThinkingOn.value) {
    return <Button onClick={study.stopThinking}>{words('stop')}</Button>;
  }
  if (analysis === undefined || isSettled(analysis) || study.isWorking.value) return null;
  return <Button onClick={study.thinkOn}>{words('think-longer')}</Button>;
}

/** The side whose win is proven. */
function winnerOf({ turn }: Match, { value }: Analysis): Side | undefined {
  return value === 'win' ? turn : value === 'loss' ? otherSide(turn) : undefined;
}

function titleOf(
  session: MatchSession,
  match: Match,
  { value, distance, estimate, isRough }: Analysis,
): string {
  const { game } = session;
  const winner = value === 'loss' ? otherSide(match.turn) : match.turn;
  const side = sideName(game, winner);
  switch (value) {
    case 'win':
    case 'loss':
      return distance === undefined
        ? words('side-wins', { side })
        : words('side-wins-in', { side, count: distance });
    case 'draw':
      return words('drawn');
    case 'unknown':
      return estimate === undefined
        ? words('no-verdict')
        : isRough
          ? words(`side-${looksOf(estimate)}`, { side })
          : words('side-chance', { side, percent: Math.round(estimate * 100) });
  }
}

/** The moves before anything is known of them: they have their place already, so that nothing jumps. */
function notYet({ legalMoves }: Match): readonly MoveVerdict[] {
  return legalMoves.filter((move) => move !== swap).map((move) => ({ move, value: 'unknown' }));
}

interface MoveVerdictsProps {
  readonly session: MatchSession;
  readonly moves: readonly MoveVerdict[];
  readonly isKnown: boolean;
}

function MoveVerdicts({ session, moves: listed, isKnown }: MoveVerdictsProps): VNode {
  const [isAll, setAll] = useState(false);

  const match = session.shown.value;
  const moves = isKnown ? ranked(listed) : listed;
  const weights = weightsOf(moves);
  const shown = isAll ? moves : moves.slice(0, mostShown);
  return (
    <div class="verdicts" data-known={isKnown ? '' : undefined}>
      {shown.map((verdict, index) => (
        <button
          key={verdict.move}
          type="button"
          class="verdict"
          data-weight={isKnown ? weights[index] : undefined}
          data-side={match.turn}
          data-value={verdict.value}
          onClick={() => session.play(verdict.move)}
          onMouseMove={(event) => {
            if (hasMoved(event)) session.pointed.value = verdict.move;
          }}
          onMouseLeave={() => {
            session.pointed.value = undefined;
          }}
        >
          <VerdictIcon verdict={verdict} side={match.turn} weight={weights[index]} />
          <b>{match.write(verdict.move)}</b>
          <span>{isKnown ? sayVerdict(verdict) : '…'}</span>
          {isKnown && index === 0 && moves.length > 1 && <em>{praise(verdict)}</em>}
        </button>
      ))}
      {moves.length > shown.length && (
        <button type="button" class="verdict more" onClick={() => setAll(true)}>
          {words('more-moves', { count: moves.length - shown.length })}
        </button>
      )}
    </div>
  );
}

function praise({ value, distance }: MoveVerdict): string {
  if (value === 'win') return distance === undefined ? '' : words('fastest');
  if (value === 'loss') return distance === undefined ? '' : words('longest');
  return words('looks-best');
}
