/** The words of what a person sees on a line. Every number and every cell in them can be counted or found on the board. */

import type { Phrases } from '../../../kernel/index.ts';

export const coachPhrases = {
  // The painted cells are all there, or all that is open is needed.
  'see-empty': {
    en: 'Nothing is painted in {line}: leave all of it blank.',
    pt: 'Nada se pinta na {line}: deixa-a toda em branco.',
  },
  'see-one-there': {
    en: 'The one painted cell of {line} is there: the rest stays blank.',
    pt: 'A única casa pintada da {line} já lá está: o resto fica em branco.',
  },
  'see-both-there': {
    en: 'Both painted cells of {line} are there: the rest stays blank.',
    pt: 'As duas casas pintadas da {line} já lá estão: o resto fica em branco.',
  },
  'see-all-there': {
    en: 'All {painted} painted cells of {line} are there: the rest stays blank.',
    pt: 'As {painted} casas pintadas da {line} já lá estão: o resto fica em branco.',
  },
  'see-full': {
    en: 'All {painted} cells of {line} are to be painted: paint the whole line.',
    pt: 'As {painted} casas da {line} são todas para pintar: pinta-a inteira.',
  },
  'see-all-needed': {
    en: 'Only {open} {open|cell is|cells are} open in {line} and {open} {open|is|are} still to paint: paint {open|it|them all}.',
    pt: 'Só há {open} {open|casa|casas} em aberto na {line} e {open|falta|faltam} {open} por pintar: {open|pinta-a|pinta-as todas}.',
  },

  // A region with too many cells to be painted, or to stay blank.
  'see-too-many-alone': {
    en: 'The region of {cell} has {weight} cells in {line}, which wants only {painted}: it stays blank.',
    pt: 'A região de {cell} tem {weight} casas na {line}, que só quer {painted}: fica em branco.',
  },
  'see-too-many': {
    en: 'With the region of {cell}, {line} would have {found} + {weight} = {sum} painted cells, more than {painted}: it stays blank.',
    pt: 'Com a região de {cell}, a {line} teria {found} + {weight} = {sum} casas pintadas, mais do que {painted}: fica em branco.',
  },
  'see-too-many-each': {
    en: 'Only {need} of the {open} open cells of {line} can be painted: the regions of {cells&} have more than that there and stay blank.',
    pt: 'Das {open} casas em aberto na {line} só se {need|pode|podem} pintar {need}: as regiões de {cells&} têm lá mais do que isso e ficam em branco.',
  },
  'see-not-spared': {
    en: 'Without the region of {cell}, {line} would have only {left} open {left|cell|cells} for the {need} still to paint: it is painted.',
    pt: 'Sem a região de {cell}, a {line} só teria {left} {left|casa|casas} em aberto para as {need} que ainda falta pintar: é pintada.',
  },
  'see-not-spared-each': {
    en: 'Only {spare} of the {open} open cells of {line} can stay blank: the regions of {cells&} have more than that there and are painted.',
    pt: 'Das {open} casas em aberto na {line} só {spare} {spare|pode|podem} ficar em branco: as regiões de {cells&} têm lá mais do que isso e são pintadas.',
  },

  // Sizes that do not add up otherwise.
  'see-odd': {
    en: 'An odd number of cells, {need}, is still to paint in {line}, and only the region of {cell} has an odd number there: it is painted.',
    pt: 'Na {line} falta pintar um número ímpar de casas, {need}, e só a região de {cell} lá tem um número ímpar: é pintada.',
  },
  'see-even': {
    en: 'An even number of cells, {need}, is still to paint in {line}, and only the region of {cell} has an odd number there: it stays blank.',
    pt: 'Na {line} falta pintar um número par de casas, {need}, e só a região de {cell} lá tem um número ímpar: fica em branco.',
  },
  'see-sum': {
    en: 'The open regions of {line} have {sizes&} cells there, and {need} {need|is|are} still to paint: only {way} will do.',
    pt: 'As regiões em aberto da {line} têm lá {sizes&} casas, e {need|falta|faltam} {need} por pintar: só dá {way}.',
  },
  'see-two-sums': {
    en: 'The open regions of {line} have {sizes&} cells there, and {need} {need|is|are} still to paint: only {way} or {other} will do.',
    pt: 'As regiões em aberto da {line} têm lá {sizes&} casas, e {need|falta|faltam} {need} por pintar: só dá {way} ou {other}.',
  },
  'see-three-sums': {
    en: 'The open regions of {line} have {sizes&} cells there, and {need} {need|is|are} still to paint: only {way}, {other} or {third} will do.',
    pt: 'As regiões em aberto da {line} têm lá {sizes&} casas, e {need|falta|faltam} {need} por pintar: só dá {way}, {other} ou {third}.',
  },
  'see-sums-use': {
    en: 'That takes {all|the|every} {weight}: the {count|region|regions} of {cells&} {count|is|are} painted.',
    pt: 'Isso usa {all|o|todos os} {weight}: {count|a região|as regiões} de {cells&} {count|é pintada|são pintadas}.',
  },
  'see-sums-leave': {
    en: 'That takes no {weight}: the {count|region|regions} of {cells&} {count|stays|stay} blank.',
    pt: 'Isso não usa nenhum {weight}: {count|a região|as regiões} de {cells&} {count|fica|ficam} em branco.',
  },

  // One block.
  'see-between': {
    en: 'There is only one block in {line}: everything between {cell} and {other} is painted.',
    pt: 'Há um só bloco na {line}: tudo entre {cell} e {other} é pintado.',
  },
  'see-out-of-reach': {
    en: 'The one block of {line} has {painted} cells: from {cell} it does not reach {cells&}, which {count|stays|stay} blank.',
    pt: 'O único bloco da {line} tem {painted} casas: a partir de {cell} não chega a {cells&}, que {count|fica|ficam} em branco.',
  },
  'see-cut-off': {
    en: 'There is only one block in {line}: the blank {blank} cuts {cells&} off from {cell}, so {count|it stays|they stay} blank.',
    pt: 'Há um só bloco na {line}: {blank}, em branco, separa {cells&} de {cell}, e {count|essa fica|essas ficam} em branco.',
  },
  'see-no-room': {
    en: 'The one block of {line} has {painted} cells and does not fit into the {room} from {cell} to {other}: they stay blank.',
    pt: 'O único bloco da {line} tem {painted} casas e não cabe nas {room} de {cell} a {other}: ficam em branco.',
  },
  'see-no-room-single': {
    en: 'The one block of {line} has {painted} cells and does not fit into {cell} alone, which stays blank.',
    pt: 'O único bloco da {line} tem {painted} casas e não cabe só em {cell}, que fica em branco.',
  },
  'see-too-far': {
    en: 'The one block of {line} has {painted} cells, too few to hold both {cell} and {other}, which are in one region: it stays blank.',
    pt: 'O único bloco da {line} tem {painted} casas, poucas para ter {cell} e {other}, que são da mesma região: fica em branco.',
  },
  'see-parted': {
    en: 'There is only one block in {line}, and the blank {blank} parts {cell} from {other}, which are in one region: it stays blank.',
    pt: 'Há um só bloco na {line}, e {blank}, em branco, separa {cell} de {other}, que são da mesma região: fica em branco.',
  },
  'see-middle': {
    en: 'The one block of {line} has {painted} cells and room only from {cell} to {other}: wherever it lies, it covers {cells&}.',
    pt: 'O único bloco da {line} tem {painted} casas e só cabe de {cell} a {other}: fique onde ficar, cobre {cells&}.',
  },
  'see-middle-held': {
    en: 'The one block of {line} has {painted} cells and holds {held&}, so it lies between {cell} and {other}: it always covers {cells&}.',
    pt: 'O único bloco da {line} tem {painted} casas e inclui {held&}, por isso fica entre {cell} e {other}: cobre sempre {cells&}.',
  },
  'see-one-place': {
    en: 'The one block of {line} has {painted} cells, and the regions leave it one place only: from {cell} to {other}.',
    pt: 'O único bloco da {line} tem {painted} casas, e as regiões só lhe deixam um lugar: de {cell} a {other}.',
  },
  'see-two-places': {
    en: 'The one block of {line} has {painted} cells, and the regions leave it two places: from {cell} to {other}, or from {third} to {fourth}.',
    pt: 'O único bloco da {line} tem {painted} casas, e as regiões só lhe deixam dois lugares: de {cell} a {other}, ou de {third} a {fourth}.',
  },
  'see-three-places': {
    en: 'The one block of {line} has {painted} cells, and the regions leave it three places: from {cell} to {other}, from {third} to {fourth}, or from {fifth} to {sixth}.',
    pt: 'O único bloco da {line} tem {painted} casas, e as regiões só lhe deixam três lugares: de {cell} a {other}, de {third} a {fourth}, ou de {fifth} a {sixth}.',
  },

  // Several blocks.
  'see-both-blocks-there': {
    en: 'Both blocks of {line} are there, parted by blank cells: {cells&} would start another, so {count|it stays|they stay} blank.',
    pt: 'Os dois blocos da {line} já lá estão, separados por casas em branco: {cells&} {count|começaria|começariam} outro, e {count|fica|ficam} em branco.',
  },
  'see-blocks-there': {
    en: 'All {blocks} blocks of {line} are there, parted by blank cells: {cells&} would start another, so {count|it stays|they stay} blank.',
    pt: 'Os {blocks} blocos da {line} já lá estão, separados por casas em branco: {cells&} {count|começaria|começariam} outro, e {count|fica|ficam} em branco.',
  },
  'see-one-each': {
    en: 'Blank cells part the painted cells of {line} into {blocks} groups, as many as its blocks: everything between {cell} and {other} is painted.',
    pt: 'Casas em branco separam as casas pintadas da {line} em {blocks} grupos, tantos como os blocos: tudo entre {cell} e {other} é pintado.',
  },
  'see-blocks-too-many-painted': {
    en: 'With the region of {cell} painted, {line} would have at least {least} blocks, more than {blocks}: it stays blank.',
    pt: 'Com a região de {cell} pintada, a {line} teria pelo menos {least} blocos, mais do que {blocks}: fica em branco.',
  },
  'see-blocks-too-many-blank': {
    en: 'With the region of {cell} blank, {line} would have at least {least} blocks, more than {blocks}: it is painted.',
    pt: 'Com a região de {cell} em branco, a {line} teria pelo menos {least} blocos, mais do que {blocks}: é pintada.',
  },
  'see-blocks-between-painted': {
    en: 'With the region of {cell} painted, {line} would have {below} {below|block|blocks} or fewer, or {above} or more, never {blocks}: it stays blank.',
    pt: 'Com a região de {cell} pintada, a {line} teria {below} {below|bloco|blocos} ou menos, ou {above} ou mais, e nunca {blocks}: fica em branco.',
  },
  'see-blocks-between-blank': {
    en: 'With the region of {cell} blank, {line} would have {below} {below|block|blocks} or fewer, or {above} or more, never {blocks}: it is painted.',
    pt: 'Com a região de {cell} em branco, a {line} teria {below} {below|bloco|blocos} ou menos, ou {above} ou mais, e nunca {blocks}: é pintada.',
  },
  'see-blocks-too-few-painted': {
    en: 'With the region of {cell} painted, {line} would have at most {most} {most|block|blocks}, fewer than {blocks}: it stays blank.',
    pt: 'Com a região de {cell} pintada, a {line} teria no máximo {most} {most|bloco|blocos}, menos do que {blocks}: fica em branco.',
  },
  'see-blocks-too-few-blank': {
    en: 'With the region of {cell} blank, {line} would have at most {most} {most|block|blocks}, fewer than {blocks}: it is painted.',
    pt: 'Com a região de {cell} em branco, a {line} teria no máximo {most} {most|bloco|blocos}, menos do que {blocks}: é pintada.',
  },

  // Cells and blocks together.
  'see-each-alone': {
    en: 'In {line}, {need} {need|cell is|cells are} still to paint and {need} {need|block|blocks} to begin, so {need|the|every} new cell stands alone.',
    pt: 'Na {line} falta pintar {need} {need|casa|casas} e começar {need} {need|bloco|blocos}: {need|a|cada} casa nova fica sozinha.',
  },
  'see-touches': {
    en: 'But {cell} touches the painted {other}: it stays blank.',
    pt: 'Mas {cell} toca em {other}, que é pintada: fica em branco.',
  },
  'see-side-by-side': {
    en: 'But {cell} and {other} are side by side in one region: it stays blank.',
    pt: 'Mas {cell} e {other} estão lado a lado na mesma região: fica em branco.',
  },
  'see-each-a-gap': {
    en: 'In {line}, {spare} more {spare|cell|cells} can stay blank and {spare} {spare|gap is|gaps are} still missing between its {blocks} blocks, so {spare|the|every} new blank is a gap of one cell.',
    pt: 'Na {line} {spare|pode|podem} ficar em branco mais {spare} {spare|casa|casas} e {spare|falta|faltam} {spare} {spare|intervalo|intervalos} entre os seus {blocks} blocos: {spare|a|cada} casa em branco nova é um intervalo de uma só casa.',
  },
  'see-at-the-end': {
    en: 'But {cell} is at the end: it is painted.',
    pt: 'Mas {cell} está na ponta: é pintada.',
  },
  'see-beside-blank': {
    en: 'But {cell} is next to the blank {other}: it is painted.',
    pt: 'Mas {cell} está ao lado de {other}, em branco: é pintada.',
  },
  'see-too-wide-a-gap': {
    en: 'But {cell} and {other} are side by side in one region: it is painted.',
    pt: 'Mas {cell} e {other} estão lado a lado na mesma região: é pintada.',
  },
  'see-too-few-cells': {
    en: 'If the region of {cell} were painted, {line} would have only {left} {left|cell|cells} still to paint and {missing} blocks to begin: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, na {line} só faltava pintar {left} {left|casa|casas} e começar {missing} blocos: fica em branco.',
  },
  'see-too-few-gaps': {
    en: 'If the region of {cell} were blank, only {left} more {left|cell|cells} of {line} could stay blank, and {missing} gaps would be missing between its {blocks} blocks: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, só mais {left} {left|casa|casas} da {line} {left|podia|podiam} ficar em branco, e faltavam {missing} intervalos entre os seus {blocks} blocos: é pintada.',
  },
  'see-would-complete': {
    en: 'If the region of {cell} were painted, {line} would have its {painted} cells in {found} {found|block|blocks}, not in {blocks}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, a {line} teria as suas {painted} casas em {found} {found|bloco|blocos}, e não em {blocks}: fica em branco.',
  },
  'see-would-need-all': {
    en: 'If the region of {cell} were blank, all other open cells of {line} would have to be painted, in {found} {found|block|blocks}, not in {blocks}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, seria preciso pintar todas as outras casas em aberto da {line}, em {found} {found|bloco|blocos}, e não em {blocks}: é pintada.',
  },
  'see-one-way': {
    en: 'Only one way is left to fill {line} with {painted} cells in {blocks} {blocks|block|blocks}: paint the {count|region|regions} of {cells&}.',
    pt: 'Só há uma maneira de preencher a {line} com {painted} casas em {blocks} {blocks|bloco|blocos}: pintar {count|a região|as regiões} de {cells&}.',
  },
  'see-two-ways': {
    en: 'Only two ways are left to fill {line} with {painted} cells in {blocks} {blocks|block|blocks}: paint {one&}, or {two&}.',
    pt: 'Só há duas maneiras de preencher a {line} com {painted} casas em {blocks} {blocks|bloco|blocos}: pintar {one&}, ou {two&}.',
  },
  'see-three-ways': {
    en: 'Only three ways are left to fill {line} with {painted} cells in {blocks} {blocks|block|blocks}: paint {one&}, or {two&}, or {three&}.',
    pt: 'Só há três maneiras de preencher a {line} com {painted} casas em {blocks} {blocks|bloco|blocos}: pintar {one&}, ou {two&}, ou {three&}.',
  },
  'see-two-ways-left': {
    en: 'Only two ways are left to fill {line} with {painted} cells in {blocks} {blocks|block|blocks}: paint all that is open but {one&}, or but {two&}.',
    pt: 'Só há duas maneiras de preencher a {line} com {painted} casas em {blocks} {blocks|bloco|blocos}: pintar tudo o que está em aberto menos {one&}, ou menos {two&}.',
  },
  'see-three-ways-left': {
    en: 'Only three ways are left to fill {line} with {painted} cells in {blocks} {blocks|block|blocks}: paint all that is open but {one&}, or but {two&}, or but {three&}.',
    pt: 'Só há três maneiras de preencher a {line} com {painted} casas em {blocks} {blocks|bloco|blocos}: pintar tudo o que está em aberto menos {one&}, ou menos {two&}, ou menos {three&}.',
  },
  'see-always-painted': {
    en: 'Each of them covers {cells&}.',
    pt: 'Cada uma delas cobre {cells&}.',
  },
  'see-never-painted': {
    en: 'None of them covers {cells&}, which {count|stays|stay} blank.',
    pt: 'Nenhuma delas cobre {cells&}, que {count|fica|ficam} em branco.',
  },

  // What else a line forces.
  'see-never-so-many-painted': {
    en: 'If the region of {cell} were painted, {line} would have {below} painted {below|cell|cells} or fewer, or {above} or more, never {painted}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, a {line} teria {below} {below|casa pintada|casas pintadas} ou menos, ou {above} ou mais, e nunca {painted}: fica em branco.',
  },
  'see-never-so-many-blank': {
    en: 'If the region of {cell} were blank, {line} would have {below} painted {below|cell|cells} or fewer, or {above} or more, never {painted}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, a {line} teria {below} {below|casa pintada|casas pintadas} ou menos, ou {above} ou mais, e nunca {painted}: é pintada.',
  },
  'see-at-most-blocks-painted': {
    en: 'If the region of {cell} were painted, the {painted} painted cells of {line} would form at most {most} {most|block|blocks}, not {blocks}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, as {painted} casas pintadas da {line} formavam no máximo {most} {most|bloco|blocos}, e não {blocks}: fica em branco.',
  },
  'see-at-most-blocks-blank': {
    en: 'If the region of {cell} were blank, the {painted} painted cells of {line} would form at most {most} {most|block|blocks}, not {blocks}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, as {painted} casas pintadas da {line} formavam no máximo {most} {most|bloco|blocos}, e não {blocks}: é pintada.',
  },
  'see-at-least-blocks-painted': {
    en: 'If the region of {cell} were painted, the {painted} painted cells of {line} would form at least {least} blocks, not {blocks}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, as {painted} casas pintadas da {line} formavam pelo menos {least} blocos, e não {blocks}: fica em branco.',
  },
  'see-at-least-blocks-blank': {
    en: 'If the region of {cell} were blank, the {painted} painted cells of {line} would form at least {least} blocks, not {blocks}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, as {painted} casas pintadas da {line} formavam pelo menos {least} blocos, e não {blocks}: é pintada.',
  },
  'see-not-so-many-blocks-painted': {
    en: 'If the region of {cell} were painted, the {painted} painted cells of {line} would form {below} {below|block|blocks or fewer}, or {above} or more, never {blocks}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, as {painted} casas pintadas da {line} formavam {below} {below|bloco|blocos ou menos}, ou {above} ou mais, e nunca {blocks}: fica em branco.',
  },
  'see-not-so-many-blocks-blank': {
    en: 'If the region of {cell} were blank, the {painted} painted cells of {line} would form {below} {below|block|blocks or fewer}, or {above} or more, never {blocks}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, as {painted} casas pintadas da {line} formavam {below} {below|bloco|blocos ou menos}, ou {above} ou mais, e nunca {blocks}: é pintada.',
  },
  'see-no-filling-painted': {
    en: 'If the region of {cell} were painted, no filling of {line} would have {painted} painted cells in {blocks} {blocks|block|blocks}: it stays blank.',
    pt: 'Se a região de {cell} fosse pintada, nenhuma maneira de preencher a {line} teria {painted} casas pintadas em {blocks} {blocks|bloco|blocos}: fica em branco.',
  },
  'see-no-filling-blank': {
    en: 'If the region of {cell} were blank, no filling of {line} would have {painted} painted cells in {blocks} {blocks|block|blocks}: it is painted.',
    pt: 'Se a região de {cell} ficasse em branco, nenhuma maneira de preencher a {line} teria {painted} casas pintadas em {blocks} {blocks|bloco|blocos}: é pintada.',
  },
} as const satisfies Phrases;

