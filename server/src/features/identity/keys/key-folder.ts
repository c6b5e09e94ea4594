import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { unguarded, type WriteGuard } from '@goalsquare/data';
import { withLock } from '../../../domain/files/lock.js';
import { writeFileAtomically } from '../../../domain/files/write-file-atomically.js';
import type { KeyStorage, StoredKey } from './key-storage.js';
import { isMissing } from '../../../domain/errors.js';

const OWNER_ONLY_FOLDER = 0o700;

/** Suffix of key file names. */
export const KEY_ENDING = '.key.json';

const LOCK = 'making.lock';
const saneKid = /^[A-Za-z0-9_-]{20,64}$/u;

/** Thrown for a file in the key folder that contains no key. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
  constructor(file: string) {
    super(`${file}: not a key of this server: a JSON object with kid, createdAt and jwk is expected`);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function keyOf(file: string, text: string): StoredKey {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeyFileError(file);
  }
  if (
    !isObject(value) ||
    typeof value.kid !== 'string' ||
    !saneKid.test(value.kid) ||
    typeof value.createdAt !== 'number'
  )
    throw new KeyFileError(file);
  if (!isObject(value.jwk) || typeof value.jwk.d !== 'string') throw new KeyFileError(file);
  return { kid: value.kid, createdAt: value.createdAt, jwk: value.jwk };
}

/**
 * Reads a key file. **Empty**: no key if another server has removed the file since the folder was listed, as servers do
 * with retired keys.
 */
async function readKey(file: string): Promise<readonly StoredKey[]> {
  try {
    return [keyOf(file, await readFile(file, 'utf8'))];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Returns storage that keeps each key in a file that only its owner can read. Servers that share the folder share the
 * keys. The guard runs or refuses the creation of keys. **Throws** `KeyFileError` for a file without a key,
 * `StorageError` if the guard refuses a write.
 */
export function keyFolder(folder: string, guard: WriteGuard = unguarded): KeyStorage {
  const fileOf = (kid: string): string => path.join(folder, `${kid}${KEY_ENDING}`);
  const make = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  };
  return {
    load: async () => {
      await make();
      const names = (await readdir(folder)).filter((name) => name.endsWith(KEY_ENDING));
      return (await Promise.all(names.map((name) => readKey(path.join(folder, name))))).flat();
    },
    save: async (key) => {
      await make();
      writeFileAtomically(fileOf(key.kid), JSON.stringify(key));
    },
    remove: async (kid) => {
      await rm(fileOf(kid), { force: true });
    },
    alone: (act) => guard(() => withLock(path.join(folder, LOCK), act)),
  };
}
