import type { Rule, Values } from './rule.js';

const upstreamOf = (values: Values): readonly (string | undefined)[] => [
  values.upstreamIssuer, values.upstreamAuthorizationUrl, values.upstreamTokenUrl, values.upstreamJwksUrl, values.upstreamClientId, values.upstreamClientSecret,
];

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/u;
const isSafe = (url: string | undefined): boolean => url === undefined || url.startsWith('https://') || loopback.test(url);

/** What the variables of tokens and login have to be together. */
export const identityRules: readonly Rule[] = [
  {
    isKept: (values) => new Set(upstreamOf(values).map((value) => value === undefined)).size === 1,
    fault: 'UPSTREAM_ISSUER, UPSTREAM_AUTHORIZATION_URL, UPSTREAM_TOKEN_URL, UPSTREAM_JWKS_URL, UPSTREAM_CLIENT_ID and UPSTREAM_CLIENT_SECRET are not all set: set all of them, or none',
  },
  {
    isKept: (values) => upstreamOf(values).slice(0, 4).every(isSafe),
    fault: 'UPSTREAM_ISSUER, UPSTREAM_AUTHORIZATION_URL, UPSTREAM_TOKEN_URL or UPSTREAM_JWKS_URL is not https: use https, but for a provider on this machine',
  },
  {
    isKept: ({ isProduction, demoLogin }) => !(isProduction && demoLogin === 'on'),
    fault: "GOALSQUARE_SANDBOX_LOGIN is 'on' and NODE_ENV is 'production': use allow if anyone may log in to a production server, or off",
  },
];
