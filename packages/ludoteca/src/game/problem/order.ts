/** Which problem is wanted: as options of the command and of forms, and as it was understood. */

import {
  type Difficulty,
  difficulties,
  difficultyNames,
  type OptionSpec,
  type OptionValues,
} from '../../document/index.ts';
import { type Notice, ok, type Phrase, type Result } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { askNames } from './phrases.ts';
import { asksOf, type ProblemAsk, themeCardsOf } from './problem.ts';

/** What is wanted of a problem; what is not said may be anything. */
export interface ProblemRecipe<Params> {
  /** The games that its position is from. */
  readonly params: Params;
  readonly asks?: ProblemAsk;
  readonly level?: Difficulty;
  readonly theme?: string;
  /** The moves that lead from the start to its position, where that is known: then nothing is left to chance. */
  readonly played?: readonly Move[];
}

/**
 * What can be said of a problem that is wanted: what it asks, how hard it is, its theme, and the board.
 *
 * @example
 * ```ts
 * import { problemOptions } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * console.log(problemOptions(rastros).map(({ name }) => name));
 * ```
 *
 * ```text
 * [ 'kind', 'level', 'about', 'size', 'start', 'goals' ]
 * ```
 */
export function problemOptions<Params, State>(
  game: Pick<Game<Params, State>, 'options' | 'themeCards' | 'themes'>,
): readonly OptionSpec[] {
  const themes = themeCardsOf(game);
  const themeNames = Object.fromEntries(themes.map(({ id, name }) => [id, name]));
  const names: Readonly<Record<string, Phrase>> = { ...themeNames, ...askNames };
  return [
    {
      name: 'kind',
      label: { en: 'What is asked', pt: 'O que se pede' },
      takes: { kind: 'choice', choices: asksOf(game), names },
      help: {
        en: 'what is asked of a problem (default win: the only winning move)',
        pt: 'o que se pede num problema (por omissão win: a única jogada que ganha)',
      },
    },
    {
      name: 'level',
      label: { en: 'Level', pt: 'Nível' },
      takes: { kind: 'choice', choices: difficulties, names: difficultyNames },
      help: {
        en: 'how hard it is: how far one must look, and whom it tempts (default: any)',
        pt: 'a dificuldade: até onde é preciso ver, e quem se deixa tentar (por omissão, qualquer)',
      },
    },
    ...(themes.length === 0
      ? []
      : [
          {
            name: 'about',
            label: { en: 'Theme', pt: 'Tema' },
            takes: { kind: 'choice', choices: themes.map(({ id }) => id), names: themeNames },
            help: {
              en: 'what it is about, as the proof shows it (default: anything)',
              pt: 'de que trata, como a prova o mostra (por omissão, de qualquer coisa)',
            },
          } as const,
        ]),
    ...game.options,
  ];
}

/**
 * An order from the options given, or what is wrong with them.
 *
 * @example
 * ```ts
 * import { problemOrder } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const order = problemOrder(rastros, { kind: 'win', level: 'easy', size: { rows: 6, cols: 6 } });
 * if (order.ok) console.log(order.value);
 * ```
 *
 * ```text
 * { params: { size: 6, start: 21 }, asks: 'win', level: 'easy' }
 * ```
 */
export function problemOrder<Params, State>(
  game: Pick<Game<Params, State>, 'params' | 'themeCards' | 'themes'>,
  { kind, level, about, ...board }: OptionValues,
): Result<ProblemRecipe<Params>, Notice> {
  const params = game.params(board);
  if (!params.ok) return params;
  const asks = asksOf(game).find((each) => each === kind);
  const wanted = difficulties.find((each) => each === level);
  const theme = themeCardsOf(game).find(({ id }) => id === about)?.id;
  return ok({
    params: params.value,
    ...(asks !== undefined && { asks }),
    ...(wanted !== undefined && { level: wanted }),
    ...(theme !== undefined && { theme }),
  });
}
