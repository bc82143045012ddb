/** The words of Squex. */

import { type Phrase, phrasebook } from '../../kernel/index.ts';

export { name, summary } from './card.ts';

export const rules: Phrase = {
  en: `The board is made of octagons, with small squares where four of them meet. Blue (player 1) joins top and bottom, Ochre (player 2) left and right. Blue begins; a move takes any empty octagon.

When two octagons of yours touch the same square from opposite corners, the square is yours too, and links them. If the square was the opponent's, you have cut it: you take it, and the opponent has two moves. However many squares a move cuts, the opponent has two moves, and if you had a second move left, you lose it.

A square can be cut while the opponent can still come to hold both other octagons around it. Once one of these is yours, or both are the opponent's, it cannot be cut any more.

You win when a chain joins your two sides in which every octagon touches the next along a whole edge, or across a square of yours that cannot be cut any more. There are no draws: a full board has exactly one winner.

The usual board is 8×8; sides from 1 to 26 can be chosen, and fair boards are square. Moves are written as the octagon taken: c4 is the third column from the left, the fourth row from the top. In a game with swap, the second player may answer the first move with swap, and takes over the blue side.`,
  pt: `O tabuleiro é feito de octógonos, com pequenos quadrados onde quatro deles se encontram. O Azul (jogador 1) une o topo ao fundo, o Ocre (jogador 2) une a esquerda à direita. Começa o Azul; uma jogada ocupa qualquer octógono vazio.

Quando dois octógonos teus tocam o mesmo quadrado em cantos opostos, o quadrado também é teu e liga-os. Se o quadrado era do adversário, cortaste-o: ficas com ele e o adversário tem duas jogadas. Cortes quantos cortares numa jogada, o adversário tem duas jogadas e, se ainda tinhas uma segunda jogada, perdes essa.

Um quadrado pode ser cortado enquanto o adversário ainda puder ocupar os outros dois octógonos à volta dele. Quando um deles é teu, ou ambos são do adversário, já não pode ser cortado.

Ganhas quando os teus dois lados ficam unidos por uma cadeia em que cada octógono toca o seguinte numa aresta inteira, ou através de um quadrado teu que já não pode ser cortado. Não há empates: um tabuleiro cheio tem exatamente um vencedor.

O tabuleiro habitual é o 8×8; podem escolher-se lados de 1 a 26, e os tabuleiros justos são quadrados. Uma jogada escreve-se com o octógono ocupado: c4 é a terceira coluna a contar da esquerda, a quarta linha a contar de cima. Num jogo com troca, o segundo jogador pode responder à primeira jogada com swap, e fica com o lado azul.`,
};

export const sideNames = {
  blue: { en: 'Blue', pt: 'Azul' },
  ochre: { en: 'Ochre', pt: 'Ocre' },
} as const;

export const presetNames = {
  usual: { en: '8×8', pt: '8×8' },
  small: { en: '5×5, a short game', pt: '5×5, um jogo curto' },
  large: { en: '11×11, a long game', pt: '11×11, um jogo longo' },
} as const;

/** What each board is for; what is claimed of it is proven in docs/squex-solved.md. */
export const presetNotes = {
  usual: {
    en: 'The usual board. Not solved: nobody knows who wins.',
    pt: 'O tabuleiro habitual. Não está resolvido: ninguém sabe quem ganha.',
  },
  small: {
    en: 'For a first game. Solved: Blue, who begins, wins with best play.',
    pt: 'Para um primeiro jogo. Resolvido: o Azul, que começa, ganha se jogar sempre bem.',
  },
  large: {
    en: 'For players who know 8×8 and want more room. Not solved.',
    pt: 'Para quem já conhece o 8×8 e quer mais espaço. Não está resolvido.',
  },
} as const;

export const optionLabels = {
  size: { en: 'Size', pt: 'Tamanho' },
} as const;

export const optionHelp = {
  size: {
    en: 'the board, rows by columns, from 1 to 26 (default 8x8)',
    pt: 'o tabuleiro, linhas por colunas, de 1 a 26 (por omissão 8x8)',
  },
} as const;

export const guide: Phrase = {
  en: 'Take an empty octagon. Two that touch a square from opposite corners take it too.',
  pt: 'Ocupa um octógono vazio. Dois que tocam um quadrado em cantos opostos ficam com ele.',
};

/** What the signs on the board mean. */
export const legendTexts = {
  safe: { en: 'safe', pt: 'segura' },
  cuttable: { en: 'can still be cut', pt: 'ainda pode ser cortada' },
  one: { en: 'cut by one move', pt: 'corta-se numa jogada' },
  two: { en: 'cut by two', pt: 'corta-se em duas' },
} as const;

/** What the drawing shows when all there is to see is asked for. */
export const fullView: Phrase = { en: 'Show cuts', pt: 'Ver cortes' };

