export { committed, openDatabase } from './store/lmdb/open-database.js';
export { databaseFault } from './store/lmdb/check-database.js';
export { JOURNAL_FILE, journalTables } from './store/lmdb/journal-tables.js';
