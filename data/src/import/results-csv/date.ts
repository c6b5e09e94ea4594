import type { MatchHeader } from '@goalsquare/engine';
import { DateTime } from 'luxon';
import type { CsvRow } from '../csv.js';
import type { FieldReader } from '../field-reader.js';

/** When a match starts: local time at the venue, an instant, or both. */
export interface Start {
  readonly local?: { readonly date: string; readonly time?: string };
  readonly instant?: DateTime;
}

const localForm = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.0+)?)?)?$/u;
const utcForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.0+)?)?(?:Z|\+00:?00)$/u;
/** A time such as `19:40`, or the number 1940 that R makes of it. */
const timeForm = /^(\d{1,2}):?(\d{2})(?::\d{2})?$/u;
const written = "yyyy-MM-dd'T'HH:mm:ss'Z'";
const utc = { zone: 'utc' } as const;

/** Reads when a match starts. **Empty**: neither member where no date is set. */
export function startOf(row: CsvRow<'date_local' | 'time_local' | 'utc_start'>, read: FieldReader): Start {
  const { date_local: local, time_local: clock, utc_start: instant } = row.of;
  const at = utcForm.test(instant) ? DateTime.fromISO(instant, utc) : undefined;
  if (instant !== '' && !at?.isValid) read.fault(row, 'utc_start', 'an instant such as 2026-03-14T08:40:00Z', 0);
  const isLocal = localForm.test(local) && DateTime.fromISO(local, utc).isValid;
  if (local !== '' && !isLocal) read.fault(row, 'date_local', 'a date such as 2026-03-14T19:40', 0);
  const [date = '', ofDate] = local.split(/[T ]/u);
  const [, hours, minutes] = timeForm.exec(clock) ?? [];
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  if (clock !== '' && !isTime) read.fault(row, 'time_local', 'a time such as 19:40', 0);
  const time = ofDate?.slice(0, 8) ?? (isTime ? `${hours?.padStart(2, '0') ?? ''}:${minutes ?? ''}` : undefined);
  return {
    ...(isLocal && { local: { date, ...(time !== undefined && { time: time.length === 5 ? `${time}:00` : time }) } }),
    ...(at?.isValid && { instant: at }),
  };
}

/**
 * A start as a header writes it, each form filled from the other where the time zone is known. **Empty**: no date is
 * set.
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
