import { API } from '../api.js';
import type { Account } from '../credentials.js';
import { environmentOf, variable } from '../environment.js';
import { ConfigurationError, GoalsquareError } from '../errors.js';
import { UsageError, type Context, type Words } from './command.js';
import { configurationFile, readConfiguration, tokensIn } from './configuration.js';

/**
 * Retries and timeouts of a command's requests. A command sends a request at most three times, or for up to `patience`
 * seconds if the server says when to retry, as it does at the rate limit. A command that may run for hours (`long`)
 * also waits for a server that restarts. MCP hosts give up on a call after a minute, so requests fail sooner (`brief`).
 * **Units**: seconds.
 */
export const waiting = {
  short: { retries: { attempts: 3, patience: 180 } },
  long: { retries: { attempts: 20, patience: 180 } },
  brief: { retries: { attempts: 3, patience: 30, longestWait: 20 }, timeout: 12 },
} as const;

/** **Throws** `UsageError`, with the name of the option or variable, if the text is not a server. */
export function requireServer(server: string | undefined, named: string): void {
  if (server === undefined) return;
  try {
    environmentOf(server);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new UsageError(`${named} '${server}' is not the URL of a server, such as https://api.example.`);
  }
}

/** **Throws** `GoalsquareError`, with the remedy, if there is no key for a server other than the sandbox. */
function requireAccount(server: string | undefined, { token, clientId, clientSecret }: Account): void {
  const id = clientId ?? variable('GOALSQUARE_CLIENT_ID');
  const secret = clientSecret ?? variable('GOALSQUARE_CLIENT_SECRET');
  if (token === undefined && (id === undefined) !== (secret === undefined))
    throw new GoalsquareError('Set GOALSQUARE_CLIENT_ID and GOALSQUARE_CLIENT_SECRET together.');
  if (server !== undefined && server !== 'sandbox' && token === undefined && id === undefined)
    throw new GoalsquareError(
      `There is no key for ${server}. Run goalsquare login --server ${server}, add --token KEY, or set GOALSQUARE_TOKEN.`,
    );
}

/**
 * Returns the client for a command, with the server and key from its options, the environment or the stored login.
 * **Throws** `UsageError`, `GoalsquareError`.
 */
export async function apiOf(
  words: Words,
  waits: keyof typeof waiting,
  { note, signal }: Pick<Context, 'note' | 'signal'>,
  Client = API,
): Promise<API> {
  const file = configurationFile(process);
  const stored = await readConfiguration(file);
  const token = words.text('token') ?? variable('GOALSQUARE_TOKEN');
  const isNamed = token !== undefined || variable('GOALSQUARE_CLIENT_ID') !== undefined;
  const server = words.text('server') ?? variable('GOALSQUARE_URL') ?? stored.server;
  requireServer(server, words.text('server') === undefined ? 'GOALSQUARE_URL' : '--server');
  // A stored key belongs to the stored server: no other server gets it.
  const isStored = !isNamed && server === stored.server;
  const { clientId, clientSecret } = stored;
  const account: Account = isStored ? { token: stored.token, clientId, clientSecret } : { token };
  requireAccount(server, account);
  return new Client({
    environment: server,
    ...account,
    tokenStore: tokensIn(file),
    ...waiting[waits],
    onWait: ({ seconds, reason }) => {
      if (seconds >= 1 && !signal.aborted) note(`Waiting ${Math.ceil(seconds)} s: ${reason.message}`);
    },
  });
}
