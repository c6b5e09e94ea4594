import type { EventRow } from './event-row.js';

type Member = keyof EventRow & ('period' | 'seconds' | 'chain' | 'start' | 'end' | 'owner' | 'isRepeat');

/** Reports a field of a row: the expected value, and how the import handles it. */
export type ReportRow = (row: EventRow, member: Member, allowed: string, action: string) => void;

/** Members that must be the same in all rows of a chain, and how the import handles differences. */
const ofChain = [
  ['period', 'the row is imported in its own period'],
  ['start', 'the first row of the chain is used'],
  ['end', 'the last row of the chain is used'],
  ['owner', 'the row keeps its own'],
] as const satisfies readonly (readonly [Member, string])[];

/** Members that must not decrease from row to row, and how the import handles decreases. */
const rising = [
  ['period', 'the row is imported in its own period'],
  ['seconds', 'the rows stay in the order of seq'],
  ['chain', 'the rows stay in the order of seq'],
] as const satisfies readonly (readonly [Member, string])[];

const same = ['type', 'personId', 'period', 'seconds'] as const satisfies readonly (keyof EventRow)[];

/** Checks whether the next row is in another chain and repeats the event of this row. */
const isRepeatedIn = (row: EventRow, next: EventRow): boolean =>
  row.chain !== next.chain && same.every((member) => row[member] === next[member]);

/** Reports where the rows of a match, sorted by `seq`, contradict each other. */
export function checkOrder(rows: readonly EventRow[], report: ReportRow): void {
  const chains = new Map<number, EventRow>();
  for (const [at, row] of rows.entries()) {
    const [before, next] = [rows[at - 1], rows[at + 1]];
    const isRepeated = next !== undefined && isRepeatedIn(row, next);
    for (const [member, action] of rising)
      if (
        before !== undefined &&
        row[member] < before[member] &&
        (member !== 'seconds' || row.period === before.period)
      )
        report(row, member, `${before[member]} or more, as on line ${before.line}`, action);
    const first = chains.get(row.chain) ?? row;
    chains.set(row.chain, first);
    for (const [member, action] of ofChain)
      if (row[member] !== first[member])
        report(
          row,
          member,
          `${first[member] || 'nothing'}, as in the first row of the chain, line ${first.line}`,
          action,
        );
    if (row.isRepeat && !isRepeated)
      report(row, 'isRepeat', '0, unless the next row repeats the event in another chain', 'the row is left out');
    if (isRepeated && !row.isRepeat && !next.isRepeat && row.personId !== undefined)
      report(row, 'isRepeat', '1, as the next row repeats the event in another chain', 'both rows are imported');
  }
}
