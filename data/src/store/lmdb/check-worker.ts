import { storageCauseOf } from '../storage-error.js';
import { walkDatabase } from './walk-database.js';

/*
 * A process that reads a database, so that a damaged one ends this process and not the server. Its words are the file
 * and the names of its tables. It exits 0 if the database is sound, 1 if it is damaged, and 3 if it cannot be read
 * because of the disk; then it prints why.
 */

const [DAMAGED, UNREADABLE] = [1, 3];

const [file = '', ...tables] = process.argv.slice(2);
try {
  await walkDatabase(file, tables);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = storageCauseOf(error) === undefined ? DAMAGED : UNREADABLE;
}
