import type { Picture } from 'ludoteca/document';
import { describe, expect, it } from 'vitest';
import { contrasted, cropped, trimmed, wholePicture } from './picture-edit.ts';

/** `.` is white, `#` black, digits are greys between. */
function drawn(...lines: readonly string[]): Picture {
  const grey = Uint8Array.from(lines.join(''), (each) =>
    each === '.' ? 255 : each === '#' ? 0 : Number(each) * 25,
  );
  return { width: lines[0].length, height: lines.length, grey };
}

describe('trimming', () => {
  it('cuts off margins of one grey, light or dark', () => {
    const shape = drawn('#.', '##');
    expect(trimmed(drawn('.....', '..#..', '..##.', '.....'))).toEqual(shape);
    expect(trimmed(drawn('###', '#.#', '###'))).toEqual(drawn('.'));
  });

  it('leaves what has no margin, or is nothing but margin', () => {
    for (const picture of [drawn('#.', '.#'), drawn('...', '...')]) {
      expect(trimmed(picture)).toBe(picture);
    }
  });

  it('takes opacity along', () => {
    const picture = { ...drawn('...', '.#.', '...'), opacity: new Uint8Array(9).fill(7) };
    expect(trimmed(picture)).toEqual({ ...drawn('#'), opacity: Uint8Array.of(7) });
  });
});

describe('cropping', () => {
  it('takes the part that is left', () => {
    const picture = drawn('1234', '5678');
    expect(cropped(picture, wholePicture)).toEqual(picture);
    expect(cropped(picture, { left: 25, top: 50, right: 25, bottom: 0 })).toEqual(drawn('67'));
  });

  it('leaves at least one pixel', () => {
    const { width, height } = cropped(drawn('12'), { left: 90, top: 90, right: 90, bottom: 90 });
    expect([width, height]).toEqual([1, 1]);
  });
});

describe('contrast', () => {
  it('spreads greys away from the middle, or brings them together', () => {
    const picture = { width: 3, height: 1, grey: Uint8Array.of(100, 128, 160) };
    expect(contrasted(picture, 0)).toBe(picture);
    expect([...contrasted(picture, 50).grey]).toEqual([72, 128, 192]);
    expect([...contrasted(picture, -50).grey]).toEqual([114, 128, 144]);
    expect([...contrasted(picture, 100).grey]).toEqual([0, 128, 255]);
  });
});
