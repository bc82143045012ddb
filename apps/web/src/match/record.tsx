/** The list of moves: by turns, in two columns; each move leads to its moment. */

import { type AnyGame, type Match, swap, turningSign } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Emblem } from './players.tsx';
import { rowsOf } from './record-rows.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { VariationList } from './variations.tsx';
import { words } from './words.ts';

export function MoveList({ session }: { readonly session: MatchSession }): VNode {
  const { game, review } = session;
  const whole = session.whole.value;
  const now = session.trial.value === undefined ? session.shown.value.history.length : undefined;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Only the list is scrolled: the page stays where it is.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current) return;
    if (!current) list.current.scrollTop = 0;
    else {
      const { offsetTop, offsetHeight } = current;
      const { scrollTop, clientHeight } = list.current;
      if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
      const beyond = offsetTop + offsetHeight - clientHeight;
      if (beyond > scrollTop) list.current.scrollTop = beyond;
    }
  }, [now, whole, session.isAnalysing.value]);
  const rows = useMemo(
    () => rowsOf(whole.movers, whole.played, signsOf(game, whole)),
    [game, whole],
  );
  return (
    <section class="moves" aria-label={words('moves')}>
      <div class="moves-head" aria-hidden="true">
        {([0, 1] as const).map((side) => (
          <span key={side}>
            <Emblem game={game} side={side} />
            {sideName(game, side)}
          </span>
        ))}
      </div>
      <div class="moves-list" ref={list}>
        {rows.length === 0 && <p class="moves-none">{words('no-moves')}</p>}
        {rows.map(({ number, turns }, place) => (
          <div key={number} class="moves-row">
            {turns.map((entries, side) => (
              <span key={side === 0 ? 'first' : 'second'} class="moves-turn">
                {entries.map((entry) => {
                  const turning = review.turnings.value.get(entry.number - 1);
                  const mark = turning && `${turningSign(turning.kind)} ${words(turning.kind)}`;
                  const name = words('go-to-move', { number: entry.number, move: entry.text });
                  return (
                    <button
                      key={entry.number}
                      type="button"
                      class="move"
                      aria-current={now === entry.number ? 'step' : undefined}
                      aria-label={mark === undefined ? name : `${name} ${mark}`}
                      data-gone={entry.number > session.match.value.history.length ? '' : undefined}
                      data-turning={turning?.kind}
                      onClick={() => session.look(entry.number)}
                    >
                      <span class="move-number" aria-hidden="true">
                        {entry.number}
                      </span>{' '}
                      {entry.text}
                      {entry.sign && <span aria-hidden="true">{entry.sign}</span>}
                      {mark && <small> {mark}</small>}
                    </button>
                  );
                })}
              </span>
            ))}
            <div class="moves-variations">
              <VariationList
                session={session}
                variations={whole.variations}
                from={number - 1}
                to={place === rows.length - 1 ? whole.history.length : rows[place + 1].number - 2}
              />
            </div>
          </div>
        ))}
        {rows.length === 0 && (
          <VariationList session={session} variations={whole.variations} from={0} to={0} />
        )}
      </div>
    </section>
  );
}

/** What is put behind each move, found in one walk back through the game. */
function signsOf(game: AnyGame, whole: Match): readonly (string | undefined)[] {
  const signs: (string | undefined)[] = Array.from(whole.history, () => undefined);
  const { showing } = game;
  if (showing?.sign === undefined) return signs;
  let at = whole;
  for (let index = whole.history.length - 1; index >= 0; index--) {
    while (at.history.length > index) at = at.undo();
    const move = whole.history[index];
    if (move !== swap) signs[index] = showing.sign(at.state, move);
  }
  return signs;
}
