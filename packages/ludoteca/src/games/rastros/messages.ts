/** The words of Rastros. */

import { type Phrase, phrasebook } from '../../kernel/index.ts';

export { name, summary } from './card.ts';

export const rules: Phrase = {
  en: `One white stone stands on a square board; both players move it. North moves first, then they take turns.

A move shifts the stone to one of the eight neighbouring cells that is free. The cell it leaves turns black and stays so: the stone never comes back to it.

North wins when the stone stands on a1, the near left corner. South wins when it stands on the opposite corner (h8 on the 8×8 board). It does not matter who moved it there: you may step onto the other player's corner, and lose.

A player who must move and cannot loses.

The classic board is 8×8 and the stone begins on e5; boards from 3×3 to 26×26 and other starts can be chosen. Moves are written as the cell the stone goes to: e4.`,
  pt: `Há uma pedra branca num tabuleiro quadrado; movem-na os dois jogadores. O Norte começa, e depois jogam à vez.

Uma jogada leva a pedra para uma das oito casas vizinhas que esteja livre. A casa que ela deixa fica preta para sempre: a pedra nunca mais lá volta.

O Norte ganha quando a pedra está em a1, o canto inferior esquerdo. O Sul ganha quando ela está no canto oposto (h8 no tabuleiro 8×8). Não importa quem a levou para lá: podes entrar no canto do adversário, e perdes.

Quem tem de jogar e não pode, perde.

O tabuleiro clássico é o 8×8 e a pedra começa em e5; podem escolher-se tabuleiros de 3×3 a 26×26 e outras casas de partida. Uma jogada escreve-se com a casa para onde vai a pedra: e4.`,
};

export const sideNames = {
  north: { en: 'North', pt: 'Norte' },
  south: { en: 'South', pt: 'Sul' },
} as const;

export const presetNames = {
  classic: { en: '8×8, classic', pt: '8×8, clássico' },
  small: { en: '7×7', pt: '7×7' },
} as const;

/** What each board is for; what is claimed of it is proven in docs/rastros-solved.md. */
export const presetNotes = {
  classic: {
    en: 'The classic board. Solved: South, who moves second, wins with best play.',
    pt: 'O tabuleiro clássico. Resolvido: o Sul, que joga em segundo, ganha se jogar sempre bem.',
  },
  small: {
    en: 'A shorter game, good for a first one. Solved: North, who begins, wins with best play.',
    pt: 'Um jogo mais curto, bom para começar. Resolvido: o Norte, que começa, ganha se jogar sempre bem.',
  },
} as const;
/** What was worked out beforehand of the openings. */
export const openingNotes = {
  classic: {
    en: 'South wins with best play. Proven beforehand: every first move, every reply to it, and South’s way to the win. Further on, your device proves what it can.',
    pt: 'O Sul ganha se jogar sempre bem. Provado de antemão: todas as primeiras jogadas, todas as respostas a elas, e o caminho do Sul até à vitória. O resto prova-o o teu dispositivo, até onde chega.',
  },
  small: {
    en: 'North wins with best play. Proven beforehand: every position of the first four moves. Further on, your device proves what it can.',
    pt: 'O Norte ganha se jogar sempre bem. Provado de antemão: todas as posições das primeiras quatro jogadas. O resto prova-o o teu dispositivo, até onde chega.',
  },
} as const;

export const optionLabels = {
  size: { en: 'Size', pt: 'Tamanho' },
  start: { en: 'Start', pt: 'Partida' },
  goals: { en: 'Corners', pt: 'Cantos' },
} as const;

export const goalNames = {
  usual: { en: 'North a1, South the far one', pt: 'Norte a1, Sul o oposto' },
  exchanged: { en: 'exchanged', pt: 'trocados' },
} as const;

export const optionHelp = {
  size: {
    en: 'the board, from 3 to 26 (default 8)',
    pt: 'o tabuleiro, de 3 a 26 (por omissão 8)',
  },
  start: {
    en: 'the cell on which the stone begins (default e5 on 7×7 and 8×8, else the centre)',
    pt: 'a casa em que a pedra começa (por omissão e5 em 7×7 e 8×8, senão o centro)',
  },
  goals: {
    en: 'whose corner is which: usual (North a1, South the far one) or exchanged',
    pt: 'de quem é cada canto: usual (a1 do Norte, o oposto do Sul) ou exchanged (trocados)',
  },
} as const;

