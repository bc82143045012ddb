/** What the words do that are understood at every prompt. */

import { type Analysis, type Match, ranked, sayToMove, sayVerdict } from 'ludoteca';
import { sayNumber, sentence } from '../output/text.ts';
import { byWorth } from '../output/verdicts.ts';
import { playWords } from '../phrases/play.ts';
import { helpTable, rulesText, save } from './replies.ts';
import type { Sitting } from './sitting.ts';
import { gameWords, type Typed } from './words.ts';

/** What comes after a word: another prompt, a new board to look at, or an end. */
export type After = 'ask' | 'look' | 'again' | 'menu' | 'exit' | 'interrupted';

/** Seconds to look for a hint, or to analyse. */
const hintSeconds = 2;
/** Of so many moves it is told what they are worth. */
const mostTold = 12;

export async function obey(sitting: Sitting, { word, rest }: Typed): Promise<After> {
  const { language } = sitting.context;
  switch (word) {
    case 'undo':
      return travel(sitting, 'undo');
    case 'redo':
      return travel(sitting, 'redo');
    case 'hint':
      return hint(sitting);
    case 'analyse':
      return analyse(sitting);
    case 'moves':
      await showMoves(sitting);
      return 'ask';
    case 'board':
      await showAll(sitting);
      return 'ask';
    case 'rules':
      await sitting.say(rulesText(sitting.context, sitting.game));
      return 'ask';
    case 'resign':
      return resign(sitting);
    case 'save':
      await sitting.say(await save(sitting.context, rest, sitting.match.toJson()));
      return 'ask';
    case 'apply':
    case 'check':
      throw new Error(`${word} is a word of puzzles`);
    case 'help':
      await sitting.say(helpText(sitting));
      return 'ask';
    case 'again':
    case 'menu':
    case 'exit':
      if (word === 'exit') await sitting.say(playWords.say('bye', {}, language));
      return word;
  }
}

/** Goes back to the last move that a person made, or forward to the next; by one where only bots play. */
async function travel(sitting: Sitting, direction: 'undo' | 'redo'): Promise<After> {
  const { language } = sitting.context;
  const can = (match: Match) => (direction === 'undo' ? match.canUndo : match.canRedo);
  let { match } = sitting;
  let count = 0;
  let isThere = false;
  while (!isThere && can(match)) {
    match = direction === 'undo' ? match.undo() : match.redo();
    count++;
    const isEnd = direction === 'redo' && match.outcome !== undefined;
    isThere = sitting.people === 0 || sitting.isHuman(match.seat) || isEnd;
  }
  if (!isThere) {
    await sitting.say(playWords.say(direction === 'undo' ? 'no-undo' : 'no-redo', {}, language));
    return 'ask';
  }
  await sitting.take(match);
  const key = direction === 'undo' ? 'taken-back' : 'played-again';
  await sitting.say(playWords.say(key, { count }, language));
  return 'look';
}

/** The board with all there is to see on it, and the same in words. */
async function showAll(sitting: Sitting): Promise<void> {
  await sitting.show({ isFull: true });
  for (const insight of sitting.match.insights) {
    await sitting.say(sentence(`${sitting.context.say(insight)}.`));
  }
}

async function showMoves(sitting: Sitting): Promise<void> {
  const { language } = sitting.context;
  const { match } = sitting;
  if (match.outcome !== undefined) {
    await sitting.say(playWords.say('is-over', {}, language));
    return;
  }
  await sitting.show({ moves: match.legalMoves });
  const moves = match.legalMoves.map((move) => match.write(move)).join(' ');
  await sitting.say(playWords.say('legal-moves', { moves }, language));
}

async function resign(sitting: Sitting): Promise<After> {
  const { language } = sitting.context;
  const { match } = sitting;
  const isOver = match.outcome !== undefined;
  if (isOver || !sitting.isHuman(match.seat)) {
    await sitting.say(playWords.say(isOver ? 'is-over' : 'not-your-turn', {}, language));
    return 'ask';
  }
  await sitting.take(match.resign(match.seat));
  return 'look';
}

async function hint(sitting: Sitting): Promise<After> {
  const analysis = await analysed(sitting, 'hint-thinking');
  if (analysis === undefined) return 'ask';
  if (analysis === 'interrupted') return analysis;
  await sitting.say(sayHint(sitting, analysis));
  sitting.marks = { moves: [ranked(analysis.moves)[0].move] };
  return 'ask';
}

/** Every move with what is known of it, the best first, and all of it on the board. */
async function analyse(sitting: Sitting): Promise<After> {
  const analysis = await analysed(sitting, 'analysis-thinking');
  if (analysis === undefined) return 'ask';
  if (analysis === 'interrupted') return analysis;
  const { match, context } = sitting;
  const { language } = context;
  const side = sitting.side(match.turn);
  await sitting.say(sentence(sayToMove(analysis, side, language)));
  const lines = [...analysis.moves]
    .sort(byWorth)
    .map((each) => `  ${match.write(each.move)}  ${sayVerdict(each, language)}`);
  await sitting.say(lines.slice(0, mostTold).join('\n'));
  if (lines.length > mostTold) {
    await sitting.say(playWords.say('more-moves', { count: lines.length - mostTold }, language));
  }
  sitting.known = { state: match.state, analysis };
  return 'ask';
}

/** What analysis finds within the time of a hint; nothing, and told, when the game is over. */
async function analysed(
  sitting: Sitting,
  key: 'hint-thinking' | 'analysis-thinking',
): Promise<Analysis | 'interrupted' | undefined> {
  const { context, match, prompter } = sitting;
  const { language, progress } = context;
  if (match.outcome !== undefined) {
    await sitting.say(playWords.say('is-over', {}, language));
    return undefined;
  }
  let nodes = 0;
  progress.begin((seconds) =>
    playWords.say(key, { nodes: sayNumber(nodes, language), seconds }, language),
  );
  const request = { job: 'analyse', game: match.game, state: match.state } as const;
  const analysis = await Promise.race([
    sitting.pool.do(request, {
      seconds: hintSeconds,
      onProgress(spent) {
        nodes = spent;
      },
    }),
    prompter.interrupted,
  ]);
  progress.end();
  return analysis;
}

function sayHint({ match, context: { language } }: Sitting, analysis: Analysis): string {
  const [best] = ranked(analysis.moves);
  const move = match.write(best.move);
  const { value, distance, estimate = 0.5, isRough } = best;
  const count = distance ?? 0;
  const isKnown = distance !== undefined;
  switch (value) {
    case 'win':
      return isKnown
        ? playWords.say('hint-win-in', { move, count }, language)
        : playWords.say('hint-win', { move }, language);
    case 'draw':
      return playWords.say('hint-draw', { move }, language);
    case 'loss':
      return playWords.say(isKnown ? 'hint-loss-in' : 'hint-loss', { move }, language);
    case 'unknown': {
      const percent = Math.round(estimate * 100);
      return isRough
        ? playWords.say('hint-rough', { move }, language)
        : playWords.say('hint-guess', { move, percent }, language);
    }
  }
}

function helpText({ match, context }: Sitting): string {
  const { language } = context;
  const example = match.legalMoves[0];
  const move = example === undefined ? '' : match.write(example);
  const entry = playWords.say('help-move', { move }, language);
  return helpTable(context, gameWords, example === undefined ? [] : [[move, entry]]);
}
