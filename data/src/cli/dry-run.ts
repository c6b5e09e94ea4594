import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileColumns } from '../import/findings.js';
import type { ImportOutcome } from '../import/index.js';
import { countOf } from '../count-of.js';
import { kindsOf } from './import-summary.js';

/** Describes how a file's columns are matched, one per line, and lists unread columns. */
function columnLines({ file, match: { columns, unused } }: FileColumns): readonly string[] {
  const matched = columns.flatMap(({ column, header }) =>
    header === undefined ? [] : [header === column ? column : `${column} <- ${header}`],
  );
  return [
    `columns of ${file}:`,
    ...matched.map((line) => `  ${line}`),
    ...(unused.length > 0 ? [`  not read: ${unused.join(', ')}`] : []),
  ];
}

/** Describes the files that an import would write, and how it reads its input. */
export function dryRunLines(
  { logs, records, rows, scores, columns }: ImportOutcome,
  directory: string,
): readonly string[] {
  const change = (file: string): string => (existsSync(path.join(directory, file)) ? 'replaces' : 'adds');
  return [
    ...rows.flatMap(({ file, kind, read }) =>
      kind === undefined ? [] : [`${file}: ${kind}, ${countOf(read, 'row')}`],
    ),
    ...columns.flatMap(columnLines),
    `would be written to ${directory}:`,
    ...logs.map(
      ({ file, log }) =>
        `  ${change(file)} ${file}: ${log.header.home.name} v ${log.header.away.name}, round ${log.header.roundNumber}: ${kindsOf(log.entries) || 'no entries'}`,
    ),
    ...records.map(({ file }) => `  ${change(file)} ${file}`),
    ...scores,
    'nothing was written',
  ];
}
