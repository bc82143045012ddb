/** What problems of Rastros can be about, as people choose it. */

import type { ProblemThemeCard } from '../../game/index.ts';

export const themeCards = [
  {
    id: 'corner',
    name: { en: 'Corners and gates', pt: 'Cantos e portas' },
    summary: {
      en: 'The cells beside a corner are its gates: whoever must step on a gate of the other player’s corner loses. Best play ends in the corner.',
      pt: 'As casas junto de um canto são as suas portas: quem tiver de pisar uma porta do canto do adversário perde. Com o melhor jogo, acaba-se no canto.',
    },
  },
  {
    id: 'block',
    name: { en: 'Blocking', pt: 'Bloquear' },
    summary: {
      en: 'The trail closes around the stone until the opponent has nowhere to go.',
      pt: 'O rasto fecha-se à volta da pedra até o adversário não ter para onde ir.',
    },
  },
  {
    id: 'parity',
    name: { en: 'Parity of the trail', pt: 'Paridade do rasto' },
    summary: {
      en: 'No corner can be reached any more. What counts is who makes the last step: count the cells that are left, and leave the right number.',
      pt: 'Já não se chega a nenhum canto. O que conta é quem dá o último passo: conta as casas que restam, e deixa o número certo.',
    },
  },
  {
    id: 'double',
    name: { en: 'Double threats', pt: 'Ameaças duplas' },
    summary: {
      en: 'One move threatens to win in two ways: whatever the opponent does, one of them is left.',
      pt: 'Uma jogada ameaça ganhar de duas maneiras: faça o adversário o que fizer, sobra uma delas.',
    },
  },
] as const satisfies readonly ProblemThemeCard[];
