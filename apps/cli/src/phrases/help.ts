/** The words of the help that belong to no command in particular. */

import { phrasebook } from 'ludoteca';

export const helpWords = phrasebook('help', {
  title: {
    en: 'Ludoteca: logic puzzles and board games',
    pt: 'Ludoteca: problemas de lógica e jogos de tabuleiro',
  },
  usage: { en: 'Usage', pt: 'Uso' },
  command: { en: 'COMMAND', pt: 'COMANDO' },
  options: { en: 'Options', pt: 'Opções' },
  'options-word': { en: 'options', pt: 'opções' },
  'game-options': { en: 'Options of {game}', pt: 'Opções de {game}' },
  'game-options-hint': {
    en: 'Each game has options of its own: "{line}" lists them.',
    pt: 'Cada jogo tem opções próprias: "{line}" mostra-as.',
  },
  commands: { en: 'Commands', pt: 'Comandos' },
  examples: { en: 'Examples', pt: 'Exemplos' },
  games: { en: 'Games', pt: 'Jogos' },
  alone: {
    en: 'Alone, in a terminal, it opens a menu. "ludoteca help COMMAND" tells more about a command.',
    pt: 'Sozinho, num terminal, abre um menu. "ludoteca help COMANDO" diz mais sobre um comando.',
  },
  'exit-codes': { en: 'Exit codes', pt: 'Códigos de saída' },
  'exit-several': {
    en: 'Of several documents the gravest is told: 2 before 3 before 1.',
    pt: 'De vários documentos conta o mais grave: 2 antes de 3 antes de 1.',
  },
  'exit-others': {
    en: 'The others are the same for all commands: "ludoteca help" lists them.',
    pt: 'Os outros são os mesmos em todos os comandos: "ludoteca help" mostra-os.',
  },
  json: {
    en: 'one JSON object per line, and nothing else, on the standard output',
    pt: 'um objeto JSON por linha, e mais nada, na saída padrão',
  },
  quiet: {
    en: 'tells only the answer and what is wrong: no progress, no remarks',
    pt: 'diz só a resposta e o que está errado: sem progresso nem observações',
  },
  color: {
    en: 'colours: in a terminal, everywhere, or nowhere (default: auto, or as NO_COLOR and FORCE_COLOR say)',
    pt: 'cores: num terminal, em todo o lado, ou nenhumas (por omissão auto, ou como NO_COLOR e FORCE_COLOR disserem)',
  },
  lang: { en: 'the language (default: of the locale)', pt: 'a língua (por omissão, a do sistema)' },
  help: { en: 'shows this help', pt: 'mostra esta ajuda' },
  version: { en: 'shows the version', pt: 'mostra a versão' },
});
