import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DatasetFile } from '../contract/types.js';
import { GoalsquareError } from '../errors.js';
import { finishChanges } from './committed-changes.js';
import { sha256OfFile, sha256OfText } from './checksums.js';
import {
  DATASET_FORMAT,
  DATASET_VERSION,
  manifestFile,
  seasonManifestFile,
  type DatasetManifest,
  type SeasonIds,
} from './dataset-manifests.js';

const nameOf = ({ leagueId, levelId, seasonId }: SeasonIds): string =>
  `season ${seasonId} of league ${leagueId}, level ${levelId}`;

async function readText(file: string, otherwise: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new GoalsquareError(`${file} is missing${otherwise}`);
    throw new GoalsquareError(`${file} cannot be read: ${message}`, { cause: error });
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GoalsquareError(`${file} is damaged: it is not JSON. Export or copy the dataset again.`);
  }
}

/**
 * Finishes an interrupted export, and returns the text of the manifest. Every export that changes a file also changes
 * the manifest.
 */
async function manifestText(folder: string): Promise<string> {
  await finishChanges(folder);
  const hint = ': --dataset is the folder of a dataset. Create one with npm run data -- export --partition.';
  return readText(manifestFile(folder), hint);
}

function manifestOf(folder: string, text: string): DatasetManifest {
  const file = manifestFile(folder);
  const manifest = parsed(file, text) as DatasetManifest;
  if (manifest.format !== DATASET_FORMAT) throw new GoalsquareError(`${file} is not the manifest of a dataset.`);
  if (manifest.version !== DATASET_VERSION)
    throw new GoalsquareError(
      `${file} has version ${String(manifest.version)}, but statements need version ${DATASET_VERSION}. Export the dataset again.`,
    );
  return manifest;
}

/** Returns the tables that a DuckDB statement reads. Literals cannot match, because their quotes are doubled. */
const tablesIn = (statement: string): ReadonlySet<string> =>
  new Set(
    [...statement.matchAll(/read_parquet\('(?:[^']|'')*\/([a-z-]+)\/\*\*\/\*\.parquet', hive/gu)].map(
      ([, table = '']) => table,
    ),
  );

/** Returns the seasons that a statement reads. */
const seasonsIn = (statement: string): readonly SeasonIds[] =>
  [
    ...statement.matchAll(
      /leagueId = (\d+) and (?:\w+\.)?levelId = (\d+) and (?:\w+\.)?seasonId (?:= |in \()([\d, ]+)/gu,
    ),
  ].flatMap(([, league, level, seasons = '']) =>
    seasons
      .split(',')
      .map((season) => ({ leagueId: Number(league), levelId: Number(level), seasonId: Number(season) })),
  );

async function readSeason(folder: string, season: DatasetManifest['seasons'][number]): Promise<readonly DatasetFile[]> {
  const file = seasonManifestFile(folder, season);
  const text = await readText(file, ': the copy of the dataset is incomplete. Copy it again.');
  if (season.sha256 !== undefined && sha256OfText(text) !== season.sha256)
    throw new GoalsquareError(
      `${file} does not match manifest.json: the copy of the dataset is incomplete, or an export is running.`,
    );
  return (parsed(file, text) as { readonly files: readonly DatasetFile[] }).files;
}

/** **Throws** `GoalsquareError` if the size or checksum of a file differs from its manifest. */
async function checkFile(folder: string, { path: name, bytes, sha256 }: DatasetFile): Promise<void> {
  const file = path.join(folder, ...name.split('/'));
  const size = (await stat(file).catch(() => undefined))?.size;
  if (size === undefined)
    throw new GoalsquareError(`${file} is missing: the copy of the dataset is incomplete. Copy it again.`);
  if (size !== bytes)
    throw new GoalsquareError(
      `${file} has ${size} bytes instead of ${bytes}: it is incomplete or damaged. Copy it again.`,
    );
  if ((await sha256OfFile(file)) !== sha256)
    throw new GoalsquareError(`${file} is damaged: its checksum differs from the manifest. Copy it again.`);
}

/** **Throws** `GoalsquareError` for a Parquet file that a statement would read although no manifest names it. */
async function refuseOthers(folder: string, table: string, named: ReadonlySet<string>): Promise<void> {
  const found = await readdir(path.join(folder, table), { recursive: true }).catch(() => []);
  const other = found
    .filter((name) => name.endsWith('.parquet'))
    .map((name) => [table, ...name.split(path.sep)].join('/'))
    .find((name) => !named.has(name));
  if (other !== undefined)
    throw new GoalsquareError(
      `${path.join(folder, other)} is in no manifest of the dataset. Remove it, or copy the dataset into an empty folder.`,
    );
}

/**
 * Checks all files that a DuckDB statement reads against the manifests of the dataset. **Throws** `GoalsquareError`
 * that names a file that is missing, damaged, incomplete or in no manifest, or a season or table that the dataset does
 * not have.
 */
async function checkFiles(folder: string, { tables, seasons }: DatasetManifest, statement: string): Promise<void> {
  const read = [...tablesIn(statement)];
  const missing = read.find((table) => !tables.some(({ name }) => name === table));
  if (missing !== undefined)
    throw new GoalsquareError(`${folder} has no table ${missing}, which the question reads. Export all tables.`);
  const wanted = new Set(seasonsIn(statement).map(nameOf));
  const absent = [...wanted].find((name) => !seasons.some((season) => nameOf(season) === name));
  if (absent !== undefined) {
    const present = seasons.map(nameOf).join('; ') || 'none';
    throw new GoalsquareError(`${folder} does not have ${absent}, which the question reads. It has ${present}.`);
  }
  const named = new Set<string>();
  for (const season of seasons) {
    const files = (await readSeason(folder, season)).filter(({ table }) => read.includes(table));
    for (const file of files) {
      if (wanted.has(nameOf(season))) await checkFile(folder, file);
      named.add(file.path);
    }
  }
  for (const table of read) await refuseOthers(folder, table, named);
}

/** Maximum number of times a dataset is read if exports keep changing it. */
const ATTEMPTS = 5;

/**
 * Checks all files that a DuckDB statement reads against the manifests of the dataset, and runs the statement. If an
 * export changed the dataset meanwhile, repeats both, so that all rows come from one export. **Throws**
 * `GoalsquareError` that names the file, season or table at fault, and the errors of `run`.
 */
export async function withDataset<T>(folder: string, statement: string, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const text = await manifestText(folder);
    const isSame = async (): Promise<boolean> => (await manifestText(folder)) === text;
    try {
      await checkFiles(folder, manifestOf(folder, text), statement);
      const result = await run();
      if (await isSame()) return result;
    } catch (error) {
      if (await isSame()) throw error;
    }
    if (attempt === ATTEMPTS)
      throw new GoalsquareError(`${folder} keeps changing. Try again when no export is running.`);
  }
}
