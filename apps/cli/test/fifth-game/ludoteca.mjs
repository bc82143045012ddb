/** The command with another catalogue, given by its URL; nothing else is changed. */

import { main } from '../../dist/main.cjs';

await main(process.env.LUDOTECA_CATALOGUE);
