import { describe, expect, it } from 'vitest';
import { withSection } from '../bench/src/write.ts';

const hand = '<!-- what follows was written by hand -->';
const page = `# Page\n\n${hand}\n\nown words\n`;

describe('a section of the measurements', () => {
  it('comes before what people wrote, and after those that are there', () => {
    const one = withSection(page, 'one', 'first');
    const two = withSection(one, 'two', 'second');
    expect(two).toBe(
      `# Page\n\n<!-- measured: one -->\nfirst\n<!-- end -->\n\n<!-- measured: two -->\nsecond\n<!-- end -->\n\n${hand}\n\nown words\n`,
    );
  });

  it('is replaced whole, and nothing else', () => {
    const both = withSection(withSection(page, 'one', 'first'), 'one --large', 'second');
    const again = withSection(both, 'one', 'new\nlines');
    expect(again).toBe(both.replace('first', 'new\nlines'));
    expect(withSection(again, 'one', 'first')).toBe(both);
  });

  it('has no place in a page without one', () => {
    expect(() => withSection('# Page\n', 'one', 'first')).toThrow('has no line');
  });
});
