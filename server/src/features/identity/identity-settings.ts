import type { WriteGuard } from '@goalsquare/data';
import type { Config } from '../../domain/config.js';
import type { IdentitySettings } from './identity.js';
import { keyFolder } from './keys/key-folder.js';
import { readLoginFile } from './read-login-file.js';

/**
 * What the environment decides of identity. The guard runs or refuses writes to the folder of keys. **Throws** where
 * the file of logins cannot be read or used.
 */
export function identitySettings(config: Config, guard?: WriteGuard): IdentitySettings {
  const { publicUrl, keysDirectory, loginFile, demoLogin, upstreamClientSecret: clientSecret } = config;
  const { clients, provider } = loginFile === undefined ? {} : readLoginFile(loginFile);
  return {
    ...(publicUrl !== undefined && { publicUrl }),
    demoLogin,
    ...(keysDirectory !== undefined && { keys: keyFolder(keysDirectory, guard) }),
    ...(clients !== undefined && { clients }),
    ...(provider !== undefined && clientSecret !== undefined && { upstream: { ...provider, clientSecret } }),
  };
}
