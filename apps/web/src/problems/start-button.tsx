/** The button that goes to a new problem, and says meanwhile that one is looked for. */

import type { AnyGame } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { tell } from '../language/index.ts';
import { announce, Button } from '../parts/index.ts';
import { beginNext, type StreamName } from './stream.ts';
import { words } from './words.ts';

interface StartButtonProps {
  readonly game: AnyGame;
  readonly stream: StreamName;
  readonly text: string;
  /** What is told beside it from the beginning. */
  readonly told?: string;
}

export function StartButton({ game, stream, text, told = '' }: StartButtonProps): VNode {
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState(told);
  const start = async () => {
    setLooking(true);
    setRefusal('');
    const begun = await beginNext(game, stream);
    setLooking(false);
    if (!begun.ok) setRefusal(tell(phrasebooksOf(game), begun.error));
    else if (begun.value !== undefined) go(addressOf.play(begun.value.id));
    else {
      // Where all are done, the list tells what became of them.
      setRefusal(words('mine-done'));
      announce(words('mine-done'));
      go(addressOf.problems(game.id));
    }
  };
  return (
    <>
      <Button kind="primary" icon="next" isDisabled={isLooking} onClick={() => void start()}>
        {text}
      </Button>
      <p role="status" class="quiet looking-for">
        {isLooking ? words('looking') : refusal}
      </p>
    </>
  );
}
