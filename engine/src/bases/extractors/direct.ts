import type { EventContext } from '../../timeline/event-context.js';
import type { ContributionSink } from '../contribution-sink.js';

/** What each transaction feeds by its code alone, and by coming before the clearance of its stoppage. */
export function extractDirect(context: EventContext, sink: ContributionSink): void {
  const before = rowsBeforeClearance(context);
  for (const row of context.stretch.rows) {
    for (const base of row.type.feeds) sink.person(row, base);
    if (before.has(row.at)) for (const base of row.type.preClearance) sink.person(row, base);
    if (row.shot) sink.person(row, 'shot');
  }
}

/** Places of the rows between a restart of play and the clearance of it, or the end of a chain that nobody cleared. */
function rowsBeforeClearance({ stretch: { chains } }: EventContext): ReadonlySet<number> {
  return new Set(
    chains.flatMap(({ start, rows, clearance }) =>
      start === 'KI' || start === 'INT'
        ? []
        : rows.filter((row) => clearance === undefined || row.at < clearance.at).map((row) => row.at),
    ),
  );
}
