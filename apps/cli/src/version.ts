/** The version of the command, as its package says. */

import { readFileSync } from 'node:fs';
import { places } from './places.ts';

export function version(): string {
  const text = readFileSync(places.packageFile, 'utf8');
  const { version: number }: { readonly version: string } = JSON.parse(text);
  return number;
}
