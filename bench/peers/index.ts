import type { Load } from './peer.js';

/**
 * THE peers: what they are called and how a season gets into each. Imported when asked for, as each is a library of its
 * own.
 */
export const peers: Readonly<Record<string, () => Promise<Load>>> = {
  duckdb: async () => (await import('./duckdb.js')).loadDuckDb,
  'better-sqlite3': async () => (await import('./sqlite.js')).loadSqlite,
  arquero: async () => (await import('./arquero.js')).loadArquero,
  'nodejs-polars': async () => (await import('./polars.js')).loadPolars,
  'plain JavaScript': async () => (await import('./javascript.js')).loadJavaScript,
};
