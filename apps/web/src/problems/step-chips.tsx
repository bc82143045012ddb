/** The moves of a line that is walked on a drawing, each with the emblem of whose it is; before them the position. */

import type { AnyGame } from 'ludoteca/game';
import type { VNode } from 'preact';
import { goesOn, type Line, textsOf } from '../match/line.ts';
import { Emblem } from '../match/players.tsx';
import { sideName } from '../match/say.ts';
import { moversOf } from './whose.ts';
import { words } from './words.ts';

interface StepChipsProps {
  readonly game: AnyGame;
  readonly line: Line;
  /** How many of the moves are shown. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

export function StepChips({ game, line, step, onStep }: StepChipsProps): VNode {
  const movers = moversOf(line);
  const isCurrent = (at: number) => (at === step ? 'step' : undefined);
  return (
    <ol class="line" aria-label={words('the-line')}>
      <li>
        <button
          type="button"
          class="line-move"
          aria-current={isCurrent(0)}
          onClick={() => onStep(0)}
        >
          {words('the-position')}
        </button>
      </li>
      {textsOf(game, line).map((move, index) => (
        // The same cell may come twice in a line of some game: its place tells moves apart.
        <li key={`${index} ${move}`}>
          <button
            type="button"
            class="line-move"
            data-number={index + 1}
            aria-current={isCurrent(index + 1)}
            aria-label={words('made-by', {
              number: index + 1,
              side: sideName(game, movers[index]),
              move,
            })}
            onClick={() => onStep(index + 1)}
          >
            <Emblem game={game} side={movers[index]} />
            {move}
          </button>
        </li>
      ))}
      {goesOn(game, line) && <li aria-hidden="true">…</li>}
    </ol>
  );
}
