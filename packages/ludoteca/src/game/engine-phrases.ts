/** What the engine protocol refuses, and why. */

import { phrasebook } from '../kernel/index.ts';

export const enginePhrases = phrasebook('engine', {
  'unknown-command': {
    en: 'unknown command {found}; list_commands tells which there are',
    pt: 'comando desconhecido {found}; list_commands diz os que há',
  },
  'no-command': { en: 'found no command', pt: 'falta o comando' },
  usage: { en: 'expected {usage}', pt: 'esperava {usage}' },
  'unknown-side': {
    en: 'found {found}; expected a side, {first} or {second}, or 1 or 2',
    pt: 'encontrei {found}; esperava um lado, {first} ou {second}, ou 1 ou 2',
  },
  'out-of-turn': {
    en: 'it is not the turn of {side}',
    pt: 'não é a vez de {side}',
  },
  'no-undo': { en: 'there is no move to take back', pt: 'não há jogada para anular' },
  'no-sizes': {
    en: 'this game has one board only',
    pt: 'este jogo só tem um tabuleiro',
  },
  'too-long': {
    en: 'the line is too long; expected at most {most} characters',
    pt: 'a linha é comprida de mais; esperava no máximo {most} caracteres',
  },
});
