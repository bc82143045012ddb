/** What "one solution, proven" means, and the proof as a file for whoever wants to check it. */

import { writeCode } from 'ludoteca/document';
import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, wordsOf } from '../language/index.ts';
import { announce, Button, Dialog } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { askProof } from './proof.ts';
import { saveFile } from './save-file.ts';

const words = wordsOf('proof', {
  title: { en: 'One solution, proven', pt: 'Uma solução, provado' },
  meaning: {
    en: 'A puzzle has one solution when nobody can find a second one, however they look. That is proven here: a formula that says “this puzzle, and not this solution” is searched to the end, and cannot be met.',
    pt: 'Um problema tem uma só solução quando ninguém consegue encontrar outra, procure como procurar. Isso prova-se aqui: uma fórmula que diz “este problema, e não esta solução” é procurada até ao fim, e não se pode cumprir.',
  },
  trust: {
    en: 'You need not take our word for it. The proof is a file that programs of other people check; one of them is itself proven right. The file tells the three commands.',
    pt: 'Não precisas de acreditar em nós. A prova é um ficheiro que programas de outras pessoas verificam; um deles está ele próprio provado. O ficheiro diz os três comandos.',
  },
  code: {
    en: 'The command line makes the same proof from the code of the puzzle:',
    pt: 'A linha de comandos faz a mesma prova a partir do código do problema:',
  },
  make: { en: 'Save the proof', pt: 'Guardar a prova' },
  making: { en: 'Proving … {nodes} steps', pt: 'A provar … {nodes} passos' },
  saved: { en: 'Saved', pt: 'Guardado' },
  several: {
    en: 'This puzzle has more than one solution.',
    pt: 'Este problema tem mais do que uma solução.',
  },
  none: { en: 'This puzzle has no solution.', pt: 'Este problema não tem solução.' },
  undecided: {
    en: 'The proof was not found in two minutes. The command line has all the time it needs.',
    pt: 'A prova não se encontrou em dois minutos. A linha de comandos tem todo o tempo de que precisa.',
  },
  failed: {
    en: 'The proof could not be made. Check the connection and try again.',
    pt: 'Não foi possível fazer a prova. Verifica a ligação e tenta outra vez.',
  },
});

const patience = 120_000;

interface ProofDialogProps {
  readonly puzzle: AnyPuzzleBoard;
  readonly clues: unknown;
  readonly onClose: () => void;
}

export function ProofDialog({ puzzle, clues, onClose }: ProofDialogProps) {
  const [said, setSaid] = useState('');
  const [isMaking, setMaking] = useState(false);
  const work = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const tell = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const make = async () => {
    const controller = new AbortController();
    work.current = controller;
    setMaking(true);
    const onProgress = (nodes: number) => setSaid(words('making', { nodes }));
    onProgress(0);
    const request = {
      game: puzzle.id,
      clues,
      language: language.value,
      milliseconds: patience,
    };
    try {
      const proved = await askProof(request, controller.signal, onProgress);
      if (proved.kind === 'file') {
        saveFile(`${puzzle.id}-proof.zip`, proved.bytes, 'application/zip');
        tell(words('saved'));
      } else tell(words(proved.kind));
    } catch (fault) {
      if (isStopped(fault)) return;
      tell(words('failed'));
    }
    setMaking(false);
  };
  return (
    <Dialog title={words('title')} onClose={onClose}>
      <p>{words('meaning')}</p>
      <p>{words('trust')}</p>
      <div class="row">
        <Button kind="primary" icon="download" isDisabled={isMaking} onClick={make}>
          {words('make')}
        </Button>
      </div>
      <p class="quiet" role="status">
        {said}
      </p>
      <p class="quiet">{words('code')}</p>
      <textarea
        readOnly
        rows={3}
        value={`ludoteca certify ${writeCode(puzzle, { clues })} --out proof`}
        aria-label={words('code')}
      />
    </Dialog>
  );
}
