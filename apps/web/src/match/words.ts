/** The words of the page for board games. */

import { wordsOf } from '../language/index.ts';

export const words = wordsOf('match', {
  // Who plays.
  you: { en: 'you', pt: 'tu' },
  person: { en: 'person', pt: 'pessoa' },
  computer: { en: 'computer, level {level}', pt: 'computador, nível {level}' },
  against: { en: 'Against the computer, level {level}', pt: 'Contra o computador, nível {level}' },
  'two-people': { en: 'Two people', pt: 'Duas pessoas' },
  'two-bots': { en: 'Level {one} against level {other}', pt: 'Nível {one} contra nível {other}' },
  players: { en: 'Players', pt: 'Jogadores' },
  'to-move': { en: 'To move', pt: 'A jogar' },
  thinking: { en: 'Thinking', pt: 'A pensar' },
  won: { en: 'Won', pt: 'Ganhou' },
  'move-number': { en: 'Move {number}', pt: 'Jogada {number}' },
  finished: { en: 'Finished', pt: 'Terminada' },
  analysis: { en: 'Analysis', pt: 'Análise' },

  // The turn.
  'you-have': { en: 'You have {count} moves', pt: 'Tens {count} jogadas' },
  'you-have-two': { en: 'You have two moves', pt: 'Tens duas jogadas' },
  'side-has-two': { en: '{side} has two moves', pt: 'O {side} tem duas jogadas' },
  'side-has': { en: '{side} has {count} moves', pt: 'O {side} tem {count} jogadas' },
  swap: { en: 'Swap sides', pt: 'Trocar de lado' },
  'swap-help': {
    en: 'You may take over the first move and its side instead of moving.',
    pt: 'Em vez de jogar, podes ficar com a primeira jogada e com o lado dela.',
  },
  board: { en: '{game} board', pt: 'Tabuleiro de {game}' },
  map: { en: 'Map of the board', pt: 'Mapa do tabuleiro' },
  'zoom-in': { en: 'Nearer', pt: 'Aumentar' },
  'zoom-out': { en: 'Farther', pt: 'Diminuir' },
  'whole-board': { en: 'Whole board', pt: 'Tabuleiro inteiro' },
  'how-to': {
    en: 'Arrow keys choose a cell, Enter plays it.',
    pt: 'As setas escolhem uma casa, Enter joga-a.',
  },
  choose: { en: 'choose', pt: 'escolher' },
  move: { en: 'play', pt: 'jogar' },
  playable: { en: 'can be played', pt: 'pode jogar-se' },
  'last-move': { en: 'last move', pt: 'última jogada' },
  aim: {
    en: 'Small cells: keep your finger down to see them larger, and lift it where you play.',
    pt: 'Casas pequenas: mantém o dedo para as veres maiores, e levanta-o onde jogas.',
  },
  'play-move': { en: 'Play {move}', pt: 'Jogar {move}' },
  cancel: { en: 'Cancel', pt: 'Cancelar' },
  close: { en: 'Close', pt: 'Fechar' },
  'not-your-turn': { en: 'It is not your turn', pt: 'Não é a tua vez' },
  'computer-thinks': { en: 'The computer is thinking', pt: 'O computador está a pensar' },

  // Tools.
  undo: { en: 'Undo', pt: 'Anular' },
  redo: { en: 'Redo', pt: 'Refazer' },
  hint: { en: 'Hint', pt: 'Dica' },
  analyse: { en: 'Analyse', pt: 'Analisar' },
  resign: { en: 'Resign', pt: 'Desistir' },
  first: { en: 'First', pt: 'Início' },
  back: { en: 'Back', pt: 'Anterior' },
  next: { en: 'Next', pt: 'Seguinte' },
  last: { en: 'Last', pt: 'Fim' },
  play: { en: 'Play', pt: 'Continuar' },
  pause: { en: 'Pause', pt: 'Pausa' },
  step: { en: 'One move', pt: 'Uma jogada' },
  speed: { en: 'Speed', pt: 'Velocidade' },
  slow: { en: 'Slow', pt: 'Lento' },
  medium: { en: 'Medium', pt: 'Médio' },
  fast: { en: 'Fast', pt: 'Rápido' },
  share: { en: 'Share', pt: 'Partilhar' },
  print: { en: 'Print', pt: 'Imprimir' },
  'new-game': { en: 'New game', pt: 'Novo jogo' },
  'new-game-of': { en: 'New game of {game}', pt: 'Novo jogo de {game}' },
  rematch: { en: 'Rematch', pt: 'Desforra' },
  review: { en: 'Review', pt: 'Rever' },
  lesson: { en: 'How to play', pt: 'Como se joga' },
  'change-players': { en: 'Change who plays', pt: 'Mudar quem joga' },
  'resign-sure': { en: 'Resign this game?', pt: 'Desistir desta partida?' },
  'resign-help': {
    en: '{side} gives up and {other} wins. You can undo it.',
    pt: 'O {side} desiste e o {other} ganha. Podes anular.',
  },

  // The record.
  moves: { en: 'Moves', pt: 'Jogadas' },
  'no-moves': { en: 'No moves yet', pt: 'Ainda sem jogadas' },
  'go-to-move': { en: 'Move {number}, {move}', pt: 'Jogada {number}, {move}' },
  looking: { en: 'Looking at move {number} of {count}', pt: 'A ver a jogada {number} de {count}' },
  'play-from-here': { en: 'Play on from here', pt: 'Jogar a partir daqui' },
  'to-the-game': { en: 'Back to the game', pt: 'Voltar ao jogo' },
  trying: {
    en: 'Trying moves out: the game stays as it is',
    pt: 'A experimentar: a partida fica como está',
  },

  // Analysis.
  proven: { en: 'Proven', pt: 'Provado' },
  exact: { en: 'exact, on this device', pt: 'exato, neste dispositivo' },
  estimate: { en: 'Estimate', pt: 'Estimativa' },
  'not-proven': { en: 'not proven', pt: 'não provado' },
  working: { en: 'Working it out…', pt: 'A calcular…' },
  deeper: { en: 'Looking deeper…', pt: 'A ver mais fundo…' },
  'side-wins-in': {
    en: '{side} wins in {count} {count|move|moves}',
    pt: 'O {side} ganha em {count} {count|jogada|jogadas}',
  },
  'side-wins': { en: '{side} wins', pt: 'O {side} ganha' },
  drawn: { en: 'A draw with best play', pt: 'Empate com as melhores jogadas' },
  'side-chance': { en: '{side} has about {percent} %', pt: 'O {side} tem cerca de {percent} %' },
  'no-verdict': { en: 'Nobody knows yet', pt: 'Ainda não se sabe' },
  'wins-in': { en: 'wins in {count}', pt: 'ganha em {count}' },
  wins: { en: 'wins', pt: 'ganha' },
  'loses-in': { en: 'loses in {count}', pt: 'perde em {count}' },
  loses: { en: 'loses', pt: 'perde' },
  draws: { en: 'draws', pt: 'empata' },
  chance: { en: 'about {percent} %', pt: 'cerca de {percent} %' },
  unknown: { en: 'not known', pt: 'não se sabe' },
  fastest: { en: 'fastest', pt: 'mais rápida' },
  longest: { en: 'holds out longest', pt: 'resiste mais' },
  'looks-best': { en: 'looks best', pt: 'parece melhor' },
  'best-line': { en: 'Best line', pt: 'Melhor linha' },
  'more-moves': { en: '{count} more', pt: 'mais {count}' },

  // Hints.
  'hint-only': {
    en: '{move} is the only move that wins',
    pt: '{move} é a única jogada que ganha',
  },
  'hint-wins': { en: '{move} wins', pt: '{move} ganha' },
  'hint-whatever': {
    en: 'It wins whatever {other} does.',
    pt: 'Ganha, faça o {other} o que fizer.',
  },
  'hint-in': {
    en: 'It wins in {count} {count|move|moves} of yours, whatever {other} does.',
    pt: 'Ganha em {count} {count|jogada tua|jogadas tuas}, faça o {other} o que fizer.',
  },
  'hint-others': {
    en: '{count} other {count|move wins|moves win} too.',
    pt: 'Mais {count} {count|jogada ganha|jogadas ganham} também.',
  },
  'hint-longest': { en: '{move} holds out longest', pt: '{move} é a que mais resiste' },
  'hint-all-lose': { en: 'Every move loses', pt: 'Todas as jogadas perdem' },
  'hint-how-long': {
    en: 'If {other} answers well, that is. How long each holds out is not known; {move} is as good as any.',
    pt: 'Se o {other} responder bem. Não se sabe quanto resiste cada uma; {move} é tão boa como as outras.',
  },
  'hint-loses': {
    en: 'Every move loses if {other} answers well.',
    pt: 'Todas as jogadas perdem se o {other} responder bem.',
  },
  'hint-draws': { en: '{move} keeps the draw', pt: '{move} mantém o empate' },
  'hint-best': { en: '{move} looks best', pt: '{move} parece a melhor' },
  'hint-guess': {
    en: 'Nothing is proven here. It has about {percent} % to win, an estimate.',
    pt: 'Aqui nada está provado. Tem cerca de {percent} % de ganhar, uma estimativa.',
  },
  'hint-avoid': {
    en: '{count} {count|move is|moves are} proven to lose.',
    pt: '{count} {count|jogada perde|jogadas perdem} de certeza.',
  },
  'hint-swap': {
    en: 'The first move looks too good to leave to the other player.',
    pt: 'A primeira jogada parece boa demais para a deixar ao outro.',
  },
  'no-help': { en: 'Nothing to help with now', pt: 'Não há nada em que ajudar agora' },

  // The end and the review.
  'game-over': { en: 'Game over', pt: 'Fim da partida' },
  'count-moves': { en: '{count} {count|move|moves}', pt: '{count} {count|jogada|jogadas}' },
  draw: { en: 'A draw', pt: 'Empate' },
  reviewing: { en: 'Looking the game over', pt: 'A rever a partida' },
  reviewed: { en: 'Moves that changed the outcome', pt: 'Jogadas que mudaram o resultado' },
  'proven-from': {
    en: 'From move {number} on, the win of {side} is proven.',
    pt: 'A partir da jogada {number}, a vitória do {side} está provada.',
  },
  'proven-always': {
    en: 'The win of {side} is proven from the beginning.',
    pt: 'A vitória do {side} está provada desde o início.',
  },
  'none-changed': {
    en: 'No move is known to have changed the outcome.',
    pt: 'Não se conhece jogada que tenha mudado o resultado.',
  },
  'lost-win': { en: 'lost the win', pt: 'perdeu a vitória' },
  'lost-draw': { en: 'lost the draw', pt: 'perdeu o empate' },
  slip: { en: 'looks like a slip', pt: 'parece um deslize' },
  probable: { en: 'probably lost the win', pt: 'provavelmente perdeu a vitória' },
  'why-lost-win': {
    en: '{side} had a win with {better}.',
    pt: 'O {side} ganhava com {better}.',
  },
  'why-lost-draw': {
    en: '{side} had a draw with {better}.',
    pt: 'O {side} empatava com {better}.',
  },
  'why-line': { en: 'After {move}: {line}', pt: 'Depois de {move}: {line}' },
  'why-estimate': {
    en: '{better} looked better. The chances of {side} went from about {before} % to {after} %, an estimate.',
    pt: '{better} parecia melhor. As hipóteses do {side} passaram de cerca de {before} % para {after} %, uma estimativa.',
  },
  stop: { en: 'Stop', pt: 'Parar' },

  // Setting up.
  preset: { en: 'Board', pt: 'Tabuleiro' },
  other: { en: 'Other', pt: 'Outro' },
  'who-plays': { en: 'Who plays {side}?', pt: 'Quem joga com o {side}?' },
  level: { en: 'Level {level}, {name}', pt: 'Nível {level}, {name}' },
  'a-person': { en: 'A person', pt: 'Uma pessoa' },
  'with-swap': { en: 'With swap', pt: 'Com troca' },
  'with-swap-help': {
    en: 'The second player may take over the first move.',
    pt: 'O segundo jogador pode ficar com a primeira jogada.',
  },
  begins: { en: 'begins', pt: 'começa' },
  start: { en: 'Start', pt: 'Começar' },

  // Trouble.
  'broken-save': { en: 'This game cannot be read', pt: 'Não se consegue ler esta partida' },
  'bot-failed': {
    en: 'The computer could not find a move.',
    pt: 'O computador não conseguiu encontrar uma jogada.',
  },
  'study-failed': {
    en: 'This could not be worked out. Ask again, or reload the page.',
    pt: 'Não foi possível calcular isto. Pergunta outra vez, ou recarrega a página.',
  },
  'try-again': { en: 'Try again', pt: 'Tentar outra vez' },
  'other-tab': {
    en: 'This game is open in another tab. There it can be played; here it can be seen.',
    pt: 'Esta partida está aberta noutro separador. Lá pode jogar-se; aqui pode ver-se.',
  },
  'play-here': { en: 'Play here', pt: 'Jogar aqui' },
});
