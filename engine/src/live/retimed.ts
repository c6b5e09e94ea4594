import type { Entry } from '../log/entry.js';
import type { MatchHeader } from '../log/header.js';
import type { MatchLog } from '../log/state.js';
import { instantsOf } from './as-of.js';

/** Another time for a log. **Units**: milliseconds; `pace` seconds of play pass in one of the new time. */
export interface Retiming {
  readonly id: number;
  /** When its first entry that has a time is to happen. */
  readonly start: number;
  readonly pace: number;
}

type MatchDate = NonNullable<MatchHeader['date']>;

const textOf = (instant: number): string => new Date(instant).toISOString();

/** A date moved: its local day and time keep what they are off its instant. */
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
 * A log played again at another time, under another id: every instant is as far from the start as it was from the
 * first, at the pace. Clocks of periods are as they were. **Empty**: a log none of whose entries has a time keeps its
 * dates.
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
