/** What `serve` tells. */

import { phrasebook } from 'ludoteca';

export const serveWords = phrasebook('serve', {
  serving: {
    en: 'Ludoteca is at {address} (Ctrl-C ends it)',
    pt: 'A Ludoteca está em {address} (Ctrl-C termina)',
  },
  'not-built': {
    en: 'the web app is not built; expected npm run build:web to have been run before',
    pt: 'a aplicação web não está construída; esperava que npm run build:web tivesse corrido antes',
  },
  'port-taken': {
    en: 'port {port} cannot be used: another program has it, or it is not allowed; expected another --port',
    pt: 'a porta {port} não se pode usar: outro programa tem-na, ou não é permitida; esperava outro --port',
  },
});
