/** A line as a row of moves: pressing one shows it on the board, pointing at it lets it be glimpsed. */

import type { Side } from 'ludoteca/game';
import type { VNode } from 'preact';
import { goesOn, type Line, textsOf, walked } from './line.ts';
import { Emblem } from './players.tsx';
import { hasMoved } from './pointing.ts';
import { sideName } from './say.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

interface LineRowProps {
  readonly session: MatchSession;
  readonly line: Line;
  /** What the line is, for those who do not see it. */
  readonly label: string;
  /** Whose each move is, where that does not go without saying. */
  readonly movers?: readonly Side[];
}

export function LineRow({ session, line, label, movers }: LineRowProps): VNode {
  const { game } = session;
  const texts = textsOf(game, line);
  const begin = line.from.history.length;
  const shown = session.trial.value?.history;
  const isHere = (step: number) =>
    shown?.length === begin + step + 1 &&
    line.moves.slice(0, step + 1).every((move, index) => shown[begin + index] === move) &&
    line.from.history.every((move, index) => shown[index] === move);
  const glimpse = (step: number | undefined) => {
    session.glimpse.value = step === undefined ? undefined : walked(line, step + 1);
  };
  return (
    <ol class="line" aria-label={label}>
      {texts.map((text, step) => (
        // The same cell may come twice in a line of some game: its place tells moves apart.
        <li key={`${begin + step} ${text}`}>
          {step % 4 === 0 && <small aria-hidden="true">{begin + step + 1}</small>}
          <button
            type="button"
            class="line-move"
            aria-current={isHere(step) ? 'step' : undefined}
            aria-label={`${movers ? `${sideName(game, movers[step])}. ` : ''}${words('go-to-move', {
              number: begin + step + 1,
              move: text,
            })}`}
            onMouseMove={(event) => {
              if (hasMoved(event)) glimpse(step);
            }}
            onMouseLeave={() => glimpse(undefined)}
            onClick={() => session.walk(line, step + 1)}
          >
            {movers && <Emblem game={game} side={movers[step]} />}
            {text}
          </button>
        </li>
      ))}
      {texts.length > 0 && goesOn(game, line) && <li aria-hidden="true">…</li>}
    </ol>
  );
}
