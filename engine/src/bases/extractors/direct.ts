import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

/**
 * Extracts contributions that follow from a transaction's code, its shot flag, or its position before the clearance of
 * a stoppage.
 */
export function extractDirect(context: EventContext, sink: ContributionSink): void {
  const before = rowsBeforeClearance(context);
  for (const row of context.stretch.rows) {
    for (const base of row.type.feeds) sink.person(row, base);
    if (before.has(row.at)) for (const base of row.type.preClearance) sink.person(row, base);
    if (row.shot) sink.person(row, 'shot');
  }
}

/**
 * Returns the positions of the rows between a restart and its clearance. Without a clearance, returns the positions of
 * all rows of the chain.
 */
function rowsBeforeClearance({ stretch: { chains } }: EventContext): ReadonlySet<number> {
  return new Set(
    chains.flatMap(({ start, rows, clearance }) =>
      start === 'KI' || start === 'INT'
        ? []
        : rows.filter((row) => clearance === undefined || row.at < clearance.at).map((row) => row.at),
    ),
  );
}
