/** The play that was left off last, to go on with; and the others, one link away. */

import { tiles } from 'virtual:home-tiles';
import { documentFromJson } from 'ludoteca/reading';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { kindNow, loadKind } from '../games/kinds.ts';
import { clockFace, levelName } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import type { Saved } from '../storage/index.ts';

const words = wordsOf('continue', {
  continue: { en: 'Continue', pt: 'Continuar' },
  others: { en: '{count} more under way', pt: 'Mais {count} por acabar' },
  none: {
    en: 'What you begin waits here for you, kept on this device.',
    pt: 'O que começares espera aqui por ti, guardado neste dispositivo.',
  },
});

interface ContinueCardProps {
  readonly plays: readonly Saved[];
}

export function ContinueCard({ plays }: ContinueCardProps) {
  const [last, ...others] = plays.filter(({ about }) => about.isDone !== true);
  if (last === undefined) {
    return (
      <section class="continue empty">
        <p>{words('none')}</p>
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
          <p>{aboutOf(last)}</p>
          {others.length > 0 && (
            <a class="link" href={addressOf.days()}>
              {words('others', { count: others.length })}
            </a>
          )}
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

/** Level, progress and time, as far as they are known. */
export function aboutOf({ about }: Saved): string {
  const { level, progress, seconds } = about;
  return [
    ...(level === undefined ? [] : [levelName(level)]),
    ...(progress === undefined ? [] : [progress.replace('/', ' / ')]),
    ...(seconds === undefined || seconds === 0 ? [] : [clockFace(seconds)]),
  ].join(' · ');
}

/** The board as it was left. */
export function Thumb({ saved }: { readonly saved: Saved }) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadKind(saved.game).then(() => setLoaded(true));
  }, [saved.game]);
  const kind = kindNow(saved.game);
  const read = kind && documentFromJson(kind, saved.about.picture ?? saved.start);
  return (
    <div class="thumb" aria-hidden="true">
      {read?.ok && <Picture drawing={read.value.view()} />}
    </div>
  );
}
