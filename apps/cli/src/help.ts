/** The help, made from what the commands say of themselves. */

import type { Language } from 'ludoteca';
import type { Card } from './catalogue-module.ts';
import {
  type Command,
  type Flag,
  flagNames,
  type GameFlags,
  type Operand,
  valueName,
} from './command.ts';
import type { Io } from './io.ts';
import { colourWords } from './output/colour.ts';
import { wrap } from './output/text.ts';
import { exitMeanings } from './phrases/exit-codes.ts';
import { helpWords } from './phrases/help.ts';

/** Flags that every command has. */
export const commonFlags: readonly Flag[] = [
  { name: 'json', takes: { kind: 'flag' }, help: helpWords.phrases.json },
  { name: 'quiet', takes: { kind: 'flag' }, help: helpWords.phrases.quiet },
  { name: 'color', takes: { kind: 'choice', choices: colourWords }, help: helpWords.phrases.color },
  { name: 'lang', takes: { kind: 'choice', choices: ['en', 'pt'] }, help: helpWords.phrases.lang },
  { name: 'help', takes: { kind: 'flag' }, help: helpWords.phrases.help },
];

const versionFlag: Flag = {
  name: 'version',
  takes: { kind: 'flag' },
  help: helpWords.phrases.version,
};

export interface HelpSetting {
  readonly language: Language;
  readonly width: number;
  readonly games: readonly Card[];
  strong(text: string): string;
}

/** The columns that help may fill: long lines are hard to read. */
export function helpWidth({ stdout }: Io): number {
  return Math.min(stdout.columns ?? 80, 100);
}

/** How a command is typed: `ludoteca solve [FILE…]`. */
export function usageOf(command: Command, language: Language): string {
  const operands = command.operands.map((operand) => operandName(operand, language));
  return ['ludoteca', command.name, ...operands].join(' ');
}

export function operandName({ name, isMany, isRequired }: Operand, language: Language): string {
  const word = `${name[language]}${isMany ? '…' : ''}`;
  return isRequired ? word : `[${word}]`;
}

/** The help of `ludoteca` itself. */
export function houseHelp(
  commands: readonly Pick<Command, 'name' | 'summary'>[],
  setting: HelpSetting,
): string {
  const { language, games } = setting;
  const say = (
    key:
      | 'title'
      | 'usage'
      | 'commands'
      | 'games'
      | 'alone'
      | 'options'
      | 'exit-codes'
      | 'exit-several',
  ) => helpWords.say(key, {}, language);
  const words = `${helpWords.say('command', {}, language)} [${helpWords.say('options-word', {}, language)}]`;
  return sections([
    [say('title')],
    [`${say('usage')}: ludoteca ${words}`, '', wrap(say('alone'), setting.width)],
    heading(setting, say('commands'), [
      ...commands.map(({ name, summary }) => [name, summary[language]] as const),
    ]),
    heading(setting, say('options'), [versionFlag, ...commonFlags].map(flagRow(language))),
    heading(
      setting,
      say('games'),
      games.map(({ id, summary }) => [id, summary[language]] as const),
    ),
    [
      ...heading(
        setting,
        say('exit-codes'),
        exitMeanings.map(([code, means]) => [String(code), means[language]] as const),
      ),
      wrap(say('exit-several'), setting.width),
    ],
  ]);
}

/** The help of a command; with the options of a game when one is named. */
export function commandHelp(
  command: Command,
  game: GameFlags | undefined,
  setting: HelpSetting,
): string {
  const { language } = setting;
  const kinds = setting.games.filter(
    ({ family }) => command.family === undefined || family === command.family,
  );
  const say = (key: 'usage' | 'options' | 'examples') => helpWords.say(key, {}, language);
  const options = helpWords.say('options-word', {}, language);
  const row = flagRow(language);
  const hint = helpWords.say(
    'game-options-hint',
    { line: `${usageOf(command, language)} --help` },
    language,
  );
  const games = kinds.map(({ id, name }) => [id, name[language]] as const);
  const takesGame = command.operands.some(({ name }) => name.en === 'GAME');
  return sections([
    [`${say('usage')}: ${usageOf(command, language)} [${options}]`],
    [
      wrap(
        `${command.summary[language]}.`.replace(/^./, (first) => first.toUpperCase()),
        setting.width,
      ),
    ],
    rows(
      setting,
      command.operands.map((operand) => [operand.name[language], operand.help[language]] as const),
    ),
    takesGame && game === undefined
      ? heading(setting, helpWords.say('games', {}, language), games)
      : [],
    heading(setting, say('options'), [...command.flags, ...commonFlags].map(row)),
    game === undefined
      ? command.gameFlags === undefined
        ? []
        : [wrap(hint, setting.width)]
      : heading(
          setting,
          helpWords.say('game-options', { game: game.kind.name[language] }, language),
          game.flags.map(row),
        ),
    exitsOf(command, setting),
    [
      setting.strong(`${say('examples')}:`),
      ...command.examples.flatMap(({ words, says, family }) => {
        const fits = (kind: Card) => family === undefined || family === kind.family;
        const fitting = (game === undefined ? kinds : [game.kind]).find(fits);
        if (fitting === undefined && words.includes('{game}')) return [];
        const line = words.replace('{game}', fitting?.id ?? '');
        return [`  ludoteca ${line}`, wrap(`      ${says[language]}`, setting.width)];
      }),
    ],
  ]);
}

/** What the codes of a command mean that are an answer of its own. */
function exitsOf({ exits }: Command, setting: HelpSetting): string[] {
  if (exits === undefined) return [];
  const { language } = setting;
  const list = exits.map(([code, means]) => [String(code), means[language]] as const);
  return [
    ...heading(setting, helpWords.say('exit-codes', {}, language), list),
    wrap(helpWords.say('exit-others', {}, language), setting.width),
  ];
}

type Row = readonly [name: string, help: string];

function flagRow(language: Language): (flag: Flag) => Row {
  return (flag) => {
    const value = valueName(flag, language);
    return [`${flagNames(flag)}${value === '' ? '' : ` ${value}`}`, flag.help[language]];
  };
}

function heading(setting: HelpSetting, title: string, list: readonly Row[]): string[] {
  return list.length === 0 ? [] : [setting.strong(`${title}:`), ...rows(setting, list)];
}

/** Names in a column with their help beside them; a name that is too long has it below. */
function rows({ width }: HelpSetting, list: readonly Row[]): string[] {
  const longest = list.reduce((most, [name]) => Math.max(most, name.length), 0);
  // On a narrow terminal the help has half of it.
  const column = Math.min(24, Math.floor(width / 2), longest + 4);
  const indent = ' '.repeat(column);
  return list.map(([name, help]) => {
    const text = wrap(help, Math.max(20, width - column)).replace(/\n/g, `\n${indent}`);
    const start = `  ${name}`;
    return start.length + 2 > column ? `${start}\n${indent}${text}` : start.padEnd(column) + text;
  });
}

function sections(parts: readonly (readonly string[])[]): string {
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}
