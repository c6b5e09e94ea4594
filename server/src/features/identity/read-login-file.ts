import { readFileSync } from 'node:fs';
import { isLoopback } from '../../http/own-origins.js';
import type { Client } from './clients/client.js';
import { clientsIn, LoginFileError } from './clients/read-clients.js';
import type { UpstreamSettings } from './login/upstream-settings.js';

/** An identity provider without its secret, which is not in the file. */
export type LoginProvider = Omit<UpstreamSettings, 'clientSecret'>;

/** The settings of the login file. */
export interface LoginFile {
  readonly clients?: readonly Client[];
  readonly provider?: LoginProvider;
}

/** Whether a URL is encrypted, or leads to this machine. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

const urls = ['issuer', 'authorizationUrl', 'tokenUrl', 'jwksUrl'] as const;
const members = [...urls, 'clientId'] as const;

/** Returns the members of an object. **Throws** if the value is not an object or has an unknown member. */
function objectWith(value: unknown, at: string, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LoginFileError(`${at} is not an object with ${allowed.join(', ')}`);
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw new LoginFileError(`${at} has ${unknown}: allowed are ${allowed.join(', ')}`);
  return value as Readonly<Record<string, unknown>>;
}

function providerIn(value: unknown): LoginProvider {
  const given = objectWith(value, 'provider', members);
  const text = (member: (typeof members)[number]): string => {
    const found = given[member];
    if (typeof found !== 'string' || found.trim() === '') throw new LoginFileError(`provider.${member} is missing`);
    if (member !== 'clientId' && !isSafe(found))
      throw new LoginFileError(
        `provider.${member} is '${found}': use a URL with https, or with http for a provider on this machine`,
      );
    return found;
  };
  return {
    issuer: text('issuer'),
    authorizationUrl: text('authorizationUrl'),
    tokenUrl: text('tokenUrl'),
    jwksUrl: text('jwksUrl'),
    clientId: text('clientId'),
  };
}

/** Reads the login file. **Throws** if it cannot be read or is invalid, and names the fault and its place. */
export function readLoginFile(file: string): LoginFile {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new LoginFileError(`not JSON: ${error.message}`);
    throw error;
  }
  const { clients, provider } = objectWith(value, 'it', ['clients', 'provider']);
  return {
    ...(clients !== undefined && { clients: clientsIn(clients) }),
    ...(provider !== undefined && { provider: providerIn(provider) }),
  };
}
