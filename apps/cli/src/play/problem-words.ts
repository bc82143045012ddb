/** Problems in words: what is asked of whom, how hard it is, and what an answer came to. */

import {
  type AnswerJudgement,
  type AnyGame,
  difficultyNames,
  type Language,
  type Problem,
  sayAsk,
  sayTurn,
  themeCardsOf,
  writeLine,
} from 'ludoteca';
import { problemWords } from '../phrases/problems.ts';

/** "North to move. Find the only winning move (hard)." */
export function sayProblem(game: AnyGame, problem: Problem<unknown>, language: Language): string {
  const words = {
    turn: sayTurn(game, problem.state, language),
    asked: sayAsk(game, problem, language),
  };
  if (problem.level === undefined) return problemWords.say('asked', words, language);
  const level = difficultyNames[problem.level][language];
  return problemWords.say('asked-level', { ...words, level }, language);
}

/** What the answer was about, where that is known. */
export function sayThemes(game: AnyGame, problem: Problem<unknown>, language: Language): string {
  const names = themeCardsOf(game)
    .filter(({ id }) => problem.themes?.includes(id))
    .map(({ name }) => name[language]);
  return names.length === 0
    ? ''
    : problemWords.say('about', { themes: names.join(', ') }, language);
}

/** What an answer came to, with how the game goes on. */
export function sayJudgement(
  game: AnyGame,
  problem: Problem<unknown>,
  judgement: AnswerJudgement,
  language: Language,
): string {
  if (judgement.kind === 'undecided') return problemWords.say('answer-undecided', {}, language);
  if (judgement.kind === 'unsound') return problemWords.say('unsound', {}, language);
  const [move, ...rest] = writeLine(game, problem.state, judgement.line);
  const line = rest.join(' ');
  if (judgement.kind === 'right') {
    return line === ''
      ? problemWords.say('right', { move }, language)
      : problemWords.say('right-line', { move, line }, language);
  }
  const { value, plies } = judgement;
  if (value === 'draw') return problemWords.say('wrong-draw', { move, line }, language);
  if (plies === undefined) return problemWords.say('wrong-loss', { move, line }, language);
  return problemWords.say('wrong-loss-in', { move, line, plies }, language);
}
