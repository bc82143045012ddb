/** Where to play: on the whole screen where that can be and is wanted, else line by line. */

import { cellSpots, type Sketch } from 'ludoteca';
import type { Context } from '../context.ts';
import type { Scene } from '../screen/scene.ts';
import { openPrompter, type Prompter } from './prompter.ts';

export interface Table {
  readonly prompter: Prompter;
  /** The context for whoever sits there. */
  readonly seated: Context;
  /** Puts a scene on the screen, where there is one. */
  readonly stage?: (scene: Scene) => void;
}

/** The least terminal that a board and what is told of it go into. */
const leastColumns = 40;
const leastRows = 14;

export async function openTable(context: Context, sketch: Sketch): Promise<Table> {
  if (!wantsScreen(context) || cellSpots(sketch).length === 0) {
    // Programs read the record from the standard output; the board is for people, elsewhere.
    const lines = context.isJson ? context.io.stderr : context.io.stdout;
    return { prompter: openPrompter(context.io, lines), seated: context };
  }
  const { openScreen } = await import('./screen-prompter.ts');
  const screen = await openScreen(context);
  return { prompter: screen, seated: screen.context, stage: screen.stage };
}

function wantsScreen({ io, isJson, settings }: Context): boolean {
  const { stdin, stdout, env } = io;
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const isAble = env.TERM !== undefined && env.TERM !== '' && env.TERM !== 'dumb';
  const { columns = 0, rows = 0 } = stdout;
  const isLarge = columns >= leastColumns && rows >= leastRows;
  return isTerminal && isAble && isLarge && !isJson && settings.entry !== 'typed';
}
