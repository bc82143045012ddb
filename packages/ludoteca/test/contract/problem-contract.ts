/** The suite that the problems of every game pass. A game's own test calls it with a few boards. */

import { describe, expect, it } from 'vitest';
import { difficulties, unpackCode } from '../../src/document/index.ts';
import {
  asksOf,
  bareProver,
  bestMove,
  type Game,
  gameDocument,
  judgeAnswer,
  type Move,
  makeProblem,
  movesAround,
  openMatch,
  type Problem,
  type ProblemRecipe,
  problemAt,
  problemHints,
  problemOptions,
  problemOrder,
  sayAsk,
  sayProblemHint,
  themeCardsOf,
  verifyProblem,
  withoutAnswer,
} from '../../src/game/index.ts';
import { Effort, languages, type Notice, sayNotice } from '../../src/kernel/index.ts';
import { phrasebooksOf } from '../../src/words/index.ts';
import { deepFreeze } from './deep-freeze.ts';

export interface ProblemSamples<Params> {
  /** Orders that can be met; each gets a problem or two. */
  readonly orders: readonly ProblemRecipe<Params>[];
}

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 20 : 1 }, (_, index) => `problem-${index}`);

export function problemContract<Params, State>(
  game: Game<Params, State>,
  { orders }: ProblemSamples<Params>,
): void {
  const made = (order: ProblemRecipe<Params>, seed: string): Problem<State> => {
    const answer = makeProblem(game, order, seed);
    if (!answer.ok) throw new Error(`${JSON.stringify(order)}: ${answer.error.code}`);
    expect(answer.value.seed).toBe(seed);
    return answer.value.problem;
  };
  const problems = orders.flatMap((order) =>
    seeds.map((seed) => ({ order, seed, problem: deepFreeze(made(order, seed)) })),
  );

  describe(`the problems of ${game.id}`, () => {
    it('are hinted at step by step, and only the last step tells the answer', () => {
      for (const { problem } of problems) {
        const { state, answer } = problem;
        if (answer === undefined) throw new Error('made without an answer');
        const moves = game.moves(state);
        const around = movesAround(game, { ...problem, answer });
        expect(around).toContain(answer);
        expect(around.length).toBeGreaterThan(1);
        expect(around.length).toBeLessThanOrEqual(Math.min(4, Math.ceil(moves.length / 2)));
        for (const language of languages) {
          const teller = {
            language,
            say: (notice: Notice) => sayNotice(phrasebooksOf(game), notice, language),
          };
          const [what, where, why] = problemHints.map((hint) =>
            sayProblemHint(game, { ...problem, answer }, hint, teller),
          );
          const names = moves.map((move) => game.formatMove(state, move));
          const named = (text: string) =>
            names.filter((name) => text.split(/[ ,.:]+/).includes(name));
          expect(named(what)).toEqual([]);
          expect(named(where)).toEqual(around.map((move) => game.formatMove(state, move)));
          expect(named(why)[0]).toBeDefined();
          expect(why).toContain(` ${game.formatMove(state, answer)}.`);
        }
        // Whoever is to solve it gets the question alone.
        const asked = withoutAnswer(problem);
        expect([asked.answer, asked.line, asked.grade]).toEqual([undefined, undefined, undefined]);
      }
    });

    it('have words in every language', () => {
      for (const language of languages) {
        const asked = asksOf(game).map((asks) => sayAsk(game, { asks, within: 3 }, language));
        expect(new Set(asked).size).toBe(asked.length);
        for (const { name, summary } of themeCardsOf(game)) {
          for (const phrase of [name, summary]) expect(phrase[language].trim()).not.toBe('');
        }
      }
      const ids = themeCardsOf(game).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      if (game.themes !== undefined) {
        expect(game.themes.map(({ id }) => id)).toEqual(ids);
      }
    });

    it('are what was ordered', () => {
      for (const { order, problem } of problems) {
        expect(problem.asks).toBe(order.asks ?? 'win');
        if (order.level !== undefined) expect(problem.level).toBe(order.level);
        if (order.theme !== undefined) expect(problem.themes).toContain(order.theme);
        expect(game.paramsToJson(game.paramsOf(problem.state))).toMatchObject(
          game.paramsToJson(order.params),
        );
        expect(game.moves(problem.state).length).toBeGreaterThan(2);
      }
    });

    it('are found by what a move shows: no theme is denied before the proof', () => {
      for (const { problem } of problems) {
        for (const { id, mayBe } of game.themes ?? []) {
          if (!problem.themes?.includes(id)) continue;
          expect(mayBe?.(problem.state, problem.answer ?? -1) ?? true).toBe(true);
        }
      }
    });

    it('go on to the end of the game, or for forty moves', () => {
      for (const { problem } of problems) {
        const { state, line = [] } = problem;
        if (line.length > 40) continue;
        expect(game.outcome(line.reduce(game.apply, state))).toBeDefined();
      }
    });

    it('are not dull: no win in one above easy, none after any reply to one of few moves above medium', () => {
      for (const { problem } of problems) {
        const { state, line = [], level = 'easy' } = problem;
        const end = game.outcome(line.reduce(game.apply, state));
        if (end?.winner !== game.turn(state)) continue;
        if (level !== 'easy') expect(line.length).toBeGreaterThan(1);
        if (difficulties.indexOf(level) < difficulties.indexOf('hard')) continue;
        if (game.moves(state).length <= 8) expect(line.length).toBeGreaterThan(3);
      }
    });

    it('are made again by their seed', () => {
      const [{ order, seed, problem }] = problems;
      expect(made(order, seed)).toEqual(problem);
      expect(made(order, `${seed}/other`).state).not.toEqual(problem.state);
    });

    it('are proven again from nothing: one move is right, all others are wrong', () => {
      for (const { problem } of problems) {
        const verdict = verifyProblem(game, problem, new Effort());
        if (verdict.kind !== 'sound') throw new Error(JSON.stringify({ problem, verdict }));
        const { proven } = verdict;
        expect(proven.answer).toBe(problem.answer);
        // Which of equal moves is told hangs on nothing that was proven before.
        expect(proven.line).toEqual(problem.line);
        for (const { move, value } of proven.moves) {
          if (move === problem.answer) expect(value).toBe(proven.value);
          else if (proven.value === 'draw' || !game.canDraw) expect(value).toBe('loss');
          else expect(value).not.toBe('win');
        }
      }
    });

    it('are refused where they do not tell the truth', () => {
      const [{ problem }] = problems;
      const { state, answer } = problem;
      const wrong = game.moves(state).find((move) => move !== answer);
      const { line: _, ...rest } = problem;
      const told = (claim: Partial<Problem<State>>) => {
        const verdict = verifyProblem(game, { ...rest, ...claim }, new Effort());
        return verdict.kind === 'unsound' ? verdict.faults.map(({ code }) => code) : verdict.kind;
      };
      expect(told({})).toBe('sound');
      expect(told({ answer: wrong ?? -1 })).toEqual(['problem.other-answer']);
      expect(told({ asks: 'win-in', within: 99 })).toEqual(['problem.other-length']);
      const start = openMatch(game, orders[0].params).state as State;
      const verdict = verifyProblem(game, { state: start, asks: 'win' }, new Effort({ nodes: 1 }));
      expect(verdict.kind).not.toBe('sound');
    });

    it('are read back as JSON, and from codes without their answer', () => {
      for (const { problem } of problems) {
        const document = gameDocument(game, { kind: 'problem', problem });
        const json = JSON.parse(JSON.stringify(document.toJson()));
        expect(game.fromJson(json)).toEqual({ ok: true, value: { kind: 'problem', problem } });
        expect(document.problem).toEqual(problem);
        expect(document.match.state).toEqual(problem.state);
        const unpacked = unpackCode([game], document.code());
        if (!unpacked.ok) throw new Error(unpacked.error.code);
        const { answer: _, line: __, grade: ___, ...question } = problem;
        const read = game.fromJson(unpacked.value.json);
        if (!read.ok || read.value.kind !== 'problem') throw new Error('a code is read back');
        expect(read.value.problem.asks).toBe(question.asks);
        expect(game.positionToJson(read.value.problem.state)).toEqual(
          game.positionToJson(question.state),
        );
        expect(read.value.problem).not.toHaveProperty('answer');
        expect(read.value.problem).not.toHaveProperty('line');
      }
    });

    it('have faults that are located', () => {
      const [{ problem }] = problems;
      const json = JSON.parse(JSON.stringify(game.toJson({ kind: 'problem', problem })));
      const faultOf = (change: object) => {
        const read = game.fromJson({ ...json, problem: { ...json.problem, ...change } });
        if (read.ok) return undefined;
        for (const language of languages) {
          expect(sayNotice(phrasebooksOf(game), read.error, language)).not.toMatch(/[{}]/);
        }
        return read.error.where;
      };
      expect(faultOf({})).toBeUndefined();
      for (const [name, value] of Object.entries({
        asks: 'nothing',
        answer: 'nowhere',
        line: ['nowhere'],
        level: 'huge',
        themes: ['weather'],
        grade: { score: 'high' },
      })) {
        expect(faultOf({ [name]: value })).toMatchObject({
          kind: 'json',
          path: expect.stringContaining(`problem.${name}`),
        });
      }
      expect(game.fromJson({ ...json, problem: 7 })).toMatchObject({ ok: false });
    });

    it('are judged: the answer is right, any other move is refuted by legal moves', () => {
      for (const { problem } of problems) {
        for (const move of game.moves(problem.state)) {
          const judgement = judgeAnswer(game, problem, move, new Effort());
          if (!('line' in judgement)) throw new Error(`a problem is decided: ${judgement.kind}`);
          expect(judgement.kind).toBe(move === problem.answer ? 'right' : 'wrong');
          let state = problem.state;
          for (const step of judgement.line) state = game.apply(state, step);
          const end = game.outcome(state);
          if (judgement.kind === 'wrong' && judgement.value === 'loss' && end !== undefined) {
            expect(end.winner).not.toBe(game.turn(problem.state));
          }
        }
      }
    });

    it('are judged by what is proven, whatever answer is told', () => {
      for (const { problem } of problems.slice(0, 4)) {
        const { state, answer } = problem;
        const others = game.moves(state).filter((move) => move !== answer);
        for (const told of [undefined, ...others.slice(0, 2)]) {
          const { answer: _answer, line: _line, ...question } = problem;
          const forged =
            told === undefined ? question : { ...question, answer: told, line: [told] };
          const judged = (move: Move) => judgeAnswer(game, forged, move, new Effort()).kind;
          expect(judged(answer ?? -1)).toBe('right');
          expect(judged(others[0])).toBe('wrong');
        }
      }
    });

    it('are no problems where not one move alone is right', () => {
      const [{ order }] = problems;
      const state = game.initial(order.params);
      if (problemAt(game, state, new Effort({ nodes: 200_000 })) !== undefined) return;
      for (const move of game.moves(state)) {
        const { kind } = judgeAnswer(
          game,
          { state, asks: 'win' },
          move,
          new Effort({ nodes: 200_000 }),
        );
        expect(['unsound', 'wrong', 'undecided']).toContain(kind);
      }
    });

    it('are hinted at without what was tried', () => {
      for (const { problem } of problems) {
        const { state, answer = -1 } = problem;
        const tried = game
          .moves(state)
          .filter((move) => move !== answer)
          .slice(0, 2);
        const around = movesAround(game, { ...problem, answer }, tried);
        expect(around).toContain(answer);
        for (const move of tried) expect(around).not.toContain(move);
      }
    });

    it('can be explored: perfect play keeps what it has', () => {
      const [{ problem }] = problems;
      const best = bestMove(game, problem.state, new Effort());
      expect(best?.move).toBe(problem.answer);
      const after = game.apply(problem.state, problem.answer ?? -1);
      if (game.outcome(after) !== undefined) return;
      const reply = bestMove(game, after, new Effort());
      const value = bareProver(game).solve(after, new Effort());
      expect(reply?.value).toBe(value);
    });

    it('are found again where they stand in a game', () => {
      for (const { problem } of problems) {
        const found = problemAt(game, problem.state, new Effort());
        expect(found).toMatchObject({ answer: problem.answer, level: problem.level });
        expect(found?.themes).toEqual(problem.themes);
      }
    });

    it('are ordered by options', () => {
      const options = problemOptions(game);
      expect(options.map(({ name }) => name)).toEqual(expect.arrayContaining(['kind', 'level']));
      for (const level of difficulties) {
        expect(problemOrder(game, { level, kind: 'hold' })).toMatchObject({
          ok: true,
          value: { level, asks: 'hold' },
        });
      }
    });
  });
}
