import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
export async function openMenu(_context: Context): Promise<ExitCode> {
  return exitCodes.done;
}
