/** What can be said of any puzzle. */

import { phrasebook } from '../kernel/index.ts';

export const puzzlePhrases = phrasebook('puzzle', {
  'not-made': {
    en: 'no such puzzle was found in {attempts} attempts; try another seed, another size or a milder wish',
    pt: 'não se encontrou um problema assim em {attempts} tentativas; tenta outra semente, outro tamanho ou um pedido mais brando',
  },
  'budget-spent': {
    en: 'the budget ended before a puzzle was made',
    pt: 'o orçamento acabou antes de haver um problema',
  },
});
