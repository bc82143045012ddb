import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greedyNoughts, noughts } from '../../test/games/noughts/index.ts';
import { documentPhrases } from '../document/index.ts';
import { rastros } from '../games/rastros/index.ts';
import { languages, random, sayNotice } from '../kernel/index.ts';
import {
  type AnyGame,
  type Engine,
  enginePhrases,
  gamePhrases,
  type Match,
  matchPhrases,
  openEngine,
  type ThinkingLimits,
} from './index.ts';

/** An engine that plays the first move, and tells what limits it was given. */
function engineOf(game: AnyGame, language: 'en' | 'pt' = 'en', hasSwap = false) {
  const limits: unknown[] = [];
  const books = [enginePhrases, matchPhrases, gamePhrases, documentPhrases, game.phrases];
  const engine = openEngine(game, {
    params: game.presets[0].params,
    hasSwap,
    name: 'Test',
    version: '7',
    say: (notice) => sayNotice(books, notice, language),
    mind: {
      async choose(match: Match, { stop: _, ...given }) {
        limits.push(given);
        return match.legalMoves[0];
      },
      async analyse(match: Match, { stop: _, ...given }) {
        limits.push(given);
        const moves = game.moves(match.state).map((move) => ({ move, value: 'unknown' as const }));
        return { value: 'unknown', estimate: 0.51239, moves, nodes: 9, ms: 3 };
      },
    },
  });
  return { engine, limits };
}

async function talk(engine: Engine, ...lines: string[]): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (const line of lines) answers.push(await engine.answer(line));
  return answers;
}

/** An engine that thinks until it is stopped, and tells whether it was. */
function patientEngine() {
  const told: string[] = [];
  const moves = noughts.moves(noughts.initial(noughts.presets[0].params));
  const stopped = (limits: ThinkingLimits) =>
    new Promise<void>((resolve) => {
      if (limits.stop.aborted) resolve();
      limits.stop.addEventListener('abort', resolve);
    });
  const soFar = {
    value: 'unknown' as const,
    nodes: 5,
    moves: moves.map((move, index) => ({
      ...{ move, value: 'unknown' as const, estimate: index / 10 },
    })),
  };
  const engine = openEngine(noughts, {
    params: noughts.presets[0].params,
    name: 'Patient',
    version: '1',
    say: () => '',
    tell: (line) => told.push(line),
    mind: {
      async choose(match, limits) {
        limits.onInfo?.({ nodes: 7 });
        await stopped(limits);
        return match.legalMoves[0];
      },
      async analyse(_, limits) {
        limits.onInfo?.({ nodes: 5, analysis: soFar });
        await stopped(limits);
        return { ...soFar, ms: 1 };
      },
    },
  });
  return { engine, told };
}

describe('an engine that thinks', () => {
  it('is stopped, and answers with what there is', async () => {
    const { engine } = patientEngine();
    for (const line of ['genmove 1', 'analyse']) {
      const answering = engine.answer(line);
      engine.overhear('5 stop # now');
      expect(await answering).toMatch(/^= /);
      expect(await engine.answer('5 stop # now')).toBe('=5\n\n');
    }
    // One that came before the thinking began stops it too, and none after it.
    engine.overhear('stop');
    expect(await engine.answer('analyse')).toMatch(/^= /);
    expect(await engine.answer('stop')).toBe('=\n\n');
    const answering = engine.answer('analyse');
    expect(await Promise.race([answering, Promise.resolve('goes on')])).toBe('goes on');
    expect(engine.isLeaving).toBe(false);
    engine.overhear('quit');
    expect(engine.isLeaving).toBe(true);
    expect(await answering).toMatch(/^= /);
  });

  it('tells how it goes to who wants to know, and so many of the best moves', async () => {
    const { engine, told } = patientEngine();
    const analysed = async (...lines: string[]) => {
      for (const line of lines) expect(await engine.answer(line)).toBe('=\n\n');
      engine.overhear('stop');
      const answer = await engine.answer('analyse');
      await engine.answer('stop');
      return JSON.parse((answer ?? '').slice(2)).moves.map(({ move }: { move: string }) => move);
    };
    expect(await analysed()).toHaveLength(9);
    expect(told).toEqual([]);
    expect(await analysed('info on', 'multi 2')).toEqual(['c3', 'b3']);
    expect(told).toEqual([
      'info {"nodes":5,"moves":[{"move":"c3","value":"unknown","estimate":0.8},{"move":"b3","value":"unknown","estimate":0.7}]}',
    ]);
    expect(await analysed('info off', 'multi 0')).toHaveLength(9);
    expect(told).toHaveLength(1);
    expect(await talk(engine, 'multi', 'multi x', 'info', 'info maybe')).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^\?/)),
    );
  });
});

