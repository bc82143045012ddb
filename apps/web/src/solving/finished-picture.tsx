/** The end of a puzzle that shows something: the whole picture in colour where the board was, its title, and a copy to keep. */

import type { Revealed } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { say, wordsOf } from '../language/index.ts';
import { announce, Button, Icon } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { isDark } from '../theme/index.ts';
import { pathsOf, picturePng, pictureSvg } from './picture-file.ts';
import type { Session } from './session.ts';

const words = wordsOf('finished-picture', {
  picture: { en: 'The picture', pt: 'A imagem' },
  told: { en: 'The picture: {title}', pt: 'A imagem: {title}' },
  untitled: { en: 'Your picture', pt: 'A tua imagem' },
  save: { en: 'Save the picture', pt: 'Guardar a imagem' },
  'save-svg': { en: 'As SVG', pt: 'Em SVG' },
  walls: { en: 'Show the walls', pt: 'Mostrar as paredes' },
});

export interface FinishedPicture extends Revealed {
  readonly isShown: boolean;
  show(isShown: boolean): void;
}

/** How long the result is left to be said before the title is, in milliseconds. */
const restBeforeTitle = 1200;

/** The picture of a solved puzzle; undefined while it is not solved, or where it shows none. */
export function useFinishedPicture(session: Session): FinishedPicture | undefined {
  const { puzzle, doc, zoom } = session;
  const [revealed, setRevealed] = useState<Revealed>();
  const [isShown, show] = useState(true);
  const { isSolved, filling } = session.sheet.value;
  useEffect(() => {
    if (!isSolved || puzzle.revealed === undefined) return setRevealed(undefined);
    let isWanted = true;
    puzzle.revealed(doc.clues, filling).then((found) => {
      if (!isWanted) return;
      zoom.fit();
      show(true);
      setRevealed(doc.shows === undefined ? found : { ...found, title: doc.shows });
    });
    return () => {
      isWanted = false;
    };
  }, [isSolved]);
  return revealed && isSolved ? { ...revealed, isShown, show } : undefined;
}

/** The picture, over the board. */
export function PictureView({ picture }: { readonly picture: FinishedPicture }) {
  const { cells, colours } = picture;
  const theme = isDark.value ? 'dark' : 'light';
  return (
    <svg
      class="finished-picture"
      viewBox={`-1 -1 ${cells[0].length + 2} ${cells.length + 2}`}
      role="img"
      aria-label={titleOf(picture)}
      shape-rendering="crispEdges"
    >
      {pathsOf(picture).map((path, colour) => (
        <path key={colours[colour].light} d={path} fill={colours[colour][theme]} />
      ))}
    </svg>
  );
}

function titleOf({ title }: FinishedPicture): string {
  return title === undefined ? words('untitled') : say(title);
}

/** The title of the picture, and what can be done with it. */
export function PictureCard({ picture }: { readonly picture: FinishedPicture }) {
  const title = titleOf(picture);
  const { isShown, show } = picture;
  useEffect(() => {
    const timer = setTimeout(() => announce(words('told', { title })), restBeforeTitle);
    return () => clearTimeout(timer);
  }, []);
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <section class="card finished">
      <div class="eyebrow">
        <Icon name="image" />
        {words('picture')}
      </div>
      <h2>{title}</h2>
      <div class="row">
        <Button
          icon="download"
          onClick={() =>
            void picturePng(picture).then((png) => saveFile(`${name}.png`, png, 'image/png'))
          }
        >
          {words('save')}
        </Button>
        <Button
          onClick={() => saveFile(`${name}.svg`, pictureSvg(picture, title), 'image/svg+xml')}
        >
          {words('save-svg')}
        </Button>
      </div>
      <button
        type="button"
        class="button quiet"
        aria-pressed={!isShown}
        onClick={() => show(!isShown)}
      >
        <Icon name="eye" />
        {words('walls')}
      </button>
    </section>
  );
}
