/** What can be wrong with a document before any game has looked at it. */

import { phrasebook } from '../kernel/index.ts';

export const documentPhrases = phrasebook('document', {
  empty: {
    en: 'there is nothing to read here; expected a puzzle or a position',
    pt: 'não há nada para ler aqui; esperava um problema ou uma posição',
  },
  binary: {
    en: 'found a binary byte; expected text (the file looks like a picture or a program)',
    pt: 'encontrei um byte binário; esperava texto (o ficheiro parece uma imagem ou um programa)',
  },
  'too-large': {
    en: 'a single document of over {limit} MB is too large; expected a smaller one, or one document per line',
    pt: 'um único documento com mais de {limit} MB é demasiado grande; esperava um menor, ou um documento por linha',
  },
  'text-too-long': {
    en: 'a document that is not JSON has at most {limit} MB and {lines} lines; this text goes on',
    pt: 'um documento que não é JSON tem no máximo {limit} MB e {lines} linhas; este texto continua',
  },
  'json-depth': {
    en: 'the JSON has more than {limit} brackets inside each other; expected a puzzle or a position',
    pt: 'o JSON tem mais de {limit} parênteses uns dentro dos outros; esperava um problema ou uma posição',
  },
  'json-syntax': {
    en: 'the JSON is broken: found {found}, expected {expected}',
    pt: 'o JSON está partido: encontrei {found}, esperava {expected}',
  },
  'json-truncated': {
    en: 'the JSON ends too early: expected {expected}',
    pt: 'o JSON acaba cedo demais: esperava {expected}',
  },
  'json-trailing': {
    en: 'found {found} after the end of the JSON; expected one document per line, or an array',
    pt: 'encontrei {found} depois do fim do JSON; esperava um documento por linha, ou uma lista',
  },
  'json-type': {
    en: 'found {found}, expected {expected}',
    pt: 'encontrei {found}, esperava {expected}',
  },
  'json-missing': {
    en: '"{name}" is missing; expected {expected}',
    pt: 'falta "{name}"; esperava {expected}',
  },
  'json-length': {
    en: 'found {found} {found|item|items}, expected {expected}',
    pt: 'encontrei {found} {found|elemento|elementos}, esperava {expected}',
  },
  'json-range': {
    en: 'found {found}, expected a whole number from {least} to {most}',
    pt: 'encontrei {found}, esperava um número inteiro de {least} a {most}',
  },
  'json-choice': {
    en: 'found {found}, expected one of {expected}',
    pt: 'encontrei {found}, esperava um destes: {expected}',
  },
  'name-unread': {
    en: 'this name means nothing here and was passed over',
    pt: 'este nome não diz nada aqui e foi ignorado',
  },
  'name-unread-near': {
    en: 'this name means nothing here; did you mean "{nearest}"?',
    pt: 'este nome não diz nada aqui; querias dizer "{nearest}"?',
  },
  'other-game': {
    en: 'this is of {found}, but {asked} was asked for; expected the same game in both',
    pt: 'isto é de {found}, mas pediu-se {asked}; esperava o mesmo jogo em ambos',
  },
  'unknown-game': {
    en: 'unknown game "{game}"; expected one of {known}',
    pt: 'jogo desconhecido "{game}"; esperava um destes: {known}',
  },
  'unknown-format': {
    en: 'unknown format "{format}"; expected one of {known}',
    pt: 'formato desconhecido "{format}"; esperava um destes: {known}',
  },
  unrecognised: {
    en: 'this is in no format that is known here; expected one of {known}',
    pt: 'isto não está em nenhum formato conhecido; esperava um destes: {known}',
  },
  'unknown-shape': {
    en: 'this JSON object is no puzzle or position that is known here; expected "game" to be one of {known}',
    pt: 'este objeto JSON não é nenhum problema ou posição que se conheça; esperava que "game" fosse um destes: {known}',
  },
  'code-unknown': {
    en: 'found {found}, expected a short code that begins with one of {known}',
    pt: 'encontrei {found}, esperava um código curto que comece por um destes: {known}',
  },
  'code-version': {
    en: 'this short code is of version {found}, which a later Ludoteca made; expected version 1 or 2',
    pt: 'este código curto é da versão {found}, feito por uma Ludoteca mais recente; esperava a versão 1 ou 2',
  },
  'code-damaged': {
    en: 'the short code is damaged: a character is wrong, missing or too many; copy it again whole',
    pt: 'o código curto está danificado: um carácter está errado, falta ou sobra; copia-o de novo por inteiro',
  },
  'code-long': {
    en: 'a short code has at most {limit} characters; this one is longer',
    pt: 'um código curto tem no máximo {limit} caracteres; este é mais longo',
  },
  'option-value': {
    en: '--{option}: found {found}, expected {expected}',
    pt: '--{option}: encontrei {found}, esperava {expected}',
  },
  'option-value-near': {
    en: '--{option}: found {found}; did you mean {nearest}? Expected {expected}',
    pt: '--{option}: encontrei {found}; querias dizer {nearest}? Esperava {expected}',
  },
});
