import { expect } from 'chai';
import { DateTime } from 'luxon';
import { FieldReader } from '../../src/import/field-reader.js';
import { Findings } from '../../src/import/findings.js';
import { dateOf, startOf, type Start } from '../../src/import/results-csv/date.js';

type Fields = Partial<Record<'date_local' | 'time_local' | 'utc_start' | 'unix_start', string>>;

/** Reads the start in a row: the local time, the instant, and the faults. */
function read(fields: Fields): readonly string[] {
  const reader = new FieldReader({ file: 'x.csv', headers: {} }, new Findings());
  const of = { date_local: '', time_local: '', utc_start: '', unix_start: '', ...fields };
  const { local, instant } = startOf({ line: 2, of }, reader);
  return [
    ...(local ? [`local ${[local.date, local.time].filter((part) => part !== undefined).join(' ')}`] : []),
    ...(instant ? [`instant ${instant.toUTC().toFormat("yyyy-MM-dd HH:mm:ss'Z'")}`] : []),
    ...reader.faults.map(({ field, value, allowed }) => `${field} ${String(value)}: ${allowed}`),
  ];
}

const day = '2031-03-14';
const evening = ['local 2031-03-14 19:40:00'];
const instant = ['instant 2031-03-14 08:40:00Z'];
const noTime = (value: string): readonly string[] => [`time_local ${value}: a time such as 19:40`];
const noDate = (value: string): readonly string[] => [`date_local ${value}: a date such as 2026-03-14T19:40`];

describe('the start of a match in CSV', () => {
  const dates: readonly (readonly [string, readonly string[]])[] = [
    ['', []],
    [day, ['local 2031-03-14']],
    ['2031-03-14T19:40', evening],
    ['2031-03-14 19:40', evening],
    ['2031-03-14 19:40:30', ['local 2031-03-14 19:40:30']],
    ['2031-03-14 19:40:30.125', ['local 2031-03-14 19:40:30']],
    ['2031-03-14T19:40+11', instant],
    ['2031-03-14T19:40+1100', instant],
    ['2031-03-14 19:40:00 +11:00', instant],
    ['2031-03-14T04:40-04:00', instant],
    ['2031-03-14T08:40Z', instant],
    ['2031-03-14 08:40:00 UTC', instant],
    ...['14/03/2031', '2031-02-30', '2031-03-14T25:00', '2031-03-14T', `x${day}`, `${day}x`, '2031-03-14+11'].map(
      (text) => [text, noDate(text)] as const,
    ),
  ];
  for (const [text, expected] of dates)
    it(`is read from the date "${text}"`, () => {
      expect(read({ date_local: text })).to.deep.equal(expected);
    });

  const times: readonly (readonly [string, string | undefined])[] = [
    ['19:40', '19:40'],
    ['7:40 PM', '19:40'],
    ['7:40pm', '19:40'],
    ['7:40 am', '07:40'],
    ['12:05 AM', '00:05'],
    ['12:05 PM', '12:05'],
    ['1940', '19:40'],
    ['940', '09:40'],
    ['19:40:59', '19:40'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['19:60', undefined],
    ['7.40', undefined],
    ['19:4', undefined],
    ['x19:40', undefined],
    ['19:40 o', undefined],
    ['pm', undefined],
  ];
  for (const [text, expected] of times)
    it(`is ${expected === undefined ? 'not read' : 'read'} from the time "${text}"`, () => {
      expect(read({ date_local: day, time_local: text })).to.deep.equal(
        expected === undefined ? ['local 2031-03-14', ...noTime(text)] : [`local 2031-03-14 ${expected}:00`],
      );
    });

  const others: readonly (readonly [string, Fields, readonly string[]])[] = [
    ['the time of the date, not of another column', { date_local: '2031-03-14T19:40', time_local: '20:10' }, evening],
    ['no time without a date', { time_local: '19:40' }, []],
    ['an instant', { utc_start: '2031-03-14T08:40:00Z' }, instant],
    ['an instant without an offset, which is in UTC', { utc_start: '2031-03-14 08:40' }, instant],
    ['no instant without a time', { utc_start: day }, [`utc_start ${day}: an instant such as 2026-03-14T08:40:00Z`]],
    ['no instant of other words', { utc_start: 'soon' }, ['utc_start soon: an instant such as 2026-03-14T08:40:00Z']],
    ['seconds since 1970', { unix_start: '1931238000' }, ['instant 2031-03-14 07:00:00Z']],
    ['seconds of the first day', { unix_start: '0' }, ['instant 1970-01-01 00:00:00Z']],
    [
      'seconds rather than other instants',
      { unix_start: '1931238000', utc_start: '2031-03-15T08:40:00Z' },
      ['instant 2031-03-14 07:00:00Z'],
    ],
    [
      'an instant rather than a date with an offset',
      { utc_start: '2031-03-14T08:40:00Z', date_local: '2031-03-15T19:40+11:00' },
      instant,
    ],
    [
      'both a local time and an instant',
      { utc_start: '2031-03-14T08:40:00Z', date_local: '2031-03-14', time_local: '19:40' },
      [...evening, ...instant],
    ],
    [
      'no seconds after 2199',
      { unix_start: '7258118400' },
      ['instant 1970-01-01 00:00:00Z', 'unix_start 7258118400: a whole number from 0 to 7258118399'],
    ],
  ];
  for (const [what, fields, expected] of others)
    it(`is ${what}`, () => {
      expect(read(fields)).to.deep.equal(expected);
    });
});

describe('the start of a match in its header', () => {
  const at = DateTime.fromISO('2031-03-14T20:10:00Z', { zone: 'utc' });
  const utcMatchStart = '2031-03-14T20:10:00Z';
  const zone = 'Australia/Perth';
  const starts: readonly (readonly [string, Start, string | undefined, object | undefined])[] = [
    ['is nothing if nothing is known', {}, zone, undefined],
    ['is the day', { local: { date: day } }, undefined, { startDate: day }],
    ['is the day only, in a known time zone too', { local: { date: day } }, zone, { startDate: day }],
    [
      'is the local time',
      { local: { date: day, time: '19:40:00' } },
      undefined,
      { startDate: day, startTime: '19:40:00' },
    ],
    [
      'has the instant of the local time in a known time zone',
      { local: { date: day, time: '19:40:00' } },
      zone,
      { startDate: day, startTime: '19:40:00', utcMatchStart: '2031-03-14T11:40:00Z' },
    ],
    [
      'has the instant of the file rather than that of the time zone',
      { local: { date: day, time: '19:40:00' }, instant: at },
      zone,
      { startDate: day, startTime: '19:40:00', utcMatchStart },
    ],
    ['has the day in UTC of an instant', { instant: at }, undefined, { startDate: day, utcMatchStart }],
    [
      'has the day and time at the ground of an instant in a known time zone',
      { instant: at },
      zone,
      { startDate: '2031-03-15', startTime: '04:10:00', utcMatchStart },
    ],
  ];
  for (const [what, start, timeZone, expected] of starts)
    it(what, () => {
      expect(dateOf(start, timeZone)).to.deep.equal(expected);
    });
});
