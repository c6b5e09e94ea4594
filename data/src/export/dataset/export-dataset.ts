import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractionVersion } from '@goalsquare/engine';
import { DataError, type Fault } from '../../log/fault.js';
import { readRegister } from '../../register/register-file.js';
import { isOfStaging, recoverFolder } from '../../store/staging/recover-folder.js';
import { Staging } from '../../store/staging/staging.js';
import { openExportSource, type ExportSource, type LiveSource } from '../export-source.js';
import { sha256 } from '../sha256.js';
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
  /** A folder of logs, or a sealed one. */
  readonly from: string;
  /** Matches that replace those of the folder. */
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

const refuse = (file: string, allowed: string): DataError =>
  new DataError([{ file, line: 0, field: '', value: undefined, allowed }]);

/** Returns the manifest of a dataset to update. **Throws** DataError if the folder contains anything else. */
function datasetAt(directory: string): DatasetManifest | undefined {
  if (existsSync(directory)) recoverFolder(directory);
  const manifest = readDataset(directory);
  const isUnused = !existsSync(directory) || readdirSync(directory).every(isOfStaging);
  if (manifest === undefined && !isUnused)
    throw refuse(directory, `a folder that is new or empty, or a dataset of version ${DATASET_VERSION}`);
  return manifest;
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

  /** Makes the changes of a season, unless the source changed while it was exported. */
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
  if (seasons.length === 0) throw refuse(from, 'a folder with matches of the selected league, level and season');
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
