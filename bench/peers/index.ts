import type { Load } from './peer.js';

/**
 * The peers, by name, and how each loads a season. Each is imported only when needed, because it needs its own library.
 */
export const peers: Readonly<Record<string, () => Promise<Load>>> = {
  duckdb: async () => (await import('./duckdb.js')).loadDuckDb,
  'better-sqlite3': async () => (await import('./sqlite.js')).loadSqlite,
  arquero: async () => (await import('./arquero.js')).loadArquero,
  'nodejs-polars': async () => (await import('./polars.js')).loadPolars,
  'plain JavaScript': async () => (await import('./javascript.js')).loadJavaScript,
};
