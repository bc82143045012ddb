import { readFileSync } from 'node:fs';
import { variables } from '@ludoteca/server';
import { endpoints } from '@ludoteca/server/protocol';
import { describe, expect, it } from 'vitest';
import { protocolDocs } from './protocol-docs.ts';

const page = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

describe('what is written of the server', () => {
  it('is the protocol that it speaks (npx vitest run apps/server/test/docs.test.ts -u writes it)', async () => {
    const text = protocolDocs();
    for (const { path } of Object.values(endpoints)) expect(text).toContain(path);
    await expect(text).toMatchFileSnapshot('../../../docs/online-protocol.md');
  });

  it('names every variable with its usual value', () => {
    const text = page('online.md');
    for (const { name, usual, says } of variables) {
      expect(text).toContain(`| \`${name}\` | ${usual === '' ? '–' : `\`${usual}\``} | ${says} |`);
    }
  });
});
