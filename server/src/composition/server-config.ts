import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { readLoginFile, type LoginFile } from '../features/identity/read-login-file.js';
import { unfinishedRestore } from '../features/backup/unfinished-restore.js';
import { environmentConfig, type Config } from '../domain/config.js';
import type { Rule } from '../domain/config/rule.js';
import { stateFault } from '../domain/state/state-version.js';
import { rules } from '../domain/config/rules.js';
import { errorMessage } from '../domain/errors.js';

/** Returns the message of the error that a function throws. **Empty**: `undefined` if it throws none. */
function failureOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return errorMessage(error);
  }
}

/**
 * Explains why a folder cannot be written. Creates the folder if it is missing, because only an attempt shows whether
 * that works.
 */
const unwritable = (folder: string): string | undefined =>
  failureOf(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });

const placeFault = (name: string, place: string, allowed: string, why: string | undefined): string | undefined =>
  why === undefined ? undefined : `${name} is '${place}': use ${allowed}; ${why}`;

/** Explains why the login file cannot be used. A provider needs a secret, and a secret needs a provider. */
function loginFault({ loginFile: file, upstreamClientSecret: secret }: Config): string | undefined {
  let read: LoginFile = {};
  const failure = file === undefined ? undefined : failureOf(() => (read = readLoginFile(file)));
  if (file !== undefined && failure !== undefined)
    return placeFault('GOALSQUARE_LOGIN', file, 'a file of logins that can be read', failure);
  if (read.provider !== undefined && secret === undefined)
    return `UPSTREAM_CLIENT_SECRET is not set: set it, because the file of GOALSQUARE_LOGIN has a provider`;
  return read.provider === undefined && secret !== undefined
    ? 'UPSTREAM_CLIENT_SECRET is set: set GOALSQUARE_LOGIN to a file with its provider, or remove the secret'
    : undefined;
}

/** The rules for files and folders in the configuration. */
export const fileRules: readonly Rule[] = [
  {
    of: ['data'],
    fault: ({ isSandbox, dataDirectory }) =>
      isSandbox
        ? undefined
        : placeFault(
            'GOALSQUARE_DATA',
            dataDirectory,
            'a folder that can be read',
            failureOf(() => readdirSync(dataDirectory)),
          ),
  },
  {
    of: ['data', 'state', 'redisUrls'],
    // With Redis the accounts may be shared for reading only.
    fault: ({ redisUrls, stateDirectory: folder }) =>
      redisUrls.length > 0
        ? undefined
        : placeFault('GOALSQUARE_STATE', folder, 'a folder that the server can create or write to', unwritable(folder)),
  },
  {
    of: ['data', 'state'],
    fault: ({ stateDirectory: folder }) =>
      placeFault('GOALSQUARE_STATE', folder, 'a folder that this version can read', stateFault(folder)),
  },
  {
    of: ['data', 'state'],
    fault: ({ stateDirectory: folder }) =>
      placeFault('GOALSQUARE_STATE', folder, 'a folder that was restored completely', unfinishedRestore(folder)),
  },
  {
    of: ['data', 'state', 'keysDirectory'],
    fault: ({ keysDirectory: folder }) =>
      folder === undefined
        ? undefined
        : placeFault(
            'GOALSQUARE_KEYS',
            folder,
            'a folder that the server can create or write to, or memory',
            unwritable(folder),
          ),
  },
  { of: ['loginFile', 'upstreamClientSecret'], fault: loginFault },
];

/**
 * Reads the configuration of this process and checks that its files and folders can be used. **Throws** `ConfigError`
 * if they cannot, or if a variable is invalid.
 */
export const serverConfig = (defaultDirectory: string): Config =>
  environmentConfig(defaultDirectory, [...rules, ...fileRules]);
