/** A hint in words: the move, why, and what it rests on; asking again plays it. */

import { otherSide, swap } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce, Button, Icon } from '../parts/index.ts';
import { LineRow } from './line-row.tsx';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import type { Hint } from './study.ts';
import { words } from './words.ts';

/** The sentences of a hint, the first of which says what to session. */
export function hintWords(session: MatchSession, { move, analysis }: Hint): readonly string[] {
  const match = session.shown.value;
  if (move === swap) return [words('swap'), words('hint-swap')];
  const name = match.write(move);
  const other = sideName(session.game, otherSide(match.turn));
  const verdict = analysis.moves.find((each) => each.move === move);
  if (verdict === undefined) return [name];
  const count = (value: string) => analysis.moves.filter((each) => each.value === value).length;
  const howLong =
    verdict.distance === undefined
      ? words('hint-whatever', { other })
      : words('hint-in', { count: verdict.distance, other });
  switch (verdict.value) {
    case 'win': {
      const others = count('win') - 1;
      const isOnly = others === 0 && count('unknown') === 0;
      return [
        words(isOnly ? 'hint-only' : 'hint-wins', { move: name }),
        howLong,
        ...(others > 0 ? [words('hint-others', { count: others })] : []),
      ];
    }
    case 'loss':
      return verdict.distance === undefined
        ? [words('hint-all-lose'), words('hint-how-long', { move: name, other })]
        : [words('hint-longest', { move: name }), words('hint-loses', { other })];
    case 'draw':
      return [words('hint-draws', { move: name })];
    case 'unknown': {
      const percent = Math.round((verdict.estimate ?? 0.5) * 100);
      const lost = count('loss');
      return [
        words('hint-best', { move: name }),
        verdict.isRough ? words('hint-rough') : words('hint-guess', { percent }),
        ...(lost > 0 ? [words('hint-avoid', { count: lost })] : []),
      ];
    }
  }
}

export function HintCard({ session }: { readonly session: MatchSession }): VNode | null {
  const { study } = session;
  const hint = study.hint.value;
  if (hint === undefined) {
    return study.isSeekingHint.value ? (
      <section class="card match-drawer" aria-label={words('hint')}>
        <div class="eyebrow">
          <Icon name="hint" />
          {words('hint')}
        </div>
        <h2>{words('working')}</h2>
        <div class="row">
          <Button onClick={study.dropHint}>{words('cancel')}</Button>
        </div>
      </section>
    ) : null;
  }
  return <FoundHint session={session} hint={hint} />;
}

function FoundHint({
  session,
  hint,
}: {
  readonly session: MatchSession;
  readonly hint: Hint;
}): VNode {
  const { study } = session;
  const [first, ...reasons] = hintWords(session, hint);
  useEffect(() => announce([first, ...reasons].join('. ')), [hint.move]);
  const verdict = hint.analysis.moves.find((each) => each.move === hint.move);
  const isProven = verdict !== undefined && verdict.value !== 'unknown';
  const match = session.shown.value;
  const name =
    hint.move === swap ? words('swap') : words('play-move', { move: match.write(hint.move) });
  return (
    <section class="card match-drawer" aria-label={words('hint')}>
      <div class="eyebrow">
        <Icon name="hint" />
        {words('hint')}
        <span class="aside">{words(isProven ? 'proven' : 'estimate')}</span>
      </div>
      <h2>{first}</h2>
      {reasons.length > 0 && <p>{reasons.join(' ')}</p>}
      {hint.line !== undefined && (
        <div class="best-line">
          {words('best-line')}:{' '}
          <LineRow session={session} line={hint.line} label={words('best-line')} />
        </div>
      )}
      <div class="row">
        <Button onClick={study.dropHint}>{words('close')}</Button>
        <Button kind="primary" onClick={() => session.play(hint.move)}>
          {name}
        </Button>
      </div>
    </section>
  );
}