export const squexPhrases = phrasebook('squex', {
  'blue-aim': { en: 'top to bottom', pt: 'de cima a baixo' },
  'ochre-aim': { en: 'left to right', pt: 'da esquerda à direita' },
  'blue-cuts': { en: 'this cut gives Ochre two moves', pt: 'este corte dá duas jogadas ao Ocre' },
  'ochre-cuts': { en: 'this cut gives Blue two moves', pt: 'este corte dá duas jogadas ao Azul' },
  'blue-did-cut': { en: 'Blue cut {squares}', pt: 'o Azul cortou {squares}' },
  'ochre-did-cut': { en: 'Ochre cut {squares}', pt: 'o Ocre cortou {squares}' },
  'cell-empty': { en: 'empty', pt: 'vazio' },
  'cell-joins': { en: 'empty; joins {cells}', pt: 'vazio; une a {cells}' },
  'cell-cuts': { en: 'empty; cuts towards {cells}', pt: 'vazio; corta na direção de {cells}' },
  'cell-blue': { en: 'Blue', pt: 'Azul' },
  'cell-ochre': { en: 'Ochre', pt: 'Ocre' },
  'cell-blue-cuttable': {
    en: 'Blue; the link to {cells} can still be cut',
    pt: 'Azul; a ligação a {cells} ainda pode ser cortada',
  },
  'cell-ochre-cuttable': {
    en: 'Ochre; the link to {cells} can still be cut',
    pt: 'Ocre; a ligação a {cells} ainda pode ser cortada',
  },
  joined: {
    en: 'a chain that cannot be cut joins both sides: {chain}',
    pt: 'uma cadeia que não pode ser cortada une os dois lados: {chain}',
  },
  'blue-cut': {
    en: 'Blue cut {count} {count|square|squares} ({squares}); Ochre has two moves',
    pt: 'o Azul cortou {count} {count|quadrado|quadrados} ({squares}); o Ocre tem duas jogadas',
  },
  'ochre-cut': {
    en: 'Ochre cut {count} {count|square|squares} ({squares}); Blue has two moves',
    pt: 'o Ocre cortou {count} {count|quadrado|quadrados} ({squares}); o Azul tem duas jogadas',
  },
  'blue-link': {
    en: 'the link {link} of Blue can be cut by taking {cutter}',
    pt: 'a ligação {link} do Azul corta-se ocupando {cutter}',
  },
  'blue-link-two': {
    en: 'the link {link} of Blue can be cut by taking both {cutter} and {other}',
    pt: 'a ligação {link} do Azul corta-se ocupando {cutter} e {other}',
  },
  'ochre-link': {
    en: 'the link {link} of Ochre can be cut by taking {cutter}',
    pt: 'a ligação {link} do Ocre corta-se ocupando {cutter}',
  },
  'ochre-link-two': {
    en: 'the link {link} of Ochre can be cut by taking both {cutter} and {other}',
    pt: 'a ligação {link} do Ocre corta-se ocupando {cutter} e {other}',
  },
  'blue-joined-cuttable': {
    en: 'the sides of Blue are joined, but the chain can still be cut: {chain}',
    pt: 'os lados do Azul estão unidos, mas a cadeia ainda pode ser cortada: {chain}',
  },
  'ochre-joined-cuttable': {
    en: 'the sides of Ochre are joined, but the chain can still be cut: {chain}',
    pt: 'os lados do Ocre estão unidos, mas a cadeia ainda pode ser cortada: {chain}',
  },
  'second-lost': {
    en: 'the second move is lost by this cut',
    pt: 'este corte faz perder a segunda jogada',
  },
  'one-more': { en: 'there is one more move in this turn', pt: 'falta mais uma jogada nesta vez' },
  'not-a-cell': {
    en: 'found {found}; expected an octagon, a letter and a number such as c4',
    pt: 'encontrei {found}; esperava um octógono, uma letra e um número como c4',
  },
  'off-board': {
    en: '{cell} is off the board, which goes from a1 to {far}',
    pt: '{cell} está fora do tabuleiro, que vai de a1 a {far}',
  },
  occupied: {
    en: '{cell} is taken; expected an empty octagon',
    pt: '{cell} está ocupado; esperava um octógono vazio',
  },
  over: { en: 'the game is over; there are no more moves', pt: 'o jogo acabou; já não há jogadas' },
  'wrong-size': {
    en: 'found a board of {found}; expected sides from 1 to 26',
    pt: 'encontrei um tabuleiro de {found}; esperava lados de 1 a 26',
  },
  'border-square': {
    en: 'found {found} on the border; expected {expected}, since border squares belong to the sides',
    pt: 'encontrei {found} na margem; esperava {expected}, porque os quadrados da margem são dos lados',
  },
  'square-unearned': {
    en: 'the square {square} is said to be of player {found}, who does not hold two opposite octagons around it',
    pt: 'diz-se que o quadrado {square} é do jogador {found}, que não tem dois octógonos opostos à volta dele',
  },
  'square-unclaimed': {
    en: 'the square {square} is said to be nobody’s, but player {owner} holds two opposite octagons around it',
    pt: 'diz-se que o quadrado {square} não é de ninguém, mas o jogador {owner} tem dois octógonos opostos à volta dele',
  },
  'state-list': {
    en: 'found {found}, expected {expected}: a state is [octagons, squares, height, width, player 1, player 2, next player, cut]',
    pt: 'encontrei {found}, esperava {expected}: um estado é [octógonos, quadrados, altura, largura, jogador 1, jogador 2, quem joga, corte]',
  },
  'state-list-length': {
    en: 'found a list of {found}, expected {expected}',
    pt: 'encontrei uma lista de {found}, esperava {expected}',
  },
  'drawing-letters': {
    en: 'found {found}; expected the letters of the columns, a b c …',
    pt: 'encontrei {found}; esperava as letras das colunas, a b c …',
  },
  'drawing-line': {
    en: 'found {found}; expected {count} {count|mark|marks} in this line of the drawing',
    pt: 'encontrei {found}; esperava {count} {count|marca|marcas} nesta linha do desenho',
  },
  'drawing-octagon': {
    en: 'found {found}; expected . (empty), (1) or (2)',
    pt: 'encontrei {found}; esperava . (vazio), (1) ou (2)',
  },
  'drawing-square': {
    en: 'found {found}; expected + (nobody’s), 1 or 2',
    pt: 'encontrei {found}; esperava + (de ninguém), 1 ou 2',
  },
  'drawing-turn': {
    en: 'found {found}; expected the player to move and the moves left at the end, such as > 1 1-0',
    pt: 'encontrei {found}; esperava no fim quem joga e as jogadas que tem, como > 1 1-0',
  },
});
