/**
 * The long work of the library as promises: the functions of `puzzle` and `game` by the same names, done by
 * the workers of a pool. Whoever asks keeps its thread: its events, its timers and its signals go on, and any
 * `AbortSignal` ends the work at once, whatever it is doing and however large it is.
 *
 *     const background = inBackground(pool);
 *     const counted = await background.count(greaterThan, clues, 2, { signal: AbortSignal.timeout(500) });
 *     for await (const grid of background.solutions(crossAPix, clues)) …
 *
 * The algorithms stand once, as plain synchronous code; a worker runs them to their end. Puzzles and games are
 * sent by their ids, so the worker must serve those that are asked for.
 */

import type { OptionValues } from '../document/index.ts';
import {
  type Analysis,
  type AnyGame,
  type BotAnswer,
  type BotQuestion,
  type Game,
  type LookingOver,
  type LookOverOptions,
  lookOver,
  type Match,
  type Proof,
  type Review,
  type WinCertification,
} from '../game/index.ts';
import { type Notice, ok, type Result } from '../kernel/index.ts';
import type {
  Advice,
  Certification,
  Certified,
  ClaimedPath,
  Counted,
  Fact,
  Graded,
  Made,
  Path,
  Practice,
  ProofPart,
  Puzzle,
  PuzzleDoc,
  Survey,
} from '../puzzle/index.ts';
import { type ProblemBackground, problemsInBackground } from './background-problems.ts';
import type { JobRequest } from './do-job.ts';
import type { GenerateAnswer } from './generate.ts';
import type { NewsOf } from './news.ts';
import type { AskOptions, JobPool } from './pool.ts';
import { streamed } from './streamed.ts';

/** How long to work, and how to end it: `signal` gives it up, `stop` asks for what is there. */
export type BackgroundOptions = Omit<AskOptions<never>, 'onNews'>;

/** One side of the asynchronous variants; see the functions of the same names for what they answer. */
export interface Background extends ProblemBackground {
  /** `count`: up to `most` solutions, and whether there are more. */
  count<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    clues: Clues,
    most: number,
    options?: BackgroundOptions & { readonly kept?: Grid },
  ): Promise<Counted<Grid>>;
  /** `provenSolutions`: one at a time, for as long as somebody takes them; the work does not run far ahead. */
  solutions<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    clues: Clues,
    options?: BackgroundOptions & { readonly kept?: Grid },
  ): AsyncGenerator<Grid, undefined>;
  /** `generate`; `onBest` is told of puzzles that come nearer to the recipe than those before. */
  generate<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    recipe: Recipe,
    seed: string,
    options?: BackgroundOptions & { readonly onBest?: (made: Made<Clues, Grid>) => void },
  ): Promise<Result<Made<Clues, Grid>, Notice>>;
  /** `grade`. */
  grade<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    clues: Clues,
    options?: BackgroundOptions,
  ): Promise<Graded>;
  /** `hint`. */
  hint<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    doc: PuzzleDoc<Clues, Grid>,
    options?: BackgroundOptions & {
      readonly marks?: readonly Fact[];
      readonly isMinimal?: boolean;
    },
  ): Promise<Advice<Grid>>;
  /** `coachedPath`, or `path` where the exact ladder is asked for. */
  path<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    doc: PuzzleDoc<Clues, Grid>,
    options?: BackgroundOptions & { readonly isMinimal?: boolean },
  ): Promise<Path | Exclude<Advice<Grid>, { readonly kind: 'step' }>>;
  /** `practise`. */
  practise<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    kinds: readonly OptionValues[],
    insight: string,
    seed: string,
    options?: BackgroundOptions,
  ): Promise<Result<Practice<Clues, Grid>, Notice>>;
  /** `survey`. */
  survey<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    clues: Clues,
    options?: BackgroundOptions,
  ): Promise<Survey>;
  /** `certify`, for a path that somebody claims. */
  certify<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    doc: PuzzleDoc<Clues, Grid>,
    path: ClaimedPath,
    options?: BackgroundOptions,
  ): Promise<Result<Certified, Notice>>;
  /** `certifyUnique`; `write` takes the pieces of each part as they come. */
  certifyUnique<Recipe, Clues, Grid>(
    puzzle: Puzzle<Recipe, Clues, Grid>,
    clues: Clues,
    write: (part: ProofPart, chunk: string | Uint8Array) => void,
    options?: BackgroundOptions & { readonly alsoPseudoBoolean?: boolean },
  ): Promise<Certification<Grid>>;
  /** `analyse`; `onSoFar` is told now and then what is known by then. */
  analyse<Params, State>(
    game: Game<Params, State>,
    state: State,
    options?: BackgroundOptions & { readonly onSoFar?: (soFar: Analysis) => void },
  ): Promise<Analysis>;
  /** `prove`. */
  prove<Params, State>(
    game: Game<Params, State>,
    state: State,
    options?: BackgroundOptions,
  ): Promise<Proof>;
  /** `answerFor`: the move of a level. */
  answerFor<Params, State>(
    game: Game<Params, State>,
    question: Omit<BotQuestion, 'state'> & { readonly state: State },
    options?: BackgroundOptions & { readonly isTimed?: boolean },
  ): Promise<BotAnswer>;
  /** `lookOver`: what a finished game tells, its positions judged one after the other. */
  lookOver(
    game: AnyGame,
    match: Match,
    tell: (looking: LookingOver) => Promise<void> | void,
    options?: Pick<BackgroundOptions, 'signal'> & LookOverOptions,
  ): Promise<Review>;
  /** The game's own proof of who wins from a start; `write` takes it piece by piece. */
  certifyWin<Params, State>(
    game: Game<Params, State>,
    params: Params,
    write: (chunk: string | Uint8Array) => void,
    options?: BackgroundOptions,
  ): Promise<WinCertification>;
}

