/** The words that tell why a problem is about its theme; pages get the sentences ready, and never load these. */

export const themeWords = {
  links: {
    en: '{count|the link|the links} {links}',
    pt: '{count|a ligação|as ligações} {links}',
  },
  'join-safe': {
    en: '{move} completes the chain {chain} from side to side, and nobody can cut it: {side} has won.',
    pt: '{move} completa a cadeia {chain} de lado a lado, e já ninguém a pode cortar: o {side} ganhou.',
  },
  'join-cuttable': {
    en: '{move} completes the chain {chain} from side to side. {other} can still cut {links}, and {side} gets two moves for it.',
    pt: '{move} completa a cadeia {chain} de lado a lado. O {other} ainda pode cortar {links}, e dá por isso duas jogadas ao {side}.',
  },
  'join-two-cuts': {
    en: '{move} completes the chain {chain} from side to side. No single move of {other} cuts it.',
    pt: '{move} completa a cadeia {chain} de lado a lado. Nenhuma jogada do {other} a corta sozinha.',
  },
  'cut-wins': {
    en: '{move} cuts {links}, and with that a chain of {side} is complete from side to side.',
    pt: '{move} corta {links}, e com isso uma cadeia do {side} fica completa de lado a lado.',
  },
  cut: {
    en: '{move} cuts {links}, which {other} loses. For this {other} gets two moves{moves}.',
    pt: '{move} corta {links}, que o {other} perde. Em troca, o {other} tem duas jogadas{moves}.',
  },
  'cut-taken': {
    en: 'The cut is worth it: no other move wins.',
    pt: 'O corte vale a pena: nenhuma outra jogada ganha.',
  },
  'saved-one': {
    en: '{other} could cut the link {link} by taking {cutters}. After {move} nobody can.',
    pt: 'O {other} podia cortar a ligação {link} ocupando {cutters}. Depois de {move}, já ninguém a corta.',
  },
  'saved-two': {
    en: '{other} could cut the link {link} by taking both {cutters}. After {move} nobody can.',
    pt: 'O {other} podia cortar a ligação {link} ocupando {cutters}. Depois de {move}, já ninguém a corta.',
  },
  'link-held': {
    en: 'The link {link} can never be cut: for that {other} needs {needed}, and {held} is taken by {side}.',
    pt: 'A ligação {link} nunca se corta: para isso o {other} precisa de {needed}, e {held} é do {side}.',
  },
  'link-both-held': {
    en: 'The link {link} can never be cut: for that {other} needs {needed}, and both are taken by {side}.',
    pt: 'A ligação {link} nunca se corta: para isso o {other} precisa de {needed}, e ambos são do {side}.',
  },
  'link-crossing': {
    en: '{needed} are both taken by {other} already, so nothing is left to cut the link {link} with.',
    pt: '{needed} já são ambos do {other}, por isso não sobra nada com que cortar a ligação {link}.',
  },
  threat: {
    en: '{move} threatens to win at once with {threats}: {other} has to stop that now.',
    pt: '{move} ameaça ganhar já com {threats}: o {other} tem de o impedir agora.',
  },
  'threat-for-all': {
    en: '{move} threatens to win at once with {threats}. {other} cannot stop it: after any reply {side} wins with the next move.',
    pt: '{move} ameaça ganhar já com {threats}. O {other} não o pode impedir: responda o que responder, o {side} ganha na jogada seguinte.',
  },
  'threat-in-hand': {
    en: '{side} has two moves: after {move} the second wins at once, with {threats}.',
    pt: 'O {side} tem duas jogadas: depois de {move}, a segunda ganha logo, com {threats}.',
  },
  'threat-answered': {
    en: '{other} answers {reply}, and {side} is to move again.',
    pt: 'O {other} responde {reply}, e volta a jogar o {side}.',
  },
  'hand-both': {
    en: '{side} has two moves now. 1 and 2 are both {of}: {first} and {second}.',
    pt: 'O {side} tem agora duas jogadas. 1 e 2 são ambas do {side}: {first} e {second}.',
  },
  'hand-won': {
    en: '{side} has two moves now, and the first is enough: {first}.',
    pt: 'O {side} tem agora duas jogadas, e basta a primeira: {first}.',
  },
  'hand-cut': {
    en: '{side} has two moves now. {first} cuts, which gives up the second.',
    pt: 'O {side} tem agora duas jogadas. {first} corta, e perde assim a segunda.',
  },
  'hand-open': {
    en: '{side} has two moves now: {first} is the first of them.',
    pt: 'O {side} tem agora duas jogadas: {first} é a primeira.',
  },
  'given-both': {
    en: '{cut} cuts {links}, so {side} gets two moves: {one} and {two} are both {of}, {first} and {second}.',
    pt: '{cut} corta {links}, por isso o {side} tem duas jogadas: {one} e {two} são ambas do {side}, {first} e {second}.',
  },
  'given-won': {
    en: '{cut} cuts {links}, so {side} gets two moves; the first, {first}, wins.',
    pt: '{cut} corta {links}, por isso o {side} tem duas jogadas; a primeira, {first}, ganha.',
  },
  'given-cut': {
    en: '{cut} cuts {links}, so {side} gets two moves; the first, {first}, cuts too, which gives up the second.',
    pt: '{cut} corta {links}, por isso o {side} tem duas jogadas; a primeira, {first}, também corta, e perde assim a segunda.',
  },
  'given-open': {
    en: '{cut} cuts {links}, so {side} gets two moves.',
    pt: '{cut} corta {links}, por isso o {side} tem duas jogadas.',
  },
} as const;
