import path from 'node:path';
import { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from '@goalsquare/engine';
import { readTable, type CsvRow } from '../csv.js';
import { neededColumns } from '../match-columns.js';
import { FieldReader } from '../field-reader.js';
import type { Findings } from '../findings.js';
import { chainEnds, chainStarts, judgements } from './vocabulary.js';

/** THE columns of a file of events. */
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

type EventColumn = keyof typeof eventColumns;
const eventColumnNames = Object.keys(eventColumns) as EventColumn[];

/** One row of an event file, checked. **Units**: metres in the frame of the chain's owner, seconds in the period. */
export interface EventRow {
  readonly line: number;
  /** Place of the row in its match. */
  readonly seq: number;
  readonly matchId: number;
  readonly chain: number;
  readonly start: (typeof chainStarts)[number];
  readonly end: (typeof chainEnds)[number];
  /** Squad whose attack the frame follows; nobody where the chain has no touch. */
  readonly owner: '' | 'H' | 'A';
  readonly period: number;
  readonly seconds: number;
  readonly side: '' | 'H' | 'A';
  readonly personId: number | undefined;
  readonly type: string;
  readonly disposal: (typeof judgements)[number];
  readonly shot: boolean;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly isRepeat: boolean;
}

function eventOf(row: CsvRow<EventColumn>, read: FieldReader): EventRow {
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
    type: read.text(row, 'type'),
    disposal: read.word(row, 'disposal', judgements),
    shot: read.word(row, 'shot', ['', '0', '1']) === '1',
    x: read.integerIfAny(row, 'x', ...bounds.x),
    y: read.integerIfAny(row, 'y', ...bounds.y),
    isRepeat: read.word(row, 'turnover_dup', ['0', '1']) === '1',
  };
}

type Row = CsvRow<EventColumn>;

const isSameRow = (one: Row, other: Row): boolean =>
  eventColumnNames.every((column) => one.of[column] === other.of[column]);

/** The rows of a match as they are read, and what is needed to compare the next one with them. */
class MatchRows {
  readonly events: EventRow[] = [];
  readonly #bySeq = new Map<number, Row>();
  readonly #sideOf = new Map<number, EventRow>();

  constructor(
    private readonly read: FieldReader,
    private readonly report: (row: Row, field: keyof Row['of'], allowed: string, action: string) => void,
  ) {}

  /** Adds a row, unless it repeats one before. */
  add(row: Row, event: EventRow): void {
    const before = this.#bySeq.get(event.seq);
    if (before !== undefined) {
      if (isSameRow(before, row)) this.report(row, 'seq', 'a row that is not there before', 'the row is left out');
      else this.read.fault(row, 'seq', `a number that no other row of the match has; line ${before.line} has it`, 0);
      return;
    }
    this.#bySeq.set(event.seq, row);
    const last = this.events.at(-1);
    if (last !== undefined && event.seq < last.seq)
      this.report(row, 'seq', 'a number after that of the row before', 'the rows of the match are sorted by seq');
    this.events.push(event);
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

  sorted(): readonly EventRow[] {
    return this.events.sort((a, b) => a.seq - b.seq);
  }
}

/**
 * Reads an event file, by match, each in the order of `seq`. Rows that repeat others and rows out of order are reported
 * as findings. **Throws** DataError with every faulty field, line and file.
 */
export function readEvents(file: string, findings: Findings): ReadonlyMap<number, readonly EventRow[]> {
  const name = path.basename(file);
  const read = new FieldReader(name);
  const report = (row: Row, field: keyof Row['of'], allowed: string, action: string): void => {
    findings.add({ file: name, line: row.line, field, value: row.of[field], allowed, action });
  };
  const matches = new Map<number, MatchRows>();
  for (const row of readTable(file, eventColumns).rows) {
    if (eventColumnNames.every((column) => row.of[column] === column)) {
      report(row, 'match_id', 'a match; the column names are repeated', 'the row is left out');
      continue;
    }
    const event = eventOf(row, read);
    const rows = matches.get(event.matchId) ?? new MatchRows(read, report);
    matches.set(event.matchId, rows);
    rows.add(row, event);
  }
  read.throwIfAny();
  return new Map([...matches].map(([id, rows]) => [id, rows.sorted()]));
}
