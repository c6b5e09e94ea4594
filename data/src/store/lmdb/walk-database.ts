import { ABORT } from 'lmdb';
import { openDatabase } from './open-database.js';

/** Long enough that LMDB looks for free pages. **Units**: bytes. */
const LARGE = 65_536;

/**
 * Reads every record of a database and of its tables, and tries a transaction that is not committed. **Throws** if the
 * database is damaged; LMDB may also end the process by a signal, so that it belongs into a process of its own.
 */
export async function walkDatabase(file: string, tables: readonly string[]): Promise<void> {
  const root = openDatabase<unknown, string>(file);
  const walked =
    tables.length === 0 ? [root] : tables.map((name) => root.openDB<unknown, string>({ name, encoding: 'json' }));
  for (const database of walked) {
    // Each value is decoded when it is read.
    database.getRange().forEach(() => undefined);
    root.transactionSync(() => {
      database.putSync('\u{10ffff}', 'x'.repeat(LARGE));
      return ABORT;
    });
  }
  await root.close();
}
