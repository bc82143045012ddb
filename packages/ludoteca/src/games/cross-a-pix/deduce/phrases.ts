/** The words of hints: why a region is painted or stays blank. */

import type { Phrases } from '../../../kernel/index.ts';

export const deducePhrases = {
  // What follows.
  'so-painted': {
    en: 'So {cells&} {count|is|are} painted.',
    pt: 'Logo {cells&} {count|é pintada|são pintadas}.',
  },
  'so-blank': {
    en: 'So {cells&} {count|stays|stay} blank.',
    pt: 'Logo {cells&} {count|fica|ficam} em branco.',
  },

  // A clue that is met, or needs all that is left.
  'line-empty': {
    en: 'Nothing is painted in {line}.',
    pt: 'Nada é pintado na {line}.',
  },
  'line-met': {
    en: 'The {painted} painted {painted|cell|cells} of {line} {painted|is|are} there already.',
    pt: '{painted|A|As} {painted} {painted|casa pintada|casas pintadas} da {line} já {painted|está|estão} lá.',
  },
  'line-full': {
    en: 'Every cell of {line} is painted.',
    pt: 'Todas as casas da {line} são pintadas.',
  },
  'line-needs-rest': {
    en: 'In {line}, {blank} of {length} cells {blank|is|are} blank: {painted} {painted|is|are} left, and {painted} must be painted.',
    pt: 'Na {line}, {blank} de {length} casas {blank|está|estão} em branco: {painted|sobra|sobram} {painted}, e {painted} {painted|tem|têm} de ser {painted|pintada|pintadas}.',
  },

  // Weight.
  'too-heavy': {
    en: 'Painted, {cell} would bring {line} to {sum} painted cells, but its clue says {painted}: {found} {found|is|are} there already, and {cell} takes {weight}.',
    pt: 'Pintada, {cell} daria {sum} casas pintadas à {line}, mas a pista diz {painted}: {found} já {found|está|estão} lá, e {cell} ocupa {weight}.',
  },
  'too-heavy-alone': {
    en: 'Painted, {cell} would bring {line} to {weight} painted cells, but its clue says {painted}.',
    pt: 'Pintada, {cell} daria {weight} casas pintadas à {line}, mas a pista diz {painted}.',
  },
  'too-heavy-to-leave': {
    en: 'With {cell} blank, {line} would have {most} {most|cell|cells} left to paint, but it needs {painted}: {blank} of {length} {blank|is|are} blank already, and {cell} takes {weight}.',
    pt: 'Com {cell} em branco, {most|sobraria|sobrariam} {most} {most|casa|casas} para pintar na {line}, mas ela precisa de {painted}: {blank} de {length} já {blank|está|estão} em branco, e {cell} ocupa {weight}.',
  },
  'too-heavy-to-leave-alone': {
    en: 'With {cell} blank, {line} would have {most} of its {length} cells left to paint, but it needs {painted}.',
    pt: 'Com {cell} em branco, {most|sobraria|sobrariam} para pintar {most} das {length} casas da {line}, mas ela precisa de {painted}.',
  },

  // An assumption and its consequences.
  'suppose-painted': { en: 'Suppose {cell} is painted.', pt: 'Supõe que {cell} é pintada.' },
  'suppose-blank': { en: 'Suppose {cell} is blank.', pt: 'Supõe que {cell} fica em branco.' },
  'then-not-painted': {
    en: 'Then {cell} cannot be painted.',
    pt: 'Então {cell} não pode ser pintada.',
  },
  'then-not-blank': {
    en: 'Then {cell} cannot be blank.',
    pt: 'Então {cell} não pode ficar em branco.',
  },
  'then-fails': {
    en: 'But then {line} cannot be filled.',
    pt: 'Mas então a {line} não se consegue preencher.',
  },

  'case-painted': {
    en: 'If {cell} is painted as well:',
    pt: 'Se {cell} também for pintada:',
  },
  'case-blank': {
    en: 'If {cell} is blank instead:',
    pt: 'Se {cell} ficar antes em branco:',
  },

  // Why a line cannot be met.
  'painted-too-many': {
    en: 'Then {line} would have at least {least} painted {least|cell|cells}, but its clue says {painted}.',
    pt: 'Isso daria à {line} pelo menos {least} {least|casa pintada|casas pintadas}, mas a pista diz {painted}.',
  },
  'painted-too-few': {
    en: 'Then {line} would have at most {most} painted {most|cell|cells}, but its clue says {painted}.',
    pt: 'Isso daria à {line} no máximo {most} {most|casa pintada|casas pintadas}, mas a pista diz {painted}.',
  },
  'painted-between': {
    en: 'Then {line} would have {below} painted {below|cell|cells} or fewer, or {above} or more, but its clue says {painted}.',
    pt: 'Isso daria {below} {below|casa pintada|casas pintadas} ou menos à {line}, ou {above} ou mais, mas a pista diz {painted}.',
  },
  'blocks-too-many': {
    en: 'Then {line} would have at least {least} {least|block|blocks}, but its clue says {blocks}.',
    pt: 'Isso daria à {line} pelo menos {least} {least|bloco|blocos}, mas a pista diz {blocks}.',
  },
  'blocks-too-few': {
    en: 'Then {line} would have at most {most} {most|block|blocks}, but its clue says {blocks}.',
    pt: 'Isso daria à {line} no máximo {most} {most|bloco|blocos}, mas a pista diz {blocks}.',
  },
  'blocks-between': {
    en: 'Then {line} would have {below} {below|block|blocks} or fewer, or {above} or more, but its clue says {blocks}.',
    pt: 'Isso daria {below} {below|bloco|blocos} ou menos à {line}, ou {above} ou mais, mas a pista diz {blocks}.',
  },
  'joint-too-many': {
    en: 'That would part the {painted} painted cells of {line} into at least {least} blocks, but its clue says {blocks}.',
    pt: 'Isso repartiria as {painted} casas pintadas da {line} por pelo menos {least} blocos, mas a pista diz {blocks}.',
  },
  'joint-too-few': {
    en: 'That would put the {painted} painted {painted|cell|cells} of {line} into at most {most} {most|block|blocks}, but its clue says {blocks}.',
    pt: 'Isso juntaria {painted|a|as} {painted} {painted|casa pintada|casas pintadas} da {line} em no máximo {most} {most|bloco|blocos}, mas a pista diz {blocks}.',
  },
  'joint-between': {
    en: 'Then the {painted} painted cells of {line} would form {below} {below|block|blocks or fewer}, or {above} or more, never {blocks}.',
    pt: 'Então as {painted} casas pintadas da {line} formariam {below} {below|bloco|blocos ou menos}, ou {above} ou mais, e nunca {blocks}.',
  },
  'line-impossible': {
    en: 'No way to fill {line} has {painted} painted {painted|cell|cells} in {blocks} {blocks|block|blocks} then.',
    pt: 'Nenhuma maneira de preencher a {line} tem então {painted} {painted|casa pintada|casas pintadas} em {blocks} {blocks|bloco|blocos}.',
  },

  // Two lines.
  'two-lines': {
    en: 'Look at {cells&}, which {line} and {other} share.',
    pt: 'Olha para {cells&}, que a {line} e a {other} têm em comum.',
  },
  'way-both': {
    en: 'One way to fill {line}: {painted&} painted, {blank&} blank.',
    pt: 'Uma maneira de preencher a {line}: com tinta em {painted&} e com {blank&} em branco.',
  },
  'way-painted': {
    en: 'One way to fill {line}: {painted&} painted.',
    pt: 'Uma maneira de preencher a {line}: com tinta em {painted&}.',
  },
  'way-blank': {
    en: 'One way to fill {line}: {blank&} blank.',
    pt: 'Uma maneira de preencher a {line}: com {blank&} em branco.',
  },
  'only-way-both': {
    en: 'Then {line} works out only with {painted&} painted and {blank&} blank.',
    pt: 'Então a {line} só dá certo com tinta em {painted&} e com {blank&} em branco.',
  },
  'only-way-painted': {
    en: 'Then {line} works out only with {painted&} painted.',
    pt: 'Então a {line} só dá certo com tinta em {painted&}.',
  },
  'only-way-blank': {
    en: 'Then {line} works out only with {blank&} blank.',
    pt: 'Então a {line} só dá certo com {blank&} em branco.',
  },
  'ways-many': {
    en: 'Of the {ways} ways that {line} then leaves for these, none suits {other}.',
    pt: 'Das {ways} maneiras que a {line} então lhes deixa, nenhuma serve à {other}.',
  },

  // Beyond the ladder.
  'cannot-together': {
    en: 'The marked clues of {lines&} cannot all be met then.',
    pt: 'Então as pistas marcadas da {lines&} não se cumprem todas.',
  },

  // Reasons as text.
  'reason-shape': {
    en: 'found {found}, expected a region with "is", or a line with "clue"',
    pt: 'encontrei {found}, esperava uma região com "is", ou uma linha com "clue"',
  },
  'reason-place': {
    en: 'found {found}, which is not on this grid; expected a cell such as r1c1, or a line such as r1 or c1',
    pt: 'encontrei {found}, que não é desta grelha; esperava uma casa como r1c1, ou uma linha como r1 ou c1',
  },
} as const satisfies Phrases;
