export { countOf } from './count-of.js';
export { DataError, faultLine, type Fault } from './log/fault.js';
export { readMatchLog, writeMatchLog, type ReadLog } from './log/read.js';
export { readSeasonRecord, writeSeasonRecord } from './log/read-season.js';
export { openStore, sampleDirectory, PACK_FOLDER, type StoreOptions } from './store/directory/directory-store.js';
export { StoreError } from './store/store-error.js';
export { waitingFile } from './store/staging/committed-changes.js';
export { Staging } from './store/staging/staging.js';
export { isOfStaging } from './store/staging/recover-folder.js';
export { sealMatches } from './store/directory/seal.js';
export { ByteCache, type ByteCacheOptions, type Lookups } from './memory/byte-cache.js';
export { MemoryPart, type SizedCache } from './memory/memory-part.js';
export { growingBytes, logBytes, matchBytes } from './memory/sizes.js';
export { storeMemory, type StoreMemory } from './memory/store-memory.js';
export { idsOfSeason } from './register/ids-of-season.js';
export { registerOf, writeRegister } from './register/register-file.js';
export { Register, type RegisterKind } from './register/register.js';
export { dataFiles, REGISTER_FILE, type DataFile, type DataFiles } from './store/data-files.js';
export { openWorld, type OpenWorld } from './world/open-world.js';
export { liveWorld, type LiveWorld } from './world/live-world.js';
export { keptSeasons, worldOf } from './world/world-of.js';
export { emptyWorld, type Season, type World, type WorldLeague, type WorldLevel } from './world/world.js';
export type { MatchStore, StoredBriefs, StoredRecord, StoredSeasons } from './store/match-store.js';
export {
  AppendError,
  type Appended,
  type AppendErrorCode,
  type Batch,
  type Journal,
  type JournalChange,
  type LiveState,
  type LiveStore,
  type MatchChange,
} from './store/live/live-store.js';
export { liveInMemory } from './store/live/live-in-memory.js';
export { refuseWrites } from './store/live/refuse-writes.js';
export { DamagedError } from './store/damaged-error.js';
export { openLiveStore } from './store/lmdb/open-live-store.js';
export { lowerPriority } from './lower-priority.js';
export { makeFolder } from './store/make-folder.js';
export { isChecksumWrong, withChecksum } from './store/checked-json.js';
export { describeFileError, naming } from './store/file-error.js';
export type { StorageCause } from './store/file-faults.js';
export { StorageError, storageCauseOf, storageFaultOf, unguarded, type WriteGuard } from './store/storage-error.js';
export { sharedLogStatus, type SharedLogStatus } from './store/jetstream/shared-log-status.js';
export { openJetStreamStore } from './store/jetstream/open-shared-store.js';
export type {
  CheckpointReport,
  CheckpointSetting,
  SharedSetting,
  SharedStore,
} from './store/jetstream/shared-store.js';
export { engineFingerprint } from './store/fingerprint.js';
export type { SeasonKey } from './store/season-forms.js';
export { openPack, type Pack, type PackableRecord, type PackEntry } from './store/pack/pack.js';
export { compactBytes, readCompact, writeCompact } from './store/pack/compact.js';
export {
  DATASET_MANIFEST,
  datasetManifestOf,
  datasetPath,
  partitionColumns,
  seasonPartitions,
  seasonManifestOf,
  seasonManifestPath,
  type DatasetFile,
  type DatasetManifest,
  type PartitionColumn,
  type SeasonManifest,
} from './export/dataset/manifest.js';
export { exportDataset, type DatasetSummary, type DatasetToExport } from './export/dataset/export-dataset.js';
export { datasetTableNames, datasetTables, type DatasetTable } from './export/dataset/tables.js';
export { parquetInSteps } from './export/formats/parquet.js';
export { exportFormats } from './export/formats/index.js';
export type { Cell, ColumnKind } from './export/table.js';
export { spreadsheetSafe } from './export/formats/spreadsheet-safe.js';
export { readCsv, type CsvRow } from './import/csv.js';
export { columnNames, readFiles, type ReadFile } from './import/published-headers.js';
export { importChainsCsv, type ChainsCsvFiles } from './import/chains-csv/index.js';
export type { EventLogs } from './import/importer.js';
export { importSeasons, type ImportFiles, type ImportOutcome, type ImportTarget } from './import/index.js';
export { generateWorld, type GenerateOptions } from './sandbox/generate.js';
export { compressedLog } from './sandbox/simulation-task.js';
export { checkWorldRecords, recordWorld } from './sandbox/record-world.js';
export { isSimulatedOnly, openSandbox, sandboxDirectory, sandboxWorld, type OpenedSandbox } from './sandbox/sandbox.js';
export { sandboxEdition } from './sandbox/sandbox-edition.js';
export { openSimulatedStore, type SimulatedStore } from './sandbox/simulated-store.js';
export { megabytesOfWorkers, workersWithin } from './sandbox/worker-pool.js';
export { manifestIn, type Manifest } from './store/directory/manifest.js';
export { errorMessage } from './error-message.js';
export { hasCode, unlessMissing } from './store/unless-missing.js';
