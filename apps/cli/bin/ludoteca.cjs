#!/usr/bin/env node
/** The launcher, which is committed: the program itself is built into `dist`. */

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const dist = join(__dirname, '../dist');
const program = join(dist, 'main.cjs');
if (existsSync(program)) {
  require('./compiled.cjs').keepCompiled(dist);
  require(program).main();
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
