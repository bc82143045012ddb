/** The commands there are, in the order of the help, each loaded when it is asked for. */

import type { Command, Listed } from '../command.ts';
import { summaries } from '../phrases/summaries.ts';

const places = [
  { name: 'play', load: async () => (await import('./play.ts')).play },
  { name: 'solve', load: async () => (await import('./solve.ts')).solve },
  { name: 'check', load: async () => (await import('./check.ts')).check },
  { name: 'hint', load: async () => (await import('./hint.ts')).hint },
  { name: 'grade', load: async () => (await import('./grade.ts')).grade },
  { name: 'generate', load: async () => (await import('./generate.ts')).generate },
  { name: 'analyse', load: async () => (await import('./analyse.ts')).analyse },
  { name: 'match', load: async () => (await import('./match.ts')).match },
  { name: 'tournament', load: async () => (await import('./tournament.ts')).tournament },
  { name: 'engine', load: async () => (await import('./engine.ts')).engine },
  { name: 'bot', load: async () => (await import('./bot.ts')).bot },
  { name: 'show', load: async () => (await import('./show.ts')).show },
  { name: 'draw', load: async () => (await import('./draw.ts')).draw },
  { name: 'book', load: async () => (await import('./book.ts')).book },
  { name: 'convert', load: async () => (await import('./convert.ts')).convert },
  { name: 'certify', load: async () => (await import('./certify.ts')).certify },
  { name: 'rules', load: async () => (await import('./rules.ts')).rules },
  { name: 'serve', load: async () => (await import('./serve.ts')).serve },
  { name: 'work', load: async () => (await import('./work.ts')).work },
  { name: 'menu', load: async () => (await import('./menu.ts')).menu },
  {
    name: 'completion',
    load: async () => (await import('./completion.ts')).completionOver(listing),
  },
  { name: 'help', load: async () => (await import('./help.ts')).helpOver(listing) },
] as const satisfies readonly Omit<Listed, 'summary'>[];

export const listing: readonly Listed[] = places.map((place) => ({
  ...place,
  summary: summaries[place.name],
}));

/** All of them, for whoever tells or tests everything. */
export function loadCommands(): Promise<readonly Command[]> {
  return Promise.all(listing.map(({ load }) => load()));
}
