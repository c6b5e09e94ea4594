import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../config.js';
import { ClientsError, readClients } from './clients/read-clients.js';
import type { Client } from './clients/client.js';
import type { IdentitySettings } from './identity.js';
import { keyFolder } from './keys/key-folder.js';
import type { UpstreamSettings } from './login/upstream-settings.js';

/** The clients of a file. **Throws** `ConfigError` where it cannot be read or used. */
function clientsIn(file: string): readonly Client[] {
  try {
    return readClients(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ClientsError) throw new ConfigError([`OAUTH_CLIENTS is '${file}': ${error.message}`]);
    throw new ConfigError([`OAUTH_CLIENTS is '${file}': use a file that can be read; ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Where the keys lie. **Empty**: `undefined` for in memory. */
export function keysDirectoryOf({ keysDirectory, stateDirectory }: Config): string | undefined {
  if (keysDirectory === 'memory') return undefined;
  return keysDirectory ?? path.join(stateDirectory, 'keys');
}

function upstreamOf(config: Config): UpstreamSettings | undefined {
  const { upstreamIssuer: issuer, upstreamAuthorizationUrl: authorizationUrl, upstreamTokenUrl: tokenUrl, upstreamJwksUrl: jwksUrl } = config;
  const { upstreamClientId: clientId, upstreamClientSecret: clientSecret } = config;
  if (issuer === undefined || authorizationUrl === undefined || tokenUrl === undefined || jwksUrl === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, authorizationUrl, tokenUrl, jwksUrl, clientId, clientSecret };
}

/** What the environment decides of identity. **Throws** `ConfigError`. */
export function identitySettings(config: Config): IdentitySettings {
  const { publicUrl, clientsFile, demoLogin, isProduction } = config;
  const upstream = upstreamOf(config);
  const keysDirectory = keysDirectoryOf(config);
  return {
    publicUrl,
    isProduction,
    ...(keysDirectory !== undefined && { keys: keyFolder(keysDirectory) }),
    ...(clientsFile !== undefined && { clients: clientsIn(clientsFile) }),
    ...(upstream !== undefined && { upstream }),
    ...(demoLogin !== undefined && { demoLogin }),
  };
}
