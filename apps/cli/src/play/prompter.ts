/** The prompter where people play: lines typed, words shown, Ctrl-C heard at once. */

import { createInterface } from 'node:readline';
import { type Io, type Out, write } from '../io.ts';
import { forTerminal, harmless } from '../output/controls.ts';

/** What was heard at a prompt. */
export type Heard =
  | { readonly kind: 'line'; readonly text: string }
  /** Nothing came within the time to wait. */
  | { readonly kind: 'nothing' }
  /** There is nothing more to read. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'interrupted' };

export interface Prompter {
  say(text: string): Promise<void>;
  /** Shows the board as it stands: as this text, where it is not drawn already. */
  show(text: string): Promise<void>;
  /** Asks, and waits for a line: for ever, or so many milliseconds. */
  ask(prompt: string, wait?: number): Promise<Heard>;
  /** Comes true with Ctrl-C, also while nothing is asked. */
  readonly interrupted: Promise<'interrupted'>;
  /** Whether somebody sits there, or lines come from a file or a program. */
  readonly isTerminal: boolean;
  /** Whether the board stands on the whole screen, and is played by keys. */
  readonly isScreen: boolean;
  close(): void;
}

export function openPrompter({ stdin }: Io, screen: Out): Prompter {
  const isTerminal = stdin.isTTY === true && screen.isTTY === true;
  const lines: string[] = [];
  let isClosed = false;
  let hear: ((heard: Heard) => void) | undefined;
  const reader = createInterface({
    input: stdin,
    terminal: isTerminal,
    ...(isTerminal && { output: screen }),
  });

  const tell = (heard: Heard): void => {
    // Taken away first: who listens may go on listening.
    const listener = hear;
    hear = undefined;
    listener?.(heard);
  };
  const interrupted = new Promise<'interrupted'>((resolve) => {
    // Without a terminal the signal reaches the process itself, which ends at once.
    reader.on('SIGINT', () => {
      resolve('interrupted');
      tell({ kind: 'interrupted' });
    });
  });
  reader.on('line', (text) => {
    if (hear === undefined) lines.push(text);
    else tell({ kind: 'line', text });
  });
  reader.on('close', () => {
    isClosed = true;
    tell({ kind: 'closed' });
  });

  const next = (wait?: number): Promise<Heard> => {
    const text = lines.shift();
    if (text !== undefined) return Promise.resolve({ kind: 'line', text });
    if (isClosed && wait === undefined) return Promise.resolve({ kind: 'closed' });
    return new Promise((resolve) => {
      const timer =
        wait === undefined ? undefined : setTimeout(() => tell({ kind: 'nothing' }), wait);
      hear = (heard) => {
        // Who waits for a time goes on also when nobody can type any more.
        if (heard.kind === 'closed' && timer !== undefined) {
          hear = resolve;
          return;
        }
        clearTimeout(timer);
        resolve(heard);
      };
    });
  };

  const say = (text: string) => write(screen, forTerminal(text));
  return {
    isTerminal,
    isScreen: false,
    interrupted,
    say,
    show: say,
    async ask(prompt, wait) {
      if (!isTerminal) await write(screen, forTerminal(prompt));
      else {
        reader.setPrompt(forTerminal(prompt));
        reader.prompt();
      }
      const heard = await next(wait);
      if (heard.kind === 'line') {
        // What comes from a file is shown, so that what is written reads as if it had been typed.
        if (!isTerminal) await write(screen, `${harmless(heard.text)}\n`);
      } else if (prompt !== '') await write(screen, '\n');
      return heard;
    },
    close: () => reader.close(),
  };
}
