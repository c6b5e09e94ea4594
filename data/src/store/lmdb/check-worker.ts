import { storageCauseOf } from '../storage-error.js';
import { walkDatabase } from './walk-database.js';
import { errorMessage } from '../../error-message.js';

/*
 * A process that reads a database, so that a damaged database ends this process and not the server. Its arguments are
 * the file and the names of the tables. It exits with 0 if the database is intact, 1 if it is damaged, and 3 if the
 * disk prevents reading. For 1 and 3 it prints the reason.
 */

const [DAMAGED, UNREADABLE] = [1, 3];

const [file = '', ...tables] = process.argv.slice(2);
try {
  await walkDatabase(file, tables);
} catch (error) {
  process.stderr.write(errorMessage(error));
  process.exitCode = storageCauseOf(error) === undefined ? DAMAGED : UNREADABLE;
}