export const guide: Phrase = {
  en: 'Move the white stone to a marked cell. Every cell it leaves turns black.',
  pt: 'Move a pedra branca para uma casa marcada. Cada casa que ela deixa fica preta.',
};

/** The goal of whoever plays, as it is written on it. */
export const yours: Phrase = { en: 'your corner', pt: 'o\u00a0teu canto' };

export const rastrosPhrases = phrasebook('rastros', {
  'north-aim': { en: 'wants {goal}, or South stuck', pt: 'quer {goal}, ou o Sul preso' },
  'south-aim': { en: 'wants {goal}, or North stuck', pt: 'quer {goal}, ou o Norte preso' },
  'your-aim-north': {
    en: 'your corner: {goal}; or leave South stuck',
    pt: 'o teu canto: {goal}; ou prende o Sul',
  },
  'your-aim-south': {
    en: 'your corner: {goal}; or leave North stuck',
    pt: 'o teu canto: {goal}; ou prende o Norte',
  },
  'cell-yours': { en: 'free, your corner', pt: 'livre, o teu canto' },
  'cell-stone': { en: 'the stone', pt: 'a pedra' },
  'cell-black': { en: 'black', pt: 'preta' },
  'cell-north': { en: 'free, North’s corner', pt: 'livre, o canto do Norte' },
  'cell-south': { en: 'free, South’s corner', pt: 'livre, o canto do Sul' },
  'cell-free': { en: 'free', pt: 'livre' },
  goal: { en: 'the stone stands on {goal}', pt: 'a pedra está em {goal}' },
  blocked: { en: 'the stone cannot move', pt: 'a pedra não se pode mover' },
  'not-a-cell': {
    en: 'found {found}; expected a cell, a letter and a number such as e4',
    pt: 'encontrei {found}; esperava uma casa, uma letra e um número como e4',
  },
  'off-board': {
    en: '{cell} is off the board, which goes from a1 to {far}',
    pt: '{cell} está fora do tabuleiro, que vai de a1 a {far}',
  },
  occupied: {
    en: '{cell} is black; the stone cannot go there any more',
    pt: '{cell} está preta; a pedra já não pode ir para lá',
  },
  'stone-there': {
    en: 'the stone already stands on {cell}; it has to move to another cell',
    pt: 'a pedra já está em {cell}; tem de ir para outra casa',
  },
  'not-adjacent': {
    en: '{cell} is not next to the stone, which stands on {stone}',
    pt: '{cell} não fica ao lado da pedra, que está em {stone}',
  },
  over: { en: 'the game is over; there are no more moves', pt: 'o jogo acabou; já não há jogadas' },
  'wrong-size': {
    en: 'found a board of {found}; expected a square one, from 3 to 26',
    pt: 'encontrei um tabuleiro de {found}; esperava um quadrado, de 3 a 26',
  },
  'start-on-goal': {
    en: 'the stone cannot begin on {cell}, which is a goal; expected another cell',
    pt: 'a pedra não pode começar em {cell}, que é uma meta; esperava outra casa',
  },
  'blocked-twice': {
    en: '{cell} is named twice among the black cells; expected each once',
    pt: '{cell} aparece duas vezes entre as casas pretas; esperava cada uma só uma vez',
  },
  'stone-on-black': {
    en: 'the stone stands on {cell}, which is black; expected a free cell',
    pt: 'a pedra está em {cell}, que é preta; esperava uma casa livre',
  },
  'drawing-rank': {
    en: 'found {found}; expected rank {rank} of the drawing, with {size} cells',
    pt: 'encontrei {found}; esperava a fila {rank} do desenho, com {size} casas',
  },
  'drawing-mark': {
    en: 'found {found}; expected . (free), * (black), 0 (the stone), N or S (a goal)',
    pt: 'encontrei {found}; esperava . (livre), * (preta), 0 (a pedra), N ou S (uma meta)',
  },
  'drawing-goal': {
    en: 'found {found} on {cell}; expected N on {north} and S on {south}',
    pt: 'encontrei {found} em {cell}; esperava N em {north} e S em {south}',
  },
  'drawing-stones': {
    en: 'found {count} {count|stone|stones}; expected one',
    pt: 'encontrei {count} {count|pedra|pedras}; esperava uma',
  },
  'drawing-turn': {
    en: 'found {found}; expected the player to move at the end, > N or > S',
    pt: 'encontrei {found}; esperava no fim quem joga, > N ou > S',
  },
});
