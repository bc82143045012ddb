/** What can be wrong with a text of Greater-Than Sudoku, or keep a puzzle out of a format. */

import { phrasebook } from '../../kernel/index.ts';

export const formatPhrases = {
  box: {
    en: 'boxes of {found} are not known here; expected one of {known}',
    pt: 'não se conhecem aqui caixas de {found}; esperava uma destas: {known}',
  },
  'sign-opposite': {
    en: 'there are two opposite signs between {first} and {second}; expected one',
    pt: 'há dois sinais opostos entre {first} e {second}; esperava um',
  },
  'given-twice': {
    en: '{cell} has two given digits, {first} and {second}; expected one',
    pt: '{cell} tem dois algarismos dados, {first} e {second}; esperava um só',
  },

  'classic-character': {
    en: 'found {found}, expected one of < > |',
    pt: 'encontrei {found}, esperava um destes: < > |',
  },
  'classic-width': {
    en: 'found {found} {found|sign|signs} in this line, expected {expected}',
    pt: 'encontrei {found} {found|sinal|sinais} nesta linha, esperava {expected}',
  },
  'classic-size': {
    en: 'found lines of {found} {found|sign|signs}, expected {known}',
    pt: 'encontrei linhas de {found} {found|sinal|sinais}, esperava {known}',
  },
  'classic-dot': {
    en: 'the line with a single "." is missing; expected it after {expected} lines of horizontal signs',
    pt: 'falta a linha com um só "."; esperava-a depois de {expected} linhas de sinais horizontais',
  },
  'classic-dots': {
    en: 'found a second line with a single "."; expected vertical signs',
    pt: 'encontrei uma segunda linha com um só "."; esperava sinais verticais',
  },
  'classic-rows': {
    en: 'found {found} {found|line|lines} of horizontal signs before the ".", expected {expected}',
    pt: 'encontrei {found} {found|linha|linhas} de sinais horizontais antes do ".", esperava {expected}',
  },
  'classic-columns': {
    en: 'found {found} {found|line|lines} of vertical signs after the ".", expected {expected}',
    pt: 'encontrei {found} {found|linha|linhas} de sinais verticais depois do ".", esperava {expected}',
  },
  'classic-edge': {
    en: 'found {found} at the edge of the grid, where there is no neighbour; expected |',
    pt: 'encontrei {found} na borda da grelha, onde não há vizinho; esperava |',
  },
  'classic-givens': {
    en: 'the classic text has no place for given digits, and {cell} has one',
    pt: 'o texto clássico não tem lugar para algarismos dados, e {cell} tem um',
  },
  'classic-box': {
    en: 'the classic text does not name the box: this one would be read with boxes of {read}, not of {box}',
    pt: 'o texto clássico não diz qual é a caixa: este seria lido com caixas de {read}, não de {box}',
  },

  'line-length': {
    en: 'found {found} {found|character|characters}, expected {known}',
    pt: 'encontrei {found} {found|carácter|caracteres}, esperava {known}',
  },
  'line-character': {
    en: 'found {found}, expected {expected}, or . or 0 for an empty cell',
    pt: 'encontrei {found}, esperava {expected}, ou . ou 0 para uma casa vazia',
  },
  'line-signs': {
    en: 'a line of digits has no place for signs, and there is one between {first} and {second}',
    pt: 'uma linha de algarismos não tem lugar para sinais, e há um entre {first} e {second}',
  },
  'line-box': {
    en: 'a line of digits does not name the box: it would be read with boxes of {read}, not of {box}',
    pt: 'uma linha de algarismos não diz qual é a caixa: seria lida com caixas de {read}, não de {box}',
  },

  'iss-start': {
    en: 'found {found}, expected a constraint such as .GreaterThan~R1C1~R1C2',
    pt: 'encontrei {found}, esperava uma restrição como .GreaterThan~R1C1~R1C2',
  },
  'iss-encoding': {
    en: 'the link is broken: what follows this % stands for no character',
    pt: 'a ligação está partida: o que se segue a este % não corresponde a nenhum carácter',
  },
  'iss-constraint': {
    en: 'the constraint {name} has no place in this puzzle; expected Shape, GreaterThan or given digits',
    pt: 'a restrição {name} não tem lugar neste problema; esperava Shape, GreaterThan ou algarismos dados',
  },
  'iss-shape': {
    en: 'found the shape {found}, expected {known}',
    pt: 'encontrei a forma {found}, esperava {known}',
  },
  'iss-cell': {
    en: 'found {found}, expected a cell of the grid, such as R1C1 ({size} rows and columns, those from 10 as a, b, …)',
    pt: 'encontrei {found}, esperava uma casa da grelha, como R1C1 ({size} linhas e colunas, a partir de 10 como a, b, …)',
  },
  'iss-given': {
    en: 'found {found}, expected a cell with one digit from 1 to {most}, such as R1C1_{most}',
    pt: 'encontrei {found}, esperava uma casa com um algarismo de 1 a {most}, como R1C1_{most}',
  },
  'iss-apart': {
    en: 'no two cells of this list are neighbours: {found}',
    pt: 'não há duas casas vizinhas nesta lista: {found}',
  },
  'iss-box': {
    en: 'Interactive Sudoku Solver would take boxes of {read}, not of {box}',
    pt: 'o Interactive Sudoku Solver tomaria caixas de {read}, não de {box}',
  },
  'iss-size': {
    en: 'Interactive Sudoku Solver takes grids up to {most}×{most}, not {size}×{size}',
    pt: 'o Interactive Sudoku Solver aceita grelhas até {most}×{most}, não de {size}×{size}',
  },

  'drawing-frame': {
    en: 'found {found}, expected the upper edge of a grid, such as +-------+-------+',
    pt: 'encontrei {found}, esperava a borda de cima de uma grelha, como +-------+-------+',
  },
  'drawing-lines': {
    en: 'found {found} {found|line|lines}, expected {expected}',
    pt: 'encontrei {found} {found|linha|linhas}, esperava {expected}',
  },
  'drawing-width': {
    en: 'found a line of {found} {found|character|characters}, expected {expected}',
    pt: 'encontrei uma linha de {found} {found|carácter|caracteres}, esperava {expected}',
  },
  'drawing-character': {
    en: 'found {found}, expected {expected}',
    pt: 'encontrei {found}, esperava {expected}',
  },
  'drawing-digit': {
    en: 'found {found} in {cell}, expected . or a digit from 1 to {most}, in brackets if it is given',
    pt: 'encontrei {found} em {cell}, esperava . ou um algarismo de 1 a {most}, entre parênteses retos se for dado',
  },
  'drawing-both': {
    en: '{cell} holds {entry} where {given} is given, and a drawing has place for one digit',
    pt: '{cell} tem {entry} onde é dado {given}, e um desenho só tem lugar para um algarismo',
  },
} as const;

/** The notices of reading and writing; the game's whole phrasebook holds their words too. */
export const formatNotices = phrasebook('greater-than', formatPhrases);
