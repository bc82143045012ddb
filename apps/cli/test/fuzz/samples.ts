/** A document of every game in every format that is written, and lines for prompts and engines. */

import { random, recognise } from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { withInterchange } from 'ludoteca/interchange';
import { PNG } from 'pngjs';
import { samples } from '../paper-samples.ts';

const kinds = withInterchange(catalogue);

/** Texts in all formats. */
export const texts: readonly string[] = Object.values(samples).flatMap((code) => {
  const read = recognise(kinds, code);
  if (!read.ok) throw new Error(`no sample: ${code}`);
  const document = read.value;
  const kind = document.kind === 'puzzle' ? document.puzzle : document.game;
  const formats = ['json', 'code', ...kind.formats.map(({ name }) => name)];
  return formats.flatMap((format) => {
    const written = document.write(format);
    return written.ok ? [written.value] : [];
  });
});

/** What is typed at prompts, and sent to engines. */
export const typed: readonly string[] = [
  ...['e4', 'd4', 'b2', 'E-4.', 'b,2', 'swap', 'r1c1 1', 'l2c3 4', 'r1c1 mark 1 2', 'r1c1 clear'],
  ...[
    'undo',
    'redo',
    'hint',
    'moves',
    'board',
    'rules',
    'resign',
    'save',
    'check',
    'apply',
    'again',
  ],
  ...['anular', 'dica', 'guardar', 'ajuda', 'help', ''],
];

export const engineLines: readonly string[] = [
  ...['boardsize 5', 'boardsize 4x6', 'clear_board', 'play north d4', 'play 1 b2', 'play south c3'],
  ...[
    'genmove 1',
    'genmove north',
    'undo',
    'legal_moves',
    'outcome',
    'showboard',
    'name',
    'version',
  ],
  ...[
    'analyse nodes 50',
    'time_limit 50',
    'known_command play',
    'list_commands',
    'protocol_version',
  ],
  ...texts.filter((text) => text.startsWith('{')).map((text) => `position ${text.trim()}`),
];

/** A small picture, as files of two kinds. */
export const pictures: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['picture.png', pngOf(8)],
  ['picture.pbm', Buffer.from(`P1\n# x\n8 8\n${'0 1 '.repeat(32)}\n`)],
  ['picture.ppm', Buffer.concat([Buffer.from('P6 4 4 255\n'), Buffer.alloc(48, 7)])],
];

function pngOf(side: number): Uint8Array {
  const picture = new PNG({ width: side, height: side });
  const draw = random('picture');
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = draw.below(256);
  return PNG.sync.write(picture);
}
