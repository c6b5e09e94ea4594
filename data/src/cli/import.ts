import { parseArgs } from 'node:util';
import { importChainsCsv, type ImportSummary } from '../import/chains-csv/index.js';
import type { Out } from './out.js';
import { progressOf } from './progress.js';
import { UsageError } from './usage.js';
import { writeLogs } from './write-logs.js';

/** Formats that can be imported. */
const formats = ['chains-csv'] as const;

/** `import --format chains-csv --events FILE --matches FILE [--results FILE] --out DIR`: turns event files into match logs. */
export function importCommand(words: readonly string[], out: Out): number {
  const { values } = parseArgs({
    args: [...words],
    options: { format: { type: 'string' }, events: { type: 'string' }, matches: { type: 'string' }, results: { type: 'string' }, out: { type: 'string' } },
  });
  const { format, events, matches, results, out: directory } = values;
  if (!formats.some((known) => known === format)) throw new UsageError(`--format is ${format ?? 'missing'}; allowed is ${formats.join(', ')}`);
  if (events === undefined || matches === undefined || directory === undefined) throw new UsageError('--events, --matches and --out are needed');
  const reading = progressOf('importing', out.progress);
  const summary = importChainsCsv({ events, matches, ...(results !== undefined && { results }) }, reading.to);
  reading.end();
  const writing = progressOf('writing', out.progress);
  writeLogs(directory, summary.logs, writing.to);
  writing.end();
  out.say(summaryLines(summary, directory).join('\n'));
  return 0;
}

function summaryLines({ logs, rows, dropped }: ImportSummary, directory: string): readonly string[] {
  const transactions = logs.reduce((sum, log) => sum + log.entries.filter(({ kind }) => kind === 'transaction').length, 0);
  const causes = [...dropped].sort(([, a], [, b]) => b - a).map(([cause, count]) => `  ${String(count).padStart(8)}  ${cause}`);
  return [`${logs.length} matches written to ${directory}: ${transactions} transactions from ${rows} rows`, 'rows that became no transaction, by cause:', ...causes];
}
