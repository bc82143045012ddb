/** What there is to say about a match, whatever the game. */

import { phrasebook } from '../kernel/index.ts';

export const matchPhrases = phrasebook('match', {
  resigned: { en: 'the opponent resigned', pt: 'o adversário desistiu' },
  forfeited: { en: 'the opponent could not go on', pt: 'o adversário não pôde continuar' },
  ended: { en: 'the record says "{reason}"', pt: 'o registo diz "{reason}"' },
  'ended-untold': { en: 'so says the record', pt: 'assim diz o registo' },
  'swap-now': {
    en: 'swap can only answer the first move of a game that offers it',
    pt: 'a troca só pode responder à primeira jogada de um jogo que a ofereça',
  },
  over: { en: 'the game is over; there are no more moves', pt: 'o jogo acabou; já não há jogadas' },
});
