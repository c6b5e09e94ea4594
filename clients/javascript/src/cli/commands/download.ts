import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatasetFile } from '../../contract/types.js';
import { GoalsquareError, NotFound } from '../../errors.js';
import { sha256OfFile } from '../checksums.js';
import { writeManifests, type SeasonIds } from '../dataset-manifests.js';
import { UsageError, type Command, type Context } from '../command.js';
import { levelOf } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { didYouMean } from '../../suggest.js';
import { writing } from '../writing.js';

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

/** Returns where a file of the dataset is stored. **Throws** if the path of the server leads out of the folder. */
function targetOf(folder: string, file: DatasetFile): string {
  if (!/^(?:[A-Za-z0-9=-]+\/)*[A-Za-z0-9.-]+$/u.test(file.path) || file.path.includes('..'))
    throw new GoalsquareError(`The server lists a file named '${file.path}', which is not a path of a dataset.`);
  return path.join(folder, ...file.path.split('/'));
}

/**
 * Downloads a file, and resumes an earlier download: its bytes are in `FILE.part`, its ETag in `FILE.etag`. **Throws**
 * `GoalsquareError` if the checksum differs from the manifest.
 */
async function download({ api, signal }: Context, file: DatasetFile, target: string): Promise<void> {
  const [part, tag] = [`${target}.part`, `${target}.etag`];
  await writing(target, () => mkdir(path.dirname(target), { recursive: true }));
  const from = await sizeOf(part);
  const etag = from === 0 ? '' : await readFile(tag, 'utf8').catch(() => '');
  const response = await api.openDatasetFile(file, { signal, ...(etag !== '' && { range: { from, etag } }) });
  await writing(tag, () => writeFile(tag, response.headers.get('ETag') ?? ''));
  const flags = response.status === 206 ? 'a' : 'w';
  const { body } = response;
  if (body !== null)
    await writing(part, () => pipeline(Readable.fromWeb(body), createWriteStream(part, { flags }), { signal }));
  const isWhole = (await sha256OfFile(part)) === file.sha256;
  await rm(tag, { force: true });
  if (isWhole) return writing(target, () => rename(part, target));
  await rm(part, { force: true });
  throw new GoalsquareError(`${file.path} has another checksum than the manifest. Run the command again.`);
}

function seasonOf(context: Context): SeasonIds {
  const { seasonId, leagueId, levelId } = levelOf(context);
  if (seasonId === undefined) throw new UsageError('Name a season: goalsquare download --season 2025.');
  return { leagueId, levelId, seasonId };
}

async function filesOf({ api, words }: Context, { seasonId, ...level }: SeasonIds): Promise<readonly DatasetFile[]> {
  const tables = words.list('table');
  let files: readonly DatasetFile[];
  try {
    files = await api.datasetFiles(seasonId, level);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    throw new UsageError(
      `${api.url} has no dataset of season ${seasonId}. The operator can create it with npm run data -- export --partition.`,
    );
  }
  const names = [...new Set(files.map(({ table }) => table))];
  const missing = tables?.find((table) => !names.includes(table));
  if (missing !== undefined)
    throw new UsageError(`Unknown table '${missing}'.${didYouMean(missing, names) || ` Tables: ${names.join(', ')}.`}`);
  return files.filter(({ table }) => tables === undefined || tables.includes(table));
}

/** `goalsquare download` */
export const downloadCommand: Command = {
  name: 'download',
  summary: 'The dataset of a season as Parquet; a second run downloads only what changed',
  usage: '',
  mayLast: true,
  options: {
    ...seasonOptions,
    table: { value: 'NAME,...', help: 'Only these tables' },
    to: { value: 'FOLDER', short: 'o', help: 'The folder to write to; default dataset' },
  },
  examples: [
    'goalsquare download --season 2025 --format parquet',
    'goalsquare download --season 2025 --table matches,shots --to afl',
  ],
  run: async (context) => {
    const { words, note, print, isTerminal } = context;
    const format = words.text('format') ?? 'parquet';
    if (format !== 'parquet') throw new UsageError(`A dataset is parquet, not '${format}'.`);
    const folder = words.text('to') ?? 'dataset';
    const season = seasonOf(context);
    const files = await filesOf(context, season);
    let written = 0;
    for (const [at, file] of files.entries()) {
      const target = targetOf(folder, file);
      if ((await sha256OfFile(target)) === file.sha256) continue;
      if (isTerminal) note(`${at + 1} of ${files.length}  ${file.path}  ${(file.bytes / 1e6).toFixed(1)} MB`);
      await download(context, file, target);
      written += 1;
    }
    await writeManifests(context.api, folder, season, files);
    print(`${written} of ${files.length} files downloaded to ${folder}, ${files.length - written} were up to date.`);
    return undefined;
  },
};
