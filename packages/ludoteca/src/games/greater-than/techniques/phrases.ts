/** The words of techniques: what each step rests on, in sentences that can be followed on the board. */

import { type Phrases, phrasebook } from '../../../kernel/index.ts';

export const techniquePhrases = {
  'why-entry': {
    en: 'The {digit} stands in {cells&} already, so nowhere else in {houses&}.',
    pt: 'O {digit} já está em {cells&}, por isso não está noutro lugar {houses&da}.',
  },
  'why-entries': {
    en: 'The digits {digits&} stand already in {houses&} (see {cells&}).',
    pt: 'Os algarismos {digits&} já estão {houses&na} (vê {cells&}).',
  },
  'why-is': {
    en: '{cell} is {digit} already.',
    pt: '{cell} já é {digit}.',
  },
  'why-filled': {
    en: '{count|This cell is|These cells are} filled already: {cells&}.',
    pt: '{count|Esta casa já está preenchida|Estas casas já estão preenchidas}: {cells&}.',
  },
  'why-digit-gone': {
    en: 'The {digit} was ruled out already in {cells&}.',
    pt: 'O {digit} já foi excluído em {cells&}.',
  },
  'why-cell-gone': {
    en: '{count|This digit was|These digits were} ruled out already in {cell}: {digits&}.',
    pt: '{count|Este algarismo já foi excluído|Estes algarismos já foram excluídos} em {cell}: {digits&}.',
  },
  'why-left': {
    en: 'In {cells&} the marks leave only {digits&}.',
    pt: 'Em {cells&} as marcas só deixam {digits&}.',
  },
  'why-digit-marks': {
    en: 'The marks show where the {digit} was ruled out already.',
    pt: 'As marcas mostram onde o {digit} já foi excluído.',
  },
  'why-marks': {
    en: 'The marks show what was ruled out already in {cells&}.',
    pt: 'As marcas mostram o que já foi excluído em {cells&}.',
  },

  'rises-once': {
    en: 'By the sign between them {cell} is larger than {other}, so it is at least {least}.',
    pt: 'Pelo sinal entre elas, {cell} é maior do que {other}, por isso é pelo menos {least}.',
  },
  'falls-once': {
    en: 'By the sign between them {cell} is smaller than {other}, so it is at most {most}.',
    pt: 'Pelo sinal entre elas, {cell} é menor do que {other}, por isso é no máximo {most}.',
  },
  rises: {
    en: 'The signs rise along {cells}, each larger than the one before, so {cell} is at least {least}.',
    pt: 'Os sinais sobem por {cells}, cada casa maior do que a anterior, por isso {cell} é pelo menos {least}.',
  },
  falls: {
    en: 'The signs fall along {cells}, each smaller than the one before, so {cell} is at most {most}.',
    pt: 'Os sinais descem por {cells}, cada casa menor do que a anterior, por isso {cell} é no máximo {most}.',
  },
  'only-place': {
    en: 'In {house} no other cell is left for {digit}: it goes in {cell}.',
    pt: 'Na {house} não resta outra casa para o {digit}: vai em {cell}.',
  },
  'only-digit': {
    en: 'Nothing but {digit} is left for {cell}.',
    pt: 'Para {cell} só resta o {digit}.',
  },
  'count-below': {
    en: 'By the signs {cells&} are smaller than {cell}. They are in {house}, so they all differ: {cell} has {count} digits below it and is at least {least}.',
    pt: 'Pelos sinais, {cells&} são menores do que {cell}. Estão na {house}, por isso são todas diferentes: {cell} tem {count} algarismos abaixo e é pelo menos {least}.',
  },
  'count-above': {
    en: 'By the signs {cells&} are larger than {cell}. They are in {house}, so they all differ: {cell} has {count} digits above it and is at most {most}.',
    pt: 'Pelos sinais, {cells&} são maiores do que {cell}. Estão na {house}, por isso são todas diferentes: {cell} tem {count} algarismos acima e é no máximo {most}.',
  },
  'crowd-below': {
    en: 'By the signs {cells&} are smaller than {cell}. In {house} they differ, and with the digits left for them one is at least {reached}: so {cell} is at least {least}.',
    pt: 'Pelos sinais, {cells&} são menores do que {cell}. Na {house} são diferentes, e com os algarismos que lhes restam uma delas é pelo menos {reached}: por isso {cell} é pelo menos {least}.',
  },
  'crowd-above': {
    en: 'By the signs {cells&} are larger than {cell}. In {house} they differ, and with the digits left for them one is at most {reached}: so {cell} is at most {most}.',
    pt: 'Pelos sinais, {cells&} são maiores do que {cell}. Na {house} são diferentes, e com os algarismos que lhes restam uma delas é no máximo {reached}: por isso {cell} é no máximo {most}.',
  },
  locked: {
    en: 'In {house} the {digit} fits only in {cells&}. {count|That is|These are} in {other} too, so the {digit} is nowhere else in {other}.',
    pt: 'Na {house} o {digit} só cabe em {cells&}. {count|Essa casa está|Essas casas estão} também na {other}, por isso o {digit} não está noutro lugar da {other}.',
  },
  'naked-subset': {
    en: 'In {house} only {digits&} are left for {cells&}: as many digits as cells. They are used up there, and go nowhere else in {house}.',
    pt: 'Na {house} só restam {digits&} para {cells&}: tantos algarismos como casas. Gastam-se aí, e não vão para outro lugar da {house}.',
  },
  'hidden-subset': {
    en: 'In {house} the digits {digits&} fit only in {cells&}: as many cells as digits. Nothing else goes in these cells.',
    pt: 'Na {house} os algarismos {digits&} só cabem em {cells&}: tantas casas como algarismos. Nada mais vai para essas casas.',
  },
  fish: {
    en: 'In {lines&} the {digit} fits only where {crossings&} cross them. Each needs one there, so elsewhere in {crossings&} there is no {digit}.',
    pt: 'O {digit} {lines&da} só cabe onde {crossings&a} as cruzam. Cada uma precisa de um aí, por isso não há {digit} noutro lugar {crossings&da}.',
  },
  'box-order': {
    en: 'Fill {house} with 1, then 2 and so on, each in a cell whose smaller cells, by the marked signs, are filled. Whichever way it goes to the end, {cell} is never {count||one of these: }{digits&}.',
    pt: 'Preenche a {house} com 1, depois 2 e assim por diante, cada um numa casa cujas casas menores, pelos sinais marcados, já estão preenchidas. De todas as maneiras que chegam ao fim, {cell} nunca é {count||um destes: }{digits&}.',
  },
  'xy-wing': {
    en: '{pivot} is {one} or {other}. If it is {one}, {wing} is {digit}; if it is {other}, {second} is {digit}. One of these two is {digit} either way, so {cells&}, which {count|sees|see} both, {count|is|are} not.',
    pt: '{pivot} é {one} ou {other}. Se for {one}, {wing} é {digit}; se for {other}, {second} é {digit}. De qualquer modo uma destas duas é {digit}, por isso {cells&}, que {count|vê|veem} ambas, não {count|é|são}.',
  },
  turbot: {
    en: 'In {house} the {digit} is in {first} or {second}; in {other} it is in {third} or {fourth}. {second} and {third} are both in {link}, so they cannot both have it: {first} or {fourth} has. So {cells&}, which {count|sees|see} both, {count|does|do} not.',
    pt: 'Na {house} o {digit} está em {first} ou {second}; na {other} está em {third} ou {fourth}. {second} e {third} estão ambas na {link}, e não o podem ter as duas: tem-no {first} ou {fourth}. Por isso {cells&}, que {count|vê|veem} ambas, não o {count|tem|têm}.',
  },
  suppose: {
    en: 'Suppose {cell} were {digit}.',
    pt: 'Supõe que {cell} era {digit}.',
  },
  'then-place': {
    en: 'Then {gone} is not {digit}, and in {house} only {cell} is left for it.',
    pt: 'Então {gone} não é {digit}, e na {house} só resta {cell} para ele.',
  },
  'then-digit': {
    en: 'Then {cell} is not {digit}, so it is {left}.',
    pt: 'Então {cell} não é {digit}, por isso é {left}.',
  },
  'then-not': {
    en: 'But then {cell} cannot be {digit}.',
    pt: 'Mas então {cell} não pode ser {digit}.',
  },
  'then-not-smaller': {
    en: 'But {cell} is smaller than {other}, so it cannot be {digit}.',
    pt: 'Mas {cell} é menor do que {other}, por isso não pode ser {digit}.',
  },
  'then-not-larger': {
    en: 'But {cell} is larger than {other}, so it cannot be {digit}.',
    pt: 'Mas {cell} é maior do que {other}, por isso não pode ser {digit}.',
  },
  'then-not-there': {
    en: 'But {cell} and {other} are both in {house}, so {cell} cannot be {digit}.',
    pt: 'Mas {cell} e {other} estão ambas na {house}, por isso {cell} não pode ser {digit}.',
  },
  'then-number': { en: '({number})', pt: '({number})' },
  'then-is': {
    en: 'Then {cell} can only be {digit}.',
    pt: 'Então {cell} só pode ser {digit}.',
  },
  'then-goes': {
    en: 'Then the {digit} of {house} can only go in {cell}.',
    pt: 'Então o {digit} da {house} só cabe em {cell}.',
  },
  'then-no-digit': {
    en: 'By the marked signs and houses nothing is then left for {cell}.',
    pt: 'Pelos sinais, linhas, colunas e caixas que estão marcados não resta então nada para {cell}.',
  },
  'then-no-place': {
    en: 'By the marked signs and houses {house} then has no place left for {digit}.',
    pt: 'Pelos sinais, linhas, colunas e caixas que estão marcados a {house} não tem então lugar para o {digit}.',
  },
  'then-nothing': {
    en: 'Then the marked signs and houses cannot all be obeyed, whatever is tried.',
    pt: 'Então os sinais, linhas, colunas e caixas que estão marcados não podem ser todos respeitados, tente-se o que se tentar.',
  },

  'no-such-sign': {
    en: 'there is no sign between {one} and {other}; expected two neighbours that have one',
    pt: 'não há sinal entre {one} e {other}; esperava duas vizinhas que o tenham',
  },
} as const satisfies Phrases;

export const techniquePhrasebook = phrasebook('greater-than', techniquePhrases);
