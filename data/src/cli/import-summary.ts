import type { Entry } from '@goalsquare/engine';
import type { ImportOutcome } from '../import/index.js';
import { hasPlay } from '../import/log-contents.js';
import type { FileRows } from '../import/row-counts.js';
import type { SentLogs } from '../import/send-logs.js';
import { countOf } from '../count-of.js';

/** Reports how many rows of a file were read and how many were left out, with the reasons. */
function rowLines({ file, read: all, imported, leftOut }: FileRows): readonly string[] {
  const causes = [...leftOut].sort(([, a], [, b]) => b - a);
  const left = causes.reduce((sum, [, rows]) => sum + rows, 0);
  return [
    `  ${file}: ${countOf(all, 'row')}, ${imported} imported, ${left} left out`,
    ...causes.map(([cause, rows]) => `  ${String(rows).padStart(8)}  ${cause}`),
  ];
}

/** Describes the result of an import, and what happened to its rows. */
export function summaryLines(
  { logs, records, kept, eventRows, rows, notes, limits, scores, unread }: ImportOutcome,
  place: string,
  left: number,
): readonly string[] {
  const entries = logs.flatMap(({ log }) => log.entries);
  const count = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
  const transactions = count('transaction');
  const played = logs.filter(({ log }) => hasPlay(log)).length;
  const [first] = records;
  return [
    `${countOf(logs.length - left, 'match')} written to ${place}${eventRows > 0 ? `: ${countOf(transactions, 'transaction')} from ${countOf(eventRows, 'row')}` : `: ${count('result')} with a result${played > 0 ? `, ${played} with transactions` : ''}`}`,
    ...(count('boxScore') > 0 ? [`box scores: ${countOf(count('boxScore'), 'player')}`] : []),
    ...(first === undefined
      ? []
      : [
          `${countOf(records.length, 'season')} of ${first.record.league.name}, ${first.record.level.name}: ${records.map(({ record }) => record.id).join(', ')}`,
        ]),
    ...(kept > 0 ? [`not changed, because the folder has more data about them: ${countOf(kept, 'match')}`] : []),
    ...scores,
    'rows:',
    ...rows.flatMap(rowLines),
    ...unread,
    ...[...notes].map(([note, many]) => `${many} ${note}`),
    ...(limits.length > 0 ? ['captured in part:', ...limits.map((limit) => `  ${limit}`)] : []),
  ];
}

/** Describes how many entries of each kind there are. */
export function kindsOf(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

/** Describes the effect of an import on matches in the shared log. */
const sentLines = ({ amended, unchanged, left }: SentLogs): readonly string[] => [
  ...(amended.length + unchanged.length > 0
    ? [`matches already in the shared log: ${amended.length} changed, ${unchanged.length} the same`]
    : []),
  ...left.map(({ matchId, why }) => `not changed in the shared log: match ${matchId}: ${why}`),
];

/**
 * Describes the changes that an import makes to stored matches, with their revisions. **Empty**: no lines if all
 * matches are new.
 */
export function reimportLines({ logs }: ImportOutcome, sent: SentLogs | undefined): readonly string[] {
  if (sent !== undefined) return sentLines(sent);
  const known = logs.flatMap(({ log, before }) => (before === undefined ? [] : [{ log, ...before }]));
  const changed = known.filter(({ change }) => change !== 'none');
  if (known.length === 0) return [];
  return [
    `${countOf(known.length, 'match was', 'matches were')} stored before: ${changed.length} changed, ${known.length - changed.length} the same`,
    ...changed.map(
      ({ log: { header, entries }, amended, rewritten }) =>
        `  match ${header.id}, revision ${entries.length}: ${kindsOf(amended)}${rewritten === undefined ? '' : `; rewritten (${rewritten})`}`,
    ),
  ];
}
