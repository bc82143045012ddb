import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../../src/games/cross-a-pix/all-phrases.ts';
import { kindCosts } from '../../src/games/cross-a-pix/coach/cost.ts';
import { insights } from '../../src/games/cross-a-pix/coach/insights.ts';
import { see } from '../../src/games/cross-a-pix/coach/see.ts';
import { type SightName, sightNames } from '../../src/games/cross-a-pix/coach/sight.ts';
import { crossAPix } from '../../src/games/cross-a-pix/index.ts';
import { languages, sayNotice } from '../../src/kernel/index.ts';
import { type Insight, practise, sayLinks } from '../../src/puzzle/index.ts';
import { drawn, quoted } from '../drawn-hints.ts';
import { drawnLine } from './drawn-line.ts';

const page = readFileSync(
  new URL('../../../../docs/cross-a-pix-coach.md', import.meta.url),
  'utf8',
);
const examples = [...page.matchAll(/^ {4}(\S+) (\d+) (\d+) ([\w-]+)\n {4}(.*)\n {4}(.*)$/gm)].map(
  ([, drawing, painted, blocks, name, text, translated]) => ({
    drawing,
    painted: Number(painted),
    blocks: Number(blocks),
    name,
    text,
    translated,
  }),
);

function isSightName(name: string): name is SightName {
  return sightNames.some((each) => each === name);
}

/** Those that look at more than one line, each on a small board in which it gives the next entry. */
const onBoards = insights.filter(({ name }) => !isSightName(name));

function onBoard({ name, title, sees }: Insight): string {
  const found = practise(crossAPix, crossAPix.lessons?.practice ?? [], name, 'page');
  if (!found.ok) throw new Error(`no example of ${name}`);
  const said = quoted(crossAPix, (speaker) => sayLinks(found.value.argument, speaker));
  const about = `**${title.en}**: sees ${sees.en}.`;
  return `${about}\n\n${drawn(crossAPix, found.value)}\n\n${said}\n`;
}

describe('the page about the coach of Cross-a-Pix', () => {
  it('has the table of insights and what their kinds cost', () => {
    const rows = [...page.matchAll(/^\| (.+) \| `(.+)` \| (\w+) \| ([\d.]+) \|$/gm)].map(
      ([, title, name, difficulty, cost]) => ({ title, name, difficulty, cost: Number(cost) }),
    );
    const known = insights.flatMap(({ name, title, difficulty }) =>
      isSightName(name) ? [{ title: title.en, name, difficulty, cost: kindCosts[name] }] : [],
    );
    expect(rows).toEqual(known);
  });

  it('draws an example of every insight on a line', () => {
    expect([...new Set(examples.map(({ name }) => name))].sort()).toEqual([...sightNames].sort());
  });

  it.each(onBoards)('draws $name on a board', (insight) => {
    expect(page).toContain(onBoard(insight));
  });

  it.each(examples)('$drawing: $text', ({ drawing, painted, blocks, name, text, translated }) => {
    if (!isSightName(name)) throw new Error(name);
    const { view, forced } = drawnLine(drawing, painted, blocks);
    const said = see(name, view, forced).map((sight) =>
      languages
        .map((language) =>
          sight
            .tell()
            .map((notice) => sayNotice([allPhrases], notice, language))
            .join(' '),
        )
        .join('\n'),
    );
    expect(said).toContain(`${text}\n${translated}`);
  });
});
