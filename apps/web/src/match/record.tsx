/** The list of moves: by turns, in two columns; each move leads to its moment. */

import type { Side } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Play, sideName } from './play.ts';
import { Emblem } from './players.tsx';
import { matchAt } from './replay.ts';
import { words } from './words.ts';

interface Entry {
  /** The number of the move, from 1. */
  readonly number: number;
  readonly text: string;
  readonly sign: string | undefined;
}

interface Row {
  readonly number: number;
  readonly turns: readonly [readonly Entry[], readonly Entry[]];
}

/** The moves by turns: a row begins with each turn of the side that begins. */
export function rowsOf(
  movers: readonly Side[],
  texts: readonly string[],
  signs: readonly (string | undefined)[],
): readonly Row[] {
  const rows: { number: number; turns: [Entry[], Entry[]] }[] = [];
  for (const [index, mover] of movers.entries()) {
    const before = movers[index - 1];
    const begins = rows.length === 0 || (mover === 0 && before === 1);
    if (begins) rows.push({ number: rows.length + 1, turns: [[], []] });
    rows[rows.length - 1].turns[mover].push({
      number: index + 1,
      text: texts[index],
      sign: signs[index],
    });
  }
  return rows;
}

export function MoveList({ play }: { readonly play: Play }): VNode {
  const { game, table, review } = play;
  const whole = table.whole.value;
  const now = table.trial.value === undefined ? table.shown.value.history.length : undefined;
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
  }, [now, whole]);
  const signs = whole.history.map((move, index) =>
    move < 0 ? undefined : game.showing?.sign?.(matchAt(whole, index).state, move),
  );
  const rows = rowsOf(whole.movers, whole.played, signs);
  return (
    <section class="moves" aria-label={words('moves')}>
      <div class="moves-head" aria-hidden="true">
        <span />
        {([0, 1] as const).map((side) => (
          <span key={side}>
            <Emblem game={game} side={side} />
            {sideName(game, side)}
          </span>
        ))}
      </div>
      <div class="moves-list" ref={list}>
        {rows.length === 0 && <p class="moves-none">{words('no-moves')}</p>}
        {rows.map(({ number, turns }) => (
          <div key={number} class="moves-row">
            <span class="moves-number">{number}</span>
            {turns.map((entries, side) => (
              <span key={side === 0 ? 'first' : 'second'} class="moves-turn">
                {entries.map((entry) => {
                  const turning = review.turnings.value.get(entry.number - 1);
                  return (
                    <button
                      key={entry.number}
                      type="button"
                      class="move"
                      aria-current={now === entry.number ? 'step' : undefined}
                      aria-label={words('go-to-move', { number: entry.number, move: entry.text })}
                      data-gone={entry.number > table.match.value.history.length ? '' : undefined}
                      data-turning={turning?.kind}
                      onClick={() => table.look(entry.number)}
                    >
                      {entry.text}
                      {entry.sign && <span aria-hidden="true">{entry.sign}</span>}
                      {turning && (
                        <small>
                          {turning.kind === 'slip' ? '?' : '??'} {words(turning.kind)}
                        </small>
                      )}
                    </button>
                  );
                })}
              </span>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
