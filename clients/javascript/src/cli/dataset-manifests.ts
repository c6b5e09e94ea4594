import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { API } from '../api.js';
import type { DatasetFile } from '../contract/types.js';
import { sha256OfText } from './checksums.js';
import { replacing } from './writing.js';

/** The dataset version that statements read. */
export const DATASET_VERSION = 3;

/** The format named in the manifests of a dataset. */
export const DATASET_FORMAT = 'goalsquare-dataset';

/** Ids of a season. */
export interface SeasonIds {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
}

/** The members of a dataset manifest that the command line reads. `sha256` is the checksum of the season's manifest. */
export interface DatasetManifest {
  readonly format?: unknown;
  readonly version?: unknown;
  readonly tables: readonly { readonly name: string }[];
  readonly seasons: readonly (SeasonIds & { readonly sha256?: string })[];
}

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json');

export const seasonManifestFile = (folder: string, { leagueId, levelId, seasonId }: SeasonIds): string =>
  path.join(folder, 'manifests', `${leagueId}-${levelId}-${seasonId}.json`);

const isSame = (one: SeasonIds, other: SeasonIds): boolean =>
  one.leagueId === other.leagueId && one.levelId === other.levelId && one.seasonId === other.seasonId;

/** Returns the seasons that a folder already contains. **Empty**: no seasons if the manifest is missing or damaged. */
async function seasonsIn(folder: string): Promise<DatasetManifest['seasons']> {
  try {
    return (JSON.parse(await readFile(manifestFile(folder), 'utf8')) as DatasetManifest).seasons;
  } catch {
    return [];
  }
}

const replace = (file: string, text: string): Promise<void> =>
  replacing(file, async (beside) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, text);
  });

/** Writes the manifests after a download, first that of the season, then that of the dataset. **Throws** `ApiError`. */
export async function writeManifests(
  api: API,
  folder: string,
  season: SeasonIds,
  files: readonly DatasetFile[],
): Promise<void> {
  const { version, tables, seasons } = await api.dataset();
  const format = DATASET_FORMAT;
  const text = `${JSON.stringify({ format, version, ...season, files }, null, 1)}\n`;
  await replace(seasonManifestFile(folder, season), text);
  const others = (await seasonsIn(folder)).filter((one) => !isSame(one, season));
  const own = { ...seasons.find((one) => isSame(one, season)), ...season, sha256: sha256OfText(text) };
  await replace(
    manifestFile(folder),
    `${JSON.stringify({ format, version, tables, seasons: [...others, own] }, null, 1)}\n`,
  );
}
