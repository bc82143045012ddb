/** What can be said about Cross-a-Pix: its name, its rules for people, and every notice. */

import { type Phrase, phrasebook } from '../../kernel/index.ts';

export { name, summary } from './card.ts';

export const rules: Phrase = {
  en: `Thick walls cut the grid into regions. Each region is either painted whole or left blank whole: never in part.

Every row and every column has two clues. The first says how many of its cells are painted. The second says how many blocks they form: a block is a run of painted cells side by side, with a blank cell or the border at each end. A clue of 5 and 2 in a row means five painted cells in two blocks, such as three and two, or four and one.

Walls do not end a block: painted cells of two regions that touch along the line belong to the same block. A wall that separates nothing, because its two sides are joined around it, is only drawn.

A good puzzle has exactly one solution, and it can be found by reasoning alone. Begin with the lines whose clue leaves no choice: nothing painted, everything painted, or a region too large to fit.`,
  pt: `Paredes grossas cortam a grelha em regiões. Cada região é pintada inteira ou fica inteira em branco: nunca só em parte.

Cada linha e cada coluna tem duas pistas. A primeira diz quantas das suas casas são pintadas. A segunda diz quantos blocos elas formam: um bloco é uma sequência de casas pintadas lado a lado, com uma casa em branco ou a margem em cada ponta. As pistas 5 e 2 numa linha querem dizer cinco casas pintadas em dois blocos, por exemplo três e duas, ou quatro e uma.

As paredes não terminam um bloco: casas pintadas de duas regiões que se tocam ao longo da linha são do mesmo bloco. Uma parede que nada separa, porque os seus dois lados estão unidos em volta dela, está só desenhada.

Um bom problema tem exatamente uma solução, que se encontra só a raciocinar. Começa pelas linhas cuja pista não deixa escolha: nada pintado, tudo pintado, ou uma região demasiado grande para caber.`,
};

