/** Completions for shells, made from what the commands say of themselves. */

import type { AnyKind, Language } from 'ludoteca';
import { type Command, type Flag, letterOf } from './command.ts';
import { commonFlags } from './help.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** A command with every flag that can follow it, those of all games among them. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly Flag[];
  readonly takesGame: boolean;
}

interface Offered {
  readonly language: Language;
  readonly commands: readonly Completed[];
  readonly games: readonly string[];
}

export function completionFor(
  shell: Shell,
  commands: readonly Command[],
  kinds: readonly AnyKind[],
  language: Language,
): string {
  const offered: Offered = {
    language,
    games: kinds.map(({ id }) => id),
    commands: commands.map((command) => ({
      name: command.name,
      summary: command.summary[language],
      flags: flagsOf(command, kinds),
      takesGame: command.operands.some(({ name }) => name.en === 'GAME'),
    })),
  };
  return writers[shell](offered);
}

/** The flags of a command, of its games and of all commands, each once. */
function flagsOf(command: Command, kinds: readonly AnyKind[]): readonly Flag[] {
  const ofGames = kinds.flatMap(({ id }) => command.gameFlags?.(kinds, [id])?.flags ?? []);
  const all = [...command.flags, ...ofGames, ...commonFlags];
  return all.filter(({ name }, at) => all.findIndex((flag) => flag.name === name) === at);
}

/** The words that a flag takes; none when it takes no value, or any. */
function choicesOf({ takes }: Flag): readonly string[] {
  return takes.kind === 'choice' ? takes.choices : [];
}

const writers: Readonly<Record<Shell, (offered: Offered) => string>> = { bash, zsh, fish };

function bash({ commands, games }: Offered): string {
  const cases = commands.flatMap(({ name, flags, takesGame }) => [
    `    ${name})`,
    `      options="${flags.map((flag) => `--${flag.name}`).join(' ')}"`,
    ...(takesGame ? [`      operands="${games.join(' ')}"`] : []),
    '      ;;',
  ]);
  const values = new Map<string, Set<string>>();
  for (const flag of commands.flatMap(({ flags }) => flags)) {
    const choices = choicesOf(flag);
    if (choices.length === 0) continue;
    const known = values.get(flag.name) ?? new Set();
    values.set(flag.name, new Set([...known, ...choices]));
  }
  return `# bash: ludoteca completion bash > ~/.local/share/bash-completion/completions/ludoteca
_ludoteca() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  local options="" operands=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version --lang" -- "$word"))
    return
  fi
  case $before in
${[...values].map(([name, choices]) => `    --${name}) COMPREPLY=($(compgen -W "${[...choices].join(' ')}" -- "$word")); return ;;`).join('\n')}
    --game) COMPREPLY=($(compgen -W "${games.join(' ')}" -- "$word")); return ;;
  esac
  case $command in
${cases.join('\n')}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -W "$operands" -- "$word") $(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _ludoteca ludoteca
`;
}

function zsh({ commands, games, language }: Offered): string {
  const quoted = (text: string) => text.replace(/'/g, "'\\''").replace(/[[\]:]/g, '\\$&');
  const option = (flag: Flag) => {
    const choices = choicesOf(flag);
    const value =
      flag.takes.kind === 'flag'
        ? ''
        : choices.length > 0
          ? `: :(${choices.join(' ')})`
          : flag.name === 'game'
            ? `: :(${games.join(' ')})`
            : ': :_files';
    const letter = letterOf(flag);
    const names = letter === undefined ? `'--${flag.name}` : `{-${letter},--${flag.name}}'`;
    return `        ${names}[${quoted(flag.help[language])}]${value}'`;
  };
  const cases = commands.map(({ name, flags, takesGame }) =>
    [
      `    ${name})`,
      '      _arguments \\',
      ...flags.map((flag) => `${option(flag)} \\`),
      `        '*: :${takesGame ? '_ludoteca_operands' : '_files'}'`,
      '      ;;',
    ].join('\n'),
  );
  return `#compdef ludoteca
# zsh: ludoteca completion zsh > "\${fpath[1]}/_ludoteca"
_ludoteca_operands() {
  _alternative 'games:game:(${games.join(' ')})' 'files:file:_files'
}
_ludoteca() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quoted(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
_ludoteca "$@"
`;
}

function fish({ commands, games, language }: Offered): string {
  const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
  const lines = commands.flatMap(({ name, summary, flags, takesGame }) => {
    const here = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c ludoteca -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...(takesGame ? [`complete -c ludoteca ${here} -a '${games.join(' ')}'`] : []),
      ...flags.map((flag) => {
        const letter = letterOf(flag);
        const choices = flag.name === 'game' ? games : choicesOf(flag);
        const value =
          flag.takes.kind === 'flag'
            ? ''
            : choices.length > 0
              ? ` -xa '${choices.join(' ')}'`
              : ' -r';
        const short = letter === undefined ? '' : ` -s ${letter}`;
        return `complete -c ludoteca ${here}${short} -l ${flag.name}${value} -d ${quoted(flag.help[language])}`;
      }),
    ];
  });
  return `# fish: ludoteca completion fish > ~/.config/fish/completions/ludoteca.fish
${lines.join('\n')}
`;
}
