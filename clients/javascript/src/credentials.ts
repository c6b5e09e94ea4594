import type { MachineTokens } from './machine-tokens.js';
import type { TokenStore } from './token-store.js';
import { variable, type Environment } from './environment.js';
import { ConfigurationError, GoalsquareError } from './errors.js';

/** Credentials: a token, or the id and secret of a machine account. */
export interface Account {
  readonly token?: string | undefined;
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
}

/** The key that every sandbox accepts. */
const SANDBOX_KEY = 'sandbox-transactional';

/** A function that exchanges a client id and secret for a token. */
export type Issue = (clientId: string, clientSecret: string) => Promise<unknown>;

/** Provides the token for each request. */
export interface Credentials {
  token(): Promise<string>;
  /** Records that the server rejected a token. Returns whether it is worth trying another one. */
  rejected(token: string): Promise<boolean>;
  /** Returns a text that differs between accounts without revealing them. */
  digest(): Promise<string>;
}

/**
 * Returns a function that computes the digest of an account once. Pages without HTTPS cannot compute one, so they use a
 * random text. Two clients then never share a stored response.
 */
function digestOf(account: string): () => Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  let digest: Promise<string> | undefined;
  const compute = async (): Promise<string> =>
    String(
      subtle === undefined
        ? crypto.getRandomValues(new Uint8Array(16))
        : new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(account))),
    );
  return () => (digest ??= compute());
}

/** Returns the credentials for a token. **Throws** `ConfigurationError` if it contains characters that no token has. */
function fixed(value: string): Credentials {
  if (!/^[!-~]+$/u.test(value))
    throw new ConfigurationError('The token has invalid characters. Copy the whole token and nothing else.');
  return { token: () => Promise.resolve(value), rejected: () => Promise.resolve(false), digest: digestOf(value) };
}

/** Returns the credentials for a machine account, whose tokens are issued and renewed. */
function machine(
  key: string,
  issued: () => Promise<unknown>,
  store: TokenStore | undefined,
  account: string,
): Credentials {
  const unusable = (): Error => new GoalsquareError('The server issued no usable token. Is it a Goalsquare server?');
  let tokens: Promise<MachineTokens> | undefined;
  const load = (): Promise<MachineTokens> =>
    (tokens ??= import('./machine-tokens.js').then((loaded) => new loaded.MachineTokens(key, issued, store, unusable)));
  return {
    token: async () => (await load()).token(),
    rejected: async (token) => (await load()).rejected(token),
    digest: digestOf(account),
  };
}

/**
 * Returns the credentials of an account: the ones you pass, else `GOALSQUARE_TOKEN`, else `GOALSQUARE_CLIENT_ID` and
 * `GOALSQUARE_CLIENT_SECRET`, else the public key of the sandbox. **Throws** `ConfigurationError`.
 */
export function credentialsOf(
  account: Account,
  { url, isSandbox }: Environment,
  issue: Issue,
  store: TokenStore | undefined,
): Credentials {
  const isGiven = [account.token, account.clientId, account.clientSecret].some((value) => value !== undefined);
  const token = isGiven ? account.token : variable('GOALSQUARE_TOKEN');
  if (token !== undefined && account.clientId === undefined && account.clientSecret === undefined)
    return fixed(token.trim());
  const clientId = isGiven ? account.clientId : variable('GOALSQUARE_CLIENT_ID');
  const clientSecret = isGiven ? account.clientSecret : variable('GOALSQUARE_CLIENT_SECRET');
  if (clientId && clientSecret && token === undefined)
    return machine(`${url} ${clientId}`, () => issue(clientId, clientSecret), store, `${clientId}\n${clientSecret}`);
  if (isGiven || clientId !== undefined || clientSecret !== undefined)
    throw new ConfigurationError('Pass token, or clientId and clientSecret.');
  if (isSandbox) return fixed(SANDBOX_KEY);
  throw new ConfigurationError('A token is needed: pass token, or clientId and clientSecret, or set GOALSQUARE_TOKEN.');
}
