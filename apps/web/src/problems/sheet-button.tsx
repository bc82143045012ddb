/** The button that makes a sheet of problems to print, and tells how far it is; pressed again it stops. */

import type { AnyGame } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../language/index.ts';
import { Button } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { isStopped } from '../worker/index.ts';
import type { StreamName } from './stream.ts';
import { words } from './words.ts';

interface SheetButtonProps {
  readonly game: AnyGame;
  readonly stream: StreamName;
}

export function SheetButton({ game, stream }: SheetButtonProps): VNode {
  const [status, setStatus] = useState('');
  const [isMaking, setMaking] = useState(false);
  const stopping = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const make = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setMaking(true);
    try {
      const { makeSheet, onSheet } = await import('./make-sheet.ts');
      const made = await makeSheet(game, stream, stop.signal, (count) =>
        setStatus(words('sheet-making', { at: count + 1, of: onSheet })),
      );
      if (made.ok) saveFile(`${game.id}-${words('sheet-file')}.pdf`, made.value, 'application/pdf');
      setStatus(made.ok ? words('sheet-made') : tell(phrasebooksOf(game), made.error));
    } catch (fault) {
      setStatus(isStopped(fault) ? '' : words('failed'));
      if (!isStopped(fault)) console.error(fault);
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button icon="print" onClick={() => (isMaking ? stopping.current?.abort() : void make())}>
        {words(isMaking ? 'stop' : 'sheet')}
      </Button>
      <p role="status" class="quiet">
        {status === '' ? words('sheet-help') : status}
      </p>
    </>
  );
}
