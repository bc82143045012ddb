import { encode } from 'jpeg-js';
import type { Picture } from 'ludoteca';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../test/command.ts';
import { here } from '../../test/in-process.ts';
import { orientationOf, turned } from './jpeg.ts';
import { decodePicture, readPicture } from './picture.ts';

const bytes = (text: string, ...more: number[]): Uint8Array =>
  Uint8Array.from([...Buffer.from(text, 'latin1'), ...more]);

async function decoded(data: Uint8Array): Promise<{ size: string; grey: number[] }> {
  const result = await decodePicture(data);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { width, height, grey } = result.value;
  return { size: `${width}×${height}`, grey: [...grey] };
}

async function refused(data: Uint8Array): Promise<string> {
  const result = await decodePicture(data);
  return result.ok ? 'taken' : result.error.code;
}

function png(width: number, height: number, pixels: readonly (readonly number[])[]): Uint8Array {
  const picture = new PNG({ width, height });
  pixels.forEach((pixel, index) => {
    for (const [channel, value] of pixel.entries()) picture.data[index * 4 + channel] = value;
  });
  return PNG.sync.write(picture);
}

describe('pictures become grey', () => {
  it('from PNG, transparent as white', async () => {
    const pixels = [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
      [0, 0, 0, 0],
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 0, 51],
    ];
    expect(await decoded(png(3, 2, pixels))).toEqual({
      size: '3×2',
      grey: [0, 255, 255, 76, 150, 204],
    });
  });

  it('from JPEG, nearly', async () => {
    const data = Buffer.alloc(16 * 8 * 4, 255);
    for (let pixel = 0; pixel < 64; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
    const { size, grey } = await decoded(encode({ width: 16, height: 8, data }, 95).data);
    expect(size).toBe('16×8');
    expect(grey[0]).toBeLessThan(10);
    expect(grey[127]).toBeGreaterThan(245);
  });

  it.each([
    [
      'P1, with a comment and without spaces',
      bytes('P1\n# made by hand\n3 2\n101\n0 1 0\n'),
      '3×2',
      [0, 255, 0, 255, 0, 255],
    ],
    [
      'P4, rows padded to bytes',
      bytes('P4 9 2\n', 0b10000000, 0b10000000, 0, 0),
      '9×2',
      [0, 255, 255, 255, 255, 255, 255, 255, 0, ...Array(9).fill(255)],
    ],
    ['P2, scaled to its largest value', bytes('P2 2 2 15 0 15 5 99'), '2×2', [0, 255, 85, 255]],
    ['P5', bytes('P5 2 1 255\n', 7, 200), '2×1', [7, 200]],
    ['P5 of two bytes', bytes('P5 2 1 65535\n', 0, 0, 255, 255), '2×1', [0, 255]],
    ['P3', bytes('P3 2 1 255 255 0 0 255 255 255'), '2×1', [76, 255]],
    ['P6', bytes('P6 1 1 255\n', 0, 0, 255), '1×1', [29]],
  ])('from %s', async (_, data, size, grey) => {
    expect(await decoded(data)).toEqual({ size, grey });
  });
});

describe('a picture that cannot be used is refused', () => {
  it.each([
    ['nothing', bytes(''), 'usage.picture-unknown'],
    ['a text', bytes('hello'), 'usage.picture-unknown'],
    ['a GIF', bytes('GIF89a'), 'usage.picture-unknown'],
    ['no pixels', bytes('P5 0 4 255\n'), 'usage.picture-empty'],
    ['a huge one', bytes('P5 100000 100000 255\n'), 'usage.picture-too-large'],
    [
      'a huge PNG',
      png(1, 1, []).map((byte, at) => (at === 17 || at === 21 ? 255 : byte)),
      'usage.picture-too-large',
    ],
    ['a cut PNG', png(30, 30, []).slice(0, 60), 'usage.picture-broken'],
    ['a PNG of a signature', png(1, 1, []).slice(0, 10), 'usage.picture-broken'],
    ['a cut JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1), 'usage.picture-broken'],
    ['a cut P5', bytes('P5 2 2 255\n', 1, 2, 3), 'usage.picture-broken'],
    ['a P1 with a two', bytes('P1 2 1\n12'), 'usage.picture-broken'],
    ['a P2 without its largest value', bytes('P2 2 1\n'), 'usage.picture-broken'],
    ['a P2 whose largest value is 0', bytes('P2 1 1 0 0'), 'usage.picture-broken'],
  ])('%s', async (_, data, code) => {
    expect(await refused(data)).toBe(code);
  });

  const files = folderOf({ 'note.txt': 'hello', 'large.png': new Uint8Array(65 * 1024 * 1024) });
  afterAll(files.remove);

  it('on the command line, with its name', async () => {
    const { code, stderr } = await here(['generate', 'portrait', '--from', files.path('note.txt')]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      `ludoteca: ${files.path('note.txt')}: this is no picture that is known here; expected PNG, JPEG, PBM, PGM or PPM\n`,
    );
    const missing = await here(['generate', 'portrait', '--from', files.path('none.png')]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('none.png: there is no such file');
  });

  it('when its file is too large or not one', async () => {
    expect(await readPicture(files.path('large.png'))).toMatchObject({
      error: { code: 'usage.picture-file-too-large' },
    });
    expect(await readPicture(files.folder)).toMatchObject({
      error: { code: 'usage.file-directory' },
    });
  });
});

describe('a picture is turned upright', () => {
  // 1 2 3
  // 4 5 6
  const picture: Picture = { width: 3, height: 2, grey: Uint8Array.of(1, 2, 3, 4, 5, 6) };

  it.each([
    [1, 3, [1, 2, 3, 4, 5, 6]],
    [2, 3, [3, 2, 1, 6, 5, 4]],
    [3, 3, [6, 5, 4, 3, 2, 1]],
    [4, 3, [4, 5, 6, 1, 2, 3]],
    [5, 2, [1, 4, 2, 5, 3, 6]],
    [6, 2, [4, 1, 5, 2, 6, 3]],
    [7, 2, [6, 3, 5, 2, 4, 1]],
    [8, 2, [3, 6, 2, 5, 1, 4]],
  ])('from orientation %i', (orientation, width, grey) => {
    const upright = turned(picture, orientation);
    expect({ width: upright.width, grey: [...upright.grey] }).toEqual({ width, grey });
  });

  const exif = (tiff: readonly number[]) =>
    Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xe1,
      0,
      8 + tiff.length,
      0x45,
      0x78,
      0x69,
      0x66,
      0,
      0,
      ...tiff,
    );

  it.each([
    ['big-endian', [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], 6],
    [
      'little-endian',
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0],
      8,
    ],
    [
      'another tag',
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x13, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
      1,
    ],
    ['nonsense', [0x4d, 0x4d, 0, 42, 0xff, 0, 0, 8, 0, 1], 1],
    [
      'a value out of range',
      [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0],
      1,
    ],
  ])('as Exif says: %s', (_, tiff, orientation) => {
    expect(orientationOf(exif(tiff))).toBe(orientation);
  });
});
