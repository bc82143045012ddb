/** What the menu of a puzzle's page offers. */

import { puzzleDocument } from 'ludoteca/puzzle';
import { addressOf, go } from '../address/routes.ts';
import { wordsOf } from '../language/index.ts';
import { announce, type MenuItem } from '../parts/index.ts';
import { isProved, solutionToJudgeBy } from './check.ts';
import { candidateEdits } from './edits.ts';
import type { Session } from './session.ts';
import type { DialogName } from './solving-dialogs.tsx';

const words = wordsOf('solving-menu', {
  new: { en: 'New puzzle', pt: 'Problema novo' },
  candidates: { en: 'Pencil in all candidates', pt: 'Pôr a lápis todos os candidatos' },
  clear: { en: 'Start again', pt: 'Recomeçar' },
  solve: { en: 'Solve', pt: 'Resolver' },
  solved: { en: 'Solved', pt: 'Resolvido' },
  unsolved: {
    en: 'No single solution was found.',
    pt: 'Não se encontrou uma solução única.',
  },
  edit: { en: 'Edit as a setter', pt: 'Editar como autor' },
  share: { en: 'Share, copy or save', pt: 'Partilhar, copiar ou guardar' },
  proof: { en: 'One solution, proven', pt: 'Uma solução, provado' },
  prove: { en: 'Is there one solution?', pt: 'Há uma só solução?' },
  print: { en: 'Print', pt: 'Imprimir' },
  options: { en: 'Options', pt: 'Opções' },
  learn: { en: 'How to play', pt: 'Como se joga' },
  keys: { en: 'Keys', pt: 'Teclas' },
  statistics: { en: 'Statistics', pt: 'Estatísticas' },
});

export function menuOf(session: Session, open: (dialog: DialogName) => void): readonly MenuItem[] {
  const { puzzle, doc } = session;
  const sheet = session.sheet.value;
  const hasCandidates = puzzle.showing?.candidates !== undefined;
  return [
    { icon: 'plus', text: words('new'), onChoose: () => open('new') },
    ...(hasCandidates
      ? [
          {
            icon: 'pencil',
            text: words('candidates'),
            isDisabled: sheet.isSolved,
            onChoose: () =>
              session.act({ kind: 'edit', edits: candidateEdits(puzzle, doc.clues, sheet) }),
          } as const,
        ]
      : []),
    { icon: 'again', text: words('clear'), onChoose: () => session.act({ kind: 'clear' }) },
    {
      icon: 'solve',
      text: words('solve'),
      isDisabled: sheet.isSolved,
      onChoose: () => void solve(session),
    },
    ...(puzzle.setting === undefined
      ? []
      : [
          {
            icon: 'edit',
            text: words('edit'),
            onChoose: () => go(addressOf.set(puzzle.id, session.id)),
          } as const,
        ]),
    { icon: 'share', text: words('share'), onChoose: () => open('share') },
    { icon: 'print', text: words('print'), onChoose: () => print() },
    ...(puzzle.isProvable !== true
      ? []
      : [
          {
            icon: 'check',
            // What a document of ours says was proved when it was made.
            text: words(isProved(session.about.value) ? 'proof' : 'prove'),
            onChoose: () => open('proof'),
          } as const,
        ]),
    {
      icon: 'statistics',
      text: words('statistics'),
      onChoose: () => go(addressOf.statistics(puzzle.id)),
    },
    { icon: 'settings', text: words('options'), onChoose: () => open('options') },
    { icon: 'book', text: words('learn'), onChoose: () => go(addressOf.lesson(puzzle.id)) },
    { icon: 'menu', text: words('keys'), onChoose: () => open('keys') },
  ];
}

async function solve(session: Session): Promise<void> {
  session.hint.value = undefined;
  session.found.value = [];
  const known = await solutionToJudgeBy(session);
  if (typeof known !== 'object') {
    session.remark.value = words('unsolved');
    announce(words('unsolved'));
    return;
  }
  const { puzzle, clues } = session.doc;
  const filled = puzzleDocument(puzzle, { clues, grid: known.solution });
  session.act({ kind: 'solve', filled });
  announce(words('solved'));
}
