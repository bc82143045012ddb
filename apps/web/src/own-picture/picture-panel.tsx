/** Making a puzzle from a picture: choose or drop one, and see what becomes of it. */

import type { Picture } from 'ludoteca/document';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { wordsOf } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import { type MadePicture, PictureWorkshop } from './picture-workshop.tsx';
import { readPicture } from './read-picture.ts';

const words = wordsOf('picture', {
  choose: { en: 'Choose a picture', pt: 'Escolher uma imagem' },
  another: { en: 'Choose another picture', pt: 'Escolher outra imagem' },
  drop: {
    en: 'Choose or drop a picture. Clear shapes work best. It never leaves this device.',
    pt: 'Escolhe ou larga aqui uma imagem. As formas nítidas são as melhores. A imagem nunca sai deste dispositivo.',
  },
  bad: {
    en: 'This file is no picture that the browser can show.',
    pt: 'Este ficheiro não é uma imagem que o navegador saiba mostrar.',
  },
  back: { en: 'Back', pt: 'Voltar' },
});

interface PicturePanelProps {
  readonly puzzle: AnyPuzzleBoard;
  /** What taking the puzzle is called, and what is done with it. */
  readonly take: string;
  readonly onTake: (made: MadePicture) => void;
  readonly onBack: () => void;
}

export function PicturePanel({ puzzle, take: taking, onTake, onBack }: PicturePanelProps) {
  const [picture, setPicture] = useState<Picture>();
  const [isBad, setBad] = useState(false);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file);
    setBad(read === undefined);
    if (read !== undefined) setPicture(read);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way more; the button does the same
    <div
      class="fields"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <p class="quiet">{words('drop')}</p>
      <label class="button file">
        {words(picture ? 'another' : 'choose')}
        <input
          type="file"
          accept="image/*"
          class="unseen"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {isBad && (
        <p class="fault" role="alert">
          {words('bad')}
        </p>
      )}
      {picture ? (
        <PictureWorkshop
          puzzle={puzzle}
          picture={picture}
          take={taking}
          onTake={onTake}
          onBack={onBack}
        />
      ) : (
        <div class="row">
          <Button onClick={onBack}>{words('back')}</Button>
        </div>
      )}
    </div>
  );
}
