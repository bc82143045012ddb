/** The play that was left off last, to go on with; and the others, one link away. */

import { tiles } from 'virtual:home-tiles';
import { addressOf } from '../address/routes.ts';
import { aboutLine, Thumb } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import type { Saved } from '../storage/index.ts';

const words = wordsOf('continue', {
  continue: { en: 'Continue', pt: 'Continuar' },
  others: { en: '{count} more under way', pt: 'Mais {count} por acabar' },
  all: { en: 'My games', pt: 'Os meus jogos' },
  none: {
    en: 'What you begin waits here for you, kept on this device.',
    pt: 'O que começares espera aqui por ti, guardado neste dispositivo.',
  },
});

interface ContinueCardProps {
  /** What is under way, the last touched first. */
  readonly going: readonly Saved[];
  readonly hasPlays: boolean;
}

export function ContinueCard({ going, hasPlays }: ContinueCardProps) {
  const [last, ...others] = going;
  if (last === undefined) {
    return (
      <section class="continue empty">
        <p>{words('none')}</p>
        {hasPlays && (
          <a class="link" href={addressOf.myGames()}>
            {words('all')}
          </a>
        )}
      </section>
    );
  }
  return (
    <section class="continue" aria-label={words('continue')}>
      <Thumb saved={last} />
      <div class="continue-text">
        <div>
          <h2>{words('continue')}</h2>
          <b>{nameOf(last)}</b>
          <p>{aboutLine(last.about)}</p>
          <a class="link" href={addressOf.myGames()}>
            {others.length > 0 ? words('others', { count: others.length }) : words('all')}
          </a>
        </div>
        <a class="button primary" href={addressOf.play(last.id)}>
          {words('continue')}
        </a>
      </div>
    </section>
  );
}

function nameOf({ game }: Saved): string {
  const tile = tiles.find(({ id }) => id === game);
  return tile === undefined ? game : say(tile.name);
}
