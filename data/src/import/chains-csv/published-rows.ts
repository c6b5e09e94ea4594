import type { CsvRow } from '../csv.js';
import { ownersOf } from './chain-owners.js';
import type { EventColumn } from './events.js';
import type { PublishedColumn } from './published-columns.js';
import type { PublishedPersons } from './published-persons.js';
import type { TeamSides } from './team-sides.js';

type Row = CsvRow<PublishedColumn>;
type PlainRow = CsvRow<EventColumn>;

/** Returns the chains of a match: consecutive rows with the same number. */
function chainsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const chains: Row[][] = [];
  for (const row of rows) {
    const chain = chains.at(-1);
    if (chain?.[0]?.of.chain === row.of.chain) chain.push(row);
    else chains.push([row]);
  }
  return chains;
}

const sameEvent = ['type', 'person_id', 'surname', 'period', 'period_secs'] as const satisfies PublishedColumn[];

/**
 * Checks whether the first row of the next chain repeats the row that ends in a turnover. The feed lists such an event
 * in both chains.
 */
const isRepeat = (row: Row, next: Row | undefined): boolean =>
  next !== undefined &&
  row.of.chain_end === 'turnover' &&
  (row.of.person_id !== '' || row.of.surname !== '') &&
  sameEvent.every((column) => row.of[column] === next.of[column]);

const shots: Readonly<Record<string, string>> = { true: '1', t: '1', false: '0', f: '0' };

/** Yields the rows of a match in order, in the form of an event file. `id` is the match id. */
export function* plainRows(
  id: number,
  rows: readonly Row[],
  sides: TeamSides,
  persons: PublishedPersons,
): Generator<PlainRow> {
  const chains = chainsOf(rows);
  const sideOf = new Map(rows.map((row) => [row, sides.ofEvent(row)]));
  const repeats = chains.map((chain, at) => {
    const [last, next] = [chain.at(-1), chains[at + 1]?.[0]];
    return last !== undefined && isRepeat(last, next) ? last : undefined;
  });
  const owners = ownersOf(
    chains.map((chain, at) => ({
      start: chain[0]?.of.chain_start ?? '',
      end: chain[0]?.of.chain_end ?? '',
      period: Number(chain[0]?.of.period),
      events: chain
        .filter((row) => row !== repeats[at])
        .map((row) => ({ side: sideOf.get(row) ?? '', type: row.of.type })),
    })),
  );
  let seq = 0;
  for (const [at, chain] of chains.entries())
    for (const row of chain) {
      const { chain: number, chain_start, chain_end, period, period_secs, type, disposal, shot, x, y } = row.of;
      seq += 1;
      const of: PlainRow['of'] = {
        match_id: String(id),
        seq: String(seq),
        chain: number,
        chain_start,
        chain_end,
        chain_side: sides.ofChain(row) ?? owners[at] ?? '',
        period,
        period_secs,
        side: sideOf.get(row) ?? '',
        person_id: persons.idOf(row),
        type,
        disposal,
        shot: shots[shot.toLowerCase()] ?? shot,
        x,
        y,
        turnover_dup: row === repeats[at] ? '1' : '0',
      };
      yield { line: row.line, of };
    }
}
