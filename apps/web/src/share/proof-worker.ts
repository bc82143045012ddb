/** The worker that proves that a puzzle has one solution, and packs the proof into one file. */

import { zipped } from 'ludoteca/interchange';
import { type JobContext, serveWork } from 'ludoteca/jobs';
import { Effort } from 'ludoteca/kernel';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import { certifyUnique, isPuzzle, proofFiles, proofReadme } from 'ludoteca/puzzle';
import type { ProofRequest, Proved } from './proof.ts';

/** The second encoders and the small checker, which go into the file. */
const programs: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../../proofs/*.py', '../../../../proofs/forward.c'],
  { query: '?raw', import: 'default', eager: true },
);

function programOf(name: string): string | undefined {
  const path = Object.keys(programs).find((each) => each.endsWith(`/${name}`));
  return path === undefined ? undefined : programs[path];
}

async function ready({ game, clues, language }: ProofRequest) {
  const puzzle = await lazyCatalogue.find(({ id }) => id === game)?.load();
  if (puzzle === undefined || !isPuzzle(puzzle)) throw new Error(`there is no puzzle ${game}`);
  return ({ limits }: JobContext): Proved => {
    const files = new Map<string, (string | Uint8Array)[]>();
    const certification = certifyUnique(puzzle, clues, {
      effort: new Effort(limits),
      write(part, chunk) {
        const name = proofFiles[part];
        const pieces = files.get(name) ?? [];
        files.set(name, pieces);
        pieces.push(chunk);
      },
    });
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
    return { kind: 'file', bytes: new Uint8Array(zipped(files)) };
  };
}

const hear = serveWork<ProofRequest, Proved>({
  post: (message) => postMessage(message),
  clock: () => performance.now(),
  ready,
});

addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => hear(data));
