export { DataError, faultLine, type Fault } from './log/fault.js';
export { readMatchLog, writeMatchLog, type ReadLog } from './log/read.js';
export { openStore, defaultDirectory, logFiles, PACK_FOLDER } from './store/directory.js';
export type { MatchStore } from './store/match-store.js';
export { Lru } from './store/lru.js';
export { openPack, writePack, type Pack, type Packable, type PackEntry } from './store/pack.js';
export { compactBytes, readCompact, writeCompact } from './store/compact.js';
export { readCsv, type CsvRow } from './import/csv.js';
export { importChainsCsv, type ChainsCsvFiles, type ImportSummary } from './import/chains-csv/index.js';
