/** The commands there are, in the order of the help. */

import type { Command } from '../command.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { generate } from './generate.ts';
import { rules } from './rules.ts';
import { show } from './show.ts';
import { solve } from './solve.ts';

export const commands: readonly Command[] = [solve, check, generate, show, convert, rules];