describe('the engine', () => {
  it('plays a game', async () => {
    const { engine } = engineOf(rastros);
    expect(
      await talk(
        engine,
        ...['boardsize 3', 'legal_moves', 'play north c2', 'genmove south', 'outcome'],
        ...['genmove north', 'undo', 'undo', 'legal_moves', 'outcome', 'clear_board', 'quit'],
      ),
    ).toEqual([
      '=\n\n',
      '= a1 b1 c1 a2 c2 a3 b3 c3\n\n',
      '=\n\n',
      '= b1\n\n',
      '= none\n\n',
      '= a1\n\n',
      '=\n\n',
      '=\n\n',
      '= b1 c1 b3 c3\n\n',
      '= none\n\n',
      '=\n\n',
      '=\n\n',
    ]);
    expect(engine.isDone).toBe(true);
  });

  it('carries numbers, and passes over comments and what is empty', async () => {
    const { engine } = engineOf(noughts);
    expect(
      await talk(engine, '12 name', '\t 7\tversion # seven', '# name', '', '  ', '3 dance', '4'),
    ).toEqual([
      '=12 Test\n\n',
      '=7 7\n\n',
      undefined,
      undefined,
      undefined,
      '?3 unknown command dance; list_commands tells which there are\n\n',
      '?4 found no command\n\n',
    ]);
    expect(engine.isDone).toBe(false);
  });

  it('tells itself, and shows the board', async () => {
    const { engine } = engineOf(noughts);
    const [list, known, unknown, version, board] = await talk(
      engine,
      ...['list_commands', 'known_command genmove', 'known_command toString'],
      ...['protocol_version', 'showboard'],
    );
    const commands =
      'boardsize clear_board position play genmove undo legal_moves showboard analyse time_limit name version protocol_version list_commands quit';
    for (const command of commands.split(' ')) {
      expect(list).toMatch(new RegExp(`^(= )?${command}$`, 'm'));
    }
    expect([known, unknown, version]).toEqual(['= true\n\n', '= false\n\n', '= 2\n\n']);
    expect(board).toBe('=\n...\n...\n...\nx\n\n');
  });

  it('refuses what is out of turn, illegal, or after the end', async () => {
    const { engine } = engineOf(noughts);
    expect(
      await talk(
        engine,
        ...['play o a1', 'genmove 2', 'play z a1', 'play x z9', 'play x a1', 'play 2 a1'],
        ...['PLAY o a1', 'play O b1', 'play 1 a2', 'play 2 b2', 'play 1 a3', 'play 2 c2', 'undo'],
        ...['outcome', 'genmove 1', 'genmove 2', 'legal_moves'],
      ),
    ).toEqual([
      '? it is not the turn of o\n\n',
      '? it is not the turn of o\n\n',
      '? found z; expected a side, x or o, or 1 or 2\n\n',
      '? found z9; expected a cell such as b2\n\n',
      '=\n\n',
      '? a1 is taken\n\n',
      '? unknown command PLAY; list_commands tells which there are\n\n',
      '=\n\n',
      '=\n\n',
      '=\n\n',
      '=\n\n',
      '? the game is over; there are no more moves\n\n',
      '=\n\n',
      '= none\n\n',
      '= c1\n\n',
      '= c2\n\n',
      '= a3 b3 c3\n\n',
    ]);
  });

  it('takes positions and records, and refuses what is neither', async () => {
    const { engine } = engineOf(rastros);
    const answers = await talk(
      engine,
      ...['position {"size":4,"blocked":["c3"],"stone":"d3","toMove":"south"}', 'undo'],
      ...['genmove north', 'genmove south', 'clear_board', 'legal_moves'],
      'position {"game":"rastros","params":{"size":5},"moves":["d4"]}',
      ...['legal_moves', 'undo', 'position', 'position {"size":4', 'position [1]'],
      ...['position {"game":"chess"}', 'position {"size":4,"stone":"z9","toMove":"north"}'],
      'position {"size":4,"blocked":["b2"],"stone":"b2","toMove":"north"}',
      'legal_moves',
    );
    expect(answers.map((answer) => answer?.[0]).join('')).toBe('=??======??????=');
    expect(answers.at(-1)).toBe('= b2 c2 d2 b3 d3 b4 c4 d4\n\n');
  });

  it('changes boards where there are others', async () => {
    const rastrosEngine = engineOf(rastros).engine;
    expect(
      await talk(rastrosEngine, 'boardsize 5x5', 'boardsize 6x7', 'boardsize', 'boardsize x'),
    ).toEqual([
      '=\n\n',
      '? found a board of 6×7; expected a square one, from 3 to 26\n\n',
      '? expected boardsize N | boardsize NxM\n\n',
      '? --size: found x, expected 3–26\n\n',
    ]);
    expect(await talk(engineOf(noughts).engine, 'boardsize 3')).toEqual([
      '? this game has one board only\n\n',
    ]);
  });

  it('analyses, within its limits', async () => {
    const { engine, limits } = engineOf(noughts);
    const answers = await talk(
      engine,
      ...['analyse', 'time_limit 250', 'analyse nodes 40', 'genmove x', 'time_limit 0'],
      ...['genmove o', 'analyse nodes', 'analyse nodes -1', 'analyse time 3', 'time_limit x'],
    );
    expect(JSON.parse(answers[0]?.slice(2) ?? '')).toMatchObject({
      game: 'noughts',
      toMove: 'x',
      value: 'unknown',
      estimate: 0.5124,
      nodes: 9,
      moves: expect.arrayContaining([expect.objectContaining({ move: 'b2' })]),
      ms: 3,
    });
    expect(limits).toEqual([{}, { ms: 250, nodes: 40 }, { ms: 250 }, {}]);
    expect(answers.slice(6)).toEqual([
      ...Array.from({ length: 3 }, () => '? expected analyse | analyse nodes N\n\n'),
      '? expected time_limit MS\n\n',
    ]);
  });

  it('gives one move at a time, and lets sides be swapped', async () => {
    const { engine } = engineOf(greedyNoughts, 'en', true);
    expect(
      await talk(engine, 'play 1 a1', 'legal_moves', 'play 2 swap', 'play 2 b2', 'genmove 2'),
    ).toEqual(['=\n\n', '= b1 c1 a2 b2 c2 a3 b3 c3 swap\n\n', '=\n\n', '=\n\n', '= b1\n\n']);
    expect(await talk(engineOf(greedyNoughts).engine, 'play 1 a1', 'play 2 swap')).toEqual([
      '=\n\n',
      '? swap can only answer the first move of a game that offers it\n\n',
    ]);
  });

  it('has words for every refusal, in every language', async () => {
    const examples: Record<keyof typeof enginePhrases.phrases, string> = {
      'unknown-command': 'dance',
      'no-command': '5',
      usage: 'play',
      'unknown-side': 'play z a1',
      'out-of-turn': 'play o a1',
      'no-undo': 'undo',
      'no-sizes': 'boardsize 3',
      'too-long': 'x'.repeat(1_000_001),
    };
    for (const language of languages) {
      for (const [key, line] of Object.entries(examples)) {
        const { engine } = engineOf(noughts, language);
        const [answer] = await talk(engine, line);
        const begin = enginePhrases.phrases[key as keyof typeof examples][language].split('{')[0];
        expect(answer).toMatch(/^\?\d* /);
        expect(answer).toContain(begin);
      }
    }
  });

  it('lives on, whatever it is sent', async () => {
    const commands = ['play', 'genmove', 'position', 'boardsize', 'undo', 'analyse', 'time_limit'];
    const words = ['north', 'south', '1', '2', 'e4', 'd4', '{"size":', '[]', 'null', 'nodes', '99'];
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .tuple(fc.constantFrom(...commands), fc.array(fc.constantFrom(...words), { maxLength: 4 }))
        .map(([command, rest]) => [command, ...rest].join(' ')),
      fc.json().map((json) => `position ${json}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(junk, { maxLength: 30 }), fc.nat(), async (lines, seed) => {
        const { engine } = engineOf(random(seed).chance(0.5) ? rastros : noughts);
        for (const line of lines) {
          if (/\bquit\b/.test(line)) continue;
          const answer = await engine.answer(line);
          if (answer !== undefined) expect(answer).toMatch(/^[=?][\s\S]*[^\n]\n\n$|^=\d*\n\n$/);
          expect(answer?.slice(0, -2) ?? '').not.toContain('\n\n');
        }
        expect(await engine.answer('name')).toBe('= Test\n\n');
      }),
      { numRuns: process.env.LUDOTECA_LONG === '1' ? 2000 : 15, seed: 7 },
    );
  });
});
