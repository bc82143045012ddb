/** The words of playing in the terminal. */

import { phrasebook } from 'ludoteca';

export const playWords = phrasebook('play', {
  seat: { en: '{side}: {player}', pt: '{side}: {player}' },
  you: { en: 'you', pt: 'tu' },
  person: { en: 'a person', pt: 'uma pessoa' },
  level: { en: 'level {level}, {name}', pt: 'nível {level}, {name}' },
  program: { en: 'the program {command}', pt: 'o programa {command}' },
  seed: { en: 'Seed {seed}', pt: 'Semente {seed}' },
  begin: {
    en: 'Type a move, such as {move}; "help" lists the other words.',
    pt: 'Escreve uma jogada, como {move}; "ajuda" mostra as outras palavras.',
  },
  watch: {
    en: 'Enter plays the next move; "help" lists the other words.',
    pt: 'Enter faz a jogada seguinte; "ajuda" mostra as outras palavras.',
  },
  'may-swap': {
    en: 'You may also answer "swap" and take over the other side.',
    pt: 'Também podes responder "troca" e ficar com o outro lado.',
  },
  resumed: {
    en: 'Going on after {count} {count|move|moves}.',
    pt: 'A continuar depois de {count} {count|jogada|jogadas}.',
  },

  plays: { en: '{side} plays {move}.', pt: '{side} joga {move}.' },
  swapped: {
    en: 'The players exchange sides: whoever opened now plays {side}.',
    pt: 'Os jogadores trocam de lado: quem abriu joga agora com {side}.',
  },
  thinking: {
    en: '{side} is thinking: {nodes} nodes, {seconds} s',
    pt: '{side} está a pensar: {nodes} nós, {seconds} s',
  },
  'you-resigned': { en: 'you resigned', pt: 'desististe' },
  wins: { en: '{side} wins ({player}): {reason}.', pt: 'Ganha {side} ({player}): {reason}.' },
  draw: { en: 'Nobody wins: {reason}.', pt: 'Ninguém ganha: {reason}.' },
  forfeit: { en: '{side} loses the game: {reason}', pt: '{side} perde o jogo: {reason}' },
  'after-end': { en: 'again, menu or exit', pt: 'outra, menu ou sair' },
  next: { en: 'Enter: {side} moves', pt: 'Enter: joga {side}' },
  bye: { en: 'Until next time.', pt: 'Até à próxima.' },
  kept: {
    en: 'The game is kept in {file}; --resume goes on with it.',
    pt: 'O jogo está guardado em {file}; --resume continua-o.',
  },

  'no-undo': { en: 'There is nothing to take back.', pt: 'Não há nada para anular.' },
  'no-redo': { en: 'There is nothing to play again.', pt: 'Não há nada para refazer.' },
  'taken-back': {
    en: 'Taken back: {count} {count|move|moves}.',
    pt: '{count} {count|jogada anulada|jogadas anuladas}.',
  },
  'played-again': {
    en: 'Played again: {count} {count|move|moves}.',
    pt: '{count} {count|jogada refeita|jogadas refeitas}.',
  },
  'legal-moves': { en: 'Moves: {moves}', pt: 'Jogadas: {moves}' },
  'not-your-turn': {
    en: 'Only a person who is to move can resign.',
    pt: 'Só uma pessoa que tem a vez pode desistir.',
  },
  'is-over': { en: 'The game is over.', pt: 'O jogo acabou.' },
  'did-you-mean': { en: 'Did you mean {word}?', pt: 'Querias dizer {word}?' },
  'need-file': {
    en: 'save needs the name of a file',
    pt: 'guardar precisa do nome de um ficheiro',
  },
  'file-exists': {
    en: 'There is already a file {file}; choose another name.',
    pt: 'Já há um ficheiro {file}; escolhe outro nome.',
  },
  saved: { en: 'Saved in {file}.', pt: 'Guardado em {file}.' },
  'not-kept': {
    en: 'Nothing is kept in {file}: {reason}.',
    pt: 'Nada fica guardado em {file}: {reason}.',
  },
  'not-saved': {
    en: '{file} cannot be written ({reason}).',
    pt: '{file} não se pode escrever ({reason}).',
  },

  'analysis-thinking': {
    en: 'Analysing: {nodes} nodes, {seconds} s',
    pt: 'A analisar: {nodes} nós, {seconds} s',
  },
  'more-moves': {
    en: '{count} {count|further move|further moves}, worth no more.',
    pt: 'Mais {count} {count|jogada, que não vale|jogadas, que não valem} mais.',
  },
  'hint-thinking': {
    en: 'Looking for a hint: {nodes} nodes, {seconds} s',
    pt: 'À procura de uma dica: {nodes} nós, {seconds} s',
  },
  'hint-win': { en: '{move} wins, proven.', pt: '{move} ganha, provado.' },
  'hint-win-in': {
    en: '{move} wins in {count} {count|move|moves}, proven.',
    pt: '{move} ganha em {count} {count|jogada|jogadas}, provado.',
  },
  'hint-draw': { en: '{move} draws, proven.', pt: '{move} empata, provado.' },
  'hint-loss': {
    en: 'Every move loses, proven; {move} is as good as any.',
    pt: 'Todas as jogadas perdem, provado; {move} é tão boa como outra.',
  },
  'hint-loss-in': {
    en: 'Every move loses, proven; {move} lasts longest.',
    pt: 'Todas as jogadas perdem, provado; {move} é a que dura mais.',
  },
  'hint-guess': {
    en: '{move} looks best (about {percent} %, an estimate).',
    pt: '{move} parece a melhor (cerca de {percent} %, uma estimativa).',
  },

  'hint-rough': {
    en: '{move} looks best; nothing is proven here.',
    pt: '{move} parece a melhor; aqui nada está provado.',
  },

  'help-move': { en: 'a move, such as {move}', pt: 'uma jogada, como {move}' },
  'help-undo': { en: 'takes your last move back', pt: 'anula a tua última jogada' },
  'help-redo': { en: 'plays it again', pt: 'volta a fazê-la' },
  'help-hint': { en: 'tells a good move', pt: 'diz uma boa jogada' },
  'help-apply': { en: 'takes the step of the last hint', pt: 'dá o passo da última dica' },
  'help-check': {
    en: 'tells whether all is right so far',
    pt: 'diz se até aqui está tudo certo',
  },
  'help-analyse': {
    en: 'tells of every move what is known',
    pt: 'diz de cada jogada o que se sabe',
  },
  'help-moves': { en: 'shows the legal moves', pt: 'mostra as jogadas possíveis' },
  'help-board': {
    en: 'shows the board again, with all there is to see',
    pt: 'mostra outra vez o tabuleiro, com tudo o que há para ver',
  },
  'help-rules': { en: 'tells the rules', pt: 'conta as regras' },
  'help-resign': { en: 'gives the game up', pt: 'desiste do jogo' },
  'help-save': { en: 'writes the record of the game', pt: 'escreve o registo do jogo' },
  'help-again': { en: 'begins a new game', pt: 'começa um jogo novo' },
  'help-menu': { en: 'goes to the menu', pt: 'vai para o menu' },
  'help-help': { en: 'shows these words', pt: 'mostra estas palavras' },
  'help-exit': { en: 'leaves', pt: 'sai' },
  'help-swap': { en: 'takes over the other side', pt: 'fica com o outro lado' },
  file: { en: 'FILE', pt: 'FICHEIRO' },
});
