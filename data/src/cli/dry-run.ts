import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MatchLog } from '@goalsquare/engine';
import type { CsvHeader } from '../import/csv.js';
import type { ImportOutcome } from '../import/index.js';
import { countOf } from '../count-of.js';

/** Describes how a file's columns are matched, one per line, and lists unread columns. */
function columnLines({ file, match: { columns, unused } }: CsvHeader): readonly string[] {
  const matched = columns.flatMap(({ column, header }) =>
    header === undefined ? [] : [header === column ? column : `${column} <- ${header}`],
  );
  return [
    `columns of ${file}:`,
    ...matched.map((line) => `  ${line}`),
    ...(unused.length > 0 ? [`  not read: ${unused.join(', ')}`] : []),
  ];
}

/** Describes how many entries of each kind a log has. */
function contentOf({ entries }: MatchLog): string {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'no entries';
}

/** Describes the files that an import would write, and how it reads its input. */
export function dryRunLines(
  { logs, records, rows, scores }: ImportOutcome,
  columns: readonly CsvHeader[],
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
        `  ${change(file)} ${file}: ${log.header.home.name} v ${log.header.away.name}, round ${log.header.roundNumber}: ${contentOf(log)}`,
    ),
    ...records.map(({ file }) => `  ${change(file)} ${file}`),
    ...scores,
    'nothing was written',
  ];
}
