/** The words of Greater-Than Sudoku: its name, its rules, and everything it has to tell. */

import { type Phrase, phrasebook } from '../../kernel/index.ts';

export { name, summary } from './card.ts';

export const rules: Phrase = {
  en: [
    'Write a digit in every cell, so that each row, each column and each box holds every digit once: 1 to 9 on the usual grid of 9×9, 1 to N on a grid of N×N.',
    'Between two neighbours there may be a sign. It points to the smaller of the two digits and opens towards the larger: < says that the cell on its left is the smaller, > that the one on its right is. Between a cell and the one under it, ^ points up to the smaller, v down.',
    'The classic puzzle has a sign between all neighbours inside a box, none across boxes, and no digit to begin with. Other puzzles have fewer signs, or some across boxes, or some digits given.',
    'A puzzle has one solution, and it can be found by reasoning alone.',
  ].join('\n\n'),
  pt: [
    'Escreve um algarismo em cada casa, de modo que cada linha, cada coluna e cada caixa tenha todos os algarismos uma só vez: de 1 a 9 na grelha habitual de 9×9, de 1 a N numa grelha de N×N.',
    'Entre duas casas vizinhas pode haver um sinal. Aponta para o menor dos dois algarismos e abre para o maior: < diz que a casa à sua esquerda é a menor, > que é a da sua direita. Entre uma casa e a que está por baixo, ^ aponta para cima, para a menor, e v para baixo.',
    'O problema clássico tem um sinal entre todas as vizinhas dentro de uma caixa, nenhum entre caixas, e nenhum algarismo para começar. Outros problemas têm menos sinais, ou alguns entre caixas, ou alguns algarismos dados.',
    'Um problema tem uma só solução, e chega-se a ela só com raciocínio.',
  ].join('\n\n'),
};

/** What breaks the rules. */
export const rulePhrases = {
  'digit-range': {
    en: '{digit} is no digit of this grid; expected 1 to {size}',
    pt: '{digit} não é um algarismo desta grelha; esperava de 1 a {size}',
  },
  'repeated-in-row': {
    en: '{digit} stands more than once in row {number}: {cells}',
    pt: 'o {digit} aparece mais de uma vez na linha {number}: {cells}',
  },
  'repeated-in-column': {
    en: '{digit} stands more than once in column {number}: {cells}',
    pt: 'o {digit} aparece mais de uma vez na coluna {number}: {cells}',
  },
  'repeated-in-box': {
    en: '{digit} stands more than once in box {number}: {cells}',
    pt: 'o {digit} aparece mais de uma vez na caixa {number}: {cells}',
  },
  'sign-broken': {
    en: 'the sign wants {smaller} less than {larger}, but {low} is greater than {high}',
    pt: 'o sinal pede {smaller} menor do que {larger}, mas {low} é maior do que {high}',
  },
  'nothing-larger': {
    en: 'the sign wants {smaller} less than {larger}, but no digit is greater than {low}',
    pt: 'o sinal pede {smaller} menor do que {larger}, mas nenhum algarismo é maior do que {low}',
  },
  'nothing-smaller': {
    en: 'the sign wants {smaller} less than {larger}, but no digit is less than {high}',
    pt: 'o sinal pede {smaller} menor do que {larger}, mas nenhum algarismo é menor do que {high}',
  },
  'given-changed': {
    en: 'the given digit of {cell} is {given}, found {digit}',
    pt: 'o algarismo dado de {cell} é {given}, encontrei {digit}',
  },
  'sign-cycle': {
    en: 'the signs go round in a circle: {cells}, and back to {first}; each should be less than the next',
    pt: 'os sinais andam em círculo: {cells}, e de volta a {first}; cada uma devia ser menor do que a seguinte',
  },
} as const;

/** What can be wrong with a text, or keep a puzzle out of a format. */
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
  'classic-tabs': {
    en: 'the bars were lost, and with them the columns of the signs: write a | wherever there is no sign, as in < > | > < | < < |',
    pt: 'perderam-se as barras, e com elas as colunas dos sinais: escreve um | onde não há sinal, como em < > | > < | < < |',
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

/** What is wrong with a recipe, and what could not be made. */
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
  'foretold-signs': {
    en: 'Signs alone: no digit is given.',
    pt: 'Só sinais: nenhum algarismo é dado.',
  },
  'foretold-few': {
    en: 'Signs alone, and few of them: no digit is given.',
    pt: 'Só sinais, e poucos: nenhum algarismo é dado.',
  },
  'foretold-givens': {
    en: 'Signs, and {digits} given {digits|digit|digits}.',
    pt: 'Sinais, e {digits} {digits|algarismo dado|algarismos dados}.',
  },
  'foretold-digits': {
    en: 'Signs, and about {digits} given digits.',
    pt: 'Sinais, e cerca de {digits} algarismos dados.',
  },
  'foretold-large': {
    en: 'Signs, and about {digits} given digits: on {size}×{size} signs alone are hardly enough. It may take some ten seconds.',
    pt: 'Sinais, e cerca de {digits} algarismos dados: em {size}×{size} os sinais sozinhos quase nunca chegam. Pode levar uns dez segundos.',
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
} as const;

/** Clues that could be left out. */
const redundantPhrases = {
  'clue-sign': { en: 'the sign between {cells&}', pt: 'o sinal entre {cells&}' },
  'clue-given': { en: 'the {digit} given in {cell}', pt: 'o {digit} dado em {cell}' },
} as const;

/** What is said of a cell to those who do not see it. */
const showingPhrases = {
  'told-given': { en: 'given', pt: 'dado' },
  'told-greater': { en: 'greater than {cell}', pt: 'maior do que {cell}' },
  'told-less': { en: 'less than {cell}', pt: 'menor do que {cell}' },
} as const;

/** What a board and its texts have to say; reasons and hints have words of their own, which a page loads with the first. */
export const phrases = phrasebook('greater-than', {
  ...formatPhrases,
  ...rulePhrases,
  ...generatePhrases,
  ...showingPhrases,
  ...redundantPhrases,
});
