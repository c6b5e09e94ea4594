import type { Config, Rule } from './rule.js';

const urls = ['upstreamIssuer', 'upstreamAuthorizationUrl', 'upstreamTokenUrl', 'upstreamJwksUrl'] as const;
const upstream = [...urls, 'upstreamClientId', 'upstreamClientSecret'] as const;

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/u;
const isSafe = (url: string | undefined): boolean =>
  url === undefined || url.startsWith('https://') || loopback.test(url);

const unless =
  (isKept: (config: Config) => boolean, fault: string) =>
  (config: Config): string | undefined =>
    isKept(config) ? undefined : fault;

/** Rules that combine the variables of tokens and login. */
export const identityRules: readonly Rule[] = [
  {
    of: upstream,
    fault: unless(
      (config) => new Set(upstream.map((member) => config[member] === undefined)).size === 1,
      'UPSTREAM_ISSUER, UPSTREAM_AUTHORIZATION_URL, UPSTREAM_TOKEN_URL, UPSTREAM_JWKS_URL, UPSTREAM_CLIENT_ID and UPSTREAM_CLIENT_SECRET are not all set: set all of them, or none',
    ),
  },
  {
    of: urls,
    fault: unless(
      (config) => urls.every((member) => isSafe(config[member])),
      'UPSTREAM_ISSUER, UPSTREAM_AUTHORIZATION_URL, UPSTREAM_TOKEN_URL or UPSTREAM_JWKS_URL is not https: use https, but for a provider on this machine',
    ),
  },
];
