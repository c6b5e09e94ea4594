import { InstantFold } from '../clock/instants.js';
import type { Entry } from '../log/entry.js';
import { MAX_PERIOD, MAX_PERIOD_SECONDS } from '../log/limits.js';
import type { MatchLog } from '../log/state.js';

/** A second of a period. */
export interface PlayClock {
  readonly period: number;
  readonly seconds: number;
}

/** A moment of a match: a revision, a second of a period, or an instant. **Units**: seconds; milliseconds. */
export type AsOf = { readonly revision: number } | PlayClock | { readonly instant: number };

/**
 * Returns the instant of every entry, in ascending order. `pace` is the number of seconds of play in one second.
 * **Units**: milliseconds. **Empty**: `-Infinity` before the first entry with a time.
 */
export function instantsOf({ entries }: MatchLog, pace = 1): Float64Array {
  const fold = new InstantFold(pace);
  return Float64Array.from(entries, (entry) => fold.add(entry));
}

/** Whether an entry's clock is after a second of a period. **Empty**: false for an entry without a clock. */
export const isAfter = (entry: Entry, period: number, seconds: number): boolean =>
  (entry.kind === 'transaction' || entry.kind === 'status') &&
  entry.period !== undefined &&
  (entry.period > period || (entry.period === period && (entry.periodSeconds ?? 0) > seconds));

/**
 * Returns the number of entries that a log had at a moment. At a second of a period, these are all entries before the
 * first that happened after it; at an instant, all that had happened. A revision is returned unchanged, even if the log
 * is shorter.
 */
export function revisionAt(log: MatchLog, asOf: AsOf, pace = 1): number {
  if ('revision' in asOf) return asOf.revision;
  const { entries } = log;
  const instants = 'instant' in asOf ? instantsOf(log, pace) : undefined;
  const end =
    'instant' in asOf
      ? (instants?.findIndex((instant) => instant > asOf.instant) ?? -1)
      : entries.findIndex((entry) => isAfter(entry, asOf.period, asOf.seconds));
  return end < 0 ? entries.length : end;
}

const clock = /^(Q[1-4]|ET[1-9]):(\d{1,3}):([0-5]\d)$/u;
const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/u;

/**
 * Parses an instant in UTC. **Units**: milliseconds. **Empty**: `undefined` for any other text, such as 30 February.
 */
export function parseInstant(text: string): number | undefined {
  const [, date] = instant.exec(text) ?? [];
  const at = date === undefined ? NaN : Date.parse(text);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? undefined : at;
}

/**
 * Parses a moment such as `412`, `Q3:12:30`, `ET1:02:00` or `2026-03-28T05:20:00Z`. **Empty**: `undefined` for any
 * other text.
 */
export function parseAsOf(text: string): AsOf | undefined {
  if (/^(0|[1-9]\d{0,8})$/u.test(text)) return { revision: Number(text) };
  const [, name = '', minutes, rest] = clock.exec(text) ?? [];
  if (name !== '') {
    const period = Number(name.replace(/\D+/u, '')) + (name.startsWith('ET') ? 4 : 0);
    const seconds = Number(minutes) * 60 + Number(rest);
    return period > MAX_PERIOD || seconds > MAX_PERIOD_SECONDS ? undefined : { period, seconds };
  }
  const at = parseInstant(text);
  return at === undefined ? undefined : { instant: at };
}
