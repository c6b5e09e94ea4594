import { API } from '../api.js';
import { ApiError, BadRequest, GoalsquareError } from '../errors.js';
import { version } from '../version.js';
import { apiOf } from './api-of.js';
import { UsageError, type Command } from './command.js';
import { commandNamed, commands } from './commands/index.js';
import { commandHelp, generalHelp } from './help.js';
import { commonOptions, optionOf } from './options.js';
import { formatNamed, linesOf } from './output.js';
import { readWords, requireWords } from './words.js';

/** The environment of a run: its output, and the signal that stops it. */
export interface Surroundings {
  readonly print: (line: string) => void;
  readonly note: (line: string) => void;
  readonly isTerminal: boolean;
  readonly signal: AbortSignal;
}

/** The exit codes of the command line. */
export const exitCodes = { success: 0, failure: 1, usage: 2, interrupted: 130 } as const;

/** If a detail starts with a parameter, as in `limit '0' is not ...`, replaces the parameter with its option. */
const withOption = (detail: string, options: Command['options'] = {}): string =>
  detail.replace(/^\/?(\w+)(?:\[\d+\])? /u, (start, parameter: string) => {
    const name = optionOf(parameter);
    const option = [name, name.replace('-x-seconds', '')].find((one) => Object.hasOwn(options, one));
    return option === undefined ? start : `--${option} `;
  });

/** Describes an error in one line, in terms of the command's options and with the values that the server allows. */
function lineOf(error: unknown, command: Command | undefined): string {
  if (error instanceof ApiError) {
    const [fault] = error.faults;
    const allowed = fault?.allowed?.slice(0, 3).join(', ') ?? '';
    const hint = error.status === 401 ? ' Run goalsquare login, or set GOALSQUARE_TOKEN.' : '';
    const nearest = allowed === '' || error.detail.includes(allowed) ? '' : ` Allowed: ${allowed}.`;
    return `${withOption(error.detail, command?.options)}${nearest}${hint}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The client for commands that send no requests. */
const offline = new API({ environment: 'http://localhost:8080', token: 'none' });

async function runCommand(command: Command, words: readonly string[], surroundings: Surroundings): Promise<void> {
  const { print } = surroundings;
  const read = readWords(words, { ...command.options, ...commonOptions });
  if (read.has('help')) {
    print(commandHelp(command));
    return;
  }
  requireWords(command, read.positionals);
  const isTabular = !['download', 'open', 'login', 'completion', 'watch', 'timeline', 'mcp', 'sql'].includes(
    command.name,
  );
  const format = isTabular ? formatNamed(read.text('format'), surroundings.isTerminal) : 'table';
  const api = command.isOffline === true ? offline : await apiOf(read, command.waits ?? 'short', surroundings);
  const result = await command.run({ api, words: read, ...surroundings });
  if (result === undefined) return;
  for (const line of linesOf(result.rows, format, read.list('columns'), result.columns)) print(line);
}

/** Runs the command line and returns its exit code. Prints errors as one line on standard error. */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print, note, signal } = surroundings;
  const [name, ...rest] = words;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help')
      print(rest[0] === undefined ? generalHelp(commands) : commandHelp(commandNamed(rest[0])));
    else if (name === '--version') print(version);
    else await runCommand(commandNamed(name), rest, surroundings);
    return exitCodes.success;
  } catch (error) {
    if (signal.aborted) return exitCodes.interrupted;
    const line = lineOf(
      error,
      commands.find((command) => command.name === name),
    );
    note(`goalsquare: ${line}`);
    const namesOption = error instanceof BadRequest && line.startsWith('--');
    if (error instanceof UsageError || namesOption) return exitCodes.usage;
    if (error instanceof GoalsquareError || (error as NodeJS.ErrnoException).code !== undefined)
      return exitCodes.failure;
    throw error;
  }
}
