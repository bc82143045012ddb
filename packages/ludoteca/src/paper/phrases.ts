/** What stands on paper, and what can be wrong with what is to be put there. */

import { phrasebook } from '../kernel/index.ts';

export const paperPhrases = phrasebook('paper', {
  'unknown-paper': {
    en: 'unknown paper "{found}"; expected one of {known}',
    pt: 'papel desconhecido "{found}"; esperava um destes: {known}',
  },
  'unknown-division': {
    en: 'found {found} per page; expected one of {known}',
    pt: 'encontrei {found} por página; esperava um destes: {known}',
  },
  'board-too-large': {
    en: 'this board would have cells of {cell} mm on {paper} with {perPage} per page, and less than {least} mm cannot be read; with {fits} they have {room} mm',
    pt: 'este tabuleiro ficaria com casas de {cell} mm em {paper} com {perPage} por página, e menos de {least} mm não se lê; com {fits} têm {room} mm',
  },
  'board-too-large-anywhere': {
    en: 'this board would have cells of {cell} mm even alone on {paper}, and less than {least} mm cannot be read; a board up to {most} cells wide and high fits',
    pt: 'este tabuleiro ficaria com casas de {cell} mm mesmo sozinho em {paper}, e menos de {least} mm não se lê; cabe um tabuleiro até {most} casas de largura e de altura',
  },
  division: { en: '{paper} and {perPage} per page', pt: '{paper} e {perPage} por página' },
  name: { en: 'Name', pt: 'Nome' },
  date: { en: 'Date', pt: 'Data' },
  rules: { en: 'Rules', pt: 'Regras' },
  solutions: { en: 'Solutions', pt: 'Soluções' },
  'solutions-at-end': {
    en: 'One solution each. Solutions at the end.',
    pt: 'Cada um tem uma só solução. Soluções no fim.',
  },
  'one-solution': { en: 'One solution each.', pt: 'Cada um tem uma só solução.' },
  proof: {
    en: 'Proof: ludoteca certify CODE --out FOLDER',
    pt: 'Prova: ludoteca certify CÓDIGO --out PASTA',
  },
  count: { en: '{count} {count|puzzle|puzzles}', pt: '{count} {count|problema|problemas}' },
  seed: { en: 'Seed {seed}', pt: 'Semente {seed}' },
});
