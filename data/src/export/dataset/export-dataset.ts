import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractionVersion } from '@goalsquare/engine';
import { checkUnchanged, readFolder, type Folder, type LogOfFolder } from '../../import/folder.js';
import { readLogHeader } from '../../import/read-log.js';
import { DataError, type Fault } from '../../log/fault.js';
import { isOfStaging, recoverFolder } from '../../store/staging/recover-folder.js';
import { Staging } from '../../store/staging/staging.js';
import {
  compareSeasons,
  inOrder,
  isSelected,
  playerListsOf,
  seasonText,
  type SeasonIds,
  type Selection,
} from '../source.js';
import { stageFile } from './dataset-file.js';
import {
  DATASET_MANIFEST,
  DATASET_VERSION,
  readDataset,
  readDatasetSeason,
  seasonManifestPath,
  versioned,
  type DatasetManifest,
  type DatasetSeasonInfo,
  type SeasonManifest,
} from './manifest.js';
import { exportSeason, sha256, type ExportContext, type SeasonToExport } from './season-export.js';
import { describeTables, type DatasetTable } from './tables.js';

/** What a dataset is exported from and to. */
export interface DatasetToExport {
  readonly from: string;
  readonly to: string;
  readonly selection: Selection;
  readonly tables: readonly DatasetTable[];
  readonly progress: (done: number, all: number) => void;
}

/** What was exported. `written`, `unchanged` and `removed` count data files. */
export interface DatasetSummary {
  readonly matches: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly faults: readonly Fault[];
}

const refuse = (file: string, allowed: string): DataError =>
  new DataError([{ file, line: 0, field: '', value: undefined, allowed }]);

/** Returns the manifest of a dataset that is to be updated. **Throws** DataError if the folder holds anything else. */
function datasetAt(directory: string): DatasetManifest | undefined {
  if (existsSync(directory)) recoverFolder(directory);
  const manifest = readDataset(directory);
  const isUnused = !existsSync(directory) || readdirSync(directory).every(isOfStaging);
  if (manifest === undefined && !isUnused)
    throw refuse(directory, `a folder that is new or empty, or a dataset of version ${DATASET_VERSION}`);
  return manifest;
}

/** Returns the seasons of a folder that are selected, in order. */
function seasonsOf(folder: Folder<LogOfFolder>, to: string, selection: Selection): readonly SeasonToExport[] {
  const records = new Map(
    folder.records.map(({ record }) => {
      const ids = { leagueId: record.league.id, levelId: record.level.id, seasonId: record.id };
      return [seasonText(ids), { ids, record }];
    }),
  );
  const logs = [...folder.logs.values()].sort((a, b) => inOrder(a.header, b.header));
  const seasons = new Map<string, SeasonIds>([...records].map(([key, { ids }]) => [key, ids]));
  for (const { header } of logs) {
    const { leagueId, levelId, seasonId } = header;
    seasons.set(seasonText(header), { leagueId, levelId, seasonId });
  }
  return [...seasons]
    .filter(([, ids]) => isSelected(selection, ids))
    .sort(([, a], [, b]) => compareSeasons(a, b))
    .map(([key, ids]) => ({
      ids,
      logs: logs.filter(({ header }) => seasonText(header) === key),
      record: records.get(key)?.record,
      before: readDatasetSeason(to, ids),
    }));
}

const textOf = (manifest: object): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

/** Stages a manifest unless the same is in place. */
function stageManifest(staging: Staging, to: string, file: string, bytes: Buffer): void {
  let before: Buffer | undefined;
  try {
    before = readFileSync(path.join(to, file));
  } catch {
    before = undefined;
  }
  if (before?.equals(bytes) !== true) stageFile(staging, to, file, bytes);
}

const infoOf = ({ leagueId, levelId, seasonId, files }: SeasonManifest, sha: string): DatasetSeasonInfo => ({
  leagueId,
  levelId,
  seasonId,
  files: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  sha256: sha,
});

/** Updates a dataset season by season. All changes of a season become visible by one step. */
class DatasetExport {
  readonly #seasons: Map<string, DatasetSeasonInfo>;
  readonly #faults: Fault[];
  #written = 0;
  #unchanged = 0;
  #removed = 0;
  #matches = 0;

  constructor(
    private readonly context: ExportContext,
    before: DatasetManifest | undefined,
    faults: readonly Fault[],
    /** The version of the files of `from`. */
    private readonly version: string,
  ) {
    this.#seasons = new Map((before?.seasons ?? []).map((season) => [seasonText(season), season]));
    this.#faults = [...faults];
  }

