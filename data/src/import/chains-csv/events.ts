import { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from '@goalsquare/engine';
import { readTable, type CsvRow, type CsvTable } from '../csv.js';
import { neededColumns } from '../match-columns.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { checkOrder } from './check-order.js';
import type { EventRow } from './event-row.js';
import { chainEnds, chainStarts, judgements } from './vocabulary.js';

/** THE columns of an event file. */
export const eventColumns = neededColumns([
  'match_id',
  'seq',
  'chain',
  'chain_start',
  'chain_end',
  'chain_side',
  'period',
  'period_secs',
  'side',
  'person_id',
  'type',
  'disposal',
  'shot',
  'x',
  'y',
  'turnover_dup',
]);

/** A column of an event file. */
export type EventColumn = keyof typeof eventColumns;
const eventColumnNames = Object.keys(eventColumns) as EventColumn[];

/** The column for each member of an event. */
const columnOf = {
  period: 'period',
  seconds: 'period_secs',
  chain: 'chain',
  start: 'chain_start',
  end: 'chain_end',
  owner: 'chain_side',
  isRepeat: 'turnover_dup',
} as const satisfies Partial<Record<keyof EventRow, EventColumn>>;

type Row = CsvRow<EventColumn>;

function eventOf(row: Row, read: FieldReader): EventRow {
  if ((row.of.x === '') !== (row.of.y === ''))
    read.odd(row, row.of.x === '' ? 'x' : 'y', 'a number, as the other coordinate is one', 'the row has no location');
  return {
    line: row.line,
    seq: read.integer(row, 'seq', 0, MAX_ID),
    matchId: read.integer(row, 'match_id', 0, MAX_ID),
    chain: read.integer(row, 'chain', 0, 100_000),
    start: read.word(row, 'chain_start', chainStarts),
    end: read.word(row, 'chain_end', chainEnds),
    owner: read.word(row, 'chain_side', ['', 'H', 'A']),
    period: read.integer(row, 'period', 1, MAX_PERIOD),
    seconds: read.integer(row, 'period_secs', 0, MAX_PERIOD_SECONDS),
    side: read.word(row, 'side', ['', 'H', 'A']),
    personId: read.integerIfAny(row, 'person_id', 0, MAX_ID),
    type: row.of.type === '' ? read.fault(row, 'type', 'a text', '') : row.of.type,
    disposal: read.word(row, 'disposal', judgements),
    shot: read.word(row, 'shot', ['', '0', '1']) === '1',
    x: read.integerIfAny(row, 'x', ...bounds.x),
    y: read.integerIfAny(row, 'y', ...bounds.y),
    isRepeat: read.word(row, 'turnover_dup', ['0', '1']) === '1',
  };
}

const isSameRow = (one: Row, other: Row): boolean =>
  eventColumnNames.every((column) => one.of[column] === other.of[column]);

/** A match's rows so far, and the state needed to compare the next row with them. */
class MatchRows {
  readonly #rows = new Map<EventRow, Row>();
  readonly #bySeq = new Map<number, Row>();
  readonly #sideOf = new Map<number, EventRow>();
  #lastSeq = 0;

  constructor(private readonly read: FieldReader) {}

  /** Adds a row, unless it repeats an earlier one. */
  add(row: Row, event: EventRow): void {
    const before = this.#bySeq.get(event.seq);
    if (before !== undefined) {
      if (isSameRow(before, row))
        this.read.leaveOut(row, 'seq', 'a row that is not there before', 'row that repeats another');
      else this.read.fault(row, 'seq', `a number that no other row of the match has; line ${before.line} has it`, 0);
      return;
    }
    this.#bySeq.set(event.seq, row);
    if (event.seq < this.#lastSeq)
      this.read.odd(row, 'seq', 'a number after that of the row before', 'the rows of the match are sorted by seq');
    this.#lastSeq = event.seq;
    this.#rows.set(event, row);
    this.#checkSide(row, event);
  }

  #checkSide(row: Row, event: EventRow): void {
    const { personId, side } = event;
    if (personId === undefined || side === '') return;
    const first = this.#sideOf.get(personId) ?? event;
    this.#sideOf.set(personId, first);
    if (first.side !== side)
      this.read.fault(row, 'side', `${first.side}, the side of person ${personId} on line ${first.line}`, side);
  }

  /** Returns the rows sorted by `seq`, and reports where they contradict each other. */
  sorted(): readonly EventRow[] {
    const events = [...this.#rows.keys()].sort((a, b) => a.seq - b.seq);
    checkOrder(events, (event, member, allowed, action) => {
      const row = this.#rows.get(event);
      if (row !== undefined) this.read.odd(row, columnOf[member], allowed, action);
    });
    return events;
  }
}

/** The rows of an event file, and the names of its columns in the file. */
export type EventTable = Pick<CsvTable<EventColumn>, 'file' | 'headers'> & { readonly rows: Iterable<Row> };

/**
 * Reads the rows of an event file, grouped by match and sorted by `seq`. Reports rows that repeat others, are out of
 * order or contradict each other. **Throws** DataError with every faulty field, line and file.
 */
export function eventsOf(table: EventTable, findings: Findings): ReadonlyMap<number, readonly EventRow[]> {
  const read = new FieldReader(table, findings);
  const matches = new Map<number, MatchRows>();
  for (const row of table.rows) {
    const event = eventOf(row, read);
    const rows = matches.get(event.matchId) ?? new MatchRows(read);
    matches.set(event.matchId, rows);
    rows.add(row, event);
  }
  read.throwIfAny();
  return new Map([...matches].map(([id, rows]) => [id, rows.sorted()]));
}

/** Reads an event file. **Throws** DataError as `eventsOf` does, and if it lacks a column. */
export const readEvents = (file: string, findings: Findings): ReadonlyMap<number, readonly EventRow[]> =>
  eventsOf(readTable(file, eventColumns, findings), findings);