/**
 * The asynchronous variants of the library's long work, on the workers of a pool. A worker answers in the types
 * of the very puzzle or game it was asked about; only messages between threads have lost them, so they are
 * given back here.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { inBackground } from 'ludoteca/jobs';
 * import { startWorkers } from 'ludoteca/worker';
 *
 * const workers = startWorkers({ most: 1 });
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const { unique } = await inBackground(workers).count(greaterThan, clues, 2);
 * console.log(unique);
 * await workers.close();
 * ```
 *
 * ```text
 * true
 * ```
 */
export function inBackground(pool: Pick<JobPool, 'do'>): Background {
  const background: Background = {
    ...problemsInBackground(pool),
    async count<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      clues: Clues,
      most: number,
      { kept, ...options }: BackgroundOptions & { readonly kept?: Grid } = {},
    ) {
      const answer = await pool.do(
        { job: 'solve', game: id, clues, most, ...given({ kept }) },
        options,
      );
      const { solutions, complete, unique, nodes } = answer;
      return {
        solutions: solutions as readonly Grid[],
        complete,
        unique: unique ?? undefined,
        nodes,
      };
    },

    async *solutions<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      clues: Clues,
      { kept, ...options }: BackgroundOptions & { readonly kept?: Grid } = {},
    ): AsyncGenerator<Grid, undefined> {
      const request = { job: 'solve', game: id, clues, most: Number.MAX_SAFE_INTEGER } as const;
      const batches = streamed<readonly unknown[]>(async (hand, signal) => {
        const answer = await pool.do(
          { ...request, streams: true, ...given({ kept }) },
          { ...options, signal, onNews: ({ solutions }) => hand(solutions) },
        );
        await hand(answer.solutions);
      }, options.signal);
      for await (const batch of batches) {
        for (const grid of batch as readonly Grid[]) yield grid;
      }
      return undefined;
    },

    async generate<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      recipe: Recipe,
      seed: string,
      options: BackgroundOptions & { readonly onBest?: (made: Made<Clues, Grid>) => void } = {},
    ) {
      const { onBest, ...rest } = options;
      const madeOf = ({ job: _, isMade: __, ...made }: Extract<GenerateAnswer, { isMade: true }>) =>
        made as Made<Clues, Grid>;
      const answer = await pool.do(
        { job: 'generate', game: id, recipe, seed },
        { ...rest, ...(onBest && { onNews: (nearer) => onBest(madeOf(nearer)) }) },
      );
      return answer.isMade ? ok(madeOf(answer)) : { ok: false, error: answer.notice };
    },

    async grade({ id }, clues, options) {
      return (await pool.do({ job: 'grade', game: id, clues }, options)).graded;
    },

    async hint<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      { clues, grid }: PuzzleDoc<Clues, Grid>,
      options: Parameters<Background['hint']>[2] = {},
    ) {
      const { marks, isMinimal, ...rest } = options;
      const request = {
        job: 'hint',
        game: id,
        clues,
        ...given({ grid, marks, isMinimal }),
      } as const;
      return (await pool.do(request, rest)).advice as Advice<Grid>;
    },

    async path<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      { clues, grid }: PuzzleDoc<Clues, Grid>,
      { isMinimal, ...options }: BackgroundOptions & { readonly isMinimal?: boolean } = {},
    ) {
      const request = { job: 'path', game: id, clues, ...given({ grid, isMinimal }) } as const;
      const { way } = await pool.do(request, options);
      return way as Path | Exclude<Advice<Grid>, { readonly kind: 'step' }>;
    },

    async practise<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      kinds: readonly OptionValues[],
      insight: string,
      seed: string,
      options?: BackgroundOptions,
    ) {
      const answer = await pool.do({ job: 'practise', game: id, kinds, insight, seed }, options);
      return answer.practice as Result<Practice<Clues, Grid>, Notice>;
    },

    async survey({ id }, clues, options) {
      return (await pool.do({ job: 'survey', game: id, clues }, options)).survey;
    },

    async certify({ id }, { clues, grid }, path, options) {
      const request = { job: 'certify', game: id, clues, path, ...given({ grid }) } as const;
      return (await pool.do(request, options)).certified;
    },

    async certifyUnique<Recipe, Clues, Grid>(
      { id }: Puzzle<Recipe, Clues, Grid>,
      clues: Clues,
      write: (part: ProofPart, chunk: string | Uint8Array) => void,
      options: BackgroundOptions & { readonly alsoPseudoBoolean?: boolean } = {},
    ) {
      const { alsoPseudoBoolean, ...rest } = options;
      const answer = await pool.do(
        { job: 'certify-unique', game: id, clues, ...given({ alsoPseudoBoolean }) },
        { ...rest, onNews: ({ part, chunk }) => write(part, chunk) },
      );
      return answer.certification as Certification<Grid>;
    },

    async analyse({ id }, state, { onSoFar, ...options } = {}) {
      const analysisOf = ({ job: _, ms: __, ...analysis }: NewsOf<AnalyseRequestOf>): Analysis =>
        analysis;
      const answer = await pool.do(
        { job: 'analyse', game: id, state, listens: onSoFar !== undefined },
        { ...options, ...(onSoFar && { onNews: (news) => onSoFar(analysisOf(news)) }) },
      );
      return analysisOf(answer);
    },

    async prove({ id }, state, options) {
      const {
        job: _,
        nodes: __,
        ...proof
      } = await pool.do({ job: 'prove', game: id, state }, options);
      return proof;
    },

    async answerFor({ id }, question, { isTimed = false, ...options } = {}) {
      const request = { job: 'choose', game: id, isTimed, ...question } as const;
      const { move, nodes } = await pool.do(request, options);
      return { move, nodes };
    },

    lookOver(game, match, tell, { signal, ...options } = {}) {
      const within = (state: unknown, nodes: number) =>
        background.prove(game, state, { nodes, ...given({ signal }) });
      return lookOver(game, match, within, tell, options);
    },

    async certifyWin({ id }, params, write, options) {
      const answer = await pool.do(
        { job: 'certify-win', game: id, params },
        { ...options, onNews: ({ chunk }) => write(chunk) },
      );
      return answer.certification;
    },
  };
  return background;
}

type AnalyseRequestOf = Extract<JobRequest, { readonly job: 'analyse' }>;

/** What was given of some options: those that are absent are not sent. */
function given<Options extends object>(
  options: Options,
): { [Name in keyof Options]?: Exclude<Options[Name], undefined> } {
  const told = Object.entries(options).filter(([, value]) => value !== undefined);
  // The names and the values are those of the options.
  return Object.fromEntries(told) as {
    [Name in keyof Options]?: Exclude<Options[Name], undefined>;
  };
}
