import { storageCauseOf, type StorageCause } from '@goalsquare/data';
import { StartError } from '../domain/start-error.js';

/** What is wrong with the disk, and what to do about it. */
const remedies: Readonly<Record<StorageCause, readonly [fault: string, remedy: string]>> = {
  'disk-full': ['its disk is full', 'make room on it, or set GOALSQUARE_STATE to a folder on another disk'],
  'read-only': [
    'it cannot be written',
    'permit this user to write to it and its files, or set GOALSQUARE_STATE to another folder',
  ],
  'disk-failed': ['its disk fails', 'restore a backup on another disk, and set GOALSQUARE_STATE to that folder'],
};

/**
 * Runs a step of the start that makes or opens files in the folder of state. **Throws** `StartError` that names the
 * folder and the remedy if the disk is the reason why the step fails.
 */
export async function stateStep<T>(stateDirectory: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const cause = storageCauseOf(error);
    if (cause === undefined) throw error;
    const [fault, remedy] = remedies[cause];
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartError(
      `the server cannot start on the folder of state ${stateDirectory}, because ${fault} (${detail}): ${remedy}`,
    );
  }
}
