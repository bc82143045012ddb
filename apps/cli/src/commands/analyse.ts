/** `analyse`: what is known of a position and of each of its moves, proofs and estimates apart. */

import {
  type AnyDocument,
  type AnyGame,
  analysisJson,
  kindOf,
  type Match,
  type MoveVerdict,
  type Notice,
  type Review,
  reviewWords,
  sayReview,
  sayToMove,
  sayVerdict,
  writeLine,
} from 'ludoteca';
import type { AnalyseAnswer } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { labelJson, labelOf, type Read, readDocuments, refuse, warn } from '../input/documents.ts';
import { notGame } from '../input/families.ts';
import { sayOutcome } from '../output/outcomes.ts';
import { sayNumber, sayTime, sentence } from '../output/text.ts';
import { byWorth } from '../output/verdicts.ts';
import { answerWords } from '../phrases/answers.ts';
import { matchWords } from '../phrases/matches.ts';
import { summaries } from '../phrases/summaries.ts';
import { inOrder } from '../work/in-order.ts';
import { budgetsSinceStart, openPool } from '../work/pool.ts';
import { reviewGame, reviewJson } from '../work/review-game.ts';
import { handFiles } from './hand-over.ts';
import { queueFlags } from './queue-options.ts';
import { files, hintOf, jobsFlag, jobsOf, readingFlags } from './reading.ts';

/** Seconds for a position when nothing is said. */
const usualSeconds = 10;

/** Of how many moves people are shown what is expected to follow. */
const mostLines = 5;

export const analyse: Command = {
  name: 'analyse',
  summary: summaries.analyse,
  operands: [files],
  flags: [
    {
      name: 'time',
      takes: { kind: 'number', least: 0, most: 1_000_000 },
      value: { en: 'S', pt: 'S' },
      help: {
        en: 'at most so many seconds a position (default 10, or no limit with --nodes)',
        pt: 'no máximo tantos segundos por posição (por omissão 10, ou sem limite com --nodes)',
      },
    },
    {
      name: 'nodes',
      takes: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
      help: {
        en: 'at most so many search nodes a position',
        pt: 'no máximo tantos nós de procura por posição',
      },
    },
    jobsFlag,
    ...readingFlags,
    ...queueFlags,
  ],
  exits: [
    [0, { en: 'each position is decided', pt: 'cada posição está decidida' }],
    [
      3,
      {
        en: 'the value of a position is not known within the budget',
        pt: 'o valor de uma posição não se conhece dentro do orçamento',
      },
    ],
  ],
  examples: [
    {
      words: 'analyse position.json',
      says: { en: 'the board, and every move', pt: 'o tabuleiro, e cada jogada' },
    },
    {
      words: 'analyse --time 60 game.json',
      says: {
        en: 'of a finished game also which moves changed the outcome',
        pt: 'de uma partida acabada, também que jogadas mudaram o resultado',
      },
    },
    {
      words: 'analyse --json --nodes 1000000 positions.jsonl',
      says: {
        en: 'a JSON answer per line, the same every time',
        pt: 'uma resposta JSON por linha, sempre a mesma',
      },
    },
  ],
  run,
};

/** A document with its analysis; without one when it was refused. */
interface Analysed {
  readonly read: Read;
  readonly game?: AnyGame;
  readonly match?: Match;
  readonly loss?: Notice;
  readonly answer?: AnalyseAnswer;
  /** Of a finished game. */
  readonly review?: Review;
}

