import type { DatasetFile } from '../../contract/types.js';
import { NotFound } from '../../errors.js';
import type { SeasonIds } from '../dataset-manifests.js';
import { downloadFiles } from '../download-dataset.js';
import { UsageError, type Command, type Context } from '../command.js';
import { levelOf } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { didYouMean } from '../../suggest.js';

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
  waits: 'long',
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
    const { api, words, note, print, signal, isTerminal } = context;
    const format = words.text('format') ?? 'parquet';
    if (format !== 'parquet') throw new UsageError(`A dataset is parquet, not '${format}'.`);
    const folder = words.text('to') ?? 'dataset';
    const season = seasonOf(context);
    const files = await filesOf(context, season);
    const written = await downloadFiles(api, folder, season, files, {
      signal,
      ...(isTerminal && {
        onFile: (file, at) => {
          note(`${at + 1} of ${files.length}  ${file.path}  ${(file.bytes / 1e6).toFixed(1)} MB`);
        },
      }),
    });
    print(
      `${written.length} of ${files.length} files downloaded to ${folder}, ${files.length - written.length} were up to date.`,
    );
    return undefined;
  },
};
