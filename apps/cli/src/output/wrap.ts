/** Paragraphs broken into lines that fit a width. */

/** Each line is broken at spaces; what goes on keeps the indent of its line. */
export function wrap(text: string, width: number, hanging = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width, hanging))
    .join('\n');
}

function wrapLine(line: string, width: number, hanging: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const word of line.trim().split(/\s+/)) {
    if (!isEmpty && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + hanging;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(current);
  return lines.map((each) => each.trimEnd()).join('\n');
}
