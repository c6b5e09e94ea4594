export { DataError, faultLine, type Fault } from './log/fault.js';
export { readMatchLog, writeMatchLog, type ReadLog } from './log/read.js';
export { readSeasonRecord, writeSeasonRecord } from './log/read-season.js';
export { openStore, sampleDirectory, PACK_FOLDER } from './store/directory.js';
export { dataFiles, type DataFile, type DataFiles } from './store/read-folder.js';
export { openWorld, type OpenWorld } from './world/open-world.js';
export { liveWorld, type LiveWorld } from './world/live-world.js';
export { worldOf } from './world/world-of.js';
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
} from './store/live-store.js';
export { liveInMemory } from './store/live-in-memory.js';
export { openLiveStore } from './store/live-embedded.js';
export { openJetStreamStore } from './store/open-shared-store.js';
export type { SharedSetting, SharedStore } from './store/shared-store.js';
export { Lru } from './store/lru.js';
export type { SeasonKey } from './store/season-forms.js';
export { openPack, type Pack, type Packable, type PackableRecord, type PackEntry } from './store/pack.js';
export { writePack } from './store/write-pack.js';
export { compactBytes, readCompact, writeCompact } from './store/compact.js';
export { spreadsheetSafe } from './export/formats/spreadsheet-safe.js';
export { readCsv, type CsvRow } from './import/csv.js';
export { importChainsCsv, type ChainsCsvFiles } from './import/chains-csv/index.js';
export type { EventLogs } from './import/importer.js';
export { importSeasons, type ImportFiles, type ImportOutcome, type ImportTarget } from './import/index.js';
export { Random, randomOf } from './simulate/random.js';
export { abilitiesOf, abilityNames, type Abilities, type AbilityName } from './simulate/players/abilities.js';
export { physiqueIn, physiqueOf, type Physique } from './simulate/players/physique.js';
export { selectTeam, type Selectable, type Selected } from './simulate/match/select-team.js';
export { matchRules, type MatchRules } from './simulate/match/rules.js';
export type { MatchPlan, PlannedPlayer } from './simulate/match/plan.js';
export { simulateMatch } from './simulate/match/simulate-match.js';
export { generateWorld, type GenerateOptions } from './simulate/world/generate.js';
export { leagues } from './simulate/league/leagues.js';
export { smallLeagues } from './simulate/league/small-leagues.js';
export { playedAt, type PlannedMatch, type PlannedSeason } from './simulate/season/planned-season.js';
export { planWorld, type WorldSeason } from './simulate/world/plan-world.js';
export { ensureSandbox, isSimulatedOnly, sandboxDirectory, sandboxEdition } from './simulate/world/sandbox.js';
export { manifestIn, type Manifest } from './store/manifest.js';
export { progressOf, type Progress } from './cli/progress.js';
export { sandboxMatch } from './simulate/world/one-match.js';
export { sandboxSeed, worldInstant } from './simulate/world/edition.js';
