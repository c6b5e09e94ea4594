import path from 'node:path';
import { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from '@goalsquare/engine';
import { readCsv, type CsvRow } from '../csv.js';
import { FieldReader } from '../field-reader.js';
import { chainEnds, chainStarts, judgements } from './vocabulary.js';

const columns = [
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
] as const;

/** One row of an event file, checked. **Units**: metres in the frame of the chain's owner, seconds in the period. */
export interface EventRow {
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

function eventOf(row: CsvRow<(typeof columns)[number]>, read: FieldReader): EventRow {
  return {
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

/** Reads an event file, by match. **Throws** DataError with every faulty field, line and file. */
export function readEvents(file: string): ReadonlyMap<number, readonly EventRow[]> {
  const read = new FieldReader(path.basename(file));
  const matches = new Map<number, EventRow[]>();
  for (const row of readCsv(file, columns)) {
    const event = eventOf(row, read);
    const events = matches.get(event.matchId) ?? [];
    if (events.length === 0) matches.set(event.matchId, events);
    events.push(event);
  }
  read.throwIfAny();
  return matches;
}
