/** The commands there are, in the order of the help. */

import type { Command } from '../command.ts';
import { analyse } from './analyse.ts';
import { book } from './book.ts';
import { certify } from './certify.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { draw } from './draw.ts';
import { engine } from './engine.ts';
import { generate } from './generate.ts';
import { grade } from './grade.ts';
import { hint } from './hint.ts';
import { match } from './match.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { solve } from './solve.ts';

export const commands: readonly Command[] = [
  play,
  solve,
  check,
  hint,
  grade,
  generate,
  analyse,
  match,
  engine,
  show,
  draw,
  book,
  convert,
  certify,
  rules,
  serve,
];
