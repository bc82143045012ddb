/** The words of `certify`. */

import { phrasebook } from 'ludoteca';

export const certifyWords = phrasebook('certify', {
  unique: {
    en: 'one solution, proven: {conflicts} {count|conflict|conflicts}, {clauses} clauses, a proof of {bytes} bytes in {folder}',
    pt: 'uma solução, provado: {conflicts} {count|conflito|conflitos}, {clauses} cláusulas, uma prova de {bytes} bytes em {folder}',
  },
  won: {
    en: '{winner} wins from the start: {replies} replies in {folder}',
    pt: '{winner} ganha desde o início: {replies} respostas em {folder}',
  },
  several: {
    en: 'not unique: here are two solutions',
    pt: 'não é única: aqui estão duas soluções',
  },
  none: {
    en: 'no solution: there is nothing to prove unique',
    pt: 'nenhuma solução: não há unicidade a provar',
  },
  undecided: {
    en: 'not decided: the effort ended before the proof; nothing was written',
    pt: 'por decidir: o esforço acabou antes da prova; nada foi escrito',
  },
  unsolved: {
    en: 'no proof is known for this start of {game}',
    pt: 'não se conhece uma prova para este início de {game}',
  },
  unable: {
    en: 'there are no proofs for {game}; expected one of {known}',
    pt: 'não há provas para {game}; esperava um destes: {known}',
  },
  'no-out': {
    en: 'found no --out; expected --out with the folder that the proof goes to',
    pt: 'falta --out; esperava --out com a pasta para onde vai a prova',
  },
  'folder-unwritable': {
    en: 'the folder {folder} cannot be written to ({reason}); expected one that can',
    pt: 'não se pode escrever na pasta {folder} ({reason}); esperava uma em que se possa',
  },
});
