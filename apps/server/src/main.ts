/** A server without pages, by itself: `node dist/main.js PORT`. Settings come from the environment. */

import { catalogue } from 'ludoteca/catalogue';
import { openServer } from './listening.ts';
import { readConfig } from './operate/config.ts';

const config = readConfig(process.env);
if (!config.ok) {
  process.stderr.write(`${config.error.name} cannot be ${config.error.found}\n`);
  process.exit(2);
}
const server = await openServer(
  {
    config: config.value,
    catalogue,
    catalogueUrl: import.meta.resolve('ludoteca/catalogue'),
    writeLog: (line) => process.stderr.write(line),
  },
  Number(process.argv[2] ?? 4040),
);
process.stdout.write(`${server.address}\n`);
server.ready.then(
  () => process.stdout.write('online\n'),
  (fault) => {
    process.stderr.write(`${String(fault)}\n`);
    process.exit(1);
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
