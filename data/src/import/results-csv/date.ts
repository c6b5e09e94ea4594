import type { MatchHeader } from '@goalsquare/engine';
import { DateTime } from 'luxon';
import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

/** The start of a match: local time at the venue, an instant, or both. */
export interface Start {
  readonly local?: { readonly date: string; readonly time?: string };
  readonly instant?: DateTime;
}

const clock = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?`;
/** A date, optionally with a time after `T` or a space, and an offset: `Z`, `+11`, `+1100` or `+11:00`. */
const timeStamp = new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})(?:[T ](${clock}) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$`, 'u');
/** A time such as `19:40`, `7:40 PM`, or the number 1940, which R makes of 19:40. */
const timeForm = /^(\d{1,2}):?(\d{2})(?::\d{2})?\s*(am|pm)?$/iu;
const written = "yyyy-MM-dd'T'HH:mm:ss'Z'";
const utc = { zone: 'utc' } as const;
const HALF_DAY = 12;

interface TimeStamp {
  readonly date: string;
  readonly time: string | undefined;
  /** **Empty**: `undefined` if the text has no offset. */
  readonly offset: string | undefined;
}

/** Reads a date with or without a time and an offset. **Empty**: `undefined` for any other text. */
function timeStampOf(text: string): TimeStamp | undefined {
  const [, date = '', time, offset] = timeStamp.exec(text) ?? [];
  const isDate = DateTime.fromISO(time === undefined ? date : `${date}T${time}`, utc).isValid;
  return date !== '' && isDate ? { date, time, offset: offset === 'UTC' ? 'Z' : offset } : undefined;
}

const instantOf = ({ date, time = '00:00', offset = 'Z' }: TimeStamp): DateTime =>
  DateTime.fromISO(`${date}T${time}${offset}`, utc);

/** Reads a time of day. **Empty**: `undefined` for any other text. */
function timeOf(text: string): string | undefined {
  const [, hours = '', minutes = '', half] = timeForm.exec(text) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % HALF_DAY) + (/p/iu.test(half) ? HALF_DAY : 0);
  return hours !== '' && hour < 24 && Number(minutes) < 60
    ? `${String(hour).padStart(2, '0')}:${minutes}:00`
    : undefined;
}

/** Maximum number of seconds that is read as an instant: the end of 2199. */
const MAX_UNIX_SECONDS = 7_258_118_399;

/**
 * Reads the start of a match. A date with an offset is an instant, in any column. **Empty**: no members if there is no
 * date.
 */
export function startOf(
  row: CsvRow<'date_local' | 'time_local' | 'utc_start' | 'unix_start'>,
  read: FieldReader,
): Start {
  const { date_local: local, time_local: clockText, utc_start: instant } = row.of;
  const unix = read.integerIfAny(row, 'unix_start', 0, MAX_UNIX_SECONDS);
  const [day, at] = [timeStampOf(local), timeStampOf(instant)];
  if (instant !== '' && at?.time === undefined)
    read.fault(row, 'utc_start', 'an instant such as 2026-03-14T08:40:00Z', 0);
  if (local !== '' && day === undefined) read.fault(row, 'date_local', 'a date such as 2026-03-14T19:40', 0);
  const time = timeOf(clockText);
  if (clockText !== '' && time === undefined) read.fault(row, 'time_local', 'a time such as 19:40', 0);
  const known =
    unix !== undefined
      ? DateTime.fromSeconds(unix, utc)
      : at?.time !== undefined
        ? instantOf(at)
        : day?.offset !== undefined
          ? instantOf(day)
          : undefined;
  const ofDay = day?.time === undefined ? time : `${day.time}:00`.slice(0, 8);
  return {
    ...(day !== undefined &&
      day.offset === undefined && { local: { date: day.date, ...(ofDay !== undefined && { time: ofDay }) } }),
    ...(known && { instant: known }),
  };
}

/**
 * Returns a start as the date of a header. If the time zone is known, local time and instant are computed from each
 * other. **Empty**: `undefined` without a start.
 */
export function dateOf({ local, instant }: Start, timeZone: string | undefined): MatchHeader['date'] {
  if (local !== undefined) {
    const at =
      instant ??
      (local.time !== undefined && timeZone !== undefined
        ? DateTime.fromISO(`${local.date}T${local.time}`, { zone: timeZone })
        : undefined);
    return {
      startDate: local.date,
      ...(local.time !== undefined && { startTime: local.time }),
      ...(at && { utcMatchStart: at.toUTC().toFormat(written) }),
    };
  }
  if (instant === undefined) return undefined;
  const there = timeZone === undefined ? undefined : instant.setZone(timeZone);
  return {
    startDate: (there ?? instant).toFormat('yyyy-MM-dd'),
    ...(there && { startTime: there.toFormat('HH:mm:ss') }),
    utcMatchStart: instant.toFormat(written),
  };
}
