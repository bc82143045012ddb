/** What is told while the tree of a problem is walked: whose move it is, what the last one came to, how to go on. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { AnalysisCard } from '../match/analysis-card.tsx';
import { announce, Button } from '../parts/index.ts';
import { Card } from './card.tsx';
import { otherName, type ProblemSession } from './problem-session.ts';
import { hasSeveral, sayToMove } from './turns.ts';
import { WalkedLine } from './walked-line.tsx';
import { words } from './words.ts';

export function TreeCard({ session }: { readonly session: ProblemSession }): VNode {
  const { game, board, start, tree } = session;
  const match = board.shown.value;
  const told = sayTree(session);
  const isTold = !board.isRetrying.value && match.outcome === undefined;
  const isDefending = tree.isDefending.value;
  useEffect(() => {
    if (!isDefending) announce(told);
  }, [told, isDefending]);
  const moves = match.history.slice(start.history.length);
  // How it is done is told until whoever solves has moved on from the answer.
  const movers = match.movers.slice(start.history.length + 1);
  const isBeginning =
    match.outcome === undefined &&
    match.turn === start.turn &&
    tree.standing.value !== 'loses' &&
    !movers.includes(start.turn) &&
    !hasSeveral(game, match);
  return (
    <>
      <Card eyebrow={words('tree')} sign={undefined} aside={words('proven')} title="" isTree>
        <p role="status">{told}</p>
        {moves.length > 0 && (
          <WalkedLine session={board} line={{ from: start, moves }} label={words('tree')} />
        )}
        <div class="row">
          <Button onClick={() => session.closeTree()}>{words('to-answer')}</Button>
        </div>
        {/* Below the button, which stays where it is when this is told no more. */}
        {isBeginning && <p class="quiet">{words('tree-play', { other: otherName(session) })}</p>}
      </Card>
      {isTold && <AnalysisCard session={board} />}
    </>
  );
}

function sayTree(session: ProblemSession): string {
  const { game, board, tree, start } = session;
  const match = board.shown.value;
  const { outcome, turn } = match;
  const other = otherName(session);
  if (outcome !== undefined) {
    if (outcome.winner === undefined) return words('tree-drawn');
    return words(outcome.winner === start.turn ? 'tree-won' : 'tree-lost');
  }
  if (tree.isDefending.value) return words('tree-answers', { other });
  const toMove = sayToMove(game, match);
  // Who has gone back by one move moves for the other side.
  if (turn !== start.turn) return words('tree-reply', { turn: toMove });
  const standing = sayStanding(session);
  // One move each need not be told; what is not known of the last one leaves nothing else to tell.
  const isTurnTold = standing === '' || hasSeveral(game, match);
  return [isTurnTold ? `${toMove}.` : '', standing].filter(Boolean).join(' ');
}

function sayStanding(session: ProblemSession): string {
  switch (session.tree.standing.value) {
    case 'wins':
      return words('tree-wins');
    case 'draws':
      return words('tree-draws');
    case 'loses':
      return words('tree-loses', { other: otherName(session) });
    default:
      return '';
  }
}
