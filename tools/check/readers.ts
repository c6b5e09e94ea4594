import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readers, traps } from './readers/readers.js';
import { datasetInClickHouse, readFilesByAll, type Judged } from './readers/read-files.js';
import { SqlWorld } from '../../data/test/sql/world.js';

/*
 * Reads files of edge cases with all readers on this machine, with and without their settings, and compares the results
 * with `docs/readers.md`. Prints the correct form of each row or setting that differs. Also checks that ClickHouse
 * reads every table of a dataset as DuckDB does.
 */

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/readers.md'), 'utf8').replaceAll(/ +/gu, ' ');

const rowOf = ({ name, version, csv, parquet, folder }: Judged): string =>
  `| ${[`${name} ${version}`, ...csv, parquet ?? '-', folder ?? '-'].join(' | ')} |`;

const expected = [
  `| reader | ${traps.map(({ title }) => title).join(' | ')} | Parquet | \`jumper=07\` |`,
  ...readers.flatMap(({ set, folderSet }) => [set, ...(folderSet === undefined ? [] : [folderSet])]),
  ...readFilesByAll().map(rowOf),
];
const missing = expected.filter((text) => !page.includes(text));
for (const text of missing) console.error(`docs/readers.md lacks: ${text}`);
console.log(`${expected.length - missing.length} of ${expected.length} rows and settings match the page`);
const world = new SqlWorld(1);
const { tables, different } = datasetInClickHouse(world.dataset);
world.remove();
console.log(
  `ClickHouse and DuckDB have the same rows and sums in ${tables - different.length} of ${tables} tables of a dataset`,
);
for (const table of different) console.error(`ClickHouse differs from DuckDB in ${table}`);
if (missing.length > 0 || different.length > 0) process.exitCode = 1;
