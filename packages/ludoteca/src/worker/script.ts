/** What a web worker runs: every game of the library, each loaded when it is first asked for. */

import { lazyCatalogue } from '../games/lazy-catalogue.ts';
import { serve } from './index.ts';

serve(lazyCatalogue);
