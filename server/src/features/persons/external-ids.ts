import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Register, registerOf, REGISTER_FILE } from '@goalsquare/data';
import type { PersonExternalId } from '@goalsquare/openapi';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import { versionOfFile } from '../../domain/files/version-of-file.js';
import { lookEvery } from '../../domain/look-every.js';
import { errorMessage } from '../../domain/errors.js';

/** The ids that sources assign. `version` changes whenever an id does. */
export interface ExternalIds {
  readonly version: string;
  readonly register: Register;
  /** Returns the external ids of a person. **Empty**: no ids if no source has one. */
  readonly idsOf: (personId: number) => readonly PersonExternalId[];
  /** Why the register cannot be read. **Empty**: absent if it can be. */
  readonly fault?: string;
}

/** The external ids of a data folder without a register. */
export const noExternalIds: ExternalIds = { version: '', register: Register.empty, idsOf: () => [] };

/** Minimum time between two checks of the file. **Units**: milliseconds. */
const LOOK_EVERY = 1000;

/** Number of ids that are indexed in one step. */
const STEP_IDS = 5000;

function* indexed(bytes: Uint8Array, version: string): Steps<ExternalIds> {
  const register = yield* registerOf(bytes);
  const ids = new Map<number, PersonExternalId[]>();
  for (const [at, { kind, id, source, externalId }] of register.ids.entries()) {
    if (kind === 'person') ids.set(id, [...(ids.get(id) ?? []), { source, externalId }]);
    if (at % STEP_IDS === 0) yield;
  }
  return {
    version,
    register,
    idsOf: (personId) => ids.get(personId) ?? [],
  };
}

/**
 * Returns a function that returns the current external ids of a data folder, which `data tail` and `data register`
 * change while the server runs. A changed file is read again, in steps. A fault in the file is reported once, and is
 * then the `fault` of the ids.
 */
export function currentExternalIds(
  directory: string,
  report: (fault: string) => void,
  now: () => number = () => performance.now(),
  queue: WorkQueue = workQueue,
): () => Promise<ExternalIds> {
  const file = path.join(directory, REGISTER_FILE);
  let known: { readonly version: string; readonly ids: Promise<ExternalIds> } | undefined;
  const read = async (version: string): Promise<ExternalIds> => {
    try {
      return version === '' ? noExternalIds : await queue.finish(indexed(await readFile(file), version));
    } catch (error) {
      const fault = errorMessage(error);
      report(fault);
      return { ...noExternalIds, version, fault };
    }
  };
  const look = (): Promise<ExternalIds> => {
    const version = versionOfFile(file);
    if (known?.version !== version) known = { version, ids: read(version) };
    return known.ids;
  };
  return lookEvery(LOOK_EVERY, now, look);
}
