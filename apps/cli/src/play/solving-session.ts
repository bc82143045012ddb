/** Solving a puzzle at the prompter, from the empty grid to the last entry, and another. */

import type { Context } from '../context.ts';
import { playWords } from '../phrases/play.ts';
import { screenWords } from '../phrases/screen.ts';
import { solvingWords } from '../phrases/solving.ts';
import { type Entry, exampleOf, isEntry, readEntry, valueText } from './entry.ts';
import { openTable } from './open-table.ts';
import { toggled } from './pencil.ts';
import type { Heard } from './prompter.ts';
import type { Leaving } from './session.ts';
import { type Begun, Solving, type SolvingSetting } from './solving.ts';
import { solvingScene } from './solving-scene.ts';
import { obeyAtSheet } from './solving-words.ts';
import { nearestWord, puzzleWords, readWord } from './words.ts';

export interface SolvingSessionSetting extends SolvingSetting {
  readonly begun: Begun;
  /** Another puzzle, the first time with 1; nothing, and told, when there is none. */
  another(round: number, context: Context): Promise<Begun | undefined>;
}

type Step = 'go-on' | 'again' | Leaving;

export async function solveByHand(
  context: Context,
  setting: SolvingSessionSetting,
): Promise<Leaving> {
  const { prompter, seated, stage } = await openTable(context, setting.begun.sheet.sketch());
  const solving = new Solving(seated, prompter, setting, setting.begun);
  try {
    for (let round = 1; ; round++) {
      stage?.(solvingScene(solving));
      const step = await solveOnce(solving);
      if (context.isJson) await context.answer(solving.toJson());
      if (step !== 'again') return step;
      const next = await setting.another(round, seated);
      if (next === undefined) return 'exit';
      solving.begin(next);
    }
  } finally {
    await solving.close();
    prompter.close();
  }
}

async function solveOnce(solving: Solving): Promise<Exclude<Step, 'go-on'>> {
  if (!(await solving.keep())) return 'unkept';
  await introduce(solving);
  await solving.show();
  let isEndTold = false;
  for (;;) {
    if (!solving.sheet.isComplete) isEndTold = false;
    else if (!isEndTold) {
      await tellEnd(solving);
      isEndTold = true;
    }
    const step = await answerTo(solving, await solving.prompter.ask(promptOf(solving)));
    if (step !== 'go-on') return step;
  }
}

async function introduce(solving: Solving): Promise<void> {
  const { context, puzzle, sheet, grammar, about, prompter } = solving;
  const { language, palette } = context;
  const say = (text: string) => solving.say(text);
  if (!prompter.isScreen) {
    await say(palette.strong(puzzle.name[language]));
    if (about.length > 0) await say(palette.faint(about.join(' · ')));
  }
  const count = sheet.cells.filter((cell) => sheet.entry(cell) !== undefined).length;
  if (count > 0) await say(solvingWords.say('resumed', { count }, language));
  if (sheet.isComplete) return;
  await say(
    prompter.isScreen
      ? screenWords.say('begin', {}, language)
      : solvingWords.say('begin', { entry: exampleOf(grammar) }, language),
  );
}

function promptOf({ sheet, context: { language } }: Solving): string {
  if (sheet.isSolved) return `${playWords.say('after-end', {}, language)}> `;
  const count = sheet.cells.filter((cell) => sheet.entry(cell) === undefined).length;
  const words =
    count === 0
      ? solvingWords.say('full', {}, language)
      : solvingWords.say('open', { count }, language);
  return `${words}> `;
}

async function tellEnd({ sheet, context, prompter }: Solving): Promise<void> {
  const { language, palette } = context;
  const words = sheet.isSolved
    ? palette.good(solvingWords.say('solved', {}, language))
    : palette.bad(solvingWords.say('full-but-wrong', {}, language));
  await prompter.say(`${words}\n`);
}

async function answerTo(solving: Solving, heard: Heard): Promise<Step> {
  switch (heard.kind) {
    case 'interrupted':
      await tellKept(solving);
      return 'interrupted';
    case 'closed':
      await tellKept(solving);
      return 'exit';
    case 'nothing':
      return 'go-on';
    case 'line':
      return answerLine(solving, heard.text);
  }
}

async function answerLine(solving: Solving, line: string): Promise<Step> {
  const { context, grammar } = solving;
  if (line.trim() === '') return 'go-on';
  const typed = isEntry(line) ? undefined : readWord(line, puzzleWords);
  if (typed !== undefined) {
    const after = await obeyAtSheet(solving, typed);
    if (after === 'look') await solving.show();
    if (after === 'ask' || after === 'look') return 'go-on';
    if (after !== 'again') await tellKept(solving);
    return after;
  }
  const entry = readEntry(line, grammar);
  if (entry.ok) {
    await makeEntry(solving, entry.value);
    return 'go-on';
  }
  await solving.say(entry.error);
  const near = isEntry(line) ? undefined : nearestWord(line, puzzleWords, context.language);
  if (near !== undefined) {
    await solving.say(playWords.say('did-you-mean', { word: near }, context.language));
  }
  return 'go-on';
}

async function makeEntry(solving: Solving, entry: Entry): Promise<void> {
  const { sheet, context, grammar } = solving;
  const { cell } = entry;
  switch (entry.kind) {
    case 'look': {
      const values = sheet.candidates(cell).map((value) => valueText(value, grammar));
      const words = { cell, values: values.join(', ') };
      const key = values.length === 0 ? 'no-candidates' : 'candidates';
      await solving.say(solvingWords.say(key, words, context.language));
      return;
    }
    case 'enter':
      await solving.take(sheet.enter(cell, entry.value));
      break;
    case 'mark':
      await solving.take(toggled(sheet, cell, entry.values));
      break;
  }
  await solving.show();
}

/** Where an unfinished puzzle is kept, if anywhere. */
async function tellKept({ record, sheet, context, prompter }: Solving): Promise<void> {
  if (record === undefined || sheet.isSolved) return;
  const words = solvingWords.say('kept', { file: record.name }, context.language);
  await prompter.say(`${words}\n`);
}
