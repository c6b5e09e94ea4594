import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { DataError } from '../../log/fault.js';
import { readMatchLog, unpacked, writeMatchLog, type ReadLog } from '../../log/read.js';
import type { Provenance } from './difference.js';
import { mergedLog } from './merged-log.js';

/**
 * The changes of an import to a log in the folder. `rewritten` is why the log is rewritten, completely or in part.
 * **Empty**: `amended` has no entries if nothing changes.
 */
export interface Reimported {
  readonly change: 'none' | 'amended' | 'rewritten';
  readonly amended: readonly Entry[];
  readonly rewritten?: string;
}

/** Reads a log. **Empty**: `undefined` if it is invalid, so that it is replaced. */
function readIfValid(file: string, bytes: Uint8Array): ReadLog | undefined {
  try {
    return readMatchLog(file, bytes);
  } catch (error) {
    if (error instanceof DataError) return undefined;
    throw error;
  }
}

/** Reads a log of a folder. **Empty**: `undefined` if it is invalid. **Throws** errors of the file system. */
export const readStored = (directory: string, file: string): ReadLog | undefined =>
  readIfValid(file, readFileSync(path.join(directory, file)));

/**
 * Returns a stored log after an import of its match. **Empty**: `undefined` if the log in the file is invalid.
 * **Throws** errors of the file system.
 */
export function mergedWithFile(
  directory: string,
  file: string,
  imported: MatchLog,
  provenance: Provenance,
): (Reimported & { readonly log: MatchLog }) | undefined {
  const bytes = readFileSync(path.join(directory, file));
  const isSame = Buffer.from(unpacked(file, bytes)).equals(Buffer.from(writeMatchLog(imported)));
  if (isSame) return { log: imported, change: 'none', amended: [] };
  const before = readIfValid(file, bytes);
  if (before === undefined) return undefined;
  const { log, amended, rewritten } = mergedLog(before.log, before.state, imported, provenance);
  if (rewritten !== undefined) return { log, change: 'rewritten', amended, rewritten };
  return { log, change: amended.length === 0 ? 'none' : 'amended', amended };
}
