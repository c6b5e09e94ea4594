import { expect } from 'chai';
import {
  clockOf,
  isLivePeriod,
  logOf,
  matchAt,
  openMatch,
  type Clock,
  type Entry,
  type MatchHeader,
  type StatusCode,
} from '../../src/index.js';
import { logOf as played } from '../support/play.js';

const bounce = Date.parse('2026-09-26T04:30:00Z');
const utc = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();
const status = (code: StatusCode, seconds: number, period?: number, periodSeconds?: number): Entry => ({
  kind: 'status',
  code,
  utc: utc(seconds),
  ...(period !== undefined && { period }),
  ...(periodSeconds !== undefined && { periodSeconds }),
});

/** A final that is level after four quarters, and again after two halves of extra time. */
const final: readonly Entry[] = [
  status('LIVE', 0, 1, 0),
  status('QT', 1800, 1, 1800),
  status('LIVE', 2200, 2, 0),
  status('HT', 4000, 2, 1800),
  status('LIVE', 5200, 3, 0),
  status('TQT', 7000, 3, 1800),
  status('LIVE', 7400, 4, 0),
  status('ET', 9300, 4, 1900),
  status('LIVE', 9600, 5, 0),
  status('ET', 9900, 5, 300),
  status('LIVE', 9960, 6, 0),
  status('ET', 10_300, 6, 340),
  status('LIVE', 10_600, 7, 0),
  status('ET', 10_850, 7, 250),
  status('LIVE', 10_900, 8, 0),
  status('FT', 11_378, 8, 478),
  status('FINAL', 20_000),
];

const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((period) => `${period}:10 h1 TACK 0,0`);

/** The clock after the first `count` statuses of the final, with a transaction in each period that has begun. */
function clockAfter(count: number, changes: Partial<MatchHeader> = {}, entries = final): Clock {
  const statuses = entries.slice(0, count);
  const begun = new Set(statuses.flatMap((entry) => (entry.kind === 'status' ? [entry.period] : [])));
  const match = openMatch(played(rows.filter((_, at) => begun.has(at + 1)).join('\n'), changes, statuses));
  return clockOf(match.details(), match.periodSeconds);
}

const at = (code: StatusCode, period: number): number =>
  final.findIndex((entry) => entry.kind === 'status' && entry.code === code && entry.period === period) + 1;

describe('a match that goes to extra time', () => {
  it('has a start and an end for each period', () => {
    expect(clockAfter(final.length).periods.map(({ utcStart, utcEnd }) => [utcStart, utcEnd])).to.deep.equal(
      [
        [0, 1800],
        [2200, 4000],
        [5200, 7000],
        [7400, 9300],
        [9600, 9900],
        [9960, 10_300],
        [10_600, 10_850],
        [10_900, 11_378],
      ].map((times) => times.map(utc)),
    );
  });

  it('ends its fourth quarter in the break before extra time', () => {
    const clock = clockAfter(at('ET', 4));
    expect([clock.state, isLivePeriod(clock, 4), clock.remainingSeconds]).to.deep.equal(['break', false, 0]);
    expect(clock.periods.at(-1)?.utcEnd).to.equal(utc(9300));
  });

  const states: readonly (readonly [StatusCode, number, string, boolean])[] = [
    ['LIVE', 4, 'playing', true],
    ['LIVE', 5, 'playing', true],
    ['ET', 5, 'break', false],
    ['LIVE', 6, 'playing', true],
    ['ET', 6, 'break', false],
    ['ET', 7, 'break', false],
    ['FT', 8, 'over', false],
  ];
  for (const [code, period, state, isLive] of states) {
    it(`is ${state} after ${code} of period ${period}`, () => {
      const clock = clockAfter(at(code, period));
      expect([clock.state, isLivePeriod(clock, period)]).to.deep.equal([state, isLive]);
    });
  }

  it('counts down in extra time from the configured length, or from three minutes', () => {
    expect(clockAfter(at('LIVE', 5)).remainingSeconds).to.equal(170);
    expect(clockAfter(at('LIVE', 5), { extraTimeSeconds: 300 }).remainingSeconds).to.equal(290);
    expect(clockAfter(at('LIVE', 4), { extraTimeSeconds: 300 }).remainingSeconds).to.equal(1190);
  });

  it('has no time left once it is over', () => {
    expect(clockAfter(at('FT', 8), { extraTimeSeconds: 900 }).remainingSeconds).to.equal(0);
    expect(clockAfter(final.length, { extraTimeSeconds: 900 }).remainingSeconds).to.equal(0);
  });

  it('keeps the end of the siren when a later status names the same period', () => {
    const later = [
      ...final.slice(0, at('ET', 4) - 1),
      status('FT', 9300, 4, 1900),
      status('ET', 9400, 4),
      status('LIVE', 9600, 5, 0),
    ];
    expect(clockAfter(later.length, {}, later).periods.map(({ utcEnd }) => utcEnd)).to.deep.equal(
      [1800, 4000, 7000, 9300].map(utc).concat([undefined as unknown as string]),
    );
    const reviewed = [...final.slice(0, -1), status('FINAL', 20_000, 8, 478)];
    expect(clockAfter(reviewed.length, {}, reviewed).periods.at(-1)?.utcEnd).to.equal(utc(11_378));
  });

  it('applies the time of a repeated status', () => {
    const corrected = [...final.slice(0, at('ET', 4)), status('ET', 9310, 4, 1910), status('LIVE', 9600, 5, 0)];
    expect(clockAfter(corrected.length, {}, corrected).periods[3]?.utcEnd).to.equal(utc(9310));
    const started = [status('LIVE', 0, 1, 0), status('LIVE', 20, 1, 0)];
    expect(clockAfter(started.length, {}, started).periods[0]?.utcStart).to.equal(utc(20));
  });

  it('finds the period that a status ends if its log does not name it', () => {
    const bare = final.slice(0, at('ET', 5)).map((entry): Entry => {
      if (entry.kind !== 'status' || entry.code === 'LIVE') return entry;
      const { period: _, ...rest } = entry;
      return rest;
    });
    expect(clockAfter(bare.length, {}, bare).periods.map(({ utcEnd }) => utcEnd)).to.deep.equal(
      [1800, 4000, 7000, 9300, 9900].map(utc),
    );
  });

  it('stops its clock in extra time after the longest possible period', () => {
    const match = openMatch(played(rows.slice(0, 5).join('\n'), {}, final.slice(0, at('LIVE', 5))));
    const shownAfter = (seconds: number): number | undefined =>
      matchAt(match, { now: bounce + (9600 + seconds) * 1000, pace: 1 }).periodSeconds[4];
    expect([100, 700, 90_000].map(shownAfter)).to.deep.equal([100, 700, 780]);
  });

  it('has the end of a quarter after its last transaction if its log is rebuilt', () => {
    const entries = final.slice(0, at('LIVE', 5)).map((entry): Entry => {
      if (entry.kind !== 'status' || entry.code !== 'ET') return entry;
      const { periodSeconds: _, ...rest } = entry;
      return rest;
    });
    const made = logOf(openMatch(played(rows.slice(0, 4).join('\n'), {}, entries))).entries;
    const places = made.map((entry) =>
      entry.kind === 'status' ? entry.code : `row ${'period' in entry ? entry.period : ''}`,
    );
    expect(places.slice(-4)).to.deep.equal(['LIVE', 'row 4', 'ET', 'LIVE']);
  });
});
