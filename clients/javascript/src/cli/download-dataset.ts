import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { API } from '../api.js';
import { callOf } from '../call-of.js';
import type { DatasetFile } from '../contract/types.js';
import { ConnectionFailed, GoalsquareError } from '../errors.js';
import type { LevelOptions } from '../levels.js';
import type { CallOptions } from '../operation-types.js';
import { sha256OfFile } from './checksums.js';
import { writeManifests, type SeasonIds } from './dataset-manifests.js';
import { writing } from './writing.js';

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

/** Returns the local path of a dataset file. **Throws** if the server's path points outside the folder. */
function targetOf(folder: string, file: DatasetFile): string {
  if (!/^(?:[A-Za-z0-9=-]+\/)*[A-Za-z0-9.-]+$/u.test(file.path) || file.path.includes('..'))
    throw new GoalsquareError(`The server lists a file named '${file.path}', which is not a path of a dataset.`);
  return path.join(folder, ...file.path.split('/'));
}

/**
 * Downloads the rest of a file: its bytes are in `FILE.part`, its ETag in `FILE.etag`. If the response breaks off,
 * continues from there, unless it brought no bytes. **Throws** `ApiError`, `ConnectionFailed`.
 */
async function readRest(api: API, file: DatasetFile, target: string, call: CallOptions): Promise<void> {
  const [part, tag] = [`${target}.part`, `${target}.etag`];
  const from = await sizeOf(part);
  const etag = from === 0 ? '' : await readFile(tag, 'utf8').catch(() => '');
  const response = await api.openDatasetFile(file, { ...call, ...(etag !== '' && { range: { from, etag } }) });
  await writing(tag, () => writeFile(tag, response.headers.get('ETag') ?? ''));
  const { body } = response;
  if (body === null) return;
  try {
    await writing(part, async () => {
      const opened = await open(part, response.status === 206 ? 'a' : 'w');
      try {
        for await (const chunk of body as AsyncIterable<Uint8Array>) await opened.writeFile(chunk);
      } finally {
        await opened.close();
      }
    });
  } catch (error) {
    if (!(error instanceof ConnectionFailed) || (await sizeOf(part)) <= from) throw error;
    await readRest(api, file, target, call);
  }
}

/** Downloads a file, resuming an earlier download. **Throws** `GoalsquareError` if the checksum differs. */
async function download(api: API, file: DatasetFile, target: string, call: CallOptions): Promise<void> {
  const [part, tag] = [`${target}.part`, `${target}.etag`];
  await writing(target, () => mkdir(path.dirname(target), { recursive: true }));
  await readRest(api, file, target, call);
  const isWhole = (await sha256OfFile(part)) === file.sha256;
  await rm(tag, { force: true });
  if (isWhole) return writing(target, () => rename(part, target));
  await rm(part, { force: true });
  throw new GoalsquareError(`${file.path} does not have the checksum of the manifest. Download it again.`);
}

/** The tables, league and level to download, and a function that is called before each file. */
export interface DownloadOptions extends LevelOptions {
  /** Table names; by default all tables. */
  readonly tables?: readonly string[] | undefined;
  readonly onFile?: ((file: DatasetFile, at: number) => void) | undefined;
}

/**
 * Downloads the files of a season that a folder does not have yet, and writes the manifests. Returns the paths of the
 * files written. **Throws** `ApiError`, and `GoalsquareError` for a file that cannot be written.
 */
export async function downloadFiles(
  api: API,
  folder: string,
  season: SeasonIds,
  files: readonly DatasetFile[],
  { onFile, ...call }: CallOptions & Pick<DownloadOptions, 'onFile'> = {},
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [at, file] of files.entries()) {
    const target = targetOf(folder, file);
    if ((await sha256OfFile(target)) === file.sha256) continue;
    onFile?.(file, at);
    await download(api, file, target, call);
    written.push(target);
  }
  await writeManifests(api, folder, season, files);
  return written;
}

/**
 * Downloads the dataset of a season as Parquet, in Node. A second call downloads only what changed, and interrupted
 * downloads resume. Returns the paths of the files written. **Throws** the same errors as `downloadFiles`.
 *
 * @example
 * await downloadDataset(api, 'dataset', 2025, { tables: ['shots'] });
 */
export async function downloadDataset(
  api: API,
  folder: string,
  seasonId: number,
  options: DownloadOptions = {},
): Promise<readonly string[]> {
  const [call, { leagueId = 1, levelId = 1, tables, onFile }] = callOf(options);
  const files = await api.datasetFiles(seasonId, { leagueId, levelId, ...call });
  const chosen = files.filter(({ table }) => tables === undefined || tables.includes(table));
  return downloadFiles(api, folder, { leagueId, levelId, seasonId }, chosen, { ...call, onFile });
}
