/** The commands a document shows, with the output it says they give. */

export interface ShownCommand {
  readonly line: number;
  readonly command: string;
  readonly output: string;
}

/** Every `$ …` of the fenced blocks marked `console`, with the lines up to the next one. */
export function shownCommands(markdown: string): ShownCommand[] {
  const shown: { line: number; command: string; output: string[] }[] = [];
  let isInside = false;
  markdown.split('\n').forEach((text, index) => {
    if (text.startsWith('```')) isInside = text === '```console';
    else if (isInside && text.startsWith('$ ')) {
      shown.push({ line: index + 1, command: text.slice(2), output: [] });
    } else if (isInside) shown.at(-1)?.output.push(text);
  });
  return shown.map(({ line, command, output }) => ({ line, command, output: output.join('\n') }));
}

/** The document with the outputs that its commands give now. */
export function withOutputs(markdown: string, run: (command: string) => string): string {
  return markdown.replace(/^```console\n([\s\S]*?)^```$/gm, (_, block: string) => {
    const commands = block.split('\n').filter((line) => line.startsWith('$ '));
    const lines = commands.flatMap((line) => [line, run(line.slice(2)).trimEnd()]);
    return `\`\`\`console\n${lines.filter((line) => line !== '').join('\n')}\n\`\`\``;
  });
}

/** Times change from run to run; everything else is held to the letter. */
export function withoutTimes(output: string): string {
  return output
    .replace(/"ms":[\d.]+/g, '"ms":…')
    .replace(/[\d.,]+ (µs|ms|s)\b/g, '… $1')
    .trimEnd();
}
