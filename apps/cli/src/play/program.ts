/**
 * A program of anyone's as a player, spoken to with the engine protocol. It runs in a process group of
 * its own, which ends with it. Whatever it does wrong loses the game, and nothing more.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type AnyGame,
  fail,
  type Match,
  type Notice,
  ok,
  type Player,
  type Result,
  type Size,
  type Turn,
} from 'ludoteca';
import { programWords } from '../phrases/matches.ts';
import type { GroupLoad } from './group-load.ts';

export interface ProgramSetting {
  readonly game: AnyGame;
  readonly command: string;
  /** Seconds for a move. */
  readonly seconds: number;
  /** Tells what the program's group does: who is kept waiting by a busy machine gets more time. */
  readonly load?: (group: number) => GroupLoad | undefined;
  say(notice: Notice): string;
}

export interface ProgramPlayer extends Player {
  /** Ends the program and all it has started. */
  close(): Promise<void>;
}

/** What a program is told of the seconds for a move: the rest is for its answer to come, and for a busy machine. */
const toldShare = 0.9;
/** The first answer may take this many seconds: a program has to start. */
const startSeconds = 5;
/** Who waits for a busy machine has at most so many times its time, and is looked at again after milliseconds. */
const mostPatience = 12;
const lookEvery = 100;
/** Nobody loses by one look: who starts on a busy machine may be asleep at any moment, waiting for a file. */
const lastLooks = 10;
/** How long a program may take to leave after `quit`, in milliseconds. */
const leaveTime = 300;
/** The longest answer that is read. */
const longestAnswer = 1_000_000;
/** How much of what it said last is kept to tell why it ended. */
const lastWords = 2_000;

const running = new Set<number>();
// A process that ends, for whatever reason, takes its programs with it.
process.on('exit', () => {
  for (const group of running) endGroup(group);
});

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

