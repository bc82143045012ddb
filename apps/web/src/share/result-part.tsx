/** Telling friends of a solved puzzle: the time and a link to the clean puzzle, as text and as a picture. */

import { svgOf } from '@ludoteca/render';
import { linkTo } from 'ludoteca/document';
import { type PuzzleDocument, sayCredits } from 'ludoteca/puzzle';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { clockFace, dayAndLevel } from '../kept/index.ts';
import { language, say, wordsOf } from '../language/index.ts';
import { announce, Button } from '../parts/index.ts';
import type { About } from '../storage/index.ts';
import { isDark } from '../theme/index.ts';
import { askPrinter } from './printer.ts';
import { resultDrawing } from './result-drawing.ts';
import { saveFile } from './save-file.ts';

const words = wordsOf('result-part', {
  whose: { en: 'My time', pt: 'O meu tempo' },
  'whose-helped': { en: 'My time, with help', pt: 'O meu tempo, com ajuda' },
  question: { en: 'Can you?', pt: 'E o teu?' },
  'question-helped': { en: 'Can you do it without?', pt: 'Consegues sem?' },
  text: { en: 'Text', pt: 'Texto' },
  picture: { en: 'The picture: {text}', pt: 'A imagem: {text}' },
  'in-day': {
    en: 'In it: your time, and the address of the puzzle of that day. No entries, no solution. Nothing goes through a server.',
    pt: 'Leva: o teu tempo e o endereço do problema desse dia. Nada do que preencheste, sem solução. Nada passa por um servidor.',
  },
  'in-link': {
    en: 'In it: your time, and a link that holds the puzzle as it was at the start. No entries, no solution. Nothing goes through a server.',
    pt: 'Leva: o teu tempo e uma ligação com o problema como estava no início. Nada do que preencheste, sem solução. Nada passa por um servidor.',
  },
  copy: { en: 'Copy the text', pt: 'Copiar o texto' },
  send: { en: 'Send', pt: 'Enviar' },
  save: { en: 'Save the picture', pt: 'Guardar a imagem' },
  copied: { en: 'Copied', pt: 'Copiado' },
  refused: { en: 'The browser did not allow copying.', pt: 'O navegador não deixou copiar.' },
  saved: { en: 'Saved', pt: 'Guardado' },
  failed: {
    en: 'The picture could not be made. Check the connection and try again.',
    pt: 'Não foi possível fazer a imagem. Verifica a ligação e tenta outra vez.',
  },
});

/** Pixels that the picture is wide. */
const width = 1080;

interface ResultPartProps {
  /** The puzzle as it was at the start. */
  readonly clean: PuzzleDocument;
  /** What is known of the play that solved it. */
  readonly about: About;
}

export function ResultPart({ clean, about }: ResultPartProps) {
  const { puzzle } = clean;
  const [said, setSaid] = useState('');
  const png = useRef<Promise<File | undefined> | undefined>(undefined);
  const { date, isAlone, seconds = 0, size } = about;
  const isHelped = isAlone === false;
  const name = [sayCredits(clean.credits, language.value), say(puzzle.name)]
    .filter(Boolean)
    .join(' · ');
  const facts = [...dayAndLevel(about), ...(size === undefined ? [] : [size])].join(' · ');
  const time = clockFace(seconds);
  const question = words(isHelped ? 'question-helped' : 'question');
  const whose = words(isHelped ? 'whose-helped' : 'whose');
  const told = `${whose}: ${time}. ${question}`;
  const base = `${location.origin}${location.pathname}`;
  const link =
    date === undefined
      ? linkTo(base, clean.code(clean.notes()))
      : `${base}${addressOf.day(puzzle.id, date)}`;
  const text = `${[name, facts].filter(Boolean).join(' · ')}\n${told}\n${link}`;

  const theme = isDark.value ? 'dark' : 'light';
  const look = { title: `${name}. ${told}`, theme, width, isTransparent: false } as const;
  const drawing = useMemo(
    () => resultDrawing(clean.view(), { name, facts, whose, time, question }),
    [clean, told],
  );
  const picture = useMemo(() => svgOf(drawing, look), [drawing, theme]);
  // Made beforehand: a browser sends a file only right after a press.
  useEffect(() => {
    const stopping = new AbortController();
    png.current = askPrinter(
      { kind: 'png', drawing, look, density: { scale: 1 } },
      stopping.signal,
    ).then(
      (made) =>
        made.kind === 'file'
          ? new File([made.bytes], `ludoteca-${puzzle.id}.png`, { type: 'image/png' })
          : undefined,
      // Stopped, or not to be had: then there is none to send.
      () => undefined,
    );
    return () => stopping.abort();
  }, [drawing, theme]);

  const canSend = navigator.share !== undefined;
  const tellIt = (news: string) => {
    setSaid(news);
    announce(news);
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tellIt(words('copied')),
      () => tellIt(words('refused')),
    );
  const send = async () => {
    const file = await png.current;
    const isTaken = file !== undefined && navigator.canShare?.({ files: [file] });
    // Who thinks better of it has broken nothing.
    await navigator.share({ text, ...(isTaken && { files: [file] }) }).catch(() => {});
  };
  const save = async () => {
    const file = await png.current;
    if (file === undefined) return tellIt(words('failed'));
    saveFile(file.name, new Uint8Array(await file.arrayBuffer()), file.type);
    tellIt(words('saved'));
  };
  return (
    <>
      <img
        class="picture-preview result-preview"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={words('picture', { text: `${name}. ${told}` })}
      />
      <div class="field">
        <label for="result-text">{words('text')}</label>
        <textarea id="result-text" readOnly rows={4} value={text} lang={language.value} />
        <small>{words(date === undefined ? 'in-link' : 'in-day')}</small>
      </div>
      {canSend && (
        <div class="row">
          <Button kind="primary" icon="share" onClick={() => void send()}>
            {words('send')}
          </Button>
        </div>
      )}
      <div class="row">
        <Button icon="download" onClick={() => void save()}>
          {words('save')}
        </Button>
        <Button {...(!canSend && { kind: 'primary' })} icon="copy" onClick={() => void copy()}>
          {words('copy')}
        </Button>
      </div>
      <p class="quiet" role="status">
        {said}
      </p>
    </>
  );
}
