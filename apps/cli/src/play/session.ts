/** Playing at a prompter, from the first move to the last, and again. */

import { type Match, otherSide, seedOf, swap, type Turn } from 'ludoteca';
import type { Context } from '../context.ts';
import { sayReason } from '../output/outcomes.ts';
import { sayNumber, sentence } from '../output/text.ts';
import { playWords } from '../phrases/play.ts';
import { screenWords } from '../phrases/screen.ts';
import { matchScene } from './match-scene.ts';
import { type After, obey } from './obey.ts';
import { openTable } from './open-table.ts';
import type { Heard } from './prompter.ts';
import { Sitting, type SittingSetting } from './sitting.ts';
import { gameWords, moveText, nearestWord, readWord } from './words.ts';

export interface SessionSetting extends SittingSetting {
  /** The match to begin with, and another like it when that one is over. */
  readonly match: Match;
  fresh(): Match;
}

/** How a session ended: the people left, want the menu, pressed Ctrl-C, or nothing can be kept. */
export type Leaving = 'exit' | 'menu' | 'interrupted' | 'unkept';

type Step = 'go-on' | 'again' | Leaving;

export async function playSession(context: Context, setting: SessionSetting): Promise<Leaving> {
  const { prompter, seated, stage } = await openTable(context, setting.match.sketch());
  const sitting = new Sitting(seated, prompter, setting, setting.match);
  try {
    stage?.(matchScene(sitting));
    if (setting.seconds !== undefined) await sitting.wake();
    for (let round = 1; ; round++) {
      const step = await playOnce(sitting);
      if (context.isJson) await context.answer(sitting.match.toJson());
      if (step !== 'again') return step;
      sitting.begin(setting.fresh(), seedOf(setting.seed, round));
      stage?.(matchScene(sitting));
    }
  } finally {
    await sitting.close();
    prompter.close();
  }
}

async function playOnce(sitting: Sitting): Promise<Exclude<Step, 'go-on'>> {
  if (!(await sitting.keep())) return 'unkept';
  await introduce(sitting);
  await sitting.show();
  let isEndTold = false;
  for (;;) {
    const { match } = sitting;
    if (match.outcome === undefined) isEndTold = false;
    else if (!isEndTold) {
      await tellEnd(sitting, match.outcome);
      isEndTold = true;
    }
    const step = await nextStep(sitting);
    if (step !== 'go-on') return step;
  }
}

async function nextStep(sitting: Sitting): Promise<Step> {
  const { match, setting, prompter, context } = sitting;
  const { language } = context;
  if (match.outcome !== undefined) {
    // Bots that need nobody to press Enter have nobody to ask whether to play again.
    if (setting.delay !== undefined && sitting.people === 0 && !prompter.isTerminal) return 'exit';
    return listen(sitting, `${playWords.say('after-end', {}, language)}> `);
  }
  if (sitting.isHuman(match.seat)) return listen(sitting, sitting.marked(match.turn, '> '));
  if (sitting.people > 0) return botTurn(sitting);
  const { delay } = setting;
  if (delay !== undefined) return listen(sitting, '', delay);
  return listen(
    sitting,
    `${playWords.say('next', { side: sitting.side(match.turn) }, language)}> `,
  );
}

/** Asks at the prompt, and does what is typed there. */
async function listen(sitting: Sitting, prompt: string, wait?: number): Promise<Step> {
  return answerTo(sitting, await sitting.prompter.ask(prompt, wait));
}

async function answerTo(sitting: Sitting, heard: Heard): Promise<Step> {
  const { match, context } = sitting;
  switch (heard.kind) {
    case 'interrupted':
      await tellKept(sitting);
      return 'interrupted';
    case 'closed':
      await tellKept(sitting);
      return 'exit';
    case 'nothing':
      return botTurn(sitting);
    case 'line': {
      const typed = readWord(heard.text, gameWords);
      if (typed !== undefined) return afterWord(sitting, await obey(sitting, typed));
      const isEmpty = heard.text.trim() === '';
      const isWatching = match.outcome === undefined && !sitting.isHuman(match.seat);
      if (isEmpty) return isWatching ? botTurn(sitting) : 'go-on';
      const move = match.read(moveText(heard.text));
      if (move.ok && !isWatching) {
        await playMove(sitting, { kind: 'move', move: move.value });
        return 'go-on';
      }
      // Not a sentence of its own: it may begin with the name of a cell.
      if (!move.ok) await sitting.say(`${context.say(move.error)}.`);
      const near = nearestWord(heard.text, gameWords, context.language);
      if (near !== undefined) {
        await sitting.say(playWords.say('did-you-mean', { word: near }, context.language));
      }
      return 'go-on';
    }
  }
}

