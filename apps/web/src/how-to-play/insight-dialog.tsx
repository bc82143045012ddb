/** What an insight is: its plain sentence, a drawn example, and the way to practise it. */

import type { Drawing } from 'ludoteca/drawing';
import type { AnyPuzzle, Insight } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Dialog } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { askForPractice, nudgesOfPractice, pictureOf, sayNudges, sentence } from './practice.ts';

const words = wordsOf('insight', {
  example: { en: 'An example', pt: 'Um exemplo' },
  drawing: { en: 'Looking for a small example …', pt: 'À procura de um exemplo pequeno …' },
  none: {
    en: 'No small example was found in time. It is rare.',
    pt: 'Não se encontrou a tempo um exemplo pequeno. É rara.',
  },
  practise: { en: 'Practise this', pt: 'Praticar' },
});

/** Always the same example, so that it can be come back to. */
const seed = 'example';

interface InsightDialogProps {
  readonly puzzle: AnyPuzzle;
  readonly insight: Insight;
  readonly onClose: () => void;
}

interface Example {
  readonly drawing: Drawing;
  readonly text: string;
}

export function InsightDialog({ puzzle, insight, onClose }: InsightDialogProps) {
  const [example, setExample] = useState<Example | 'none'>();
  useEffect(() => {
    const stopper = new AbortController();
    askForPractice(puzzle, insight.name, seed, stopper.signal).then(
      (found) => {
        if (!found.ok) return setExample('none');
        const nudges = nudgesOfPractice(puzzle, found.value);
        const why = nudges.filter(({ stage }) => stage === 'why');
        const text = sayNudges(puzzle, found.value, why).join(' ');
        return setExample({ drawing: pictureOf(puzzle, found.value), text });
      },
      (fault) => {
        if (isStopped(fault)) return;
        setExample('none');
        throw fault;
      },
    );
    return () => stopper.abort();
  }, []);
  return (
    <Dialog title={say(insight.title)} onClose={onClose} isBroad>
      <p class="text">{sentence(`${say(insight.sees)}.`)}</p>
      <div class="insight-example" role="status">
        {example === undefined ? (
          <>
            <p class="quiet">{words('drawing')}</p>
            <progress aria-label={words('drawing')} />
          </>
        ) : example === 'none' ? (
          <p class="quiet">{words('none')}</p>
        ) : (
          <>
            <Picture drawing={example.drawing} label={words('example')} />
            <p>{example.text}</p>
          </>
        )}
      </div>
      <div class="row">
        <a
          class="button primary"
          href={addressOf.practice(puzzle.id, insight.name)}
          onClick={onClose}
        >
          {words('practise')}
        </a>
      </div>
    </Dialog>
  );
}
