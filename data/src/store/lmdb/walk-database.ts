import { ABORT, type Database, type RootDatabase } from 'lmdb';
import { storageCauseOf } from '../storage-error.js';
import { openDatabase } from './open-database.js';

/** A key that no table contains. */
const PROBE = '\u{10ffff}';

/** Length of a value for which LMDB looks for free pages. **Units**: bytes. */
const LARGE = 65_536;

/**
 * Commits a transaction that leaves every record unchanged, because LMDB saves its list of free pages only on commit. A
 * full disk does not count as damage.
 */
function commitProbe(root: RootDatabase<unknown, string>, database: Database<unknown, string>): void {
  try {
    root.transactionSync(() => {
      database.putSync(PROBE, 'x'.repeat(LARGE));
      database.removeSync(PROBE);
    });
  } catch (error) {
    if (storageCauseOf(error) === undefined) throw error;
  }
}

/**
 * Reads every record of a database or its tables, and tries transactions. Run it in a separate process, because LMDB
 * may end the process with a signal. Values in tables are not verified: readers reject only single damaged values.
 * **Throws** if the database is damaged.
 */
export async function walkDatabase(file: string, tables: readonly string[]): Promise<void> {
  const root = openDatabase<unknown, string>(file);
  const walked =
    tables.length === 0 ? [root] : tables.map((name) => root.openDB<unknown, string>({ name, encoding: 'binary' }));
  for (const database of walked) {
    let count = 0;
    // Each value is decoded when it is read.
    database.getRange().forEach(() => {
      count += 1;
    });
    const { entryCount } = database.getStats() as { readonly entryCount: number };
    if (count !== entryCount) throw new Error(`it has ${count} of ${entryCount} records`);
    root.transactionSync(() => {
      database.putSync(PROBE, 'x'.repeat(LARGE));
      return ABORT;
    });
    commitProbe(root, database);
  }
  await root.close();
}
