import type { WriteGuard } from '@goalsquare/data';
import type { Config } from '../../domain/config.js';
import type { IdentitySettings } from './identity.js';
import { keyFolder } from './keys/key-folder.js';
import { readLoginFile } from './read-login-file.js';

/**
 * Returns the identity settings in the environment. The guard runs or refuses writes to the key folder. **Throws** if
 * the login file cannot be read or is invalid.
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
