/** Breaking text into lines that fit. */

import type { Lettering, PageMetrics } from './page.ts';

/** The lines of a paragraph: broken between words, and within one where it alone is too long. */
export function linesOf(
  metrics: PageMetrics,
  text: string,
  width: number,
  lettering: Lettering,
): string[] {
  const fits = (line: string) => metrics.widthOf(line, lettering) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line) && line.length > 1) {
      const part = longestPart(line, fits);
      lines.push(part);
      line = line.slice(part.length);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The longest beginning that fits, at least a character. */
function longestPart(word: string, fits: (text: string) => boolean): string {
  let [least, most] = [1, word.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(word.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return word.slice(0, least);
}

/** The text, or its beginning and three dots where it does not fit. */
export function shortened(
  metrics: PageMetrics,
  text: string,
  width: number,
  lettering: Lettering,
): string {
  const fits = (line: string) => metrics.widthOf(line, lettering) <= width;
  if (fits(text)) return text;
  const kept = longestPart(text, (part) => fits(`${part}…`));
  return `${kept.trimEnd()}…`;
}