/** What a board and its texts have to say; reasons and hints have words of their own, which a page loads with the first. */
export const crossAPixPhrases = phrasebook('cross-a-pix', {
  // A clue that could be left out.
  'clue-blocks': {
    en: 'the number of blocks of {line}: {blocks}',
    pt: 'o número de blocos da {line}: {blocks}',
  },

  // Clues that are impossible by themselves.
  'clue-overfull': {
    en: '{painted} painted cells are asked for in a line of {cells}; expected at most {cells}',
    pt: 'pedem-se {painted} casas pintadas numa linha de {cells}; esperava no máximo {cells}',
  },
  'clue-without-blocks': {
    en: '{painted} painted {painted|cell|cells} in no block; expected at least one block',
    pt: '{painted} {painted|casa pintada|casas pintadas} em nenhum bloco; esperava pelo menos um bloco',
  },
  'clue-without-painted': {
    en: '{blocks} {blocks|block|blocks} without a painted cell; expected no block',
    pt: '{blocks} {blocks|bloco|blocos} sem nenhuma casa pintada; esperava nenhum bloco',
  },
  'clue-blocks-over-painted': {
    en: '{blocks} blocks with {painted} painted {painted|cell|cells}; expected at most {painted} {painted|block|blocks}',
    pt: '{blocks} blocos com {painted} {painted|casa pintada|casas pintadas}; esperava no máximo {painted} {painted|bloco|blocos}',
  },
  'clue-blocks-do-not-fit': {
    en: '{painted} painted cells in {blocks} blocks need {needed} cells; the line has {cells}',
    pt: '{painted} casas pintadas em {blocks} blocos precisam de {needed} casas; a linha tem {cells}',
  },
  'totals-differ': {
    en: 'the rows ask for {rows} painted {rows|cell|cells} in all and the columns for {cols}; expected the same total',
    pt: 'as linhas pedem ao todo {rows} {rows|casa pintada|casas pintadas} e as colunas {cols}; esperava o mesmo total',
  },

  // Fillings.
  'region-split': {
    en: 'this region is painted at {painted} and blank at {blank}; expected one or the other throughout',
    pt: 'esta região está pintada em {painted} e em branco em {blank}; esperava toda de uma maneira ou de outra',
  },
  'painted-differ': {
    en: 'found {found} painted {found|cell|cells}, expected {expected}',
    pt: 'encontrei {found} {found|casa pintada|casas pintadas}, esperava {expected}',
  },
  'painted-already': {
    en: 'found {found} painted {found|cell|cells} already, expected {expected} in all',
    pt: 'encontrei já {found} {found|casa pintada|casas pintadas}, esperava {expected} ao todo',
  },
  'painted-at-most': {
    en: 'at most {most} {most|cell|cells} can still be painted, expected {expected}',
    pt: 'já só se podem pintar no máximo {most} {most|casa|casas}, esperava {expected}',
  },
  'blocks-differ': {
    en: 'found {found} {found|block|blocks}, expected {expected}',
    pt: 'encontrei {found} {found|bloco|blocos}, esperava {expected}',
  },
  'blocks-already': {
    en: 'there will be at least {least} {least|block|blocks}, expected {expected}',
    pt: 'haverá pelo menos {least} {least|bloco|blocos}, esperava {expected}',
  },
  'blocks-at-most': {
    en: 'there can be at most {most} {most|block|blocks}, expected {expected}',
    pt: 'pode haver no máximo {most} {most|bloco|blocos}, esperava {expected}',
  },

  // Text formats.
  'size-range': {
    en: 'a grid of {rows}×{cols} is out of range; expected 1×1 to {most}×{most}',
    pt: 'uma grelha de {rows}×{cols} está fora dos limites; esperava de 1×1 a {most}×{most}',
  },
  'drawing-character': {
    en: 'found {found}, expected {expected}',
    pt: 'encontrei {found}, esperava {expected}',
  },
  'drawing-line-ended': {
    en: 'the line ends here; expected {expected}',
    pt: 'a linha acaba aqui; esperava {expected}',
  },
  'drawing-line-goes-on': {
    en: 'found {found} after the right border; expected the end of the line',
    pt: 'encontrei {found} depois da margem direita; esperava o fim da linha',
  },
  'drawing-ended': {
    en: 'the drawing ends here; expected two lines of column clues, the grid, and its lower border',
    pt: 'o desenho acaba aqui; esperava duas linhas com as pistas das colunas, a grelha e a sua margem de baixo',
  },
  'drawing-columns': {
    en: 'found {found} column {found|clue|clues}, expected {expected}, as many as there are columns',
    pt: 'encontrei {found} {found|pista|pistas} de colunas, esperava {expected}, tantas como as colunas',
  },
  'drawing-row-clue': {
    en: 'found {found} {found|number|numbers} before the row, expected 2: its painted cells and its blocks',
    pt: 'encontrei {found} {found|número|números} antes da linha, esperava 2: as casas pintadas e os blocos',
  },
  'lists-character': {
    en: 'found {found}, expected {expected}',
    pt: 'encontrei {found}, esperava {expected}',
  },
  'lists-ended': {
    en: 'the lists end here; expected {expected}',
    pt: 'as listas acabam aqui; esperava {expected}',
  },
  'lists-missing': {
    en: 'the list {name} is missing; expected HP, VP, V and H',
    pt: 'falta a lista {name}; esperava HP, VP, V e H',
  },
  'lists-twice': {
    en: 'the list {name} is given twice; expected it once',
    pt: 'a lista {name} aparece duas vezes; esperava-a uma só',
  },
  'lists-length': {
    en: 'found {found} {found|item|items} in {name}, expected {expected}',
    pt: 'encontrei {found} {found|elemento|elementos} em {name}, esperava {expected}',
  },

  // Making.
  'order-size': {
    en: 'a grid of {rows}×{cols} cannot be made; expected 3×3 to {most}×{most}',
    pt: 'não se faz uma grelha de {rows}×{cols}; esperava de 3×3 a {most}×{most}',
  },
  'order-option': {
    en: '--{option} has no effect with --style {style}; expected --style {expected}',
    pt: '--{option} não tem efeito com --style {style}; esperava --style {expected}',
  },
  'order-level': {
    en: '--level {level} cannot be had with --style {style}, whose puzzles are all easy; expected --level easy, or another style',
    pt: '--level {level} não se consegue com --style {style}, cujos problemas são todos fáceis; esperava --level easy, ou outro estilo',
  },
  'order-without-picture': {
    en: '--{option} has no effect without a picture; expected --from too',
    pt: '--{option} não tem efeito sem uma imagem; esperava também --from',
  },
  'order-both': {
    en: '--{option} and --{other} do not go together; expected one of them',
    pt: '--{option} e --{other} não vão juntas; esperava só uma',
  },
  'picture-size': {
    en: 'there are no pictures of {rows}×{cols} in the library; expected one of these, each way: {sides}',
    pt: 'não há imagens de {rows}×{cols} na biblioteca; esperava um destes tamanhos, de cada lado: {sides}',
  },
  'picture-level': {
    en: 'a picture of {rows}×{rows} has too few regions for --level {level}; expected easy, medium or hard, or a larger picture',
    pt: 'uma imagem de {rows}×{rows} tem poucas regiões para --level {level}; esperava easy, medium ou hard, ou uma imagem maior',
  },
  'picture-unknown': {
    en: 'the library has no picture called {name} here; expected the name of one, such as cat or sailboat, and its own size or none',
    pt: 'a biblioteca não tem aqui nenhuma imagem chamada {name}; esperava o nome de uma, como cat ou sailboat, e o tamanho dela ou nenhum',
  },
  'picture-empty': {
    en: 'the picture is empty ({width}×{height}); expected at least one pixel',
    pt: 'a imagem está vazia ({width}×{height}); esperava pelo menos um ponto',
  },
  'picture-ambiguous': {
    en: 'no clues tell this picture from another: {count} cells can all change colour together, among them {cells}; expected a picture without this, or --adjust, which would change {changed} {changed|cell|cells}: {changes}',
    pt: 'as pistas não distinguem esta imagem de outra: {count} casas podem mudar todas de cor ao mesmo tempo, entre elas {cells}; esperava uma imagem sem isto, ou --adjust, que mudaria {changed} {changed|casa|casas}: {changes}',
  },
  'picture-undecided': {
    en: 'this picture has too many small pieces to prove that its clues tell it from all others; expected a calmer picture or a smaller grid, or --adjust, which would change {changed} {changed|cell|cells}, among them {changes}',
    pt: 'esta imagem tem demasiados pedaços pequenos para provar que as pistas a distinguem de todas as outras; esperava uma imagem mais calma ou uma grelha menor, ou --adjust, que mudaria {changed} {changed|casa|casas}, entre elas {changes}',
  },
  'title-painted': {
    en: '{cells&} {count|is|are} painted',
    pt: '{cells&} {count|é pintada|são pintadas}',
  },
  'title-blank': {
    en: '{cells&} {count|stays|stay} blank',
    pt: '{cells&} {count|fica|ficam} em branco',
  },
  'title-painted-many': {
    en: '{cells} and {more} more are painted',
    pt: '{cells} e mais {more} são pintadas',
  },
  'title-blank-many': {
    en: '{cells} and {more} more stay blank',
    pt: '{cells} e mais {more} ficam em branco',
  },
  'told-region': { en: 'region of {size}', pt: 'região de {size}' },
  'told-line': {
    en: '{painted} of {cells} {cells|cell|cells} painted, {begun} of {blocks} {blocks|block|blocks}',
    pt: '{painted} de {cells} {cells|casa pintada|casas pintadas}, {begun} de {blocks} {blocks|bloco|blocos}',
  },
  'told-line-met': {
    en: 'met: {cells} {cells|cell|cells} painted, {blocks} {blocks|block|blocks}',
    pt: 'cumprida: {cells} {cells|casa pintada|casas pintadas}, {blocks} {blocks|bloco|blocos}',
  },
});
