import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMMITTED, makeCommittedChanges, REMOVING_PREFIX } from './committed-changes.js';
import { writerOf, WRITING_PREFIX } from './writer-name.js';
import { countOf } from '../../count-of.js';

/** Whether a name belongs to a folder in which changes are prepared, committed or removed. */
export const isOfStaging = (name: string): boolean =>
  name === COMMITTED || name.startsWith(WRITING_PREFIX) || name.startsWith(REMOVING_PREFIX);

/** Removes a folder that no command writes to. A writer that is still running can then no longer commit it. */
function discard(folder: string): void {
  const aside = path.join(path.dirname(folder), `${REMOVING_PREFIX}${randomUUID()}`);
  renameSync(folder, aside);
  rmSync(aside, { recursive: true, force: true });
}

/** Removes the leftovers of an interrupted command. **Empty**: `undefined` if there is nothing to report. */
function removedLine(folder: string): string | undefined {
  try {
    const isRemoved = path.basename(folder).startsWith(REMOVING_PREFIX);
    const writer = isRemoved ? 'nobody' : writerOf(folder);
    if (writer === 'process') return `${folder}: another command is preparing files here`;
    if (writer === 'elsewhere')
      return `${folder}: a command on another machine is preparing files here, or was interrupted within the last hour`;
    if (writer === 'nobody') discard(folder);
    return writer === 'nobody' && !isRemoved
      ? `${folder}: removed files that an interrupted command had not committed`
      : undefined;
  } catch {
    /* This process must not write here, or another process removes the folder. No part of it is used. */
    return undefined;
  }
}

/**
 * Completes the changes that an interrupted command has committed in a folder, and removes uncommitted ones. Returns a
 * line for each. **Throws** StoreError if committed changes cannot be completed.
 */
export function recoverFolder(folder: string): readonly string[] {
  const files = makeCommittedChanges(folder);
  const finished = `${folder}: finished an interrupted command, which had committed ${countOf(files, 'file')}`;
  const removed = readdirSync(folder)
    .filter((name) => name !== COMMITTED && isOfStaging(name))
    .flatMap((name) => removedLine(path.join(folder, name)) ?? []);
  return files === 0 ? removed : [finished, ...removed];
}
