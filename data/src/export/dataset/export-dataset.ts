import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractionVersion } from '@goalsquare/engine';
import { DataError, type Fault } from '../../log/fault.js';
import { readRegister } from '../../register/register-file.js';
import { isOfStaging, recoverFolder } from '../../store/staging/recover-folder.js';
import { Staging } from '../../store/staging/staging.js';
import { openExportSource, type ExportSource, type LiveSource } from '../export-source.js';
import { sha256 } from '../../sha256.js';
import { compareSeasons, isSelected, playerListsOf, seasonText, type SeasonIds, type Selection } from '../source.js';
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
import { seasonsOf } from './seasons-of-source.js';
import { exportSeason, type ExportContext, type SeasonToExport } from './season-export.js';
import { describeTables, type DatasetTable } from './tables.js';

/** The source and target of a dataset. */
export interface DatasetToExport {
  /** A folder of logs, or a sealed folder. */
  readonly from: string;
  /** Live matches. They replace the matches of the folder that have the same ids. */
  readonly live?: LiveSource | undefined;
  readonly to: string;
  readonly selection: Selection;
  readonly tables: readonly DatasetTable[];
  readonly progress: (done: number, all: number) => void;
}

/** Result of an export. `written`, `unchanged` and `removed` count data files. */
export interface DatasetSummary {
  readonly matches: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly faults: readonly Fault[];
}

/**
 * Returns the manifest of the dataset to update. **Empty**: `undefined` for a new or empty folder. **Throws**
 * DataError if the folder contains anything else.
 */
function datasetAt(directory: string): DatasetManifest | undefined {
  if (existsSync(directory)) recoverFolder(directory);
  const manifest = readDataset(directory);
  const isUnused = !existsSync(directory) || readdirSync(directory).every(isOfStaging);
  if (manifest === undefined && !isUnused)
    throw DataError.of(directory, `a folder that is new or empty, or a dataset of version ${DATASET_VERSION}`);
  return manifest;
}

const textOf = (manifest: object): Buffer => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

/** Stages a manifest, unless the one in place is the same. */
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

/** Updates a dataset season by season. All changes to a season become visible in one step. */
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
    private readonly source: ExportSource,
  ) {
    this.#seasons = new Map((before?.seasons ?? []).map((season) => [seasonText(season), season]));
    this.#faults = [...source.faults];
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

  /** Commits the staged changes to a season. **Throws** if the source changed during the export. */
  #commit(): void {
    this.context.staging.commit(() => {
      this.source.checkUnchanged();
    });
  }

  #stageIndex(): void {
    const seasons = [...this.#seasons.values()].sort(compareSeasons);
    const manifest = versioned({ tables: describeTables(this.context.tables), seasons });
    stageManifest(this.context.staging, this.context.to, DATASET_MANIFEST, textOf(manifest));
  }
}

/** Returns the paths of files that a season no longer has. */
function filesLeft(before: SeasonManifest | undefined, now: SeasonManifest): readonly string[] {
  const paths = new Set(now.files.map((file) => file.path));
  return (before?.files ?? []).flatMap((file) => (paths.has(file.path) ? [] : [file.path]));
}

/** Checks that the seasons outside this export have the same tables. **Throws** DataError if they do not. */
function checkTables(
  to: string,
  before: DatasetManifest | undefined,
  others: number,
  tables: readonly DatasetTable[],
): void {
  if (others === 0 || JSON.stringify(before?.tables) === JSON.stringify(describeTables(tables))) return;
  throw DataError.of(
    to,
    'the same tables and metrics for all seasons in a dataset: export without --league, --level and --season, or to another folder',
  );
}

/**
 * Exports the matches of a folder into a partitioned dataset, or updates the dataset. A season stays as it is if it is
 * not selected or none of its matches changed. It is removed if the folder no longer has it. A log with a fault is
 * skipped, and the fault is returned in `faults`. **Throws** DataError if the target contains anything other than a
 * dataset, or if the folder has none of the selected seasons; WriteError, which names the file, if a file cannot be
 * written.
 */
export function exportDataset({ from, live, ...dataset }: DatasetToExport): DatasetSummary {
  const before = datasetAt(dataset.to);
  const source = openExportSource(from, live);
  try {
    return exportSource(source, before, { from, ...dataset });
  } finally {
    source.close();
  }
}

function exportSource(
  source: ExportSource,
  before: DatasetManifest | undefined,
  { from, to, selection, tables, progress }: DatasetToExport,
): DatasetSummary {
  const seasons = seasonsOf(source, to, selection);
  const present = new Set(seasons.map(({ ids }) => seasonText(ids)));
  const others = (before?.seasons ?? []).filter((ids) => !isSelected(selection, ids));
  const gone = (before?.seasons ?? []).filter((ids) => isSelected(selection, ids) && !present.has(seasonText(ids)));
  if (seasons.length === 0) throw DataError.of(from, 'a folder with matches of the selected league, level and season');
  checkTables(to, before, others.length, tables);
  const all = seasons.reduce((sum, { matches }) => sum + matches.length, 0);
  let done = 0;
  const staging = new Staging(to);
  try {
    const dataset = new DatasetExport(
      {
        to,
        tables,
        digest: sha256(JSON.stringify([DATASET_VERSION, extractionVersion, describeTables(tables)])),
        lists: playerListsOf(source.records),
        register: readRegister(from),
        staging,
        matchDone: () => {
          progress((done += 1), all);
        },
      },
      before,
      source,
    );
    for (const season of seasons) dataset.exportSeason(season);
    for (const season of gone) dataset.removeSeason(season);
    return dataset.summary();
  } finally {
    staging.end();
  }
}
