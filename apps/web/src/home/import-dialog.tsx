/** Bringing something in: pasted, dropped, or from a file; in any format that is read. */

import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { wordsOf } from '../language/index.ts';
import { Button, Dialog, Icon } from '../parts/index.ts';
import { openText } from '../share/open.ts';
import { importAll, looksExported } from '../storage/index.ts';

const words = wordsOf('import', {
  title: { en: 'Bring in a puzzle or a game', pt: 'Trazer um problema ou um jogo' },
  paste: { en: 'Paste it here', pt: 'Cola aqui' },
  help: {
    en: 'A link, a code, our JSON, a drawing in characters, a list of moves, or another program’s puzzle. It stays on this device.',
    pt: 'Uma ligação, um código, o nosso JSON, um desenho em caracteres, uma lista de jogadas ou um problema de outro programa. Fica neste dispositivo.',
  },
  file: { en: 'Choose a file', pt: 'Escolher um ficheiro' },
  open: { en: 'Open', pt: 'Abrir' },
  large: { en: 'This file is too large.', pt: 'Este ficheiro é demasiado grande.' },
  saved: {
    en: '{count} saved {count|game was|games were} brought in.',
    pt: '{count} {count|jogo guardado foi trazido|jogos guardados foram trazidos}.',
  },
  broken: {
    en: 'This file of saved games is broken; nothing was changed.',
    pt: 'Este ficheiro de jogos guardados está estragado; nada foi alterado.',
  },
});

const mostBytes = 16 * 1024 * 1024;

interface ImportDialogProps {
  /** What was dropped, if anything. */
  readonly text: string;
  readonly onClose: () => void;
}

export function ImportDialog({ text: dropped, onClose }: ImportDialogProps) {
  const [text, setText] = useState(dropped);
  const [fault, setFault] = useState('');
  const [news, setNews] = useState('');
  const open = async (from: string) => {
    setFault('');
    setNews('');
    if (looksExported(from)) {
      const count = await importAll(from);
      if (count === undefined) setFault(words('broken'));
      else setNews(words('saved', { count }));
      return;
    }
    const opened = await openText(from);
    if (opened.ok) go(addressOf.play(opened.value.id));
    else setFault(opened.error);
  };
  useEffect(() => {
    if (dropped !== '') void open(dropped);
  }, []);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > mostBytes) {
      setFault(words('large'));
      return;
    }
    const read = await file.text();
    setText(read);
    await open(read);
  };
  return (
    <Dialog title={words('title')} onClose={onClose} isBroad>
      <div class="field">
        <label for="import-text">{words('paste')}</label>
        <textarea
          id="import-text"
          rows={8}
          spellcheck={false}
          aria-describedby="import-help"
          value={text.length > 20_000 ? `${text.slice(0, 20_000)} …` : text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <small id="import-help">{words('help')}</small>
      </div>
      {fault !== '' && (
        <p class="fault" role="alert">
          <Icon name="warning" />
          <span>{fault}</span>
        </p>
      )}
      {news !== '' && <p role="status">{news}</p>}
      <div class="row">
        <label class="button file">
          <Icon name="upload" />
          {words('file')}
          <input
            type="file"
            class="unseen"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </label>
        <Button kind="primary" isDisabled={text.trim() === ''} onClick={() => void open(text)}>
          {words('open')}
        </Button>
      </div>
    </Dialog>
  );
}
