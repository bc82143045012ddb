/** Questions on the terminal. Escape gives no answer; Ctrl-C and `exit` leave from anywhere, `menu` goes to the menu. */

import type { Io } from '../io.ts';
import { readWord } from '../play/words.ts';

/** Thrown by a question that was answered with Ctrl-C. */
export class Interrupted extends Error {}

/** Thrown by a question that was answered with a word that leaves it: the program, or for the menu. */
export class Left extends Error {
  readonly to: 'exit' | 'menu';
  /** Whether goodbye was said already. */
  readonly isSaid: boolean;

  constructor(to: 'exit' | 'menu', isSaid = false) {
    super(to);
    this.to = to;
    this.isSaid = isSaid;
  }
}

/** The word that leaves, in any language, if one was typed. */
function leavingWord(typed: string): 'exit' | 'menu' | undefined {
  const { word, rest } = readWord(typed, ['exit', 'menu']) ?? {};
  return rest === '' && (word === 'exit' || word === 'menu') ? word : undefined;
}

export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

export interface Prompts {
  /** One of some choices; nothing when it was left with Escape. */
  choose<Value>(
    message: string,
    choices: readonly Choice<Value>[],
    /** The place of the choice to begin with, from 0. */
    first?: number,
  ): Promise<Value | undefined>;
  /** A line of text; `fault` tells what is wrong with one. */
  ask(
    message: string,
    suggestion: string,
    fault: (typed: string) => string | undefined,
  ): Promise<string | undefined>;
  close(): void;
}

export async function openPrompts({ stdin }: Io): Promise<Prompts> {
  const clack = await import('@clack/prompts');
  let isInterrupted = false;
  // Lists take no text: letters typed at one are gathered here until Enter.
  let letters = '';
  // The prompts take Escape and Ctrl-C for the same; we do not.
  const onKey = (_: unknown, key: { readonly ctrl?: boolean; readonly name?: string }): void => {
    if (key?.ctrl && key.name === 'c') isInterrupted = true;
    if (key?.name === 'return' || key?.name === 'enter') return;
    if (key?.name === 'backspace') letters = letters.slice(0, -1);
    else letters = /^[a-z]$/.test(key?.name ?? '') && !key.ctrl ? letters + key.name : '';
  };
  stdin.on('keypress', onKey);
  const answerOf = <Value>(value: Value | typeof clack.CANCEL_SYMBOL): Value | undefined => {
    if (isInterrupted) throw new Interrupted();
    return value === clack.CANCEL_SYMBOL ? undefined : value;
  };
  return {
    async choose(message, choices, first = 0) {
      letters = '';
      // The list is of places, since the values may be anything.
      const options = choices.map(({ label, hint }, value) => ({
        value,
        label,
        ...(hint !== undefined && { hint }),
      }));
      const chosen = answerOf<number>(
        await clack.select({ message, options, initialValue: first, showInstructions: false }),
      );
      const word = leavingWord(letters);
      if (chosen !== undefined && word !== undefined) throw new Left(word);
      return chosen === undefined ? undefined : choices[chosen].value;
    },
    async ask(message, suggestion, fault) {
      const answer = await clack.text({
        message,
        initialValue: suggestion,
        validate: (typed) => {
          const line = (typed ?? '').trim();
          return leavingWord(line) === undefined ? fault(line) : undefined;
        },
      });
      const line = answerOf<string>(answer)?.trim();
      const word = line === undefined ? undefined : leavingWord(line);
      if (word !== undefined) throw new Left(word);
      return line;
    },
    close() {
      stdin.off('keypress', onKey);
    },
  };
}
