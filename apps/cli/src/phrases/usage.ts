/** What can be wrong with what was typed, and with the files it names. */

import { phrasebook } from 'ludoteca';

export const usage = phrasebook('usage', {
  'unknown-command': {
    en: 'unknown command "{found}"; expected one of {known}',
    pt: 'comando desconhecido "{found}"; esperava um destes: {known}',
  },
  'unknown-command-near': {
    en: 'unknown command "{found}"; did you mean {nearest}?',
    pt: 'comando desconhecido "{found}"; querias dizer {nearest}?',
  },
  'unknown-option': {
    en: 'unknown option {found}; "{help}" lists what there is',
    pt: 'opção desconhecida {found}; "{help}" mostra as que há',
  },
  'unknown-option-near': {
    en: 'unknown option {found}; did you mean {nearest}?',
    pt: 'opção desconhecida {found}; querias dizer {nearest}?',
  },
  'unknown-game-near': {
    en: 'unknown game "{found}"; did you mean {nearest}? Expected one of {known}',
    pt: 'jogo desconhecido "{found}"; querias dizer {nearest}? Esperava um destes: {known}',
  },
  'no-terminal': {
    en: 'the menu needs a terminal to read from and to write to; "ludoteca help" lists the commands',
    pt: 'o menu precisa de um terminal onde ler e escrever; "ludoteca help" mostra os comandos',
  },
  'missing-game': {
    en: 'found no game; expected one of {known}',
    pt: 'falta o jogo; esperava um destes: {known}',
  },
  'missing-value': {
    en: '{option} has no value; expected {option} {value}',
    pt: '{option} não tem valor; esperava {option} {value}',
  },
  'missing-option': {
    en: 'found no --{option}; expected --{option} with one of {known}',
    pt: 'falta --{option}; esperava --{option} com um destes: {known}',
  },
  'excess-operand': {
    en: 'found "{found}" too many; expected "{usage}"',
    pt: 'encontrei "{found}" a mais; esperava "{usage}"',
  },
  'not-a-puzzle': {
    en: '{game} is a game for two, not a puzzle; expected one of {known}',
    pt: '{game} é um jogo para dois e não um problema; esperava um destes: {known}',
  },
  'not-a-game': {
    en: '{game} is a puzzle, not a game for two; expected one of {known}',
    pt: '{game} é um problema e não um jogo para dois; esperava um destes: {known}',
  },
  'not-for-puzzles': {
    en: '--{option} is for games for two; {game} is a puzzle',
    pt: '--{option} é para jogos para dois; {game} é um problema',
  },
  'not-for-problems': {
    en: '--{option} is of no use with problems',
    pt: '--{option} não serve para problemas',
  },
  'no-ladder': {
    en: 'there are no hints and no levels for {game}; expected one of {known}',
    pt: 'não há dicas nem níveis para {game}; esperava um destes: {known}',
  },
  'unknown-technique': {
    en: '--practise: found "{found}"; expected one of {known}',
    pt: '--practise: encontrei "{found}"; esperava uma destas: {known}',
  },
  'nothing-to-practise': {
    en: '--practise: there is nothing to practise for {game}',
    pt: '--practise: não há nada para praticar em {game}',
  },
  'path-missing': {
    en: 'the path file holds no path for this puzzle; expected one for each, in the same order',
    pt: 'o ficheiro não tem um caminho para este problema; esperava um para cada, pela mesma ordem',
  },
  'unknown-player': {
    en: '--{option}: found {found}; expected one of {expected}',
    pt: '--{option}: encontrei {found}; esperava um destes: {expected}',
  },
  'unknown-player-near': {
    en: '--{option}: found {found}; did you mean {nearest}? Expected one of {expected}',
    pt: '--{option}: encontrei {found}; querias dizer {nearest}? Esperava um destes: {expected}',
  },
  'no-options-with-resume': {
    en: '--{option} does not go with --resume: the game is set up by its record',
    pt: '--{option} não vai com --resume: o jogo é o do registo',
  },
  'not-together': {
    en: '--{one} does not go with --{other}; expected one of them',
    pt: '--{one} não vai com --{other}; esperava só um deles',
  },
  'only-with-queue': {
    en: '--{option} is for work that is handed to a queue; expected --queue with it',
    pt: '--{option} é para trabalho que se entrega a uma fila; esperava também --queue',
  },
  'at-too-far': {
    en: '--at: found {found}; expected at most {count}, the moves there are',
    pt: '--at: encontrei {found}; esperava no máximo {count}, as jogadas que há',
  },
  'file-unwritable': {
    en: 'the file cannot be written ({reason}); expected one that can',
    pt: 'o ficheiro não se pode escrever ({reason}); esperava um que se possa',
  },
  'file-changed': {
    en: 'another program has changed the file meanwhile',
    pt: 'entretanto outro programa alterou o ficheiro',
  },
  'no-place-for-record': {
    en: 'the record cannot be added to what this file holds ({reason}); expected a new file, or one of games and puzzles',
    pt: 'o registo não se pode acrescentar ao que este ficheiro tem ({reason}); esperava um ficheiro novo, ou um de jogos e problemas',
  },
  'file-missing': {
    en: 'there is no such file; expected one that can be read, or - for the standard input',
    pt: 'não há um ficheiro com este nome; esperava um que se possa ler, ou - para a entrada padrão',
  },
  'file-directory': {
    en: 'this is a directory; expected a file',
    pt: 'isto é um diretório; esperava um ficheiro',
  },
  'file-unreadable': {
    en: 'the file cannot be read ({reason}); expected one that can',
    pt: 'o ficheiro não se pode ler ({reason}); esperava um que se possa',
  },
  'no-documents': {
    en: 'none of the first {count} documents is in a format that is known here; the rest is not looked at',
    pt: 'nenhum dos primeiros {count} documentos está num formato conhecido; não se olha para o resto',
  },
  'picture-empty': {
    en: 'the picture has no pixels; expected a PNG, JPEG, PBM, PGM or PPM picture',
    pt: 'a imagem não tem pontos; esperava uma imagem PNG, JPEG, PBM, PGM ou PPM',
  },
  'picture-too-large': {
    en: 'the picture has {width}×{height} pixels; expected at most {most} million',
    pt: 'a imagem tem {width}×{height} pontos; esperava no máximo {most} milhões',
  },
  'picture-file-too-large': {
    en: 'the picture file has over {limit} MB; expected a smaller one',
    pt: 'o ficheiro da imagem tem mais de {limit} MB; esperava um menor',
  },
  'picture-unknown': {
    en: 'this is no picture that is known here; expected PNG, JPEG, PBM, PGM or PPM',
    pt: 'isto não é uma imagem que se conheça; esperava PNG, JPEG, PBM, PGM ou PPM',
  },
  'picture-broken': {
    en: 'the {format} picture is broken ({reason}); expected a whole one',
    pt: 'a imagem {format} está estragada ({reason}); esperava uma inteira',
  },
  'output-unwritable': {
    en: 'the answers cannot be written to the standard output ({reason})',
    pt: 'as respostas não se conseguem escrever na saída padrão ({reason})',
  },
  bug: {
    en: 'something broke inside ludoteca: {reason}',
    pt: 'algo se partiu dentro do ludoteca: {reason}',
  },
});
