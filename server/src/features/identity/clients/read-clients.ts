import { isLoopback } from '../../../http/own-origins.js';
import type { Client } from './client.js';

/** Thrown if the login file cannot be used. */
export class LoginFileError extends Error {
  override readonly name = 'LoginFileError';
}

const known: ReadonlySet<string> = new Set(['id', 'name', 'redirectUris', 'implicit']);
const saneId = /^[A-Za-z0-9._-]{1,64}$/u;
const scriptable = /^(?:javascript|data|vbscript|blob|file):$/iu;

/**
 * Describes why a redirect URI cannot be registered. **Empty**: `undefined` if it can. **Source**: RFC 6749, section
 * 3.1.2; RFC 8252, section 7.
 */
function faultOfRedirect(uri: unknown): string | undefined {
  if (typeof uri !== 'string' || !URL.canParse(uri)) return 'is not an absolute URI';
  if (uri.includes('#')) return 'has a fragment';
  if (/[*\s]/u.test(uri)) return 'has a wildcard or a space';
  const { protocol, hostname, username, password } = new URL(uri);
  if (username !== '' || password !== '') return 'names a user';
  if (scriptable.test(protocol)) return `has the scheme ${protocol}`;
  if (protocol === 'http:' && !isLoopback(hostname)) return 'is not https; only loopback addresses may use http';
  return undefined;
}

function clientOf(value: unknown, at: string): Client {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LoginFileError(`${at} is not an object`);
  const { id, name, redirectUris, implicit } = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown !== undefined)
    throw new LoginFileError(`${at}.${unknown} is unknown: a client has ${[...known].join(', ')}`);
  if (typeof id !== 'string' || !saneId.test(id))
    throw new LoginFileError(`${at}.id is not 1 to 64 letters, digits, dots, dashes or underscores`);
  if (typeof name !== 'string' || name.trim() === '')
    throw new LoginFileError(`${at}.name is missing: people see it when they log in`);
  if (!Array.isArray(redirectUris) || redirectUris.length === 0)
    throw new LoginFileError(`${at}.redirectUris is not a list of URIs`);
  for (const [n, uri] of redirectUris.entries()) {
    const fault = faultOfRedirect(uri);
    if (fault !== undefined) throw new LoginFileError(`${at}.redirectUris[${n}] '${String(uri)}' ${fault}`);
  }
  if (implicit !== undefined && typeof implicit !== 'boolean')
    throw new LoginFileError(`${at}.implicit is neither true nor false`);
  return { id, name, redirectUris: redirectUris as readonly string[], ...(implicit !== undefined && { implicit }) };
}

/**
 * Reads clients from a list of objects with `id`, `name`, `redirectUris` and, optionally, `implicit`. **Throws**
 * `LoginFileError` that names the fault and its place.
 */
export function clientsIn(value: unknown): readonly Client[] {
  if (!Array.isArray(value)) throw new LoginFileError('clients is not a list of clients');
  const clients = value.map((client: unknown, n) => clientOf(client, `clients[${n}]`));
  const twice = clients.find(({ id }, n) => clients.findIndex((other) => other.id === id) !== n);
  if (twice !== undefined) throw new LoginFileError(`clients has the id ${twice.id} twice`);
  return clients;
}
