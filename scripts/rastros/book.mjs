/**
 * Takes the book out of a proof: for each position that the winner can meet, whether the player's own
 * solver manages it, and if not, a proven reply.
 */

import {
  bookKey,
  positionsToMeet,
} from '../../packages/ludoteca/dist/games/rastros/opening-book/walk.js';
import { apply, moves, outcome } from '../../packages/ludoteca/dist/games/rastros/rules.js';
import {
  lost,
  open,
  standsBeforeGoal,
  won,
} from '../../packages/ludoteca/dist/games/rastros/solve/index.js';

/** A player's solver must finish within this, at every move. */
const liveNodes = 1_000_000;
/** What it solves with this little leads to nothing that is hard. */
const easyNodes = 200_000;
/** How long to look for other winning replies than the one of the proof. */
const searchNodes = 60_000;
/** How far the position after a reply is searched from nothing, to see how hard it is. */
const trialNodes = 1_000_000;
/** And how far each position that can be met after it. */
const glanceNodes = 100_000;

/** Fills the notebook with all that a book from the start needs. */
export async function decideBook(team, start, notebook, say) {
  const queued = new Set();
  const pending = [];
  let replies = 0;
  let left = 0;

  const meet = (state) => {
    for (const met of positionsToMeet(state)) {
      const key = bookKey(met).text;
      if (queued.has(key)) continue;
      queued.add(key);
      pending.push(met);
    }
  };

  const decide = async (met, member) => {
    const reply = await replyTo(team, member, met, notebook);
    if (reply === undefined) left++;
    else {
      replies++;
      meet(apply(met, reply));
    }
  };

  meet(start);
  let working = 0;
  await Promise.all(
    Array.from({ length: team.threads }, async (_, member) => {
      for (;;) {
        // The newest position first: depth first, so that transpositions are known early.
        const met = pending.pop();
        if (met === undefined) {
          if (working === 0) return;
          await new Promise((resume) => setTimeout(resume, 20));
          continue;
        }
        working++;
        await decide(met, member);
        working--;
        if ((replies + left) % 50 === 0) {
          say(`${replies} replies, ${left} left to the solver, ${pending.length} waiting`);
        }
      }
    }),
  );
  say(`${replies} replies, ${left} left to the solver`);
}

/** A proven reply for the book; absent where the solver manages alone. */
async function replyTo(team, member, met, notebook) {
  const key = bookKey(met);
  const known = notebook.reply(key.text);
  if (known !== undefined) return key.cellOf(known);
  if (await isManaged(team, member, met, notebook)) return undefined;
  // Where the solver finds a win but not its way on, its move goes into the book.
  const { move } = await solveLive(team, member, met, notebook);
  const reply = move ?? (await easiest(team, member, met, notebook));
  notebook.keepReply(key.text, key.bitOf(reply));
  return reply;
}

/** Whether the solver finishes here, and wherever its own moves lead. */
async function isManaged(team, member, met, notebook) {
  const { nodes, move } = await solveLive(team, member, met, notebook);
  if (move === undefined) return false;
  if (nodes <= easyNodes) return true;
  for (const next of positionsToMeet(apply(met, move))) {
    if (!(await isManaged(team, member, next, notebook))) return false;
  }
  return true;
}

/** What the solver finds from nothing: its nodes, and its move if it finished. */
async function solveLive(team, member, met, notebook) {
  const key = bookKey(met);
  const known = notebook.live(key.text);
  if (known !== undefined) {
    return { nodes: known.nodes, move: known.move && key.cellOf(known.move) };
  }
  const { value, nodes, move } = await team.ask(member, 'live', met, liveNodes);
  if (value === lost) throw new Error(`the book lost its win at ${key.text}`);
  notebook.keepLive(key.text, nodes, move && key.bitOf(move));
  return { nodes, move };
}

/** The winning replies that the table knows, or nearly knows; the proof's own first. */
async function provenReplies(team, member, met) {
  const proof = await team.ask(member, 'settle', met, Number.POSITIVE_INFINITY);
  if (proof.value !== won) throw new Error(`the book lost its win at ${bookKey(met).text}`);
  const replies = [proof.move];
  for (const move of moves(met)) {
    if (move === proof.move) continue;
    const after = apply(met, move);
    if (outcome(after) !== undefined || standsBeforeGoal(after)) continue;
    const answer = await team.ask(member, 'settle', after, searchNodes);
    if (answer.value === lost) replies.push(move);
  }
  return replies;
}

/** The proven reply after which the least remains to be known. */
async function easiest(team, member, met, notebook) {
  const replies = await provenReplies(team, member, met);
  if (replies.length === 1) return replies[0];
  let best;
  for (const move of replies) {
    const trial = await team.ask(member, 'live', apply(met, move), trialNodes);
    if (trial.value === open) continue;
    if (best === undefined || trial.nodes < best.nodes) best = { move, nodes: trial.nodes };
  }
  if (best !== undefined) return best.move;
  for (const move of replies) {
    let hard = 0;
    for (const next of positionsToMeet(apply(met, move))) {
      if (notebook.reply(bookKey(next).text) !== undefined) continue;
      const glance = await team.ask(member, 'live', next, glanceNodes);
      if (glance.value === open) hard++;
    }
    if (best === undefined || hard < best.hard) best = { move, hard };
  }
  return best.move;
}
