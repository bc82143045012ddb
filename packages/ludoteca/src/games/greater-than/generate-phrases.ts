/** The words of recipes for puzzles: what is wrong with one, and what could not be made. */

import type { Phrases } from '../../kernel/index.ts';

export const generatePhrases = {
  'size-oblong': {
    en: '--size: found {rows}×{cols}; a grid has as many rows as columns, expected one of {sizes}',
    pt: '--size: encontrei {rows}×{cols}; uma grelha tem tantas linhas como colunas, esperava um destes: {sizes}',
  },
  'size-unknown': {
    en: '--size: found {size}; puzzles are made in the sizes {sizes}',
    pt: '--size: encontrei {size}; fazem-se problemas dos tamanhos {sizes}',
  },
  'size-too-large': {
    en: '--size: puzzles of {size}×{size} can be read and solved, but not made; expected one of {sizes}',
    pt: '--size: os problemas de {size}×{size} podem ser lidos e resolvidos, mas não feitos; esperava um destes: {sizes}',
  },
  'box-unknown': {
    en: '--box: found {box}; boxes have the shapes {boxes}',
    pt: '--box: encontrei {box}; as caixas têm as formas {boxes}',
  },
  'box-too-large': {
    en: '--box: puzzles with boxes of {box} can be read and solved, but not made; expected one of {boxes}',
    pt: '--box: os problemas com caixas de {box} podem ser lidos e resolvidos, mas não feitos; esperava uma destas: {boxes}',
  },
  'box-and-size': {
    en: '--box: boxes of {box} make a grid of {made}×{made}, but --size asks for {size}×{size}; expected {boxes}',
    pt: '--box: caixas de {box} fazem uma grelha de {made}×{made}, mas --size pede {size}×{size}; esperava {boxes}',
  },
  'full-and-signs': {
    en: '--signs: found {signs}, but --style full has all {all} signs; leave --style out to have fewer',
    pt: '--signs: encontrei {signs}, mas --style full tem todos os {all} sinais; deixa --style de fora para ter menos',
  },
  'signs-too-many': {
    en: '--signs: found {signs}; the boxes of this grid have room for {all}',
    pt: '--signs: encontrei {signs}; nas caixas desta grelha cabem {all}',
  },
  'givens-too-many': {
    en: '--givens: found {givens}; this grid has {cells} cells',
    pt: '--givens: encontrei {givens}; esta grelha tem {cells} casas',
  },
  'signs-odd': {
    en: '--signs: found {signs}; symmetric signs come in pairs, expected an even number',
    pt: '--signs: encontrei {signs}; os sinais simétricos vêm aos pares, esperava um número par',
  },
  'givens-odd': {
    en: '--givens: found {givens}; without a central cell symmetric digits come in pairs, expected an even number',
    pt: '--givens: encontrei {givens}; sem casa central os algarismos simétricos vêm aos pares, esperava um número par',
  },
  'signs-not-met': {
    en: '--signs: no puzzle with {wanted} {wanted|sign|signs} was found; the nearest found has {nearest}',
    pt: '--signs: não se encontrou um problema com {wanted} {wanted|sinal|sinais}; o mais próximo encontrado tem {nearest}',
  },
  'signs-hunted': {
    en: '--signs: the hunt ended without a puzzle of {wanted} {wanted|sign|signs}; the fewest found are {nearest}, which --signs {nearest} makes with the same seed',
    pt: '--signs: a caça acabou sem um problema de {wanted} {wanted|sinal|sinais}; o menor número encontrado é {nearest}, que --signs {nearest} faz com a mesma semente',
  },
  'givens-not-met': {
    en: '--givens: {wanted} given {wanted|digit was|digits were} not enough for a single solution; the fewest found are {nearest}',
    pt: '--givens: {wanted} {wanted|algarismo dado não chegou|algarismos dados não chegaram} para uma solução única; o menor número encontrado é {nearest}',
  },
  'level-not-met': {
    en: '--level {level}: no such puzzle of {size}×{size} was found in this style; the hardest found up to there is {hardest}',
    pt: '--level {level}: não se encontrou um problema assim de {size}×{size} neste estilo; o mais difícil encontrado até aí é {hardest}',
  },
} as const satisfies Phrases;
