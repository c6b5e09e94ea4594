import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ColumnKind } from '../table.js';
import { seasonText, type SeasonIds } from '../source.js';
import { unlessMissing } from '../../store/unless-missing.js';

/** Version of a dataset's layout and of the meaning of its columns. */
export const DATASET_VERSION = 3;

/**
 * Older versions, which are read but not written. In version 1, most tables have a file for each match. In version 2,
 * `appearances` has no time on the ground.
 */
const FORMER_VERSIONS: readonly unknown[] = [1, 2];

/** Name of the manifest file in the folder of a dataset. */
export const DATASET_MANIFEST = 'manifest.json';

const FORMAT = 'goalsquare-dataset';

/** The columns that name the folders of partitions, outermost first. Only version 1 has folders for matches. */
export const partitionColumns = ['leagueId', 'levelId', 'seasonId', 'matchId'] as const;
export type PartitionColumn = (typeof partitionColumns)[number];

/** The columns that name the folders of a season. */
export const seasonPartitions = ['leagueId', 'levelId', 'seasonId'] as const satisfies readonly PartitionColumn[];

/** Column types, as Parquet names them. */
export const columnTypes = {
  integer: 'INT32',
  number: 'DOUBLE',
  text: 'STRING',
  flag: 'BOOLEAN',
  day: 'DATE',
  instant: 'TIMESTAMP',
} as const satisfies Readonly<Record<ColumnKind, string>>;

/** A column in the files of a table. */
export interface DatasetColumn {
  readonly name: string;
  readonly type: (typeof columnTypes)[ColumnKind];
  readonly unit?: string;
  readonly description: string;
}

/**
 * A table of a dataset. Values of `partitions` are only in the paths of its files, values of `columns` are in the
 * files.
 */
export interface DatasetTableInfo {
  readonly name: string;
  readonly description: string;
  readonly partitions: readonly PartitionColumn[];
  readonly columns: readonly DatasetColumn[];
}

/** A season and a summary of its files. `sha256` is the hash of its manifest. */
export interface DatasetSeasonInfo extends SeasonIds {
  readonly files: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface DatasetManifest {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly tables: readonly DatasetTableInfo[];
  readonly seasons: readonly DatasetSeasonInfo[];
}

/**
 * A file of a dataset. `path` is relative to the dataset, with forward slashes. `revision` counts the log entries that
 * the file was made from: the revision of its match, or the sum over the matches of its season.
 */
export interface DatasetFile {
  readonly table: string;
  readonly path: string;
  readonly matchId?: number;
  readonly revision: number;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The inputs from which the files of a match or season were made. */
export interface DatasetSource {
  readonly revision: number;
  /** Digest of the match's log, or of all inputs of the season's files. */
  readonly digest: string;
}

export interface SeasonManifest extends SeasonIds {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly files: readonly DatasetFile[];
  /** The inputs of each match, by match id. */
  readonly matches: Readonly<Record<string, DatasetSource>>;
  /** The inputs of the season's files. */
  readonly season: DatasetSource;
}

/** Adds the format and version to a manifest. */
export const versioned = <T extends object>(
  members: T,
): { readonly format: typeof FORMAT; readonly version: number } & T => ({
  format: FORMAT,
  version: DATASET_VERSION,
  ...members,
});

/** Returns the path of a season's manifest within a dataset. */
export const seasonManifestPath = (ids: SeasonIds): string => `manifests/${seasonText(ids)}.json`;

/** Returns the path of a table's file within a dataset. */
export const datasetPath = (
  table: string,
  partitions: readonly PartitionColumn[],
  ids: Readonly<Partial<Record<PartitionColumn, number>>>,
): string => [table, ...partitions.map((name) => `${name}=${ids[name] ?? ''}`), 'data.parquet'].join('/');

/** A manifest whose format and version are not checked yet. */
interface AnyManifest {
  readonly format?: unknown;
  readonly version?: unknown;
}

function manifestOf(text: string): AnyManifest | undefined {
  const manifest = JSON.parse(text) as AnyManifest;
  const isKnown = manifest.version === DATASET_VERSION || FORMER_VERSIONS.includes(manifest.version);
  return manifest.format === FORMAT && isKnown ? manifest : undefined;
}

/**
 * Parses the manifest of a dataset. **Empty**: `undefined` if its format or version is not supported. **Throws** if the
 * text is not JSON.
 */
export const datasetManifestOf = (text: string): DatasetManifest | undefined =>
  manifestOf(text) as DatasetManifest | undefined;

/** Parses the manifest of a season. **Empty** and **Throws** as for `datasetManifestOf`. */
export const seasonManifestOf = (text: string): SeasonManifest | undefined =>
  manifestOf(text) as SeasonManifest | undefined;

/** Returns the text of a file. **Empty**: `undefined` if the file does not exist. */
const textIn = (directory: string, file: string): string | undefined =>
  unlessMissing(() => readFileSync(path.join(directory, file), 'utf8'));

/**
 * Reads the manifest of a dataset. **Empty**: `undefined` if the folder has no dataset of a supported version.
 * **Throws** if the file cannot be read or is not JSON.
 */
export function readDataset(directory: string): DatasetManifest | undefined {
  const text = textIn(directory, DATASET_MANIFEST);
  return text === undefined ? undefined : datasetManifestOf(text);
}

/** Reads the manifest of a season. **Empty** and **Throws** as for `readDataset`. */
export function readDatasetSeason(directory: string, ids: SeasonIds): SeasonManifest | undefined {
  const text = textIn(directory, seasonManifestPath(ids));
  return text === undefined ? undefined : seasonManifestOf(text);
}

/**
 * Returns the time at which a file was last modified. **Units**: milliseconds. **Empty**: `undefined` if the file
 * does not exist.
 */
export const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
