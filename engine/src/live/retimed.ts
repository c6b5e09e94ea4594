import type { Entry } from '../log/entry.js';
import type { MatchHeader } from '../log/header.js';
import type { MatchLog } from '../log/state.js';
import { instantsOf } from './as-of.js';

/**
 * The id, start and pace of a copy of a log. **Units**: milliseconds; `pace` in seconds of play per second of the copy.
 */
export interface Retiming {
  readonly id: number;
  /** Instant of the first entry that has a time. */
  readonly start: number;
  readonly pace: number;
}

type MatchDate = NonNullable<MatchHeader['date']>;

const textOf = (instant: number): string => new Date(instant).toISOString();

/** Returns a moved date. Local day and time keep their offset from the instant. */
function movedDate({ startDate, startTime, utcMatchStart }: MatchDate, move: (instant: number) => number): MatchDate {
  const local = Date.parse(`${startDate}T${startTime ?? '00:00:00'}Z`);
  const utc = utcMatchStart === undefined ? local : Date.parse(utcMatchStart);
  const [day = '', time = ''] = textOf(move(utc) + local - utc).split('T');
  return {
    startDate: day,
    ...(startTime !== undefined && { startTime: time.slice(0, 8) }),
    ...(utcMatchStart !== undefined && { utcMatchStart: textOf(move(utc)) }),
  };
}

/**
 * Returns a copy of a log at another time and with another id. Each instant keeps its distance from the first instant,
 * divided by the pace. Period clocks do not change. **Empty**: a log without times keeps its dates.
 */
export function retimed(log: MatchLog, { id, start, pace }: Retiming): MatchLog {
  const first = instantsOf(log).find(Number.isFinite);
  if (first === undefined) return { header: { ...log.header, id }, entries: log.entries };
  const move = (instant: number): number => Math.round(start + (instant - first) / pace);
  const moved = <T extends { readonly date?: MatchDate | undefined }>(of: T): T =>
    of.date === undefined ? of : { ...of, date: movedDate(of.date, move) };
  const entryOf = (entry: Entry): Entry => {
    if (entry.kind === 'correction') return { ...entry, set: moved(entry.set) };
    return entry.kind === 'status' && entry.utc !== undefined
      ? { ...entry, utc: textOf(move(Date.parse(entry.utc))) }
      : entry;
  };
  return { header: { ...moved(log.header), id }, entries: log.entries.map(entryOf) };
}
