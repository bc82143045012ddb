/** What the words do at the sheet of a puzzle. */

import { cellName, learnedBy, nudgesOf, sayAdvice, sayFact, sayNudge, sayWhere } from 'ludoteca';
import { sentence } from '../output/text.ts';
import { playWords } from '../phrases/play.ts';
import { screenWords } from '../phrases/screen.ts';
import { solvingWords } from '../phrases/solving.ts';
import { entryWord, exampleOf, valueText } from './entry.ts';
import type { After } from './obey.ts';
import { helpTable, rulesText, save } from './replies.ts';
import type { Given, Solving } from './solving.ts';
import { techniqueName } from './technique.ts';
import { puzzleWords, type Typed } from './words.ts';

export async function obeyAtSheet(solving: Solving, { word, rest }: Typed): Promise<After> {
  const { context, sheet } = solving;
  const { language } = context;
  switch (word) {
    case 'undo':
    case 'redo': {
      const can = word === 'undo' ? sheet.canUndo : sheet.canRedo;
      if (!can) {
        const none =
          word === 'undo'
            ? playWords.say('no-undo', {}, language)
            : solvingWords.say('no-redo', {}, language);
        await solving.say(none);
        return 'ask';
      }
      await solving.take(word === 'undo' ? sheet.undo() : sheet.redo());
      await solving.say(
        solvingWords.say(word === 'undo' ? 'taken-back' : 'done-again', {}, language),
      );
      return 'look';
    }
    case 'hint':
      return hint(solving);
    case 'apply':
      return apply(solving);
    case 'check':
      return check(solving);
    case 'board':
      return 'look';
    case 'rules':
      await solving.say(rulesText(context, solving.puzzle));
      return 'ask';
    case 'save':
      await solving.say(await save(context, rest, solving.toJson()));
      return 'ask';
    case 'help':
      await solving.say(helpText(solving));
      return 'ask';
    case 'again':
    case 'menu':
    case 'exit':
      if (word === 'exit') await solving.say(playWords.say('bye', {}, language));
      return word;
    case 'moves':
    case 'analyse':
    case 'resign':
      throw new Error(`${word} is a word of games for two`);
  }
}

/** Each asking goes one further: where to look, what to look for, why link by link; `apply` then takes it. */
async function hint(solving: Solving): Promise<After> {
  const { context, puzzle } = solving;
  const { language } = context;
  if (puzzle.deduction === undefined) {
    await solving.say(solvingWords.say('no-hints', {}, language));
    return 'ask';
  }
  const given = await solving.advice();
  if (given === 'interrupted') return given;
  given.times++;
  await solving.say(toldHint(solving, given));
  return 'ask';
}

function toldHint({ context, puzzle, prompter }: Solving, { advice, times }: Given): string {
  const { language } = context;
  // On the screen a key is named, where lines are typed a word.
  const say = (key: 'wrong-nudge' | 'can-ask' | 'can-apply') =>
    prompter.isScreen ? screenWords.say(key, {}, language) : solvingWords.say(key, {}, language);
  if (advice.kind === 'wrong' && times === 1) return say('wrong-nudge');
  if (advice.kind !== 'step') return sayAdvice(puzzle, advice, context);
  const nudges = nudgesOf(advice);
  const nudge = nudges[Math.min(times, nudges.length) - 1];
  const told = sentence(sayNudge(puzzle, advice, nudge, context));
  if (times < nudges.length) return `${told} ${say('can-ask')}`;
  const name = techniqueName(context, puzzle, advice.step);
  return `${name}: ${told}\n${say('can-apply')}`;
}

async function apply(solving: Solving): Promise<After> {
  const advice = solving.given?.advice;
  if (advice?.kind !== 'step') {
    await solving.say(solvingWords.say('nothing-to-apply', {}, solving.context.language));
    return 'ask';
  }
  const { context, puzzle } = solving;
  const facts = advice.step.conclusion.map((fact) => sayFact(puzzle.entry, fact, context.language));
  const { step, argument } = advice;
  const conclusion = argument === undefined ? step.conclusion : learnedBy(argument);
  await solving.take(solving.sheet.take({ conclusion }));
  const told = `${facts.join('; ')}.`;
  // The name of a cell stays small.
  await solving.say(/^[rL]\d/.test(told) ? told : sentence(told));
  return 'look';
}

/** What breaks a rule; where nothing does, whether the entries can still lead to the solution. */
async function check(solving: Solving): Promise<After> {
  const { context, sheet, puzzle } = solving;
  const { language, palette } = context;
  const faults = sheet.faults();
  if (faults.length > 0) {
    const lines = faults.map((fault) => {
      const place = fault.where === undefined ? '' : `${sayWhere(fault.where, language)}: `;
      return `  ${palette.strong(place)}${context.say(fault)}`;
    });
    await solving.say(lines.join('\n'));
    return 'ask';
  }
  if (puzzle.deduction === undefined) {
    await solving.say(solvingWords.say('no-rule-broken', {}, language));
    return 'ask';
  }
  const given = await solving.advice();
  if (given === 'interrupted') return given;
  switch (given.advice.kind) {
    case 'wrong':
      await solving.say(palette.bad(solvingWords.say('something-wrong', {}, language)));
      return 'ask';
    case 'step':
    case 'done':
      await solving.say(palette.good(solvingWords.say('all-right', {}, language)));
      return 'ask';
    default:
      await solving.say(sayAdvice(puzzle, given.advice, context));
      return 'ask';
  }
}

function helpText({ context, grammar, sheet }: Solving): string {
  const { language } = context;
  const cell = cellName(sheet.cells[0], language);
  const [value, other = value] = sheet.values;
  const shown = valueText(value, grammar);
  const marks = [value, other].map((each) => valueText(each, grammar)).join(' ');
  const values: [string, string][] =
    grammar.entry.kind === 'typed'
      ? [[exampleOf(grammar), solvingWords.say('help-entry', { value: shown }, language)]]
      : grammar.entry.values.map(({ typed }) => [
          `${cell} ${typed[language]}`,
          solvingWords.say('help-value', {}, language),
        ]);
  const entries: [string, string][] = [
    ...values,
    [`${cell} ${entryWord('clear', language)}`, solvingWords.say('help-clear', {}, language)],
    [cell, solvingWords.say('help-look', {}, language)],
    [
      `${cell} ${entryWord('mark', language)} ${marks}`,
      solvingWords.say('help-mark', {}, language),
    ],
  ];
  return helpTable(context, puzzleWords, entries, (word) => {
    switch (word) {
      case 'undo':
      case 'redo':
      case 'hint':
      case 'board':
      case 'save':
      case 'again':
        return solvingWords.say(`help-${word}`, {}, language);
      default:
        return playWords.say(`help-${word}`, {}, language);
    }
  });
}
