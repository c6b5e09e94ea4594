import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unlessMissing } from '@goalsquare/data';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { version } from '../version.js';
import { errorMessage } from '../errors.js';

/**
 * Version of the state folder, which covers its databases and files. Raise it if an older server could not read what
 * this one writes, and describe the downgrade in `docs/operating.md`.
 */
export const STATE_VERSION = 1;

/** Name of the version file in the state folder. */
export const STATE_VERSION_FILE = 'version.json';

interface StateVersion {
  readonly format: 'goalsquare-state';
  readonly version: number;
  /** Version of the server that wrote the file. */
  readonly server: string;
}

/** Reads the version of a state folder. **Empty**: `undefined` if the folder is new, or older than state versions. */
function readVersion(stateDirectory: string): Partial<StateVersion> | undefined {
  const text = unlessMissing(() => readFileSync(path.join(stateDirectory, STATE_VERSION_FILE), 'utf8'));
  if (text === undefined) return undefined;
  return (JSON.parse(text) as Partial<StateVersion> | null) ?? {};
}

/** Explains why this server cannot use a state folder. **Empty**: `undefined` if it can. */
export function stateFault(stateDirectory: string): string | undefined {
  let found: Partial<StateVersion> | undefined;
  try {
    found = readVersion(stateDirectory);
  } catch (error) {
    return `${STATE_VERSION_FILE} cannot be read: ${errorMessage(error)}`;
  }
  if (found === undefined) return undefined;
  if (found.format !== 'goalsquare-state' || !Number.isInteger(found.version))
    return `${STATE_VERSION_FILE} is not the version file of a state folder`;
  return (found.version ?? 0) > STATE_VERSION
    ? `it is of version ${found.version}, and this server reads up to ${STATE_VERSION}: use server ${found.server ?? 'that wrote it'} or newer, or restore a backup from before the upgrade`
    : undefined;
}

/** Thrown if a state folder cannot be used. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** Checks that this version can use a state folder. **Throws** `StateError` if it cannot. */
export function requireState(stateDirectory: string): void {
  const fault = stateFault(stateDirectory);
  if (fault !== undefined) throw new StateError(`the state folder ${stateDirectory} cannot be used: ${fault}`);
}

/** Writes the version to a state folder that has an older one or none. **Throws** if it cannot be written. */
export function markState(stateDirectory: string): void {
  if (readVersion(stateDirectory)?.version === STATE_VERSION) return;
  const mark: StateVersion = { format: 'goalsquare-state', version: STATE_VERSION, server: version.version };
  writeFileAtomically(path.join(stateDirectory, STATE_VERSION_FILE), `${JSON.stringify(mark)}\n`);
}
