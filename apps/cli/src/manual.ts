/** The manual page, in the language of man (roff), made from what the commands say of themselves. */

import type { Language } from 'ludoteca';
import type { Card } from './catalogue-module.ts';
import { type Command, type Flag, flagNames, valueName } from './command.ts';
import { commonFlags, usageOf } from './help.ts';
import { exitMeanings } from './phrases/exit-codes.ts';
import { helpWords } from './phrases/help.ts';

export interface ManualSetting {
  readonly language: Language;
  readonly version: string;
  readonly games: readonly Card[];
}

export function manualOf(commands: readonly Command[], setting: ManualSetting): string {
  const { language, version, games } = setting;
  const say = (
    key: 'title' | 'usage' | 'commands' | 'games' | 'alone' | 'options' | 'exit-codes',
  ) => helpWords.say(key, {}, language);
  const [name, purpose] = say('title').split(': ');
  const entry = (term: string, text: string) => ['.TP', `.B ${roff(term)}`, roff(text)];
  const flag = (each: Flag) =>
    entry(`${flagNames(each)} ${valueName(each, language)}`.trim(), each.help[language]);
  const isPortuguese = language === 'pt';
  return [
    `.TH LUDOTECA 1 "" "ludoteca ${version}"`,
    `.SH ${isPortuguese ? 'NOME' : 'NAME'}`,
    `ludoteca \\- ${roff(purpose ?? name)}`,
    `.SH ${isPortuguese ? 'SINOPSE' : 'SYNOPSIS'}`,
    '.B ludoteca',
    roff(
      `${helpWords.say('command', {}, language)} [${helpWords.say('options-word', {}, language)}]`,
    ),
    '.PP',
    roff(say('alone')),
    `.SH ${say('games').toUpperCase()}`,
    ...games.flatMap(({ id, summary }) => entry(id, summary[language])),
    `.SH ${say('options').toUpperCase()}`,
    ...commonFlags.flatMap(flag),
    `.SH ${say('commands').toUpperCase()}`,
    ...commands.flatMap((command) => [
      `.SS "${roff(usageOf(command, language))}"`,
      roff(`${command.summary[language]}.`.replace(/^./, (first) => first.toUpperCase())),
      ...command.operands.flatMap((operand) =>
        entry(operand.name[language], operand.help[language]),
      ),
      ...command.flags.flatMap(flag),
      ...command.examples
        .filter(({ words }) => !words.includes('{game}'))
        .flatMap(({ words, says }) => [
          '.PP',
          `.I ludoteca ${roff(words)}`,
          '.br',
          roff(says[language]),
        ]),
    ]),
    `.SH ${say('exit-codes').toUpperCase()}`,
    ...exitMeanings.flatMap(([code, means]) => entry(String(code), means[language])),
    '',
  ].join('\n');
}

/** A text that means nothing to roff: no escapes, no requests, hyphens that can be typed. */
function roff(text: string): string {
  return text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/"/g, '\\(dq')
    .replace(/^([.'])/gm, '\\&$1');
}
