import { API } from '../api.js';
import type { Account } from '../credentials.js';
import { ApiError, GoalsquareError } from '../errors.js';
import { version } from '../version.js';
import { UsageError, type Command, type Words } from './command.js';
import { commandNamed, commands } from './commands/index.js';
import { configurationFile, readConfiguration, tokensIn } from './configuration.js';
import { commandHelp, generalHelp } from './help.js';
import { commonOptions } from './options.js';
import { formatNamed, linesOf } from './output.js';
import { readWords } from './words.js';

/** The world of a run: where it prints, and what stops it. */
export interface Surroundings {
  readonly print: (line: string) => void;
  readonly note: (line: string) => void;
  readonly isTerminal: boolean;
  readonly signal: AbortSignal;
}

/** The exit codes of the command line. */
export const exitCodes = { success: 0, failure: 1, usage: 2, interrupted: 130 } as const;

async function apiOf(words: Words, { note, signal }: Surroundings): Promise<API> {
  const { env } = process;
  const file = configurationFile(process);
  const stored = await readConfiguration(file);
  const token = words.text('token');
  const isNamed = [token, env.GOALSQUARE_TOKEN, env.GOALSQUARE_CLIENT_ID].some(Boolean);
  const server = words.text('server') ?? env.GOALSQUARE_URL ?? stored.server;
  // A stored key belongs to the stored server: no other server gets it.
  const isStored = !isNamed && server === stored.server;
  const { clientId, clientSecret } = stored;
  const account: Account = isStored ? { token: stored.token, clientId, clientSecret } : { token };
  return new API({
    environment: server,
    ...account,
    tokenStore: tokensIn(file),
    retries: { attempts: 20 },
    onWait: ({ seconds, reason }) => {
      if (seconds >= 1 && !signal.aborted) note(`Waiting ${Math.ceil(seconds)} s: ${reason.message}`);
    },
  });
}

/** Returns an error in one line, with what the server allows. */
function lineOf(error: unknown): string {
  if (error instanceof ApiError) {
    const [fault] = error.faults;
    const allowed = fault?.allowed?.slice(0, 3).join(', ') ?? '';
    const hint = error.status === 401 ? ' Run goalsquare login, or set GOALSQUARE_TOKEN.' : '';
    const nearest = allowed === '' || error.detail.includes(allowed) ? '' : ` Allowed: ${allowed}.`;
    return `${error.detail}${nearest}${hint}`;
  }
  return error instanceof Error ? error.message : String(error);
}

async function runCommand(command: Command, words: readonly string[], surroundings: Surroundings): Promise<void> {
  const { print } = surroundings;
  const read = readWords(words, { ...command.options, ...commonOptions });
  if (read.has('help')) {
    print(commandHelp(command));
    return;
  }
  const isTabular = !['download', 'open', 'login', 'completion', 'watch', 'timeline', 'mcp'].includes(command.name);
  const format = isTabular ? formatNamed(read.text('format'), surroundings.isTerminal) : 'table';
  const api = ['login', 'completion'].includes(command.name) ? new API() : await apiOf(read, surroundings);
  const result = await command.run({ api, words: read, ...surroundings });
  if (result === undefined) return;
  for (const line of linesOf(result.rows, format, read.list('columns'), result.columns)) print(line);
}

/** Runs the command line, and returns its exit code. Errors are one line on the standard error. */
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
    note(`goalsquare: ${lineOf(error)}`);
    if (error instanceof UsageError) return exitCodes.usage;
    if (error instanceof GoalsquareError || (error as NodeJS.ErrnoException).code !== undefined)
      return exitCodes.failure;
    throw error;
  }
}
