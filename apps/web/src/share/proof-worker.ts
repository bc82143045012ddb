/** The worker that proves that a puzzle has one solution, and packs the proof into one file. */

import { zipped } from 'ludoteca/interchange';
import { doJob } from 'ludoteca/jobs';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import { isPuzzle, proofFiles, proofReadme } from 'ludoteca/puzzle';
import type { ProofReply, ProofRequest } from './proof.ts';

/** The second encoders and the small checker, which go into the file. */
const programs: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../proofs/*.py', '../../../../proofs/forward.c'],
  { query: '?raw', import: 'default', eager: true },
);

function programOf(name: string): string | undefined {
  const path = Object.keys(programs).find((each) => each.endsWith(`/${name}`));
  return path === undefined ? undefined : programs[path];
}

/** Progress is told at most this often, in milliseconds. */
const pace = 100;

function send(reply: ProofReply): void {
  postMessage(reply);
}

async function prove({ game, clues, language, milliseconds }: ProofRequest): Promise<ProofReply> {
  const puzzle = await lazyCatalogue.find(({ id }) => id === game)?.load();
  if (puzzle === undefined || !isPuzzle(puzzle)) throw new Error(`there is no puzzle ${game}`);
  const clock = () => performance.now();
  const end = clock() + milliseconds;
  let told = clock();
  const files = new Map<string, (string | Uint8Array)[]>();
  const answer = await doJob(
    [puzzle],
    { job: 'certify-unique', game, clues },
    {
      clock,
      limits: {
        signal: {
          get aborted() {
            return clock() > end;
          },
        },
        onProgress(nodes) {
          if (clock() - told < pace) return;
          told = clock();
          send({ kind: 'progress', nodes });
        },
      },
      onPart(part, chunk) {
        if (part === 'replies') return;
        const name = proofFiles[part];
        const pieces = files.get(name) ?? [];
        files.set(name, pieces);
        pieces.push(chunk);
      },
    },
  );
  if (answer.job !== 'certify-unique') throw new Error('another question was answered');
  const { certification } = answer;
  if (certification.kind !== 'unique') return { kind: certification.kind };
  const { solution, formula, proof } = certification;
  const encoder = programOf(`${game}.py`);
  const checker = programOf('forward.c');
  const put = (name: string, text: string) => files.set(name, [text]);
  put(proofFiles.puzzle, `${JSON.stringify({ game, ...puzzle.toJson({ clues }) })}\n`);
  put(proofFiles.solution, `${JSON.stringify(puzzle.gridToJson(clues, solution))}\n`);
  if (encoder !== undefined) put(`${game}.py`, encoder);
  if (checker !== undefined) put('forward.c', checker);
  const beside = {
    ...(encoder !== undefined && { encoder: `${game}.py` }),
    ...(checker !== undefined && { checker: 'forward.c' }),
  };
  put(proofFiles.readme, proofReadme({ formula, proof, ...beside }, language));
  return { kind: 'file', bytes: zipped(files) };
}

addEventListener('message', ({ data }: MessageEvent<ProofRequest>) => {
  prove(data).then(send, (fault) => send({ kind: 'bug', message: String(fault) }));
});
