/**
 * Takes the book out of a proof: for each position that the winner can meet, whether the live solver
 * manages it, and if not, a proven reply. What is decided is kept in a file of one decision a line,
 * and not decided again.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { bookKey } from '../../packages/ludoteca/dist/games/rastros/book/key.js';
import { positionsToMeet } from '../../packages/ludoteca/dist/games/rastros/book/walk.js';
import { apply, moves, outcome } from '../../packages/ludoteca/dist/games/rastros/rules.js';
import {
  lost,
  open,
  standsBeforeGoal,
  won,
} from '../../packages/ludoteca/dist/games/rastros/solve/index.js';

/** The live solver must finish within this. */
const liveNodes = 1_000_000;
/** How long to look for other winning replies than the one of the proof. */
const searchNodes = 60_000;
/** How far the position after a reply is searched from nothing, to see how hard it is. */
const trialNodes = 1_000_000;
/** And how far each position that can be met after it. */
const glanceNodes = 100_000;

/** Decisions by key: the reply as a cell of the canonical board, or null for the live solver. */
export async function decideBook(team, start, file, say) {
  const decisions = readDecisions(file);
  const queued = new Set();
  const pending = [];
  let replies = 0;
  let live = 0;
  let reused = 0;

  const meet = (state) => {
    for (const met of positionsToMeet(state)) {
      const key = bookKey(met).text;
      if (queued.has(key)) continue;
      queued.add(key);
      pending.push(met);
    }
  };

  const decide = async (met, member) => {
    const key = bookKey(met);
    let decision = decisions.get(key.text);
    if (decision === undefined) {
      decision = await decideOne(team, member, met, decisions);
      decisions.set(key.text, decision);
      appendFileSync(file, `${JSON.stringify({ key: key.text, ...decision })}\n`);
    } else reused++;
    if (decision.reply === null) live++;
    else {
      replies++;
      meet(apply(met, key.moved(decision.reply)));
    }
  };

  meet(start);
  // Each thread takes the newest position: depth first, so that transpositions are known early.
  let working = 0;
  await Promise.all(
    Array.from({ length: team.threads }, async (_, member) => {
      for (;;) {
        const met = pending.pop();
        if (met === undefined) {
          if (working === 0) return;
          await new Promise((resume) => setTimeout(resume, 20));
          continue;
        }
        working++;
        await decide(met, member);
        working--;
        if ((replies + live) % 50 === 0) {
          say(`${replies} replies, ${live} left to the live solver, ${pending.length} waiting`);
        }
      }
    }),
  );
  say(`${replies} replies, ${live} left to the live solver (${reused} decided before)`);
  return decisions;
}

async function decideOne(team, member, met, decisions) {
  const alone = await team.ask(member, 'live', met, liveNodes);
  if (alone.value === lost) throw new Error(`the book lost its win at ${bookKey(met).text}`);
  if (alone.value === won) return { reply: null, nodes: alone.nodes };
  const proven = await provenReplies(team, member, met);
  const chosen = await easiest(team, member, met, proven, decisions);
  return { reply: bookKey(met).moved(chosen) };
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

/** The reply after which the least remains to be known. */
async function easiest(team, member, met, replies, decisions) {
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
      if (decisions.has(bookKey(next).text)) continue;
      const glance = await team.ask(member, 'live', next, glanceNodes);
      if (glance.value === open) hard++;
    }
    if (best === undefined || hard < best.hard) best = { move, hard };
  }
  return best.move;
}

function readDecisions(file) {
  const decisions = new Map();
  if (!existsSync(file)) return decisions;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    // A line cut short by a kill is the last one, and is decided again.
    if (!line.endsWith('}')) continue;
    const { key, ...decision } = JSON.parse(line);
    decisions.set(key, decision);
  }
  return decisions;
}
