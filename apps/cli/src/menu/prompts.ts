/** Questions on the terminal. Escape gives no answer; Ctrl-C leaves from anywhere. */

import { CANCEL_SYMBOL, select, text } from '@clack/prompts';
import type { Io } from '../io.ts';

/** Thrown by a question that was answered with Ctrl-C. */
export class Interrupted extends Error {}

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

export function openPrompts({ stdin }: Io): Prompts {
  let isInterrupted = false;
  // The prompts take Escape and Ctrl-C for the same; we do not.
  const onKey = (_: unknown, key: { readonly ctrl?: boolean; readonly name?: string }): void => {
    if (key?.ctrl && key.name === 'c') isInterrupted = true;
  };
  stdin.on('keypress', onKey);
  const answerOf = <Value>(value: Value | typeof CANCEL_SYMBOL): Value | undefined => {
    if (isInterrupted) throw new Interrupted();
    return value === CANCEL_SYMBOL ? undefined : value;
  };
  return {
    async choose(message, choices, first = 0) {
      // The list is of places, since the values may be anything.
      const options = choices.map(({ label, hint }, value) => ({
        value,
        label,
        ...(hint !== undefined && { hint }),
      }));
      const chosen = answerOf<number>(
        await select({ message, options, initialValue: first, showInstructions: false }),
      );
      return chosen === undefined ? undefined : choices[chosen].value;
    },
    async ask(message, suggestion, fault) {
      const answer = await text({
        message,
        initialValue: suggestion,
        validate: (typed) => fault((typed ?? '').trim()),
      });
      return answerOf<string>(answer)?.trim();
    },
    close() {
      stdin.off('keypress', onKey);
    },
  };
}
