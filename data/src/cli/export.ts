import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { familyCodes, isMetricCode, MAX_ID, metricCodes, metricFamilies, type MetricCode } from '@goalsquare/engine';
import { exportDataset } from '../export/dataset/export-dataset.js';
import { datasetTableNames, datasetTables, type DatasetTable } from '../export/dataset/tables.js';
import { exportMatches } from '../export/export.js';
import { openExportSource, type LiveSource } from '../export/export-source.js';
import { exportFormats, type FormatName } from '../export/formats/index.js';
import type { ExportFormat } from '../export/formats/row-writer.js';
import { withoutEmptyColumns } from '../export/formats/without-empty-columns.js';
import { exportTables, tableNames, type TableName } from '../export/tables/index.js';
import type { Selection } from '../export/source.js';
import type { ReadyTable } from '../export/table.js';
import { given } from '../given.js';
import { faultLine } from '../log/fault.js';
import { Staging } from '../store/staging/staging.js';
import { syncPath } from '../store/staging/sync-path.js';
import type { Command } from './command.js';
import { columnsText, describedOf } from './export-columns.js';
import { idOf } from './id-option.js';
import type { Out } from './out.js';
import { progressOf } from '../progress.js';
import { UsageError } from './usage-error.js';
import { countOf } from '../count-of.js';

const text = { type: 'string' } as const;

const options = {
  from: text,
  live: text,
  out: text,
  format: text,
  what: text,
  families: text,
  metrics: text,
  league: text,
  level: text,
  season: text,
  columns: { type: 'boolean' },
  partition: { type: 'boolean' },
  'empty-columns': { type: 'boolean' },
} as const;

const read = (words: readonly string[]) => parseArgs({ args: [...words], options }).values;

type Words = ReturnType<typeof read>;

/** Names that select several tables. `all` selects every table. */
const groups: Readonly<Record<string, readonly TableName[]>> = {
  all: [],
  statistics: ['player-statistics', 'squad-statistics'],
  fixture: ['matches'],
};

const listOf = (word: string): readonly string[] =>
  word
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function chosen<T extends string>(option: string, word: string, known: readonly T[]): readonly T[] {
  const names = listOf(word);
  const strange = names.find((name) => !known.some((other) => other === name));
  if (strange !== undefined || names.length === 0)
    throw new UsageError(`--${option} is ${strange ?? 'empty'}; allowed is ${known.join(', ')}`);
  return known.filter((name) => names.includes(name));
}

function codesOf({ families, metrics }: Words): readonly MetricCode[] {
  if (families === undefined && metrics === undefined) return metricCodes;
  const ofFamilies = families === undefined ? [] : chosen('families', families, metricFamilies).flatMap(familyCodes);
  const named = listOf(metrics ?? '');
  const strange = named.find((code) => !isMetricCode(code));
  if (strange !== undefined) throw new UsageError(`--metrics is ${strange}; allowed are codes of metrics such as KICK`);
  const wanted = new Set<string>([...ofFamilies, ...named]);
  return metricCodes.filter((code) => wanted.has(code));
}

/** Returns the tables that `--what` selects, out of those that can be exported. */
function namesOf<T extends string>({ what: word }: Words, known: readonly T[]): readonly T[] {
  const what = chosen<string>('what', word ?? 'all', [...known, ...Object.keys(groups)]);
  const names = new Set<string>(what.flatMap((name) => (name === 'all' ? known : (groups[name] ?? name))));
  return known.filter((name) => names.has(name));
}

/** Returns the file format. CSV and Parquet omit empty columns unless `--empty-columns` is set. */
function formatOf({ format = 'jsonl', 'empty-columns': hasEmpty = false }: Words): ExportFormat {
  if (Object.hasOwn(exportFormats, format)) {
    const found: ExportFormat = exportFormats[format as FormatName];
    return hasEmpty || format === 'jsonl' ? found : withoutEmptyColumns(found);
  }
  throw new UsageError(`--format is ${format}; allowed is ${Object.keys(exportFormats).join(', ')}`);
}

/** Returns the file of each table: `out` itself if it is a file, or else a file in `out` named after the table. */
function filesOf(out: string, extension: string, tables: readonly ReadyTable[]): readonly string[] {
  const isFile = out.endsWith(`.${extension}`);
  if (isFile && tables.length > 1)
    throw new UsageError(
      `--out is a file, which holds one table, not ${tables.map(({ name }) => name).join(', ')}: name a folder, or select one with --what`,
    );
  return isFile ? [out] : tables.map(({ name }) => path.join(out, `${name}.${extension}`));
}

const selectionOf = ({ league, level, season }: Words): Selection =>
  given({
    league: idOf('league', league, MAX_ID),
    level: idOf('level', level, MAX_ID),
    season: idOf('season', season, MAX_ID),
  });

/** The folders that matches are read from, and the file or folder that tables are written to. */
interface Places {
  readonly from: string;
  readonly out: string;
  readonly live?: LiveSource;
}

