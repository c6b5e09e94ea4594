import type { Command, Option } from './command.js';
import { commonOptions } from './options.js';

function optionLines(options: Readonly<Record<string, Option>>): readonly string[] {
  const lines = Object.entries(options).map(([name, { value, short, help }]) => {
    const words = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
    return [words, help] as const;
  });
  const width = Math.min(34, Math.max(...lines.map(([words]) => words.length)));
  return lines.map(([words, help]) => `  ${words.padEnd(width)}  ${help}`);
}

/** Returns the help for all commands. */
export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Australian rules football statistics from a Goalsquare server.',
    '',
    'Usage: goalsquare COMMAND [ARGUMENTS...]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Examples:',
    '  goalsquare ladder --season 2025 --round 10',
    '  goalsquare stats CAL HOL --metric KICK,MARK --period 4',
    '  goalsquare questions DISPOSAL --season 2025 --min-matches 10 --format csv',
    '',
    'goalsquare COMMAND --help shows the options of a command.',
    'Exit codes: 0 success, 1 failure, 2 wrong arguments, 130 interrupted.',
  ].join('\n');
}

/** Returns the help for a command. */
export const commandHelp = ({ name, summary, usage, options, examples }: Command): string =>
  [
    `${summary}.`,
    '',
    `Usage: goalsquare ${name}${usage === '' ? '' : ` ${usage}`} [OPTIONS]`,
    '',
    ...(Object.keys(options).length === 0 ? [] : ['Options:', ...optionLines(options), '']),
    'Options of all commands:',
    ...optionLines(commonOptions),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
  ].join('\n');
