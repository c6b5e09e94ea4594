import { UsageError, type Command } from '../command.js';
import { commonOptions } from '../options.js';

const shells = ['bash', 'zsh', 'fish'] as const;

const optionsOf = ({ options }: Command): readonly string[] =>
  [...Object.keys(options), ...Object.keys(commonOptions)].map((name) => `--${name}`);

const bash = (
  commands: readonly Command[],
): string => `# goalsquare completion for bash: eval "$(goalsquare completion bash)"
_goalsquare() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  case "\${COMP_WORDS[1]}" in
${commands.map((command) => `    ${command.name}) words="${optionsOf(command).join(' ')}" ;;`).join('\n')}
    *) words="" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ name }) => name).join(' ')} --help --version"; fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _goalsquare goalsquare`;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const zsh = (commands: readonly Command[]): string => `#compdef goalsquare
# goalsquare completion for zsh: source <(goalsquare completion zsh)
_goalsquare() {
  local -a commands options
  if (( CURRENT == 2 )); then
    commands=(
${commands.map(({ name, summary }) => `      ${quoted(`${name}:${summary.replaceAll(':', String.raw`\:`)}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  case "$words[2]" in
${commands.map((command) => `    ${command.name}) options=(${optionsOf(command).join(' ')}) ;;`).join('\n')}
  esac
  compadd -- $options
  _files
}
compdef _goalsquare goalsquare`;

const fish = (commands: readonly Command[]): string =>
  [
    '# goalsquare completion for fish: goalsquare completion fish | source',
    'complete -c goalsquare -f -n __fish_use_subcommand -l version -d "The version"',
    ...commands.flatMap(({ name, summary, options }) => [
      `complete -c goalsquare -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...Object.entries({ ...options, ...commonOptions }).map(
        ([option, { help, value }]) =>
          `complete -c goalsquare -n '__fish_seen_subcommand_from ${name}' -l ${option}${value === undefined ? '' : ' -r'} -d ${quoted(help)}`,
      ),
    ]),
  ].join('\n');

/** Returns the `completion` command, which covers the given commands. */
export const completionOf = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  summary: 'A completion script for bash, zsh or fish',
  usage: shells.join('|'),
  mostWords: 1,
  isOffline: true,
  options: {},
  examples: ['eval "$(goalsquare completion bash)"', 'goalsquare completion fish | source'],
  run: ({ words, print }) => {
    const [shell] = words.positionals;
    const write = shell === 'bash' ? bash : shell === 'zsh' ? zsh : shell === 'fish' ? fish : undefined;
    if (write === undefined) throw new UsageError(`Name a shell: ${shells.join(', ')}.`);
    print(write(commands()));
    return Promise.resolve(undefined);
  },
});
