import { redactPermalinks } from '../permalink-path.js';

const secretNames: ReadonlySet<string> = new Set([
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'token',
  'bearer',
  'authorization',
  'clientsecret',
  'clientassertion',
  'secret',
  'password',
  'code',
  'codeverifier',
  'state',
  'nonce',
  'key',
  'apikey',
  'login',
  'cookie',
]);

const SIGNED_TOKEN = /eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/gu;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a name denotes a secret, in any spelling: `access_token`, `accessToken[]`. */
export const isSecretName = (name: string): boolean =>
  secretNames.has(
    decoded(name)
      .replace(/\[\d*\]$/u, '')
      .replace(/[^A-Za-z]/gu, '')
      .toLowerCase(),
  );

/**
 * Returns a URL that is safe to log. Dashes replace the values of secret parameters, and all signed tokens and
 * permalink secrets.
 */
export function redactSecrets(given: string): string {
  const url = redactPermalinks(given);
  const start = url.indexOf('?');
  if (start === -1) return url.replace(SIGNED_TOKEN, '-');
  const query = url
    .slice(start)
    .replace(/([?&])([^?&=]*)=([^&]*)/gu, (pair: string, sign: string, name: string) =>
      isSecretName(name) ? `${sign}${name}=-` : pair,
    );
  return `${url.slice(0, start)}${query}`.replace(SIGNED_TOKEN, '-');
}
