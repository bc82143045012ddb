/** A puzzle being made: how it goes, and the button that stops it. */

import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { locale, tell, wordsOf } from '../language/index.ts';
import { Button, Icon } from '../parts/index.ts';
import type { Making } from './make.ts';

const words = wordsOf('making', {
  making: {
    en: 'Making a puzzle with one solution …',
    pt: 'A fazer um problema com uma só solução …',
  },
  positions: { en: '{count} positions looked at', pt: '{count} posições vistas' },
  stop: { en: 'Stop', pt: 'Parar' },
  back: { en: 'Choose something else', pt: 'Escolher outra coisa' },
});

interface MakingCardProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly making: Making;
  readonly onStopped: () => void;
}

export function MakingCard({ puzzle, making, onStopped }: MakingCardProps) {
  const { nodes, refusal, stop } = making;
  if (refusal.value !== undefined) {
    return (
      <div class="card" role="alert">
        <p class="fault">
          <Icon name="warning" />
          {tell(phrasebooksOf(puzzle), refusal.value)}
        </p>
        <div class="row">
          <Button onClick={onStopped}>{words('back')}</Button>
        </div>
      </div>
    );
  }
  const count = new Intl.NumberFormat(locale.value).format(nodes.value);
  return (
    <div class="card" role="status">
      <p>{words('making')}</p>
      <progress aria-label={words('making')} />
      <p class="quiet">{nodes.value > 0 ? words('positions', { count }) : '\u00a0'}</p>
      <div class="row">
        <Button
          onClick={() => {
            stop();
            onStopped();
          }}
        >
          {words('stop')}
        </Button>
      </div>
    </div>
  );
}
