/** A picture being made into a puzzle: the original beside the result, and what can be changed between them. */

import type { OptionValues, Picture } from 'ludoteca/document';
import type { Notice } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, type Difficulty, difficulties } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Picture as Drawn } from '../board/index.ts';
import { levelName } from '../kept/index.ts';
import { tell, wordsOf } from '../language/index.ts';
import { Button, Icon, Toggle } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import {
  type Crop,
  contrasted,
  cropped,
  leastLeft,
  trimmed,
  wholePicture,
} from './picture-edit.ts';

const words = wordsOf('picture-workshop', {
  original: { en: 'Your picture', pt: 'A tua imagem' },
  preview: { en: 'The puzzle’s solution', pt: 'A solução do problema' },
  unique: { en: 'Exactly one solution', pt: 'Exatamente uma solução' },
  making: { en: 'Making …', pt: 'A fazer …' },
  size: { en: 'Size: {side} cells on the longer side', pt: 'Tamanho: {side} casas no lado maior' },
  level: { en: 'Level', pt: 'Nível' },
  any: { en: 'as it comes', pt: 'como calhar' },
  trim: { en: 'Trim empty margins', pt: 'Cortar as margens vazias' },
  crop: { en: 'Crop', pt: 'Recortar' },
  left: { en: 'From the left: {share} %', pt: 'Da esquerda: {share} %' },
  right: { en: 'From the right: {share} %', pt: 'Da direita: {share} %' },
  top: { en: 'From the top: {share} %', pt: 'De cima: {share} %' },
  bottom: { en: 'From the bottom: {share} %', pt: 'De baixo: {share} %' },
  contrast: { en: 'Contrast: {contrast}', pt: 'Contraste: {contrast}' },
  dither: { en: 'Dither, for photographs', pt: 'Pontilhar, para fotografias' },
  automatic: { en: 'Find the threshold by itself', pt: 'Encontrar o limiar automaticamente' },
  threshold: { en: 'Painted below grey {grey}', pt: 'Pintado abaixo do cinzento {grey}' },
  invert: { en: 'Paint what is light', pt: 'Pintar o que é claro' },
  adjust: {
    en: 'Change cells that clues cannot tell apart',
    pt: 'Mudar as casas que as pistas não distinguem',
  },
  back: { en: 'Back', pt: 'Voltar' },
});

export interface MadePicture {
  readonly clues: unknown;
  readonly solution: unknown;
  readonly level?: Difficulty;
}

interface PictureWorkshopProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly picture: Picture;
  readonly take: string;
  readonly onTake: (made: MadePicture) => void;
  readonly onBack: () => void;
}

export function PictureWorkshop({ puzzle, picture, take, onTake, onBack }: PictureWorkshopProps) {
  const [side, setSide] = useState(20);
  const [level, setLevel] = useState<Difficulty>();
  const [isTrimmed, setTrimmed] = useState(true);
  const [crop, setCrop] = useState(wholePicture);
  const [contrast, setContrast] = useState(0);
  const [threshold, setThreshold] = useState<number>();
  const [isDithered, setDithered] = useState(false);
  const [isInverted, setInverted] = useState(false);
  const [mayAdjust, setAdjust] = useState(true);
  const edited = useMemo(() => {
    const part = cropped(picture, crop);
    return contrasted(isTrimmed ? trimmed(part) : part, contrast);
  }, [picture, crop, isTrimmed, contrast]);
  const option = puzzle.options.find(({ takes }) => takes.kind === 'picture')?.name ?? '';
  const scale = side / Math.max(edited.width, edited.height);
  const values: OptionValues = {
    [option]: edited,
    size: {
      rows: Math.max(3, Math.round(edited.height * scale)),
      cols: Math.max(3, Math.round(edited.width * scale)),
    },
    ...(level !== undefined && { level }),
    ...(threshold !== undefined && { threshold }),
    ...(isDithered && { dither: true }),
    ...(isInverted && { invert: true }),
    ...(mayAdjust && { adjust: true }),
  };
  const chosen = [edited, side, level, threshold, isDithered, isInverted, mayAdjust];
  const { made, isFresh, refusal } = useMade(puzzle, values, chosen);
  return (
    <>
      <div class="beside">
        <Original picture={edited} />
        <div class="preview" data-faded={isFresh ? undefined : ''}>
          {made && (
            <Drawn
              drawing={puzzle.view({ clues: made.clues, grid: made.solution }, { isDraft: true })}
              label={words('preview')}
            />
          )}
        </div>
      </div>
      <p class={refusal ? 'fault made' : 'quiet made'} role="status">
        {refusal ? (
          tell(phrasebooksOf(puzzle), refusal)
        ) : isFresh ? (
          <>
            <Icon name="check" />
            {words('unique')}
            {made?.level !== undefined && ` · ${levelName(made.level)}`}
          </>
        ) : (
          words('making')
        )}
      </p>
      <Slider text={words('size', { side })} value={side} least={5} most={100} onChange={setSide} />
      <LevelField value={level} onChange={setLevel} />
      <Toggle label={words('trim')} isOn={isTrimmed} onChange={setTrimmed} />
      <CropFields crop={crop} onChange={setCrop} />
      <Slider
        text={words('contrast', { contrast })}
        value={contrast}
        least={-90}
        most={100}
        onChange={setContrast}
      />
      <Toggle label={words('dither')} isOn={isDithered} onChange={setDithered} />
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
        <Button
          kind="primary"
          isDisabled={!isFresh}
          onClick={() => made !== undefined && onTake(made)}
        >
          {take}
        </Button>
      </div>
    </>
  );
}

/** The puzzle of what is chosen; what was made before stays until there is a newer one. */
function useMade(puzzle: AnyPuzzleBoard, values: OptionValues, chosen: readonly unknown[]) {
  const [made, setMade] = useState<MadePicture>();
  const [isFresh, setFresh] = useState(false);
  const [refusal, setRefusal] = useState<Notice>();
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
  }, chosen);
  return { made, isFresh, refusal };
}

/** The picture as it is now, in its greys. */
function Original({ picture }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { width, height, grey } = picture;
    const pixels = new ImageData(width, height);
    for (const [at, value] of grey.entries()) pixels.data.set([value, value, value, 255], 4 * at);
    pen.putImageData(pixels, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      class="original"
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={words('original')}
    />
  );
}

function LevelField({
  value,
  onChange,
}: {
  readonly value: Difficulty | undefined;
  readonly onChange: (level: Difficulty | undefined) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words('level')}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) =>
          onChange(difficulties.find((level) => level === event.currentTarget.value))
        }
      >
        <option value="">{words('any')}</option>
        {difficulties.map((level) => (
          <option key={level} value={level}>
            {levelName(level)}
          </option>
        ))}
      </select>
    </div>
  );
}

const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

function CropFields({
  crop,
  onChange,
}: {
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}) {
  return (
    <details class="more">
      <summary>{words('crop')}</summary>
      <div class="fields">
        {(['left', 'right', 'top', 'bottom'] as const).map((edge) => (
          <Slider
            key={edge}
            text={words(edge, { share: crop[edge] })}
            value={crop[edge]}
            least={0}
            most={100 - leastLeft - crop[opposite[edge]]}
            onChange={(share) => onChange({ ...crop, [edge]: share })}
          />
        ))}
      </div>
    </details>
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
