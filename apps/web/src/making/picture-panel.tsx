/** Making a puzzle from a picture: choose or drop one, and see the puzzle change with size and threshold. */

import type { OptionValues, Picture } from 'ludoteca/document';
import type { Notice } from 'ludoteca/kernel';
import { type AnyPuzzle, puzzleDocument } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Picture as Drawn } from '../board/index.ts';
import { begin } from '../kept/index.ts';
import { tell, wordsOf } from '../language/index.ts';
import { Button, Icon, Toggle } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { readPicture } from './picture.ts';

const words = wordsOf('picture', {
  choose: { en: 'Choose a picture', pt: 'Escolher uma imagem' },
  another: { en: 'Choose another picture', pt: 'Escolher outra imagem' },
  unique: { en: 'Exactly one solution', pt: 'Exatamente uma solução' },
  drop: {
    en: 'Choose or drop a picture. Clear shapes work best. It never leaves this device.',
    pt: 'Escolhe ou larga aqui uma imagem. As formas nítidas são as melhores. A imagem nunca sai deste dispositivo.',
  },
  bad: {
    en: 'This file is no picture that the browser can show.',
    pt: 'Este ficheiro não é uma imagem que o navegador saiba mostrar.',
  },
  size: { en: 'Size: {side} cells on the longer side', pt: 'Tamanho: {side} casas no lado maior' },
  threshold: { en: 'Painted below grey {grey}', pt: 'Pintado abaixo do cinzento {grey}' },
  automatic: { en: 'Find the threshold by itself', pt: 'Encontrar o limiar automaticamente' },
  invert: { en: 'Paint what is light', pt: 'Pintar o que é claro' },
  adjust: {
    en: 'Change cells that clues cannot tell apart',
    pt: 'Mudar as casas que as pistas não distinguem',
  },
  making: { en: 'Making …', pt: 'A fazer …' },
  play: { en: 'Play it', pt: 'Jogar' },
  back: { en: 'Back', pt: 'Voltar' },
  preview: { en: 'The puzzle’s solution', pt: 'A solução do problema' },
});

interface Made {
  readonly clues: unknown;
  readonly solution: unknown;
}

interface PicturePanelProps {
  readonly puzzle: AnyPuzzle;
  readonly onBack: () => void;
}

export function PicturePanel({ puzzle, onBack }: PicturePanelProps) {
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
        <Workshop puzzle={puzzle} picture={picture} onBack={onBack} />
      ) : (
        <div class="row">
          <Button onClick={onBack}>{words('back')}</Button>
        </div>
      )}
    </div>
  );
}

function Workshop({ puzzle, picture, onBack }: PicturePanelProps & { readonly picture: Picture }) {
  const [side, setSide] = useState(20);
  const [threshold, setThreshold] = useState<number>();
  const [isInverted, setInverted] = useState(false);
  const [mayAdjust, setAdjust] = useState(true);
  const [made, setMade] = useState<Made>();
  /** Whether what was made last is what is asked for now; until then it stays in sight, faded. */
  const [isFresh, setFresh] = useState(false);
  const [refusal, setRefusal] = useState<Notice>();
  const option = puzzle.options.find(({ takes }) => takes.kind === 'picture')?.name ?? '';
  const scale = side / Math.max(picture.width, picture.height);
  const values: OptionValues = {
    [option]: picture,
    size: {
      rows: Math.max(3, Math.round(picture.height * scale)),
      cols: Math.max(3, Math.round(picture.width * scale)),
    },
    ...(threshold !== undefined && { threshold }),
    ...(isInverted && { invert: true }),
    ...(mayAdjust && { adjust: true }),
  };
  useEffect(() => {
    const stopper = new AbortController();
    const work = async () => {
      const read = puzzle.recipe(values);
      if (!read.ok) return setRefusal(read.error);
      const request = { job: 'generate', game: puzzle.id, recipe: read.value, seed: 'picture' };
      const answer = await ask({ ...request, job: 'generate' }, { signal: stopper.signal });
      if (answer.isMade) setMade(answer);
      setFresh(answer.isMade);
      setRefusal(answer.isMade ? undefined : answer.notice);
    };
    setFresh(false);
    setRefusal(undefined);
    // A moment of rest, so that a slider that is being moved does not start many.
    const timer = setTimeout(() => {
      work().catch((fault) => {
        if (!isStopped(fault)) throw fault;
      });
    }, 200);
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [picture, side, threshold, isInverted, mayAdjust]);
  const play = () => {
    if (made === undefined || !isFresh) return;
    const { clues, solution } = made;
    go(addressOf.play(begin(puzzleDocument(puzzle, { clues, solution })).id));
  };
  return (
    <>
      <div class="preview" data-faded={isFresh ? undefined : ''}>
        {made && (
          <Drawn
            drawing={puzzle.view({ clues: made.clues, grid: made.solution }, { isDraft: true })}
            label={words('preview')}
          />
        )}
      </div>
      <p class={refusal ? 'fault made' : 'quiet made'} role="status">
        {refusal ? (
          tell(phrasebooksOf(puzzle), refusal)
        ) : isFresh ? (
          <>
            <Icon name="check" />
            {words('unique')}
          </>
        ) : (
          words('making')
        )}
      </p>
      <Slider text={words('size', { side })} value={side} least={5} most={60} onChange={setSide} />
      <Toggle
        label={words('automatic')}
        isOn={threshold === undefined}
        onChange={(isOn) => setThreshold(isOn ? undefined : 128)}
      />
      {threshold !== undefined && (
        <Slider
          text={words('threshold', { grey: threshold })}
          value={threshold}
          least={1}
          most={255}
          onChange={setThreshold}
        />
      )}
      <Toggle label={words('invert')} isOn={isInverted} onChange={setInverted} />
      <Toggle label={words('adjust')} isOn={mayAdjust} onChange={setAdjust} />
      <div class="row">
        <Button onClick={onBack}>{words('back')}</Button>
        <Button kind="primary" isDisabled={!isFresh} onClick={play}>
          {words('play')}
        </Button>
      </div>
    </>
  );
}

interface SliderProps {
  readonly text: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Slider({ text, value, least, most, onChange }: SliderProps) {
  return (
    <label class="field">
      <span class="label">{text}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
