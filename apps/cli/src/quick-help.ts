/** The help of `ludoteca` itself, told without loading anything that works: it is what people look at most often. */

import { existsSync } from 'node:fs';
import { languages } from 'ludoteca/kernel';
import { lazyCatalogue } from './catalogue.ts';
import { type CatalogueUrl, loadCards } from './catalogue-module.ts';
import { listing } from './commands/index.ts';
import { helpWidth, houseHelp } from './help.ts';
import { type Io, write } from './io.ts';
import { askedFor, localeLanguage } from './locale.ts';
import { showingOf } from './output/colour.ts';
import { settingsFile } from './settings-file.ts';

/** Tells it if the words ask for nothing else; false when they do, or when settings have a say in it. */
export async function tellHelp(
  words: readonly string[],
  io: Io,
  /** Absent: the games that the command is delivered with. */
  catalogueUrl?: CatalogueUrl,
): Promise<boolean> {
  const asked = askedFor(words, 'lang');
  const language = languages.find((each) => each === (asked ?? localeLanguage(io.env)));
  const kept = settingsFile(io.env);
  if (language === undefined || (kept !== undefined && existsSync(kept))) return false;
  const { hasColour } = showingOf(io);
  const text = houseHelp(listing, {
    language,
    width: helpWidth(io),
    games: catalogueUrl === undefined ? lazyCatalogue : await loadCards(catalogueUrl),
    strong: (title) => (hasColour ? `\u001b[1m${title}\u001b[22m` : title),
  });
  await write(io.stdout, text);
  return true;
}

/** Whether the words ask for the help of `ludoteca` and nothing else. */
export function asksForHelp(words: readonly string[]): boolean {
  const [first, second, third, ...more] = words;
  if (more.length > 0 || !['--help', '-h', 'help'].includes(first)) return false;
  if (second === undefined) return true;
  return second === '--lang' ? third !== undefined : second.startsWith('--lang=') && !third;
}
