/** Checking on demand: whether what stands is right so far. */

import { solutionOf } from 'ludoteca/jobs';
import { wordsOf } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import type { About } from '../storage/index.ts';
import { ask } from '../worker/index.ts';
import { entriesIn, wrongCells } from './edits.ts';
import type { Session } from './session.ts';

const words = wordsOf('check', {
  right: { en: 'Everything is right so far.', pt: 'Está tudo certo até aqui.' },
  wrong: {
    en: '{count} {count|entry is|entries are} wrong, marked on the board.',
    pt: '{count} {count|entrada está errada, marcada|entradas estão erradas, marcadas} no tabuleiro.',
  },
  empty: { en: 'There is nothing to check yet.', pt: 'Ainda não há nada para verificar.' },
  several: {
    en: 'This puzzle has more than one solution; no rule is broken so far.',
    pt: 'Este problema tem mais do que uma solução; até aqui nenhuma regra foi quebrada.',
  },
  none: { en: 'This puzzle has no solution.', pt: 'Este problema não tem solução.' },
  unknown: {
    en: 'The solution was not found in time; no rule is broken so far.',
    pt: 'A solução não se encontrou a tempo; até aqui nenhuma regra foi quebrada.',
  },
  thinking: { en: 'Checking …', pt: 'A verificar …' },
});

const patience = 20_000;

/** The one solution: as the document says, or found; or why there is none to go by. */
export async function solutionToJudgeBy(
  session: Session,
): Promise<{ readonly solution: unknown } | 'none' | 'several' | 'unknown'> {
  const { doc, solvability } = session;
  // What a document of ours says was proved when it was made; others are solved here.
  const needsProof = !isProved(session.about.value);
  const found = await solutionOf(doc, (request) => ask(request, { milliseconds: patience }), {
    needsProof,
    solvability: solvability.value,
  });
  if (found.kind !== 'solved') return found.kind;
  const { grid: solution, isOnly } = found;
  if (isOnly) solvability.value = { kind: 'unique', solution };
  if (isOnly === false) return 'several';
  return isOnly === undefined && needsProof ? 'unknown' : { solution };
}

/** Whether it was proved here when it was made: what came from outside is only said to be of a level. */
export function isProved({ level, from }: About): boolean {
  return level !== undefined && from === undefined;
}

export async function check(session: Session): Promise<void> {
  const { puzzle, doc } = session;
  const tell = (text: string) => {
    session.remark.value = text;
    announce(text);
  };
  session.hint.value = undefined;
  const before = session.sheet.value;
  if (before.cells.every((cell) => before.entry(cell) === undefined)) {
    tell(words('empty'));
    return;
  }
  session.act({ kind: 'help' });
  session.remark.value = words('thinking');
  const known = await solutionToJudgeBy(session);
  const sheet = session.sheet.value;
  if (typeof known === 'object') {
    const wrong = wrongCells(puzzle, doc.clues, sheet, known.solution);
    session.found.value = wrong;
    tell(wrong.length === 0 ? words('right') : words('wrong', { count: entriesIn(sheet, wrong) }));
    return;
  }
  const faulty = sheet
    .faults()
    .flatMap(({ where }) => (where?.kind === 'cell' ? [{ row: where.row, col: where.col }] : []));
  session.found.value = faulty;
  tell(faulty.length > 0 ? words('wrong', { count: entriesIn(sheet, faulty) }) : words(known));
}
