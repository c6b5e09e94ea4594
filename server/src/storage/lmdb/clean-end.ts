import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { storageCauseOf } from '@goalsquare/data';
import { writeFileAtomically } from '../../domain/files/write-file-atomically.js';
import { stateDatabases } from './state-databases.js';

/** Name of the file that a server writes on shutdown, with the checksums of its databases. */
const FILE = 'clean-end.json';

/** Checksums of databases by their paths in the state folder. */
type Checksums = Readonly<Record<string, number>>;

/** Returns the existing databases with their checksums. */
const checksumsOf = (stateDirectory: string): Checksums =>
  Object.fromEntries(
    stateDatabases
      .filter(({ file }) => existsSync(path.join(stateDirectory, file)))
      .map(({ file }) => [file, crc32(readFileSync(path.join(stateDirectory, file)))]),
  );

/**
 * Records a clean shutdown, after the databases were written for the last time. If the record cannot be written, the
 * next start reads every database.
 */
export function recordCleanEnd(stateDirectory: string): void {
  try {
    writeFileAtomically(path.join(stateDirectory, FILE), `${JSON.stringify(checksumsOf(stateDirectory))}\n`);
  } catch (error) {
    if (storageCauseOf(error) === undefined) throw error;
  }
}

/** Returns the databases that are unchanged since a clean shutdown, and removes the record of it. */
export function takeCleanEnd(stateDirectory: string): ReadonlySet<string> {
  const file = path.join(stateDirectory, FILE);
  let recorded: Checksums;
  try {
    recorded = JSON.parse(readFileSync(file, 'utf8')) as Checksums;
    rmSync(file);
  } catch {
    // There was no clean shutdown, or the record is damaged or cannot be removed. Then every database is read.
    return new Set();
  }
  const now = checksumsOf(stateDirectory);
  return new Set(Object.keys(now).filter((name) => recorded[name] === now[name]));
}
