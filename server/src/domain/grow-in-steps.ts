import type { Entry, GrowingMatch } from '@goalsquare/engine';
import type { WorkQueue } from './work-queue.js';

/** Number of log entries added in one step. */
export const STEP_ENTRIES = 200;

/**
 * Adds the next entries of a log, at most `STEP_ENTRIES`, to a match built from its first ones. **Throws** if an entry
 * is invalid.
 */
export function growOneStep(growing: GrowingMatch, entries: readonly Entry[]): void {
  const [issue] = growing.append(entries.slice(growing.revision, growing.revision + STEP_ENTRIES));
  if (issue !== undefined) throw new Error(`an entry of the log of match ${growing.header.id} is not valid`);
  growing.match();
}

/** Adds all entries of a log to a match built from its first ones, in steps between which the event loop turns. */
export async function growInSteps(growing: GrowingMatch, entries: readonly Entry[], queue: WorkQueue): Promise<void> {
  while (growing.revision < entries.length)
    await queue.run(() => {
      growOneStep(growing, entries);
    });
}
