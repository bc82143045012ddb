/** What is told while something is being found out; where that takes long, it can be stopped. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/index.ts';
import { words } from './words.ts';

/** What is there sooner needs no button, in milliseconds. */
const soon = 1500;

interface WaitingProps {
  readonly text: string;
  readonly onStop: () => void;
}

export function Waiting({ text, onStop }: WaitingProps): VNode {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), soon);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">{text}</p>
      {isLong && (
        <>
          <progress aria-label={text} />
          <div class="row">
            <Button onClick={onStop}>{words('stop')}</Button>
          </div>
        </>
      )}
    </>
  );
}
