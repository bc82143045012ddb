/** A game on the home page: a piece of its board, its name, and what it is. */

import type { Tile } from 'virtual:home-tiles';
import { useMemo } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { frameOf, ShapeLayer } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import type { Saved } from '../storage/index.ts';

const words = wordsOf('game-tile', {
  learn: { en: 'How to play', pt: 'Como se joga' },
  problems: { en: 'Problems', pt: 'Problemas' },
  continue: { en: 'Continue', pt: 'Continuar' },
  'new-game': { en: 'New game', pt: 'Novo jogo' },
  'new-puzzle': { en: 'New puzzle', pt: 'Novo problema' },
});

interface GameTileProps {
  readonly tile: Tile;
  /** The play of it that was left off last. */
  readonly going: Saved | undefined;
}

export function GameTile({ tile, going }: GameTileProps) {
  const { id, family, hasProblems, name, tagline, drawing } = tile;
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
      <div class="tile-ways">
        <a class="learn" href={addressOf.newGame(id)}>
          {words(family === 'puzzle' ? 'new-puzzle' : 'new-game')}
          <span class="unseen">: {say(name)}</span>
        </a>
        {hasProblems && (
          <a class="learn" href={addressOf.problems(id)}>
            {words('problems')}
            <span class="unseen">: {say(name)}</span>
          </a>
        )}
        {going && (
          <a class="learn" href={addressOf.play(going.id)}>
            {words('continue')}
            <span class="unseen">: {say(name)}</span>
          </a>
        )}
      </div>
      <a class="learn" href={addressOf.lesson(id)}>
        {words('learn')}
        <span class="unseen">: {say(name)}</span>
      </a>
    </li>
  );
}
