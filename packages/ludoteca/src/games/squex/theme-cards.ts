/** What problems of Squex can be about, as people choose it. */

import type { ProblemThemeCard } from '../../game/index.ts';

export const themeCards = [
  {
    id: 'join',
    name: { en: 'Joining', pt: 'Unir' },
    summary: {
      en: 'One octagon completes a chain from side to side, and the chain holds whatever is cut.',
      pt: 'Um octógono completa uma cadeia de lado a lado, e a cadeia aguenta, corte-se o que se cortar.',
    },
    asks: { en: 'Join your two sides', pt: 'Une os teus dois lados' },
  },
  {
    id: 'cut',
    name: { en: 'Cuts', pt: 'Cortes' },
    summary: {
      en: 'A cut takes a link from the opponent and gives two moves for it: it must be worth more than they are.',
      pt: 'Um corte tira uma ligação ao adversário e dá-lhe duas jogadas em troca: tem de valer mais do que elas.',
    },
    asks: { en: 'Cut, and win', pt: 'Corta, e ganha' },
  },
  {
    id: 'save',
    name: { en: 'Saving a link', pt: 'Salvar uma ligação' },
    summary: {
      en: 'A link of yours can be cut. Close it before the opponent does.',
      pt: 'Uma ligação tua pode ser cortada. Fecha-a antes que o adversário a corte.',
    },
    asks: { en: 'Save the link', pt: 'Salva a ligação' },
  },
  {
    id: 'link',
    name: { en: 'Links that cannot be cut', pt: 'Ligações que não se cortam' },
    summary: {
      en: 'A square that was won by a cut, or whose other diagonal is closed, holds for ever: count on these links, not on the others.',
      pt: 'Um quadrado ganho por um corte, ou com a outra diagonal fechada, dura para sempre: conta com essas ligações, não com as outras.',
    },
  },
  {
    id: 'tempo',
    name: { en: 'Tempo', pt: 'Tempo' },
    summary: {
      en: 'A move that threatens to win at once: the opponent has to answer it, and the move after it is yours.',
      pt: 'Uma jogada que ameaça ganhar já: o adversário tem de responder, e a jogada seguinte é tua.',
    },
  },
  {
    id: 'double-move',
    name: { en: 'The double move', pt: 'A jogada dupla' },
    summary: {
      en: 'Whoever is cut has two moves in a row. Use yours together, or let yourself be cut to get them.',
      pt: 'Quem é cortado joga duas vezes seguidas. Usa as tuas duas jogadas em conjunto, ou deixa-te cortar para as teres.',
    },
  },
] as const satisfies readonly ProblemThemeCard[];
