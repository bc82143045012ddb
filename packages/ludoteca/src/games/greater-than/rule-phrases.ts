/** The words for what breaks the rules of Greater-Than Sudoku. */

import type { Phrases } from '../../kernel/index.ts';

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
} as const satisfies Phrases;