async function afterWord(sitting: Sitting, after: After): Promise<Step> {
  if (after === 'look') await sitting.show();
  if (after === 'ask' || after === 'look') return 'go-on';
  if (after !== 'again') await tellKept(sitting);
  return after;
}

/** Lets a bot or a program move. Ctrl-C is heard all the while. */
async function botTurn(sitting: Sitting): Promise<Step> {
  const { match, context, prompter } = sitting;
  const { language, progress } = context;
  let nodes = 0;
  const player = sitting.playerOf(match.seat, (spent) => {
    nodes = spent;
  });
  const side = sitting.side(match.turn);
  progress.begin((seconds) =>
    playWords.say('thinking', { side, nodes: sayNumber(nodes, language), seconds }, language),
  );
  const turn = await Promise.race([player.turn(match), prompter.interrupted]);
  progress.end();
  if (turn === 'interrupted') {
    await tellKept(sitting);
    return 'interrupted';
  }
  await playMove(sitting, turn);
  return 'go-on';
}

/** Makes the turn of whoever is to move, and shows what came of it. */
async function playMove(sitting: Sitting, turn: Turn): Promise<void> {
  const { match, context } = sitting;
  const { language } = context;
  const side = sitting.side(match.turn);
  if (turn.kind === 'forfeit') {
    const reason = context.say(turn.why);
    await sitting.say(context.palette.bad(playWords.say('forfeit', { side, reason }, language)));
    const winner = match.turn === 0 ? 1 : 0;
    await sitting.take(match.end({ winner, reason: 'forfeited' }));
    return;
  }
  if (turn.kind === 'resign') {
    await sitting.take(match.resign(match.seat));
    return;
  }
  const move = match.write(turn.move);
  const isBot = !sitting.isHuman(match.seat);
  await sitting.take(match.play(turn.move));
  if (turn.move === swap) {
    await sitting.say(playWords.say('swapped', { side }, language));
  } else if (isBot) await sitting.say(playWords.say('plays', { side, move }, language));
  await sitting.show();
  for (const remark of sitting.match.remarks) {
    await sitting.say(context.palette.strong(sentence(`${context.say(remark)}.`)));
  }
  const maySwap = sitting.match.legalMoves.includes(swap);
  if (maySwap && sitting.isHuman(sitting.match.seat)) {
    await sitting.say(playWords.say('may-swap', {}, language));
  }
}

async function introduce(sitting: Sitting): Promise<void> {
  const { context, match, setting, game, prompter } = sitting;
  const { language, palette } = context;
  if (!prompter.isScreen) {
    await sitting.say(palette.strong(sitting.phrase(game.name)));
    const seats = ([0, 1] as const).map((side) =>
      playWords.say('seat', { side: sitting.marked(side), player: sitting.player(side) }, language),
    );
    await sitting.say(seats.join(' · '));
  }
  if (sitting.people < 2) {
    await sitting.say(palette.faint(playWords.say('seed', { seed: sitting.seed }, language)));
  }
  if (match.history.length > 0) {
    await sitting.say(playWords.say('resumed', { count: match.history.length }, language));
  }
  if (match.outcome !== undefined) return;
  const move = match.write(match.legalMoves[0]);
  if (sitting.people > 0) {
    await sitting.say(
      prompter.isScreen
        ? screenWords.say('begin-game', {}, language)
        : playWords.say('begin', { move }, language),
    );
  } else if (setting.delay === undefined) await sitting.say(playWords.say('watch', {}, language));
}

async function tellEnd(sitting: Sitting, outcome: NonNullable<Match['outcome']>): Promise<void> {
  const { context, match } = sitting;
  const { winner, code } = outcome;
  const isYou =
    code === 'resigned' &&
    winner !== undefined &&
    sitting.people === 1 &&
    sitting.isHuman(match.seatOf(otherSide(winner)));
  const why = isYou
    ? playWords.say('you-resigned', {}, context.language)
    : sayReason(context, match, outcome);
  if (winner === undefined) {
    await sitting.say(playWords.say('draw', { reason: why }, context.language));
    return;
  }
  const words = { side: sitting.side(winner), player: sitting.player(winner), reason: why };
  await sitting.say(context.palette.strong(playWords.say('wins', words, context.language)));
}

/** Where an unfinished game is kept, if anywhere. */
async function tellKept({ record, match, context, prompter }: Sitting): Promise<void> {
  if (record === undefined || match.outcome !== undefined) return;
  const words = playWords.say('kept', { file: record.name }, context.language);
  await prompter.say(`${words}\n`);
}
