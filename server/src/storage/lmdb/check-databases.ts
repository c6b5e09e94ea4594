import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { databaseFault } from '@goalsquare/data/lmdb';
import { StartError } from '../../domain/start-error.js';
import { takeCleanEnd } from './clean-end.js';
import { stateDatabases, type StateDatabase } from './state-databases.js';
import { errorMessage } from '../../domain/errors.js';

/** Part of the new name of a damaged database. */
const DAMAGED = '.damaged-';

/** Renames a damaged database and returns its new name. **Throws** `StartError` if it cannot be renamed. */
function setAside(file: string, now: number): string {
  const aside = `${file}${DAMAGED}${new Date(now).toISOString().replaceAll(':', '-')}`;
  try {
    renameSync(file, aside);
    rmSync(`${file}-lock`, { force: true });
  } catch (error) {
    throw new StartError(
      `${file} is damaged and cannot be set aside: move it away, or restore a backup; ${errorMessage(error)}`,
    );
  }
  return aside;
}

/**
 * Returns why a database is damaged. **Empty**: `undefined` if it is not. **Throws** `StartError` if it cannot be read.
 */
const faultOf = (file: string, tables: readonly string[]): Promise<string | undefined> =>
  databaseFault(file, tables).catch((error: unknown) => {
    throw new StartError(
      `${errorMessage(error)}. Make room on the disk of ${path.dirname(file)} and permit this user to write to it, or set GOALSQUARE_STATE to another folder`,
    );
  });

/**
 * Checks the databases in a state folder before they are opened: LMDB ends the process with a signal if it follows
 * damaged pages. Databases that are unchanged since a clean shutdown are skipped; each of the others is read in its own
 * process. Damaged databases are renamed, so that empty ones are created in their place. Returns a line for each
 * renamed database.
 * **Throws** `StartError` if a database cannot be read or renamed. **Source**: ADR 40.
 */
export async function checkDatabases(stateDirectory: string, now: number = Date.now()): Promise<readonly string[]> {
  const clean = takeCleanEnd(stateDirectory);
  const checked = stateDatabases.filter(({ file }) => !clean.has(file) && existsSync(path.join(stateDirectory, file)));
  const lines = await Promise.all(
    checked.map(async ({ file: name, tables, loss }) => {
      const file = path.join(stateDirectory, name);
      const fault = await faultOf(file, tables);
      return fault === undefined
        ? []
        : `${file} is damaged (${fault}) and was renamed to ${path.basename(setAside(file, now))}: ${loss}. To get it back, stop the server and copy state/${name} from a backup over it`;
    }),
  );
  return lines.flat();
}

const asidesOf = (stateDirectory: string, { file }: StateDatabase): readonly string[] => {
  const folder = path.join(stateDirectory, path.dirname(file));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file)}${DAMAGED}`));
};

/** Returns the names of renamed databases that still exist. */
export const damagedDatabases = (stateDirectory: string): readonly string[] =>
  stateDatabases.flatMap((database) => asidesOf(stateDirectory, database));
