/** What can be wrong with a problem that was kept. */

import { phrasebook } from 'ludoteca/kernel';

export const problemWords = phrasebook('kept-problem', {
  'no-problem': {
    en: 'this position asks for nothing',
    pt: 'esta posição não pede nada',
  },
});
