import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportFormats, type Cell } from '@goalsquare/data';
import { parse } from 'csv-parse/sync';
import { python } from './install.js';
import { readers, traps, type Reader, type Trap } from './readers.js';

type Part = 'plain' | 'set' | 'parquet' | 'folder' | 'folderSet';
type Columns = Readonly<Record<string, readonly string[] | undefined>>;

/** The values that a reader returned, by file. */
interface Read {
  readonly name: string;
  readonly version: string;
  readonly read: Readonly<Partial<Record<Part, Columns>>>;
}

/** Whether a reader is correct by default (`yes`), only with its setting (`set`), or not at all (`no`). */
export type Verdict = 'yes' | 'set' | 'no';

/**
 * A reader's result for each edge case of CSV and Parquet. **Empty**: `undefined` for a format that it does not read.
 */
export interface Judged {
  readonly name: string;
  readonly version: string;
  readonly csv: readonly Verdict[];
  readonly parquet: Verdict | undefined;
  readonly folder: Verdict | undefined;
}

const environment = { ...process.env, TZ: 'Australia/Melbourne', PYTHONWARNINGS: 'ignore' };

/** Writes columns in the same way as data exports. */
function write(format: 'csv' | 'parquet', file: string, columns: readonly Trap[]): void {
  const described = columns.map(({ name, kind }) => ({ name, kind, is: name }));
  const writer = exportFormats[format].begin(file, { name: 'traps', is: '', columns: described });
  const rows = columns[0]?.values.map((_, row): readonly Cell[] => columns.map(({ values }) => values[row])) ?? [];
  writer.write(rows);
  writer.end();
}

/** Whether a reader returned the correct values of a column. */
function isRight({ name, kind, values }: Trap, columns: Columns | undefined): boolean {
  const found = columns?.[name];
  const instant = (text: string): string => text.replace(' ', 'T').replace(/(\.0+)?(Z|\+00:00)?$/u, 'Z');
  return (
    found?.length === values.length &&
    values.every((value, row) => {
      const text = found[row] ?? '';
      return kind === 'number' ? Number(text) === value : (kind === 'instant' ? instant(text) : text) === value;
    })
  );
}

function run(program: string, script: string, asked: unknown): readonly Read[] {
  const { stdout, stderr, error } = spawnSync(program, [path.join(import.meta.dirname, script)], {
    input: JSON.stringify(asked),
    encoding: 'utf8',
    env: environment,
    maxBuffer: 1 << 28,
  });
  const lines = error === undefined ? stdout.split('\n').filter((line) => line.startsWith('{"name"')) : [];
  if (lines.length === 0) console.error(`skipped: ${script}: ${error?.message ?? stderr.slice(-500)}`);
  return lines.map((line) => JSON.parse(line) as Read);
}

/** Opens a CSV in LibreOffice, with and without column types in the filter, and reads what it saves. */
function libreOffice(folder: string, csv: string): readonly Read[] {
  const texts = traps.map(({ kind }, at) => `${at + 1}/${kind === 'number' ? 1 : 2}`).join('/');
  const opened = (name: string, filter: string): Columns => {
    const words = ['--headless', `--infilter=CSV:44,34,76,1${filter}`, '--convert-to', 'csv', '--outdir'];
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    spawnSync('soffice', [profile, ...words, path.join(folder, name), csv], { env: environment });
    const saved = readFileSync(path.join(folder, name, path.basename(csv)));
    const rows = parse<Readonly<Record<string, string>>>(saved, { columns: true });
    return Object.fromEntries(traps.map((trap) => [trap.name, rows.map((row) => row[trap.name] ?? '')]));
  };
  const { stdout, error } = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
  const version = error === undefined ? /[\d.]+/u.exec(stdout)?.[0] : undefined;
  if (version === undefined) return [];
  return [{ name: 'LibreOffice', version, read: { plain: opened('plain', ''), set: opened('set', `,${texts}`) } }];
}

function judge({ name, version, read }: Read): Judged {
  for (const [part, columns] of Object.entries(read))
    if ('error' in columns) console.error(`${name}, ${part}: ${String(columns.error)}`);
  const isText = (columns?: Columns): boolean => columns?.jumper?.toSorted().join() === '07,12';
  return {
    name,
    version,
    csv: traps.map((trap) => (isRight(trap, read.plain) ? 'yes' : isRight(trap, read.set) ? 'set' : 'no')),
    parquet: read.parquet && (traps.every((trap) => isRight(trap, read.parquet)) ? 'yes' : 'no'),
    folder: read.folder && (isText(read.folder) ? 'yes' : isText(read.folderSet) ? 'set' : 'no'),
  };
}

/** A table of a dataset as two engines read it: the number of rows and the sums of its numbers. */
interface TableSums {
  readonly table: string;
  readonly duckdb: readonly (number | null)[];
  readonly chdb: readonly (number | null)[];
}

/**
 * Reads every table of a dataset with DuckDB and ClickHouse. Returns the number of tables, and the tables that differ.
 */
export function datasetInClickHouse(dataset: string): {
  readonly tables: number;
  readonly different: readonly string[];
} {
  const script = path.join(import.meta.dirname, 'dataset.py');
  const { stdout, stderr, status } = spawnSync(python, [script, dataset], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const tables = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TableSums);
  const isSame = ({ duckdb, chdb }: TableSums): boolean =>
    duckdb.every(
      (sum, at) => sum === chdb[at] || Math.abs(Number(sum) - Number(chdb[at])) <= 1e-9 * Math.abs(Number(sum)),
    );
  return { tables: tables.length, different: tables.filter((one) => !isSame(one)).map(({ table }) => table) };
}

/** Writes files with all edge cases and reads them with every reader on this machine. */
export function readFilesByAll(): readonly Judged[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-readers-'));
  try {
    const [csv, parquet, partitioned] = ['traps.csv', 'traps.parquet', 'partitioned'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    write('csv', csv, traps);
    write('parquet', parquet, traps);
    for (const jumper of ['07', '12']) {
      mkdirSync(path.join(partitioned, `jumper=${jumper}`), { recursive: true });
      const points: Trap = { name: 'points', title: '', kind: 'number', values: [1] };
      write('parquet', path.join(partitioned, `jumper=${jumper}`, 'data.parquet'), [points]);
    }
    const texts = traps.filter(({ kind }) => kind !== 'number').map(({ name }) => name);
    const asked = (language: Reader['language']): unknown =>
      readers
        .filter((reader) => reader.language === language)
        .map(({ name, version, ...reader }) => ({
          name,
          version,
          reads: [
            ['plain', reader.plain, { file: csv, texts }],
            ['set', reader.set, { file: csv, texts }],
            ['parquet', reader.parquet, { file: parquet }],
            ['folder', reader.folder, { folder: partitioned }],
            ['folderSet', reader.folderSet, { folder: partitioned }],
          ].filter(([, expression]) => expression !== undefined),
        }));
    const read = [
      ...run(python, 'read.py', asked('python')),
      ...run('Rscript', 'read.R', asked('r')),
      ...libreOffice(folder, csv),
    ];
    return read.map(judge);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
