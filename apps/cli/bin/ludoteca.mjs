#!/usr/bin/env node
/** The launcher, which is committed: the program itself is built into `dist`. */

import { existsSync } from 'node:fs';
import module from 'node:module';

// Where Node can keep what it has compiled (22 and later), the next start is shorter.
module.enableCompileCache?.();

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) {
  const { main } = await import(program.href);
  await main();
} else {
  const isPortuguese = /^pt/.test(
    process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '',
  );
  process.stderr.write(
    isPortuguese
      ? 'ludoteca: ainda não está construído; corre "npm run build"\n'
      : 'ludoteca: it is not built yet; run "npm run build"\n',
  );
  process.exitCode = 2;
}