async function run(context: Context, given: Given): Promise<ExitCode> {
  if (given.flags.queue !== undefined) return handFiles(context, given, 'analyse');
  const { nodes, time } = given.flags;
  const jobs = jobsOf(context, given);
  // A thread loads what it needs while this one does.
  const pool = openPool(jobs, context.catalogueUrl);
  pool.warm();
  const hint = await hintOf(context, given);
  if (hint === undefined) {
    await pool.close();
    return exitCodes.wrong;
  }
  const kinds = await context.kinds();
  const refuseFor = (document: AnyDocument): readonly Notice[] =>
    document.kind === 'game' ? [] : [notGame(kinds, kindOf(document))];
  const reads = readDocuments(context, given.operands, { ...hint, refuse: refuseFor });
  const seconds = typeof time === 'number' ? time : nodes === undefined ? usualSeconds : undefined;
  const next = budgetsSinceStart(
    {
      ...(typeof nodes === 'number' && { nodes }),
      ...(seconds !== undefined && { seconds }),
    },
    jobs,
  );
  const watch = watchAnalysis(context);
  const work = async (read: Read): Promise<Analysed> => {
    if (!read.found.ok) return { read };
    const document = read.found.value;
    if (document.kind !== 'game') throw new Error('puzzles are refused');
    const { game, match, loss } = document;
    const budget = next();
    const request = { job: 'analyse', game: game.id, state: match.state } as const;
    const answer = await pool.do(request, { ...budget, onProgress: watch.spend });
    const isFinished = match.outcome !== undefined && match.history.length > 0;
    const review = isFinished ? await reviewGame(pool, game, match, budget) : undefined;
    watch.finish();
    return {
      ...{ read, game, match, answer },
      ...(review !== undefined && { review }),
      ...(loss !== undefined && { loss }),
    };
  };
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  try {
    for await (const analysed of inOrder(reads, jobs * 4, work)) {
      code = graver(code, await tell(context, analysed, isFirst));
      isFirst = false;
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}

/** Tells how far the analysis has come. */
function watchAnalysis({ progress, language }: Context) {
  let spent = 0;
  let done = 0;
  progress.begin((seconds) => {
    const nodes = sayNumber(spent, language);
    return done === 0
      ? matchWords.say('analysing', { nodes, seconds }, language)
      : matchWords.say('analysing-many', { nodes, seconds, done }, language);
  });
  return {
    spend: (nodes: number): void => {
      spent = nodes;
    },
    finish: (): void => {
      done++;
    },
  };
}

async function tell(
  context: Context,
  { read, game, match, answer, loss, review }: Analysed,
  isFirst: boolean,
): Promise<ExitCode> {
  if (!read.found.ok) {
    await refuse(context, read, read.found.error);
    return exitCodes.wrong;
  }
  if (game === undefined || match === undefined || answer === undefined) {
    throw new Error('what is not refused is analysed');
  }
  if (loss !== undefined) warn(context, read, loss);
  if (context.isJson) {
    await context.answer({
      ...labelJson(read),
      ...analysisJson(game, match.state, answer),
      ms: answer.ms,
      ...(review !== undefined && { review: reviewJson(game, match, review, context.language) }),
      ...(loss !== undefined && { loss: noticeJson(context, loss) }),
    });
  } else {
    const drawing = context.palette.sketch(match.sketch());
    const told = review === undefined ? '' : tellReview(context, game, match, review);
    await context.print(
      `${isFirst ? '' : '\n'}${drawing}\n${sayAnalysis(context, read, game, match, answer)}${told}`,
    );
  }
  return answer.value === 'unknown' ? exitCodes.undecided : exitCodes.done;
}

/** What a finished game was, in the words of the page. */
function tellReview(
  { language, palette }: Context,
  game: AnyGame,
  match: Match,
  review: Review,
): string {
  const lines = sayReview(game, match, review, language);
  const title = palette.strong(`${reviewWords.reviewed[language]}:`);
  return `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function sayAnalysis(
  context: Context,
  read: Read,
  game: AnyGame,
  match: Match,
  answer: AnalyseAnswer,
): string {
  const { language, palette } = context;
  const { outcome } = match;
  const verdict =
    outcome !== undefined
      ? sayOutcome(context, match, outcome)
      : sentence(sayToMove(answer, match.sides[match.turn].name[language], language));
  const cost = answerWords.say(
    'cost',
    {
      nodes: sayNumber(answer.nodes, language),
      count: answer.nodes,
      time: sayTime(answer.ms, language),
    },
    language,
  );
  const label = labelOf(read);
  const head = label === '' ? verdict : `${label}: ${verdict}`;
  const moves = [...answer.moves].sort(byWorth);
  const width = Math.max(0, ...moves.map(({ move }) => match.write(move).length));
  const lines = moves.map((each) => {
    const { value } = each;
    const ink = value === 'win' ? palette.good : value === 'loss' ? palette.bad : palette.faint;
    const move = match.write(each.move).padEnd(width);
    return `  ${palette.strong(move)}  ${ink(sayVerdict(each, language))}\n`;
  });
  const seen = match.insights.map((insight) => `${sentence(`${context.say(insight)}.`)}\n`);
  const parts = [lines, linesAhead(context, game, match, moves), seen].filter(
    ({ length }) => length > 0,
  );
  return `${palette.strong(head)} ${palette.faint(`(${cost})`)}\n${parts
    .map((part) => part.join(''))
    .join('\n')}`;
}

/** What is expected to follow the best moves, as far as that was looked at. */
function linesAhead(
  { language }: Context,
  game: AnyGame,
  { state }: Match,
  moves: readonly MoveVerdict[],
): readonly string[] {
  const lines = moves
    .slice(0, mostLines)
    .flatMap(({ move, line = [] }) =>
      line.length === 0 ? [] : [`  ${writeLine(game, state, [move, ...line]).join(' ')}\n`],
    );
  return lines.length === 0 ? [] : [`${matchWords.say('best-lines', {}, language)}\n`, ...lines];
}
