/** Sharing a document: a link, text to copy, a file to save. */

import { type AnyKind, type JsonObject, linkTo, writeCode, writeDocument } from 'ludoteca/document';
import { useEffect, useState } from 'preact/hooks';
import { booksOf } from '../kinds.ts';
import { tell, wordsOf } from '../language/index.ts';
import { announce, Button, Dialog } from '../parts/index.ts';
import { saveFile } from './save-file.ts';

const words = wordsOf('share', {
  title: { en: 'Share, copy or save', pt: 'Partilhar, copiar ou guardar' },
  link: { en: 'Link', pt: 'Ligação' },
  'link-help': {
    en: 'Whoever opens it gets what you see, without the solution. Nothing goes through a server.',
    pt: 'Quem a abrir recebe o que vês, sem a solução. Nada passa por um servidor.',
  },
  copy: { en: 'Copy', pt: 'Copiar' },
  send: { en: 'Send', pt: 'Enviar' },
  save: { en: 'Save', pt: 'Guardar' },
  copied: { en: 'Copied', pt: 'Copiado' },
  refused: { en: 'The browser did not allow copying.', pt: 'O navegador não deixou copiar.' },
  format: { en: 'As text', pt: 'Como texto' },
});

interface ShareDialogProps {
  readonly kind: AnyKind;
  /** What is shared: a document of the kind. */
  readonly document: JsonObject;
  readonly onClose: () => void;
}

export function ShareDialog({ kind: plain, document: json, onClose }: ShareDialogProps) {
  const [kind, setKind] = useState(plain);
  useEffect(() => {
    // The formats of other programs need codecs, which nothing else does.
    import('ludoteca/interchange').then(({ withInterchange }) =>
      setKind(withInterchange([plain])[0]),
    );
  }, [plain]);
  const [format, setFormat] = useState('json');
  const [said, setSaid] = useState('');
  const read = kind.fromJson(json);
  // What is on the board was written by the kind itself.
  if (!read.ok) throw new Error(read.error.code);
  const doc = read.value;
  const base = `${location.origin}${location.pathname}`;
  const link = linkTo(base, writeCode(kind, doc));
  const written = writeDocument(kind, doc, format);
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
    <Dialog title={words('title')} onClose={onClose} isBroad>
      <div class="field">
        <label for="share-link">{words('link')}</label>
        <input
          id="share-link"
          type="text"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <small>{words('link-help')}</small>
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
            {tell(booksOf(kind), written.error)}
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
    </Dialog>
  );
}