/** What to look for on a line, insight by insight; never the answer. */
export const lookPhrases = {
  'look-all-there': {
    en: 'how many cells are painted already',
    pt: 'quantas casas já estão pintadas',
  },
  'look-all-needed': {
    en: 'how many cells are open, and how many are still to paint',
    pt: 'quantas casas estão em aberto e quantas falta pintar',
  },
  'look-too-many-cells': {
    en: 'a region that brings more cells than can still be painted',
    pt: 'uma região que traz mais casas do que as que ainda se podem pintar',
  },
  'look-not-spared': {
    en: 'a region without which too few cells are left',
    pt: 'uma região sem a qual sobram poucas casas',
  },
  'look-one-block': {
    en: 'where its single block can be',
    pt: 'onde pode estar o seu único bloco',
  },
  'look-blocks-there': {
    en: 'how many blocks are there already',
    pt: 'quantos blocos já lá estão',
  },
  'look-too-many-blocks': {
    en: 'what would make one block too many',
    pt: 'o que faria um bloco a mais',
  },
  'look-blocks-counted': {
    en: 'how many blocks there can still be',
    pt: 'quantos blocos ainda pode haver',
  },
  'look-odd-region': {
    en: 'which regions have an odd number of cells',
    pt: 'que regiões têm um número ímpar de casas',
  },
  'look-block-places': {
    en: 'the places that the regions leave its single block',
    pt: 'os lugares que as regiões deixam ao seu único bloco',
  },
  'look-sums': {
    en: 'how the sizes of its open regions add up to what is missing',
    pt: 'como os tamanhos das suas regiões em aberto dão o que falta',
  },
  'look-block-cells': {
    en: 'how many cells are still to paint, and how many blocks to begin',
    pt: 'quantas casas falta pintar e quantos blocos começar',
  },
  'look-block-gaps': {
    en: 'how many cells can stay blank, and how many gaps are missing',
    pt: 'quantas casas podem ficar em branco e quantos intervalos faltam',
  },
  'look-count-decides': {
    en: 'a region that would settle the whole line',
    pt: 'uma região que decidiria a linha toda',
  },
  'look-few-ways': {
    en: 'the few ways in which it can be filled',
    pt: 'as poucas maneiras de a preencher',
  },
  'look-line-tried': {
    en: 'a region that can have one colour only, by both clues',
    pt: 'uma região que só pode ter uma cor, pelas duas pistas',
  },
  'look-two-lines': {
    en: 'regions that it shares with another line',
    pt: 'regiões que tem em comum com outra linha',
  },
  'look-short-contradiction': {
    en: 'a region whose colour, once supposed, makes a line impossible',
    pt: 'uma região cuja cor, se a supuseres, torna uma linha impossível',
  },
  'look-long-contradiction': {
    en: 'a region whose colour, once supposed, makes a line impossible in the end',
    pt: 'uma região cuja cor, se a supuseres, acaba por tornar uma linha impossível',
  },
} as const satisfies Phrases;

/** A supposition, followed link by link. */
export const trialPhrases = {
  'trial-painted': {
    en: 'Suppose the region of {cell} is painted.',
    pt: 'Supõe que a região de {cell} é pintada.',
  },
  'trial-blank': {
    en: 'Suppose the region of {cell} is blank.',
    pt: 'Supõe que a região de {cell} fica em branco.',
  },
  'trial-number': { en: '({number})', pt: '({number})' },
  'trial-so-painted': {
    en: 'So the region of {cell} is painted.',
    pt: 'Logo a região de {cell} é pintada.',
  },
  'trial-so-blank': {
    en: 'So the region of {cell} stays blank.',
    pt: 'Logo a região de {cell} fica em branco.',
  },
} as const satisfies Phrases;
