/** The version of the command, as its package says. */

import { readFileSync } from 'node:fs';

export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version: number }: { readonly version: string } = JSON.parse(text);
  return number;
}
