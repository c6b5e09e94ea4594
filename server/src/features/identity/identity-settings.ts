import { readFileSync } from 'node:fs';
import type { WriteGuard } from '@goalsquare/data';
import type { Config } from '../../domain/config.js';
import { readClients } from './clients/read-clients.js';
import type { IdentitySettings } from './identity.js';
import { keyFolder } from './keys/key-folder.js';
import type { UpstreamSettings } from './login/upstream-settings.js';

function upstreamOf(config: Config): UpstreamSettings | undefined {
  const {
    upstreamIssuer: issuer,
    upstreamAuthorizationUrl: authorizationUrl,
    upstreamTokenUrl: tokenUrl,
    upstreamJwksUrl: jwksUrl,
  } = config;
  const { upstreamClientId: clientId, upstreamClientSecret: clientSecret } = config;
  if (
    issuer === undefined ||
    authorizationUrl === undefined ||
    tokenUrl === undefined ||
    jwksUrl === undefined ||
    clientId === undefined ||
    clientSecret === undefined
  )
    return undefined;
  return { issuer, authorizationUrl, tokenUrl, jwksUrl, clientId, clientSecret };
}

/**
 * What the environment decides of identity. The guard runs or refuses writes to the folder of keys. **Throws** where
 * the file of clients cannot be read or used.
 */
export function identitySettings(config: Config, guard?: WriteGuard): IdentitySettings {
  const { publicUrl, keysDirectory, clientsFile, demoLogin } = config;
  const upstream = upstreamOf(config);
  return {
    ...(publicUrl !== undefined && { publicUrl }),
    demoLogin,
    ...(keysDirectory !== undefined && { keys: keyFolder(keysDirectory, guard) }),
    ...(clientsFile !== undefined && { clients: readClients(readFileSync(clientsFile, 'utf8')) }),
    ...(upstream !== undefined && { upstream }),
  };
}
