/**
 * The coach's words. A sentence is a lead and clauses; each clause is built from the one ground it
 * names, so that what it says can be read back and compared with the board. `{end}` is a mark of
 * punctuation: a colon or full stop after a lead, a semicolon or full stop after a clause.
 */

import { type Phrases, phrasebook } from '../../../kernel/index.ts';

export const coachPhrases = {
  'coach-last': {
    en: '{cell} is the last empty cell of {house}, and only {digit} is missing there.',
    pt: '{cell} é a última casa vazia da {house}, e lá só falta o {digit}.',
  },
  'coach-place': {
    en: 'The {digit} of {house} can only go in {cell}{end}',
    pt: 'O {digit} da {house} só cabe em {cell}{end}',
  },
  'coach-digit': {
    en: '{cell} can only be {digit}{end}',
    pt: '{cell} só pode ser {digit}{end}',
  },
  'coach-so-place': {
    en: 'So the {digit} of {house} can only go in {cell}{end}',
    pt: 'Por isso o {digit} da {house} só cabe em {cell}{end}',
  },
  'coach-so-digit': {
    en: 'So {cell} can only be {digit}{end}',
    pt: 'Por isso {cell} só pode ser {digit}{end}',
  },

  'coach-has': {
    en: '{houses&} already {count|has its|have their} {digit}{end}',
    pt: '{houses&a} já {count|tem|têm} o {digit}{end}',
  },
  'coach-all-low': {
    en: 'every other cell there has a smaller neighbour{end}',
    pt: 'as outras casas têm todas uma vizinha menor{end}',
  },
  'coach-all-high': {
    en: 'every other cell there has a larger neighbour{end}',
    pt: 'as outras casas têm todas uma vizinha maior{end}',
  },
  'coach-rest-low': {
    en: 'every other cell left there has a smaller neighbour{end}',
    pt: 'as outras casas que restam têm todas uma vizinha menor{end}',
  },
  'coach-rest-high': {
    en: 'every other cell left there has a larger neighbour{end}',
    pt: 'as outras casas que restam têm todas uma vizinha maior{end}',
  },
  'coach-some-low': {
    en: '{own|it|}{cells&} {count|has|have} a smaller neighbour{end}',
    pt: '{cells&}{own|| }{count|tem|têm} uma vizinha menor{end}',
  },
  'coach-some-high': {
    en: '{own|it|}{cells&} {count|has|have} a larger neighbour{end}',
    pt: '{cells&}{own|| }{count|tem|têm} uma vizinha maior{end}',
  },
  'coach-rest-crowd-low': {
    en: 'every other cell left there is larger than at least {limit} {here|others|cells of its box}{end}',
    pt: 'as outras casas que restam são maiores do que pelo menos {limit} {here|outras|casas da sua caixa}{end}',
  },
  'coach-rest-crowd-high': {
    en: 'every other cell left there is smaller than at least {limit} {here|others|cells of its box}{end}',
    pt: 'as outras casas que restam são menores do que pelo menos {limit} {here|outras|casas da sua caixa}{end}',
  },
  'coach-some-crowd-low': {
    en: '{cells&} are each larger than at least {limit} {here|others there|cells of their box}{end}',
    pt: '{cells&} são maiores do que pelo menos {limit} {here|outras|casas da sua caixa}{end}',
  },
  'coach-some-crowd-high': {
    en: '{cells&} are each smaller than at least {limit} {here|others there|cells of their box}{end}',
    pt: '{cells&} são menores do que pelo menos {limit} {here|outras|casas da sua caixa}{end}',
  },
  'coach-crowd-low': {
    en: '{own|it|}{cells&} is larger than {members&}, so at least {bound}{end}',
    pt: '{cells&}{own|| }é maior do que {members&}, logo pelo menos {bound}{end}',
  },
  'coach-crowd-high': {
    en: '{own|it|}{cells&} is smaller than {members&}, so at most {bound}{end}',
    pt: '{cells&}{own|| }é menor do que {members&}, logo no máximo {bound}{end}',
  },
  'coach-entry-low': {
    en: '{own|it|}{cells&} is larger than the {digit} in {entry}{end}',
    pt: '{cells&}{own|| }é maior do que o {digit} de {entry}{end}',
  },
  'coach-entry-high': {
    en: '{own|it|}{cells&} is smaller than the {digit} in {entry}{end}',
    pt: '{cells&}{own|| }é menor do que o {digit} de {entry}{end}',
  },
  'coach-entry-both': {
    en: 'it is larger than the {low} in {lowEntry} and smaller than the {high} in {highEntry}{end}',
    pt: 'é maior do que o {low} de {lowEntry} e menor do que o {high} de {highEntry}{end}',
  },
  'coach-way-low': {
    en: '{own|it|}{cells&} is larger than {via&}, and so than the {digit} in {entry}{end}',
    pt: '{cells&}{own|| }é maior do que {via&}, e assim do que o {digit} de {entry}{end}',
  },
  'coach-way-high': {
    en: '{own|it|}{cells&} is smaller than {via&}, and so than the {digit} in {entry}{end}',
    pt: '{cells&}{own|| }é menor do que {via&}, e assim do que o {digit} de {entry}{end}',
  },
  'coach-between-low': {
    en: '{own|it|}{cells&} is larger than {members&}, {count|itself|themselves} larger than the {digit} in {entry}, so at least {bound}{end}',
    pt: '{cells&}{own|| }é maior do que {members&}, que {count|é maior|são maiores} do que o {digit} de {entry}, logo pelo menos {bound}{end}',
  },
  'coach-between-high': {
    en: '{own|it|}{cells&} is smaller than {members&}, {count|itself|themselves} smaller than the {digit} in {entry}, so at most {bound}{end}',
    pt: '{cells&}{own|| }é menor do que {members&}, que {count|é menor|são menores} do que o {digit} de {entry}, logo no máximo {bound}{end}',
  },
  'coach-chain-low': {
    en: 'the signs rise to {cell} along {path}, so it is at least {bound}{end}',
    pt: 'os sinais sobem até {cell} por {path}, logo é pelo menos {bound}{end}',
  },
  'coach-chain-high': {
    en: 'the signs fall to {cell} along {path}, so it is at most {bound}{end}',
    pt: 'os sinais descem até {cell} por {path}, logo é no máximo {bound}{end}',
  },
  'coach-chain-entry-low': {
    en: 'the signs rise from the {digit} in {entry} to {cell} along {path}, so it is at least {bound}{end}',
    pt: 'os sinais sobem do {digit} de {entry} até {cell} por {path}, logo é pelo menos {bound}{end}',
  },
  'coach-chain-entry-high': {
    en: 'the signs fall from the {digit} in {entry} to {cell} along {path}, so it is at most {bound}{end}',
    pt: 'os sinais descem do {digit} de {entry} até {cell} por {path}, logo é no máximo {bound}{end}',
  },
  'coach-push-by-low': {
    en: '{house} has {digits&}, so {other} is at least {least}, and {cell}, which is larger, at least {bound}{end}',
    pt: 'a {house} tem {digits&}, logo {other} é pelo menos {least}, e {cell}, que é maior, pelo menos {bound}{end}',
  },
  'coach-push-by-high': {
    en: '{house} has {digits&}, so {other} is at most {least}, and {cell}, which is smaller, at most {bound}{end}',
    pt: 'a {house} tem {digits&}, logo {other} é no máximo {least}, e {cell}, que é menor, no máximo {bound}{end}',
  },
  'coach-rank-low': {
    en: '{own|it|}{cells&} is larger than {members&}, still empty, so it cannot be {digits^}, the smallest {count|digit|digits} missing {here|there|from }{houses&}{end}',
    pt: '{cells&}{own|| }é maior do que {members&}, ainda {count|vazia|vazias}, logo não pode ser {digits^}, {count|o menor|os menores} que {here|lá |}{count|falta|faltam}{here|| na }{houses&}{end}',
  },
  'coach-rank-high': {
    en: '{own|it|}{cells&} is smaller than {members&}, still empty, so it cannot be {digits^}, the largest {count|digit|digits} missing {here|there|from }{houses&}{end}',
    pt: '{cells&}{own|| }é menor do que {members&}, ainda {count|vazia|vazias}, logo não pode ser {digits^}, {count|o maior|os maiores} que {here|lá |}{count|falta|faltam}{here|| na }{houses&}{end}',
  },
  'coach-rest-rank-low': {
    en: '{digit} is the smallest digit missing {here|there|from }{houses&}, and every other cell left there is larger than another empty one{end}',
    pt: '{digit} é o menor que {here|lá falta|falta na }{houses&}, e as outras casas que restam são maiores do que outra casa vazia{end}',
  },
  'coach-rest-rank-high': {
    en: '{digit} is the largest digit missing {here|there|from }{houses&}, and every other cell left there is smaller than another empty one{end}',
    pt: '{digit} é o maior que {here|lá falta|falta na }{houses&}, e as outras casas que restam são menores do que outra casa vazia{end}',
  },
  'coach-some-rank-low': {
    en: '{digit} is the smallest digit missing {here|there|from }{houses&}, and {cells&} are larger than another empty cell there{end}',
    pt: '{digit} é o menor que {here|lá falta|falta na }{houses&}, e {cells&} são maiores do que outra casa vazia de lá{end}',
  },
  'coach-some-rank-high': {
    en: '{digit} is the largest digit missing {here|there|from }{houses&}, and {cells&} are smaller than another empty cell there{end}',
    pt: '{digit} é o maior que {here|lá falta|falta na }{houses&}, e {cells&} são menores do que outra casa vazia de lá{end}',
  },
  'coach-marks': {
    en: 'the marks rule it out in {cells&}{end}',
    pt: 'as marcas excluem-no em {cells&}{end}',
  },
  'coach-earlier': {
    en: 'it was just ruled out in {cells&}{end}',
    pt: 'acabou de ser excluído em {cells&}{end}',
  },
  'coach-digits': {
    en: '{house} already has {digits&}{end}',
    pt: 'a {house} já tem {digits&}{end}',
  },
  'coach-marks-digits': {
    en: 'the marks rule out {digits&}{end}',
    pt: 'as marcas excluem {digits&}{end}',
  },
  'coach-marks-all': {
    en: 'the marks leave nothing else{end}',
    pt: 'as marcas não deixam mais nada{end}',
  },
  'coach-earlier-digits': {
    en: '{digits&} {count|was|were} just ruled out{end}',
    pt: '{digits&} {count|acabou de ser excluído|acabaram de ser excluídos}{end}',
  },

  'coach-push-low': {
    en: '{cell} is at least {least}{end}',
    pt: '{cell} é pelo menos {least}{end}',
  },
  'coach-push-high': {
    en: '{cell} is at most {least}{end}',
    pt: '{cell} é no máximo {least}{end}',
  },
  'coach-pushed-low': {
    en: 'So {cell}, which is larger, is at least {bound}.',
    pt: 'Por isso {cell}, que é maior, é pelo menos {bound}.',
  },
  'coach-pushed-high': {
    en: 'So {cell}, which is smaller, is at most {bound}.',
    pt: 'Por isso {cell}, que é menor, é no máximo {bound}.',
  },
  'coach-locked': {
    en: 'The {digit} of {house} must be in {cells^}{end}',
    pt: 'O {digit} da {house} tem de estar em {cells^}{end}',
  },
  'coach-nowhere-else': {
    en: 'So it is nowhere else in {houses&}.',
    pt: 'Por isso não está noutro lugar {houses&da}.',
  },
  'coach-left': {
    en: '{cell} can only be {digits^}{end}',
    pt: '{cell} só pode ser {digits^}{end}',
  },
  'coach-used-up': {
    en: 'So {digits&} are used up in {cells&}, and go nowhere else in {house}.',
    pt: 'Por isso {digits&} gastam-se em {cells&}, e não vão para outro lugar da {house}.',
  },
  'coach-nothing-else': {
    en: 'So nothing but {digits&} goes in {cells&}.',
    pt: 'Por isso em {cells&} não vai mais nada senão {digits&}.',
  },

  'coach-seen-digit': {
    en: 'At a glance the {digit} is not in {cells&}.',
    pt: 'Vê-se que o {digit} não está em {cells&}.',
  },
  'coach-seen-places': {
    en: 'At a glance, in {house} the {digit} fits only in {cells&}{end}',
    pt: 'Vê-se que na {house} o {digit} só cabe em {cells&}{end}',
  },
  'coach-seen-places-too': {
    en: 'in {house} only in {cells&}{end}',
    pt: 'na {house} só em {cells&}{end}',
  },
  'coach-seen-low': {
    en: '{first|At a glance |}{cells&} {count|is|are} at least {bound}{end}',
    pt: '{first|Vê-se que |}{cells&} {count|é|são} pelo menos {bound}{end}',
  },
  'coach-seen-high': {
    en: '{first|At a glance |}{cells&} {count|is|are} at most {bound}{end}',
    pt: '{first|Vê-se que |}{cells&} {count|é|são} no máximo {bound}{end}',
  },

  'coach-what-push': {
    en: 'what the digits around {cell} say of its neighbours',
    pt: 'o que os algarismos à volta de {cell} dizem das suas vizinhas',
  },
  'coach-what-cells': {
    en: 'cells of {house} that have few digits left',
    pt: 'casas da {house} a que restam poucos algarismos',
  },
  'coach-what-places': {
    en: 'where {digits&} can go in {house}',
    pt: 'onde cabem {digits&} na {house}',
  },
  'coach-what-lines': {
    en: 'where the {digit} can go in {houses&}',
    pt: 'onde cabe o {digit} {houses&na}',
  },
  'coach-what-place': {
    en: 'where the {digit} of {house} can go',
    pt: 'onde cabe o {digit} da {house}',
  },
  'coach-what-digit': {
    en: 'a cell for which one digit is left',
    pt: 'uma casa para a qual resta um só algarismo',
  },
  'coach-what-last': {
    en: 'the last empty cell of {house}',
    pt: 'a última casa vazia da {house}',
  },
} as const satisfies Phrases;

export const coachPhrasebook = phrasebook('greater-than', coachPhrases);
