/**
 * What was measured, written down: each measurement has a section of its own in `docs/measurements.md`, which is
 * replaced whole, with the command, the commit, the machine, its load before and after, and the versions of all that
 * took part. What people wrote in that file stays as it is.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../docs/measurements.md', import.meta.url));
/** Where people's own words begin: sections come before. */
const history = '<!-- what follows was written by hand -->';

/** Runs a measurement, says its lines, and writes them down where that is wanted. */
export async function measured(
  words: readonly string[],
  isWritten: boolean,
  bench: (say: (line: string) => void) => void | Promise<void>,
): Promise<void> {
  const lines: string[] = [];
  const writeDown = writing(words);
  await bench((line) => {
    lines.push(line);
    console.log(`  ${line}`.trimEnd());
  });
  if (isWritten) writeDown(lines);
}

/** Called when a measurement begins; what it gives is called with what was said until its end. */
export function writing(words: readonly string[]): (lines: readonly string[]) => void {
  const before = load();
  return (lines) => {
    const name = words.filter((word) => !word.startsWith('--iss=')).join(' ');
    const section = sectionOf(name, words, lines, `load ${before} before and ${load()} after`);
    writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, section));
  };
}

/** The text with the section in the place of the one of that name, or after those that are there. */
export function withSection(text: string, name: string, section: string): string {
  const begin = `<!-- measured: ${name} -->`;
  const end = '<!-- end -->';
  const from = text.indexOf(`${begin}\n`);
  const whole = `${begin}\n${section}\n${end}\n`;
  if (from >= 0) {
    const to = text.indexOf(`${end}\n`, from);
    if (to < 0) throw new Error(`the section of "${name}" has no end`);
    return text.slice(0, from) + whole + text.slice(to + end.length + 1);
  }
  const at = text.indexOf(`${history}\n`);
  if (at < 0) throw new Error(`docs/measurements.md has no line ${history}`);
  return `${text.slice(0, at)}${whole}\n${text.slice(at)}`;
}

function sectionOf(
  name: string,
  words: readonly string[],
  lines: readonly string[],
  loads: string,
): string {
  const [first, ...flags] = words.map((word) => (word.startsWith('--iss=') ? '--iss PATH' : word));
  const command = `npm run bench ${[first, ...(flags.length > 0 ? ['--', ...flags] : [])].join(' ')}`;
  const date = new Date().toISOString().slice(0, 10);
  const said = [
    `\`${command}\``,
    `commit ${told('git', ['rev-parse', '--short', 'HEAD']) ?? 'unknown'}`,
    date,
    `${cpus()[0]?.model.trim() ?? 'a processor'}, ${availableParallelism()} at once`,
    loads,
    ...versions(words),
  ].join(', ');
  const text = lines.map((line) => line.trimEnd()).join('\n');
  return `### ${name}\n\n${said}.\n\n\`\`\`text\n${text}\n\`\`\``;
}

function versions(words: readonly string[]): string[] {
  const clasp = told('clasp', ['--version'])?.split('\n')[0].replace('version ', '');
  const cadical = told('cadical', ['--version'])?.split('\n')[0];
  const source = words.find((word) => word.startsWith('--iss='))?.slice(6);
  const iss = source && told('git', ['-C', source, 'rev-parse', '--short', 'HEAD']);
  const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return [
    `Node ${process.version.slice(1)}`,
    ...Object.entries(devDependencies).map(([name, version]) => `${name} ${version}`),
    ...(cadical === undefined ? [] : [`CaDiCaL ${cadical}`]),
    ...(clasp === undefined ? [] : [clasp]),
    ...(source === undefined ? [] : [`ISS ${iss || 'of unknown version'}`]),
  ];
}

function load(): string {
  return loadavg()[0].toFixed(1);
}

/** What a program says, if it is there and all is well. */
function told(program: string, words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(program, words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
