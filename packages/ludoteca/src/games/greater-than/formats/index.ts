/** The text formats of Greater-Than Sudoku that need no codec. */

import type { TextFormat } from '../../../document/index.ts';
import type { GreaterThanDoc } from '../clues.ts';
import { classic } from './classic.ts';
import { drawing } from './drawing.ts';
import { iss } from './iss.ts';
import { line } from './line.ts';

export const formats: readonly TextFormat<GreaterThanDoc>[] = [classic, drawing, iss, line];
