import { ConfigurationError } from './errors.js';

const SANDBOX = 'http://localhost:8080';

/** Returns an environment variable in Node, Deno or Bun. **Empty**: `undefined` in browsers and workers. */
export function variable(name: string): string | undefined {
  const { process: host } = globalThis as { process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  const value = host?.env?.[name]?.trim();
  return value === '' ? undefined : value;
}

/** A server, and whether it is the default sandbox. */
export interface Environment {
  readonly url: string;
  readonly isSandbox: boolean;
}

function checked(environment: string): string {
  const url = URL.canParse(environment) ? new URL(environment) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigurationError(
      `environment '${environment}' is not production, sandbox or the URL of a server, such as https://api.example.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new ConfigurationError('A server URL must not contain a user or password. Pass the token as token.');
  return environment.replace(/\/+$/u, '').replace(/\/v1$/u, '');
}

/**
 * Returns the server of an environment: `production`, `sandbox` or a URL. The default is `GOALSQUARE_URL`, or else the
 * sandbox on this machine. **Throws** `ConfigurationError`.
 */
export function environmentOf(environment?: string): Environment {
  const named = variable('GOALSQUARE_URL');
  if (environment === 'production' && named === undefined)
    throw new ConfigurationError("environment 'production' needs the URL of the server in GOALSQUARE_URL.");
  const isSandbox = environment === 'sandbox' || (environment === undefined && named === undefined);
  if (isSandbox) return { url: checked(variable('GOALSQUARE_SANDBOX_URL') ?? SANDBOX), isSandbox };
  return {
    url: checked(environment === undefined || environment === 'production' ? (named ?? '') : environment),
    isSandbox,
  };
}
