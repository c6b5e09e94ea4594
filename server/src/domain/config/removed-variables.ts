import type { Environment } from './config-input.js';

const inLoginFile = (member: string): string => `set ${member} of the file that GOALSQUARE_LOGIN names`;

/** Variables that only earlier versions read, each with its replacement. */
export const removedVariables: Readonly<Record<string, string>> = {
  METRICS_HOST: 'write the address before the port in METRICS_PORT, such as 0.0.0.0:9464',
  RESPONSE_CACHE_MB: 'remove it, and set MEMORY_MB if the server needs other limits',
  NATS_TIMEOUT_MS: 'remove it; a write now always waits for up to 5 seconds',
  SNS_REGION: 'remove it; the region comes from SNS_TOPIC_ARN',
  SNS_ENDPOINT: 'set AWS_ENDPOINT_URL_SNS, which the AWS SDK reads',
  OAUTH_CLIENTS: `${inLoginFile('clients')} to its list`,
  UPSTREAM_ISSUER: inLoginFile('provider.issuer'),
  UPSTREAM_AUTHORIZATION_URL: inLoginFile('provider.authorizationUrl'),
  UPSTREAM_TOKEN_URL: inLoginFile('provider.tokenUrl'),
  UPSTREAM_JWKS_URL: inLoginFile('provider.jwksUrl'),
  UPSTREAM_CLIENT_ID: inLoginFile('provider.clientId'),
};

/** Returns a fault for each environment variable that only earlier versions read. */
export const removedFaults = (environment: Environment): readonly string[] =>
  Object.entries(removedVariables)
    .filter(([name]) => environment[name]?.trim())
    .map(([name, instead]) => `${name} is set, but the server no longer reads it: ${instead}`);
