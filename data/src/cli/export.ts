import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { familyCodes, isMetricCode, MAX_ID, metricCodes, metricFamilies, type MetricCode } from '@goalsquare/engine';
import { exportMatches } from '../export/export.js';
import { exportFormats, type FormatName } from '../export/formats/index.js';
import { exportTables, tableNames, type TableName } from '../export/tables/index.js';
import type { ReadyTable } from '../export/table.js';
import { given } from '../given.js';
import { faultLine } from '../log/fault.js';
import type { Command } from './command.js';
import { idOf } from './id-option.js';
import type { Out } from './out.js';
import { progressOf } from '../progress.js';
import { UsageError } from './usage-error.js';

const text = { type: 'string' } as const;

const options = {
  from: text,
  out: text,
  format: text,
  what: text,
  families: text,
  metrics: text,
  league: text,
  level: text,
  season: text,
  columns: { type: 'boolean' },
} as const;

const read = (words: readonly string[]) => parseArgs({ args: [...words], options }).values;

type Words = ReturnType<typeof read>;

/** Names that stand for several tables. */
const groups: Readonly<Record<string, readonly TableName[]>> = {
  all: tableNames,
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

function tablesOf(words: Words): readonly ReadyTable[] {
  const what = chosen<string>('what', words.what ?? 'all', [...tableNames, ...Object.keys(groups)]);
  const names = new Set<string>(what.flatMap((name) => groups[name] ?? name));
  const codes = codesOf(words);
  return tableNames.filter((name) => names.has(name)).map((name) => exportTables[name](codes));
}

function formatOf({ format = 'jsonl' }: Words): FormatName {
  if (Object.hasOwn(exportFormats, format)) return format as FormatName;
  throw new UsageError(`--format is ${format}; allowed is ${Object.keys(exportFormats).join(', ')}`);
}

/** Where each table goes: into a folder by its name, or, for one table, into the file that is named. */
function filesOf(out: string, extension: string, tables: readonly ReadyTable[]): readonly string[] {
  const isFile = out.endsWith(`.${extension}`);
  if (isFile && tables.length > 1)
    throw new UsageError(
      `--out is a file; it holds one table, not ${tables.map(({ name }) => name).join(', ')}: name a folder, or one with --what`,
    );
  return isFile ? [out] : tables.map(({ name }) => path.join(out, `${name}.${extension}`));
}

function columnLines(tables: readonly ReadyTable[]): string {
  return tables
    .map(({ name, is, columns }) =>
      [
        `${name}: ${is}`,
        ...columns.map(
          (column) =>
            `  ${column.name.padEnd(24)} ${column.kind.padEnd(8)} ${(column.unit ?? '').padEnd(12)} ${column.is}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Writes the tables beside where they go, and puts them there once all are whole. */
function exportTo(words: Words, from: string, out: string, tables: readonly ReadyTable[], to: Out): number {
  const format = exportFormats[formatOf(words)];
  const files = filesOf(out, format.extension, tables);
  const selection = given({
    league: idOf('league', words.league, MAX_ID),
    level: idOf('level', words.level, MAX_ID),
    season: idOf('season', words.season, MAX_ID),
  });
  const folder = path.dirname(files[0] ?? out);
  mkdirSync(folder, { recursive: true });
  const waiting = mkdtempSync(path.join(folder, '.writing-'));
  try {
    const destinations = tables.map((table, at) => ({
      table,
      writer: format.begin(path.join(waiting, String(at)), table),
    }));
    const progress = progressOf('exporting', to.progress);
    const { matches, rows, faults } = exportMatches(from, selection, destinations, progress.to);
    progress.end();
    for (const { writer } of destinations) writer.end();
    files.forEach((file, at) => {
      renameSync(path.join(waiting, String(at)), file);
    });
    for (const fault of faults) to.complain(faultLine(fault));
    to.say(
      [
        `${matches} matches exported`,
        ...tables.map(
          ({ name }, at) => `  ${String(rows.get(name) ?? 0).padStart(9)} rows of ${name} in ${files[at] ?? ''}`,
        ),
      ].join('\n'),
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
}

function run(words: readonly string[], out: Out): number {
  const values = read(words);
  const tables = tablesOf(values);
  if (values.columns) {
    out.say(columnLines(tables));
    return 0;
  }
  const { from, out: to } = values;
  if (from === undefined || to === undefined) throw new UsageError('--from and --out are needed');
  if (!existsSync(from) || !statSync(from).isDirectory())
    throw new UsageError(`--from is ${from}; allowed is a folder of match logs`);
  return exportTo(values, from, to, tables, out);
}

/** `export`: writes matches and their statistics as tables of other formats. */
export const exporting: Command = {
  usage: `export --from DIR --out DIR|FILE [--format ${Object.keys(exportFormats).join('|')}] [--what TABLE,...]
    writes matches and their statistics as tables; JSON Lines unless said
      --what        ${[...tableNames, ...Object.keys(groups)].join(', ')}; all unless said
      --families    ${metricFamilies.join(', ')}
      --metrics     codes of metrics; all of them unless families or codes are named
      --league ID --level ID --season ID
                    matches of these alone
      --columns     says what the columns are, and exports nothing`,
  run,
};
