/** A game on the home page: a piece of its board, its name, and what it is. */

import type { Tile } from 'virtual:home-tiles';
import { useMemo } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { frameOf, ShapeLayer } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';

const words = wordsOf('game-tile', { learn: { en: 'How to play', pt: 'Como se joga' } });

export function GameTile({ tile }: { readonly tile: Tile }) {
  const { id, name, tagline, drawing } = tile;
  const picture = useMemo(
    () =>
      drawing && (
        <svg
          class="drawing"
          viewBox={frameOf(drawing)}
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <ShapeLayer shapes={drawing.shapes} />
        </svg>
      ),
    [drawing],
  );
  return (
    <li>
      <a class="game" href={addressOf.game(id)}>
        <div class="art">{picture}</div>
        <div class="game-name">
          <b>{say(name)}</b>
          <span>{say(tagline)}</span>
        </div>
      </a>
      <a class="learn" href={addressOf.lesson(id)}>
        {words('learn')}
        <span class="unseen">: {say(name)}</span>
      </a>
    </li>
  );
}
