/** A game on the shelf: a piece of its board, its name, and what it is. */

import { useMemo } from 'preact/hooks';
import { kindNow } from '../kinds.ts';
import { say, wordsOf } from '../language/index.ts';
import { addressOf } from '../routes.ts';
import { Excerpt } from './excerpt.tsx';

const words = wordsOf('game-tile', { learn: { en: 'How to play', pt: 'Como se joga' } });

export function GameTile({ id }: { readonly id: string }) {
  const kind = kindNow(id);
  const picture = useMemo(() => kind && <Excerpt kind={kind} />, [kind]);
  const about = kind && (kind.lessons?.tagline ?? kind.summary);
  return (
    <li>
      <a class="game" href={addressOf.game(id)} aria-label={kind ? undefined : id}>
        <div class="art">{picture}</div>
        <div class="game-name">
          <b>{kind ? say(kind.name) : '\u00a0'}</b>
          <span>{about ? say(about) : '\u00a0'}</span>
        </div>
      </a>
      <a class="learn" href={addressOf.lesson(id)}>
        {words('learn')}
        <span class="unseen">: {kind && say(kind.name)}</span>
      </a>
    </li>
  );
}