/** Writes or updates a partitioned dataset. */
function partitionTo(words: Words, { from, out, live }: Places, tables: readonly DatasetTable[], to: Out): number {
  if (words.format !== 'parquet') throw new UsageError('--partition needs --format parquet');
  if (out.endsWith('.parquet')) throw new UsageError('--out is a file; --partition writes a folder');
  const progress = progressOf('exporting', to.progress);
  const selection = selectionOf(words);
  let summary;
  try {
    summary = exportDataset({ from, live, to: out, selection, tables, progress: progress.to });
  } finally {
    progress.end();
  }
  for (const fault of summary.faults) to.complain(faultLine(fault));
  const { matches, written, unchanged, removed } = summary;
  to.say(
    `${countOf(matches, 'match')} in ${out}: ${countOf(written, 'file')} written, ${unchanged} unchanged, ${removed} removed`,
  );
  return summary.faults.length === 0 ? 0 : 1;
}

const emptyText = (columns: readonly string[] = []): string =>
  columns.length === 0 ? '' : `, without ${countOf(columns.length, 'empty column')}`;

/** Writes the tables next to their target, and moves all of them there in one step when they are complete. */
function exportTo(words: Words, { from, out, live }: Places, tables: readonly ReadyTable[], to: Out): number {
  const format = formatOf(words);
  const files = filesOf(out, format.extension, tables);
  const selection = selectionOf(words);
  const source = openExportSource(from, live);
  const staging = new Staging(path.dirname(files[0] ?? out));
  try {
    const waiting = files.map((file) => staging.place(path.basename(file)));
    const destinations = tables.map((table, at) => ({ table, writer: format.begin(waiting[at] ?? '', table) }));
    const progress = progressOf('exporting', to.progress);
    const { matches, rows, faults } = exportMatches(source, selection, destinations, progress.to);
    progress.end();
    const leftOut = destinations.map(({ writer }) => writer.end());
    waiting.forEach(syncPath);
    staging.commit();
    for (const fault of faults) to.complain(faultLine(fault));
    to.say(
      [
        `${countOf(matches, 'match')} exported`,
        ...tables.map(
          ({ name }, at) =>
            `  ${String(rows.get(name) ?? 0).padStart(9)} rows of ${name} in ${files[at] ?? ''}${emptyText(leftOut[at])}`,
        ),
      ].join('\n'),
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    staging.end();
    source.close();
  }
}

/**
 * Opens the live store in a folder. Only this function loads LMDB. **Throws** UsageError if the folder is not a live
 * store.
 */
async function liveIn(folder: string): Promise<LiveSource> {
  const { JOURNAL_FILE, liveSourceIn } = await import('../export/live-source.js');
  if (!existsSync(path.join(folder, JOURNAL_FILE)))
    throw new UsageError(
      `--live is ${folder}; allowed is a folder with ${JOURNAL_FILE}, such as live in a state folder`,
    );
  return liveSourceIn(folder);
}

async function placesOf({ from, out, live }: Words): Promise<Places> {
  if (from === undefined || out === undefined) throw new UsageError('--from and --out are needed');
  if (!existsSync(from) || !statSync(from).isDirectory())
    throw new UsageError(`--from is ${from}; allowed is a folder of match logs`);
  return { from, out, ...(live !== undefined && { live: await liveIn(live) }) };
}

async function run(words: readonly string[], out: Out): Promise<number> {
  const values = read(words);
  const codes = codesOf(values);
  if (values.partition) {
    const tables = datasetTables(namesOf(values, datasetTableNames), codes);
    if (!values.columns) return partitionTo(values, await placesOf(values), tables, out);
    out.say(columnsText(describedOf(tables)));
    return 0;
  }
  const tables = namesOf(values, tableNames).map((name) => exportTables[name](codes));
  if (!values.columns) return exportTo(values, await placesOf(values), tables, out);
  out.say(columnsText(tables));
  return 0;
}

/** `export`: writes matches and their statistics as tables in other formats. */
export const exporting: Command = {
  usage: `export --from DIR --out DIR|FILE [--live DIR] [--format ${Object.keys(exportFormats).join('|')}] [--what TABLE,...]
    writes matches and their statistics as tables; the default format is JSON Lines
      --from        a folder of match logs, or a sealed folder
      --live DIR    also exports the live matches of a server, in place of those in --from. DIR is the folder live
                    in its state folder. The server may be running
      --what        ${[...tableNames, ...Object.keys(groups)].join(', ')}; the default is all
      --families    ${metricFamilies.join(', ')}
      --metrics     codes of metrics; the default is all metrics
      --league ID --level ID --season ID
                    exports only the matches of this league, level or season
      --partition   with --format parquet, writes or updates a dataset: a file for each table, league, level
                    and season, and a manifest. A dataset also has the tables persons, metrics and external-ids,
                    and tables for questions in SQL: contributions, intervals, appearances, periods, against.
                    Unchanged seasons are not written again
      --empty-columns
                    keeps columns without values in CSV and Parquet; a dataset always keeps them
      --columns     prints the columns of the tables, and exports nothing`,
  run,
};