  exportSeason(season: SeasonToExport): void {
    const { staging, to } = this.context;
    const { manifest, written, faults } = exportSeason(this.context, season);
    const bytes = textOf(manifest);
    const stale = filesLeft(season.before, manifest);
    stageManifest(staging, to, seasonManifestPath(season.ids), bytes);
    this.#seasons.set(seasonText(season.ids), infoOf(manifest, sha256(bytes)));
    this.#stageIndex();
    for (const file of stale) staging.remove(file);
    this.#commit();
    this.#removed += stale.length;
    this.#written += written;
    this.#unchanged += manifest.files.length - written;
    this.#matches += Object.keys(manifest.matches).length;
    this.#faults.push(...faults);
  }

  /** Removes a season that the folder no longer has. */
  removeSeason(ids: SeasonIds): void {
    const { staging, to } = this.context;
    const files = readDatasetSeason(to, ids)?.files ?? [];
    this.#seasons.delete(seasonText(ids));
    this.#stageIndex();
    for (const file of files) staging.remove(file.path);
    staging.remove(seasonManifestPath(ids));
    this.#commit();
    this.#removed += files.length;
  }

  summary(): DatasetSummary {
    return {
      matches: this.#matches,
      written: this.#written,
      unchanged: this.#unchanged,
      removed: this.#removed,
      faults: this.#faults,
    };
  }

  /** Makes the changes of a season, unless the logs changed while it was exported. */
  #commit(): void {
    this.context.staging.commit(() => {
      checkUnchanged(this.context.from, this.version);
    });
  }

  #stageIndex(): void {
    const seasons = [...this.#seasons.values()].sort(compareSeasons);
    const manifest = versioned({ tables: describeTables(this.context.tables), seasons });
    stageManifest(this.context.staging, this.context.to, DATASET_MANIFEST, textOf(manifest));
  }
}

/** Returns the paths of files that a season had and no longer has. */
function filesLeft(before: SeasonManifest | undefined, now: SeasonManifest): readonly string[] {
  const paths = new Set(now.files.map((file) => file.path));
  return (before?.files ?? []).flatMap((file) => (paths.has(file.path) ? [] : [file.path]));
}

/** **Throws** DataError if seasons that are not exported now have other tables. */
function checkTables(
  to: string,
  before: DatasetManifest | undefined,
  others: number,
  tables: readonly DatasetTable[],
): void {
  if (others === 0 || JSON.stringify(before?.tables) === JSON.stringify(describeTables(tables))) return;
  throw refuse(
    to,
    'the same tables and metrics for all seasons of a dataset: export without --league, --level and --season, or to another folder',
  );
}

/**
 * Exports the matches of a folder into a partitioned dataset, or updates one. Seasons of which no match changed, and
 * seasons that are not selected, stay as they are; seasons that are gone are removed. A log with a fault is left out
 * and named in `faults`. **Throws** DataError if the folder holds something else, or has no match to
 * replace the present ones with; WriteError, which names the file, if one cannot be written.
 */
export function exportDataset({ from, to, selection, tables, progress }: DatasetToExport): DatasetSummary {
  const before = datasetAt(to);
  const folder = readFolder(from, readLogHeader);
  const seasons = seasonsOf(folder, to, selection);
  const present = new Set(seasons.map(({ ids }) => seasonText(ids)));
  const others = (before?.seasons ?? []).filter((ids) => !isSelected(selection, ids));
  const gone = (before?.seasons ?? []).filter((ids) => isSelected(selection, ids) && !present.has(seasonText(ids)));
  if (seasons.length === 0) throw refuse(from, 'a folder with matches of the selected league, level and season');
  checkTables(to, before, others.length, tables);
  const all = seasons.reduce((sum, { logs }) => sum + logs.length, 0);
  let done = 0;
  const staging = new Staging(to);
  try {
    const dataset = new DatasetExport(
      {
        from,
        to,
        tables,
        digest: sha256(JSON.stringify([DATASET_VERSION, extractionVersion, describeTables(tables)])),
        lists: playerListsOf(folder),
        staging,
        matchDone: () => {
          progress((done += 1), all);
        },
      },
      before,
      [...folder.faults.records, ...folder.faults.logs],
      folder.version,
    );
    for (const season of seasons) dataset.exportSeason(season);
    for (const season of gone) dataset.removeSeason(season);
    return dataset.summary();
  } finally {
    staging.end();
  }
}
