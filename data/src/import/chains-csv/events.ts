import { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from '@goalsquare/engine';
import { CompactRows } from '../compact-rows.js';
import { openTable, type CsvRow, type CsvRows } from '../csv.js';
import { neededColumns } from '../match-columns.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { checkOrder } from './check-order.js';
import type { EventRow, MatchEvents } from './event-row.js';
import { chainEnds, chainStarts, judgements } from './vocabulary.js';

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

export type EventColumn = keyof typeof eventColumns;

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
    read.odd(
      row,
      row.of.x === '' ? 'x' : 'y',
      'a number, because the row has the other coordinate',
      'the row has no location',
    );
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

const members = [
  ...['line', 'seq', 'matchId', 'chain', 'start', 'end', 'owner', 'period', 'seconds', 'side', 'personId', 'type'],
  ...['disposal', 'shot', 'x', 'y', 'isRepeat'],
] as readonly (keyof EventRow)[];

const isSameEvent = (one: EventRow, other: EventRow): boolean =>
  members.every((member) => member === 'line' || one[member] === other[member]);

/** Returns an event as a CSV row with the fields that findings report. */
const reported = ({ line, seq, period, seconds, chain, start, end, owner, side, isRepeat }: EventRow) => ({
  line,
  of: {
    seq: String(seq),
    period: String(period),
    period_secs: String(seconds),
    chain: String(chain),
    chain_start: start,
    chain_end: end,
    chain_side: owner,
    side,
    turnover_dup: isRepeat ? '1' : '0',
  },
});

/** A match's rows so far, and the state needed to compare the next row with them. */
class MatchRows {
  readonly #events: EventRow[] = [];
  readonly #bySeq = new Map<number, EventRow>();
  readonly #sideOf = new Map<number, EventRow>();
  #lastSeq = 0;

  constructor(private readonly read: FieldReader) {}

  /** Adds a row, unless it repeats an earlier one. A different row with the same `seq` is a fault. */
  add(event: EventRow): void {
    const { read } = this;
    const before = this.#bySeq.get(event.seq);
    if (before !== undefined) {
      if (isSameEvent(before, event))
        read.leaveOut(reported(event), 'seq', 'a row that does not repeat an earlier one', 'row that repeats another');
      else
        read.fault(
          reported(event),
          'seq',
          `a number that no other row of the match has; line ${before.line} has it`,
          0,
        );
      return;
    }
    this.#bySeq.set(event.seq, event);
    if (event.seq < this.#lastSeq)
      read.odd(
        reported(event),
        'seq',
        'a number greater than in the row before',
        'the rows of the match are sorted by seq',
      );
    this.#lastSeq = event.seq;
    this.#events.push(event);
    this.#checkSide(event);
  }

  #checkSide(event: EventRow): void {
    const { personId, side } = event;
    if (personId === undefined || side === '') return;
    const first = this.#sideOf.get(personId) ?? event;
    this.#sideOf.set(personId, first);
    if (first.side !== side)
      this.read.fault(
        reported(event),
        'side',
        `${first.side}, the side of person ${personId} on line ${first.line}`,
        side,
      );
  }

  /** Returns the rows sorted by `seq`, and reports where they contradict each other. */
  sorted(): readonly EventRow[] {
    const events = this.#events.sort((a, b) => a.seq - b.seq);
    checkOrder(events, (event, member, allowed, action) => {
      this.read.odd(reported(event), columnOf[member], allowed, action);
    });
    return events;
  }
}

/** Returns the positions of a match's rows in `all`, sorted by `seq` and without repeats. */
function sortedPlaces(match: readonly number[], all: CompactRows<EventRow>, read: FieldReader): readonly number[] {
  const rows = new MatchRows(read);
  const placeOf = new Map(match.map((place) => [all.at(place), place]));
  for (const event of placeOf.keys()) rows.add(event);
  return rows.sorted().map((event) => placeOf.get(event) ?? 0);
}

const eventsAt = (places: readonly number[], all: CompactRows<EventRow>): MatchEvents => ({
  length: places.length,
  rows: () => places.map((place) => all.at(place)),
});

/** The rows of an event file, and the names of its columns in the file. */
export type EventTable = Pick<CsvRows<EventColumn>, 'file' | 'headers' | 'rows'>;

/**
 * Reads the rows of an event file, grouped by match and sorted by `seq`. Reports rows that repeat others, are out of
 * order or contradict each other. **Throws** DataError with every faulty field, line and file.
 */
export function eventsOf(table: EventTable, findings: Findings): ReadonlyMap<number, MatchEvents> {
  const read = new FieldReader(table, findings);
  const all = new CompactRows<EventRow>(members);
  const places = new Map<number, number[]>();
  for (const row of table.rows) {
    const event = eventOf(row, read);
    const match = places.get(event.matchId);
    if (match === undefined) places.set(event.matchId, [all.add(event)]);
    else match.push(all.add(event));
  }
  read.throwIfAny();
  const events = new Map<number, MatchEvents>();
  for (const [matchId, match] of places) events.set(matchId, eventsAt(sortedPlaces(match, all, read), all));
  read.throwIfAny();
  return events;
}

/** Maximum number of rows in an event file: about three seasons. */
const MOST_ROWS = 1_500_000;

/** Reads an event file. **Throws** DataError as `eventsOf` does, and if a column is missing. */
export const readEvents = (file: string, findings: Findings): ReadonlyMap<number, MatchEvents> =>
  eventsOf(openTable(file, eventColumns, findings, MOST_ROWS), findings);
