export { committed, openDatabase } from './store/lmdb/open-database.js';