export function openProgram(setting: ProgramSetting): ProgramPlayer {
  const { game, command, seconds } = setting;
  let child: ChildProcess | undefined;
  let written = '';
  let lastError = '';
  let hasAnswered = false;
  let ended: string | undefined;
  /** Called when something has been written, or the program has ended. */
  let wake: () => void = () => {};
  /** What the program has been told: where the match began, and its moves. */
  let told: { readonly start: string; readonly moves: readonly string[] } | undefined;

  const start = (): void => {
    child = spawn('/bin/sh', ['-c', command], { detached: true, stdio: 'pipe' });
    if (child.pid !== undefined) running.add(child.pid);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (written.length <= longestAnswer) written += text;
      wake();
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastError = (lastError + text).slice(-lastWords);
    });
    // A program that has ended reads no more; that it has ended is told below.
    child.stdin?.on('error', () => {});
    child.on('error', (fault) => {
      ended = fault.message;
      wake();
    });
    child.on('exit', (code, signal) => {
      // What it wrote before it ended may still be on its way.
      setTimeout(() => {
        ended = signal ?? `exit ${code}`;
        wake();
      }, 20);
    });
  };

  /** What the program's group does now. */
  const look = (): GroupLoad | undefined =>
    child?.pid === undefined ? undefined : setting.load?.(child.pid);

  /** Whether a program whose time is over has not had it: others had the processor meanwhile. */
  const isKeptWaiting = (before: GroupLoad | undefined, limit: number): boolean => {
    const load = look();
    if (load === undefined || before === undefined) return false;
    return load.isKept && load.seconds - before.seconds < limit;
  };

  /** The text of the next answer, without what begins it; or why there is none. */
  const answerTo = async (line: string, limit: number): Promise<Result<string, Notice>> => {
    const begin = performance.now();
    const before = look();
    const last = begin + limit * 1000 * mostPatience;
    let deadline = begin + limit * 1000;
    let looks = 0;
    for (;;) {
      const text = written.replace(/^\s+/, '');
      if (text !== '' && !/^[=?]/.test(text)) {
        const found = text.split('\n')[0].slice(0, 60);
        return fail(programWords.notice('gibberish', { command: line, found }));
      }
      const end = /\r?\n[ \t]*\r?\n/.exec(text);
      if (end !== null) {
        written = text.slice(end.index + end[0].length);
        hasAnswered = true;
        const answer = text.slice(1, end.index).replace(/^\d+/, '').trim();
        if (text.startsWith('=')) return ok(answer);
        const found = answer.slice(0, 200) || '?';
        return fail(programWords.notice('refused', { command: line, found }));
      }
      if (written.length > longestAnswer) {
        const found = `${text.slice(0, 60)}…`;
        return fail(programWords.notice('gibberish', { command: line, found }));
      }
      if (ended !== undefined) {
        const reason = reasonIn(lastError);
        const how = reason === '' ? ended : `${ended}: ${reason}`;
        // Who has never answered has never begun: most likely there is no such program.
        if (!hasAnswered) return fail(programWords.notice('not-started', { reason: how }));
        return fail(programWords.notice('ended', { how }));
      }
      const now = performance.now();
      if (now >= deadline && now < last && isKeptWaiting(before, limit)) {
        deadline = now + lookEvery;
        looks = 0;
      } else if (now >= deadline && looks < (setting.load === undefined ? 1 : lastLooks)) {
        // Its answer may be there, unread, where we were kept waiting ourselves.
        deadline = now + lookEvery;
        looks++;
      }
      const left = deadline - now;
      if (left <= 0) return fail(programWords.notice('silent', { command: line, seconds: limit }));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const send = (line: string): Promise<Result<string, Notice>> => {
    if (child === undefined) start();
    child?.stdin?.write(`${line}\n`);
    const name = line.length > 60 ? `${line.slice(0, 57)}…` : line;
    return answerTo(name, hasAnswered ? seconds : Math.max(startSeconds, seconds));
  };

  /** Puts the program where the match began. */
  const setUp = async (match: Match): Promise<Result<string, Notice>> => {
    const size = sizeOf(game, match.startJson());
    if (size !== undefined) {
      const isSquare = size.rows === size.cols;
      const sized = await send(`boardsize ${size.rows}${isSquare ? '' : `x${size.cols}`}`);
      if (sized.ok || !isRefusal(sized.error)) return sized.ok ? send('clear_board') : sized;
    }
    return send(`position ${JSON.stringify(match.startJson())}`);
  };

  /** Tells the program of the moves that it does not know of. */
  const catchUp = async (match: Match): Promise<Result<string, Notice>> => {
    const start = JSON.stringify(match.startJson());
    const { played, movers } = match;
    const isBehind =
      told !== undefined &&
      told.start === start &&
      told.moves.every((move, index) => move === played[index]);
    if (!isBehind) {
      if (told === undefined) {
        const limited = await send(`time_limit ${Math.round(seconds * 1000 * toldShare)}`);
        if (!limited.ok && !isRefusal(limited.error)) return limited;
      }
      const ready = await setUp(match);
      if (!ready.ok) return ready;
    }
    const known = isBehind ? (told?.moves.length ?? 0) : 0;
    for (let index = known; index < played.length; index++) {
      const side = match.sides[movers[index]].id;
      const obeyed = await send(`play ${side} ${played[index]}`);
      if (!obeyed.ok) return obeyed;
    }
    told = { start, moves: played };
    return ok('');
  };

  const turn = async (match: Match): Promise<Turn> => {
    const ready = await catchUp(match);
    if (!ready.ok) return { kind: 'forfeit', why: ready.error };
    const answer = await send(`genmove ${match.sides[match.turn].id}`);
    if (!answer.ok) return { kind: 'forfeit', why: answer.error };
    if (/^resign$/i.test(answer.value)) return { kind: 'resign' };
    const move = match.read(answer.value);
    if (!move.ok) {
      const found = answer.value.slice(0, 40) || '–';
      const reason = setting.say(move.error);
      return { kind: 'forfeit', why: programWords.notice('illegal', { found, reason }) };
    }
    // It has played the move itself.
    told = { start: told?.start ?? '', moves: [...match.played, match.write(move.value)] };
    return { kind: 'move', move: move.value };
  };

  return {
    name: `cmd:${command}`,
    turn,
    async close() {
      const group = child?.pid;
      if (child === undefined || group === undefined) return;
      if (ended === undefined) {
        child.stdin?.end('quit\n');
        const left = once(child, 'exit').catch(() => {});
        await Promise.race([left, new Promise((resolve) => setTimeout(resolve, leaveTime))]);
      }
      endGroup(group);
      running.delete(group);
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
      child.unref();
    },
  };
}

/** The line of what a program complained about that says most: the last that speaks of an error. */
function reasonIn(complaints: string): string {
  const lines = complaints.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /error|exception|panic|not found/i.test(line));
  return (telling ?? lines.at(-1) ?? '').trim().slice(0, 200);
}

function isRefusal(notice: Notice): boolean {
  return notice.code === 'program.refused';
}

/** Whether a game was lost because the program never began. */
export function isNotStarted({ code }: Notice): boolean {
  return code === 'program.not-started';
}

/** The size that alone sets up a game which begins like this; absent when it takes more than that. */
function sizeOf(game: AnyGame, start: unknown): Size | undefined {
  const option = game.options.find(({ takes }) => takes.kind === 'size');
  if (option === undefined) return undefined;
  const wanted = JSON.stringify(start);
  for (let rows = 1; rows <= 26; rows++) {
    for (let cols = 1; cols <= 26; cols++) {
      const params = game.params({ [option.name]: { rows, cols } });
      if (!params.ok) continue;
      const position = game.positionToJson(game.initial(params.value));
      if (JSON.stringify({ game: game.id, ...position }) === wanted) return { rows, cols };
    }
  }
  return undefined;
}
