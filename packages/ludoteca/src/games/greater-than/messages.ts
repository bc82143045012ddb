/** The words of Greater-Than Sudoku: its name, its rules, and everything it has to tell. */

import { type Phrase, phrasebook } from '../../kernel/index.ts';
import { formatPhrases } from './format-phrases.ts';
import { generatePhrases } from './generate-phrases.ts';
import { redundantPhrases } from './redundant-phrases.ts';
import { rulePhrases } from './rule-phrases.ts';
import { showingPhrases } from './showing-phrases.ts';
import { techniquePhrases } from './techniques/phrases.ts';

export const name: Phrase = { en: 'Greater-Than Sudoku', pt: 'Sudoku Maior-Menor' };

export const summary: Phrase = {
  en: 'A sudoku whose clues are signs between neighbours: each points to the smaller digit.',
  pt: 'Um sudoku cujas pistas são sinais entre vizinhos: cada um aponta para o algarismo menor.',
};

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

export const phrases = phrasebook('greater-than', {
  ...formatPhrases,
  ...rulePhrases,
  ...generatePhrases,
  ...techniquePhrases,
  ...showingPhrases,
  ...redundantPhrases,
});
