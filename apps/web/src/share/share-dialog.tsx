/** Sharing a document: a link, text to copy, a file to save, a picture, a sheet of paper. */

import { linkTo } from 'ludoteca/document';
import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tell, wordsOf } from '../language/index.ts';
import { announce, Button, Dialog, Segmented } from '../parts/index.ts';
import type { PicturePart } from './picture-part.tsx';
import { saveFile } from './save-file.ts';

const words = wordsOf('share', {
  title: { en: 'Share, copy or save', pt: 'Partilhar, copiar ou guardar' },
  how: { en: 'How', pt: 'Como' },
  words: { en: 'Link and text', pt: 'Ligação e texto' },
  picture: { en: 'Picture and paper', pt: 'Imagem e papel' },
  unloaded: {
    en: 'This part of the app could not be loaded. Check the connection and try again.',
    pt: 'Não foi possível carregar esta parte da aplicação. Verifica a ligação e tenta outra vez.',
  },
  link: { en: 'Link', pt: 'Ligação' },
  'link-help': {
    en: 'Whoever opens it gets what you see, without the solution. Nothing goes through a server.',
    pt: 'Quem a abrir recebe o que vês, sem a solução. Nada passa por um servidor.',
  },
  'link-help-game': {
    en: 'Whoever opens it gets the game with its moves so far, and can go on with it. Nothing goes through a server.',
    pt: 'Quem a abrir recebe a partida com as jogadas feitas, e pode continuá-la. Nada passa por um servidor.',
  },
  copy: { en: 'Copy', pt: 'Copiar' },
  send: { en: 'Send', pt: 'Enviar' },
  save: { en: 'Save', pt: 'Guardar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  refused: { en: 'The browser did not allow copying.', pt: 'O navegador não deixou copiar.' },
  format: { en: 'As text', pt: 'Como texto' },
});

interface ShareDialogProps {
  /** What is shared. */
  readonly document: AnyDocument;
  readonly onClose: () => void;
}

export function ShareDialog({ document: newest, onClose }: ShareDialogProps) {
  const [part, setPart] = useState<'words' | 'picture'>('words');
  // The page may be drawn anew while nothing of the document has changed.
  const shared = useMemo(() => newest, [JSON.stringify(newest.toJson())]);
  return (
    <Dialog title={words('title')} onClose={onClose} isBroad>
      <Segmented
        label={words('how')}
        isWide
        value={part}
        choices={[
          { value: 'words', text: words('words') },
          { value: 'picture', text: words('picture') },
        ]}
        onChoose={setPart}
      />
      {part === 'words' ? <WordsPart shared={shared} /> : <LatePicturePart shared={shared} />}
    </Dialog>
  );
}

/** The part that makes pictures, loaded when it is first wanted. */
function LatePicturePart(props: Parameters<typeof PicturePart>[0]) {
  const [Part, setPart] = useState<ComponentType<typeof props>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./picture-part.tsx').then(
      (loaded) => setPart(() => loaded.PicturePart),
      () => setFailed(true),
    );
  }, []);
  if (hasFailed) {
    return (
      <p class="fault" role="alert">
        {words('unloaded')}
      </p>
    );
  }
  return Part === undefined ? null : <Part {...props} />;
}

function WordsPart({ shared }: { readonly shared: AnyDocument }) {
  const plain = kindOf(shared);
  const [kind, setKind] = useState(plain);
  useEffect(() => {
    // The formats of other programs need codecs, which nothing else does.
    import('ludoteca/interchange').then(({ withInterchange }) =>
      setKind(withInterchange([plain])[0]),
    );
  }, [plain]);
  const [format, setFormat] = useState('json');
  const [said, setSaid] = useState('');
  const base = `${location.origin}${location.pathname}`;
  const link = linkTo(base, shared.code());
  const written = shared.write(format, kind.formats);
  const text = written.ok ? written.value : '';

  const tellIt = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const copy = (what: string) => {
    navigator.clipboard.writeText(what).then(
      () => tellIt(words('copied')),
      () => tellIt(words('refused')),
    );
  };
  return (
    <>
      <div class="field">
        <label for="share-link">{words('link')}</label>
        <input
          id="share-link"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <small>{words(shared.kind === 'game' ? 'link-help-game' : 'link-help')}</small>
      </div>
      <div class="row">
        {navigator.share !== undefined && (
          <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {words('send')}
          </Button>
        )}
        <Button kind="primary" icon="copy" onClick={() => copy(link)}>
          {words('copy')}
        </Button>
      </div>
      <div class="field">
        <label for="share-format">{words('format')}</label>
        <select
          id="share-format"
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value)}
        >
          {['json', ...kind.formats.map(({ name }) => name)].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        {written.ok ? (
          <textarea readOnly rows={8} value={text} aria-label={words('format')} />
        ) : (
          <p class="fault" role="alert">
            {tell(phrasebooksOf(kind), written.error)}
          </p>
        )}
      </div>
      <div class="row">
        <Button icon="copy" isDisabled={!written.ok} onClick={() => copy(text)}>
          {words('copy')}
        </Button>
        <Button
          icon="download"
          isDisabled={!written.ok}
          onClick={() => saveFile(`${kind.id}.${format === 'json' ? 'json' : 'txt'}`, text)}
        >
          {words('save')}
        </Button>
      </div>
      <p class="quiet" role="status">
        {said}
      </p>
    </>
  );
}
