/** Problems in JSON: a position with what is asked of it beside it, under `"problem"`. */

import { difficulties, type JsonObject, type JsonReader } from '../../document/index.ts';
import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { writeLine } from '../analysis-json.ts';
import type { GameRules, Move } from '../game.ts';
import { problemPhrases } from './phrases.ts';
import { asksOf, type Problem, type ProblemGrade, themeCardsOf } from './problem.ts';

/** What problems need of a game to be read and written. */
type ProblemRules<Params, State> = Pick<
  GameRules<Params, State>,
  | 'positionFromJson'
  | 'positionToJson'
  | 'parseMove'
  | 'formatMove'
  | 'apply'
  | 'outcome'
  | 'themeCards'
  | 'themes'
>;

/** No game that is asked about lasts longer. */
const mostPlies = 1000;

/** A problem from its JSON; faults are told by the reader. */
export function readProblem<Params, State>(
  game: ProblemRules<Params, State>,
  reader: JsonReader,
): Problem<State> {
  const state = game.positionFromJson(reader);
  if (game.outcome(state) !== undefined) reader.refuse(problemPhrases.notice('over', {}));
  const told = reader.at('problem');
  const asks = told.at('asks').choice(asksOf(game));
  const within = told.at('in');
  const answer = told.at('answer');
  const line = told.at('line');
  const level = told.at('level');
  const grade = told.at('grade');
  const themes = told.at('themes');
  const right = answer.isPresent ? readMove(game, state, answer) : undefined;
  return {
    state,
    asks,
    ...((asks === 'win-in' || within.isPresent) && { within: within.whole(1, mostPlies) }),
    ...(right !== undefined && { answer: right }),
    ...(line.isPresent && { line: readLine(game, state, line, right) }),
    ...(level.isPresent && { level: level.choice(difficulties) }),
    ...(grade.isPresent && { grade: readGrade(game, state, grade) }),
    ...(themes.isPresent && { themes: themes.list().map((theme) => readTheme(game, theme)) }),
  };
}

function readMove<Params, State>(
  game: ProblemRules<Params, State>,
  state: State,
  reader: JsonReader,
): Move {
  const read = moveAt(game, state, reader);
  if (!read.ok) reader.refuse({ ...read.error, where: { kind: 'json', path: reader.path } });
  return read.value;
}

function moveAt<Params, State>(
  game: ProblemRules<Params, State>,
  state: State,
  reader: JsonReader,
): Result<Move, Notice> {
  if (game.outcome(state) !== undefined) return fail(problemPhrases.notice('over', {}));
  const read = game.parseMove(state, reader.text());
  return read.ok ? ok(read.value) : read;
}

function readLine<Params, State>(
  game: ProblemRules<Params, State>,
  from: State,
  reader: JsonReader,
  answer: Move | undefined,
): readonly Move[] {
  let state = from;
  const line = reader.list().map((item) => {
    const move = readMove(game, state, item);
    state = game.apply(state, move);
    return move;
  });
  if (answer !== undefined && line.length > 0 && line[0] !== answer) {
    reader.refuse(
      problemPhrases.notice(
        'line-not-played',
        { found: game.formatMove(from, line[0]), answer: game.formatMove(from, answer) },
        { kind: 'json', path: `${reader.path}[0]` },
      ),
    );
  }
  return line;
}

function readGrade<Params, State>(
  game: ProblemRules<Params, State>,
  state: State,
  reader: JsonReader,
): ProblemGrade {
  const score = reader.at('score');
  const look = reader.at('look');
  return {
    score: typeof score.value === 'number' ? score.value : score.misfit('0–10'),
    ...(look.isPresent && { look: look.whole(0, Number.MAX_SAFE_INTEGER) }),
    nodes: reader.at('nodes').whole(0, Number.MAX_SAFE_INTEGER),
    tempting: reader
      .at('tempting')
      .list()
      .map((move) => readMove(game, state, move)),
    isHidden: reader.at('hidden').value === true,
  };
}

function readTheme<Params, State>(game: ProblemRules<Params, State>, reader: JsonReader): string {
  const found = reader.text();
  const known = themeCardsOf(game).map(({ id }) => id);
  if (known.includes(found)) return found;
  return reader.refuse(
    problemPhrases.notice(
      'unknown-theme',
      { found, known: known.join(', ') || '–' },
      { kind: 'json', path: reader.path },
    ),
  );
}

export function writeProblem<Params, State>(
  game: ProblemRules<Params, State>,
  problem: Problem<State>,
): JsonObject {
  const { state, answer, line, grade } = problem;
  const written = (move: Move) => game.formatMove(state, move);
  return {
    ...game.positionToJson(state),
    problem: {
      ...questionJson(problem),
      ...(answer !== undefined && { answer: written(answer) }),
      ...(line !== undefined && { line: writeLine(game, state, line) }),
      ...(grade !== undefined && {
        grade: {
          score: grade.score,
          ...(grade.look !== undefined && { look: grade.look }),
          nodes: grade.nodes,
          tempting: grade.tempting.map(written),
          hidden: grade.isHidden,
        },
      }),
    },
  };
}

/** What a problem asks and what may be told before it is solved. */
export function questionJson({
  asks,
  within,
  level,
  themes,
}: Pick<Problem<unknown>, 'asks' | 'within' | 'level' | 'themes'>): JsonObject {
  return {
    asks,
    ...(within !== undefined && { in: within }),
    ...(level !== undefined && { level }),
    ...(themes !== undefined && { themes }),
  };
}
