/** What can be wrong with a text of another program, or keep a puzzle out of its format. */

import { phrasebook } from '../../kernel/index.ts';

export const interchangePhrases = {
  'payload-long': {
    en: 'found a payload of {found} characters, expected at most {most}',
    pt: 'encontrei dados com {found} caracteres, esperava no máximo {most}',
  },
  'payload-character': {
    en: 'found {found}, expected letters, digits, + / or = (base64)',
    pt: 'encontrei {found}, esperava letras, algarismos, + / ou = (base64)',
  },
  'payload-broken': {
    en: 'the payload cannot be unpacked; expected a whole one, as {program} makes it',
    pt: 'não se conseguem desempacotar os dados; esperava-os completos, tal como o {program} os faz',
  },
  'payload-missing': {
    en: 'found no payload here; expected a link to {program}, or the payload of one',
    pt: 'não encontrei dados aqui; esperava uma ligação para o {program}, ou os dados de uma',
  },

  'f-puzzles-size': {
    en: 'found a grid of {found}×{found}, expected {known}',
    pt: 'encontrei uma grelha de {found}×{found}, esperava {known}',
  },
  'f-puzzles-field': {
    en: '"{name}" has no place in this puzzle; expected given digits and thermometers',
    pt: '"{name}" não tem lugar neste problema; esperava algarismos dados e termómetros',
  },
  'f-puzzles-cell': {
    en: 'found {found}, expected a cell of the grid, such as R1C1',
    pt: 'encontrei {found}, esperava uma casa da grelha, como R1C1',
  },
  'f-puzzles-apart': {
    en: 'the thermometer goes from {first} to {second}, which are no neighbours in a row or column',
    pt: 'o termómetro vai de {first} para {second}, que não são vizinhas numa linha ou coluna',
  },
  'f-puzzles-opposite': {
    en: 'one thermometer goes from {first} to {second}, another the other way; expected one of them',
    pt: 'um termómetro vai de {first} para {second}, e outro ao contrário; esperava só um deles',
  },
  'f-puzzles-regions': {
    en: 'the regions are no boxes; expected boxes of {known}',
    pt: 'as regiões não são caixas; esperava caixas de {known}',
  },
  'f-puzzles-large': {
    en: 'f-puzzles takes grids up to {most}×{most}, not {size}×{size}',
    pt: 'o f-puzzles aceita grelhas até {most}×{most}, não de {size}×{size}',
  },
  'f-puzzles-both': {
    en: '{cell} holds {entry} where {given} is given, and f-puzzles has place for one digit',
    pt: '{cell} tem {entry} onde é dado {given}, e o f-puzzles só tem lugar para um algarismo',
  },

  'penpa-lines': {
    en: 'the page has {found} {found|line|lines}, expected at least {expected}',
    pt: 'a página tem {found} {found|linha|linhas}, esperava pelo menos {expected}',
  },
  'penpa-grid': {
    en: 'found a grid of kind {kind}, {cols} columns and {rows} rows; expected square or sudoku, {known}',
    pt: 'encontrei uma grelha do tipo {kind}, {cols} colunas e {rows} linhas; esperava square ou sudoku, {known}',
  },
  'penpa-space': {
    en: 'the grid has cells outside its frame; expected none',
    pt: 'a grelha tem casas fora da moldura; esperava nenhuma',
  },
  'penpa-json': {
    en: 'line {line} of the page is no JSON object',
    pt: 'a linha {line} da página não é um objeto JSON',
  },
  'penpa-layer': {
    en: 'the layer "{name}" has no place in this puzzle; expected digits, inequality symbols and edges',
    pt: 'a camada "{name}" não tem lugar neste problema; esperava algarismos, símbolos de desigualdade e arestas',
  },
  'penpa-place': {
    en: 'found something at point {found}, expected it in a cell or between two cells of the grid',
    pt: 'encontrei algo no ponto {found}, esperava-o numa casa ou entre duas casas da grelha',
  },
  'penpa-digit': {
    en: 'found {found} in {cell}, expected a digit from 1 to {most}',
    pt: 'encontrei {found} em {cell}, esperava um algarismo de 1 a {most}',
  },
  'penpa-symbol': {
    en: 'found the symbol {found} between {first} and {second}, expected an inequality along them',
    pt: 'encontrei o símbolo {found} entre {first} e {second}, esperava uma desigualdade entre elas',
  },
  'penpa-boxes': {
    en: 'the thick edges are no box borders; expected those of boxes of {known}',
    pt: 'as arestas grossas não são bordas de caixas; esperava as de caixas de {known}',
  },
} as const;

/** Told under the game's own prefix: its phrasebook is given these words too. */
export const interchangeNotices = phrasebook('greater-than', interchangePhrases);
