/** The part of the build that makes the service worker: it knows every file of the app, and its version. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const worker = fileURLToPath(new URL('./service-worker.ts', import.meta.url));

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['./'];
      for (const name of readdirSync(publicFolder).sort()) {
        hash.update(name).update(readFileSync(`${publicFolder}/${name}`));
        files.push(`./${name}`);
      }
      for (const [name, part] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        if (name !== 'index.html') files.push(`./${name}`);
      }
      const { code } = await transformWithOxc(readFileSync(worker, 'utf8'), worker);
      const version = hash.digest('hex').slice(0, 12);
      const known = `const version = ${JSON.stringify(version)};\nconst files = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: known + code });
    },
  };
}
