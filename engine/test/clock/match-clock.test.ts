import { expect } from 'chai';
import { isLivePeriod, minutesAndSeconds, openMatch, periodDisplay, matchViewOf, type Entry } from '../../src/index.js';
import { logOf } from '../support/play.js';

const times: readonly (readonly [number, string])[] = [
  [0, '00:00'],
  [9, '00:09'],
  [88, '01:28'],
  [1200, '20:00'],
  [3599, '59:59'],
  [7149, '119:09'],
];
const displays: readonly (readonly [number, number, string])[] = [
  [1, 0, 'Q1 00:00'],
  [3, 88, 'Q3 01:28'],
  [4, 1871, 'Q4 31:11'],
  [5, 61, 'ET1 01:01'],
  [6, 0, 'ET2 00:00'],
  [10, 5, 'ET6 00:05'],
];

describe('clock displays', () => {
  for (const [seconds, text] of times)
    it(`show ${seconds} s as ${text}`, () => {
      expect(minutesAndSeconds(seconds)).to.equal(text);
    });
  for (const [period, seconds, text] of displays)
    it(`show second ${seconds} of period ${period} as ${text}`, () => {
      expect(periodDisplay(period, seconds)).to.equal(text);
    });
});

const utc = (minutes: number) =>
  `2026-03-14T${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00Z`;
const statuses: readonly Entry[] = [
  { kind: 'status', code: 'TEAMS', utc: utc(0) },
  { kind: 'status', code: 'LIVE', period: 1, utc: utc(40) },
  { kind: 'status', code: 'SUSP', period: 1, periodSeconds: 600, utc: utc(50) },
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 600, utc: utc(55) },
  { kind: 'status', code: 'QT', period: 1, periodSeconds: 1846, utc: utc(75) },
  { kind: 'status', code: 'LIVE', period: 2, periodSeconds: 0, utc: utc(82) },
];
const clockAfter = (entries: readonly Entry[], play = '', changes = {}) =>
  matchViewOf(openMatch(logOf(play, changes, entries))).clock;

describe('the clock of a match', () => {
  it('has no periods before the start', () => {
    expect(clockAfter([])).to.deep.equal({
      status: { id: 1, code: 'SCHED', name: 'Scheduled', typeId: 1, typeName: 'Upcoming', state: 'upcoming' },
      state: 'upcoming',
      periods: [],
      current: undefined,
      isCurrentOver: false,
      remainingSeconds: undefined,
    });
    expect(clockAfter(statuses.slice(0, 1)).status.code).to.equal('TEAMS');
  });

  it('has the start and end of each period, to which suspensions do not count', () => {
    const { status, periods, current } = clockAfter(statuses);
    expect(status.code).to.equal('LIVE');
    expect(periods).to.deep.equal([
      { period: 1, periodSeconds: 1846, utcStart: utc(40), utcEnd: utc(75) },
      { period: 2, periodSeconds: 0, utcStart: utc(82), utcEnd: undefined },
    ]);
    expect(current?.period).to.equal(2);
  });

  it('has a period of its transactions if no status names it', () => {
    expect(clockAfter([], '1:9 h1 TACK\n2:70 h1 TACK').periods).to.deep.equal([
      { period: 1, periodSeconds: 9, utcStart: undefined, utcEnd: undefined },
      { period: 2, periodSeconds: 70, utcStart: undefined, utcEnd: undefined },
    ]);
  });

  it('has a period with a transaction in its first second', () => {
    const { periods, current } = clockAfter([], '1:0 h1 GOAL\n2:0 h1 TACK');
    expect(periods.map(({ period, periodSeconds }) => [period, periodSeconds])).to.deep.equal([
      [1, 0],
      [2, 0],
    ]);
    expect(current?.period).to.equal(2);
  });

  const remaining: readonly (readonly [string, number, number | undefined, number])[] = [
    ['20 minutes', 88, undefined, 1112],
    ['what the header says', 88, 900, 812],
    ['nothing in time-on', 1500, undefined, 0],
    ['nothing at the very end', 1200, undefined, 0],
  ];
  for (const [name, second, countdownSeconds, expected] of remaining) {
    it(`counts down from ${name}: ${expected} s are left at second ${second}`, () => {
      expect(
        clockAfter([], `3:${second} h1 TACK`, countdownSeconds === undefined ? {} : { countdownSeconds })
          .remainingSeconds,
      ).to.equal(expected);
    });
  }

  const live: readonly (readonly [after: number, period: number, expected: boolean])[] = [
    [1, 1, false],
    [2, 1, true],
    [3, 1, true],
    [4, 1, true],
    [5, 1, false],
    [6, 1, false],
    [6, 2, true],
    [6, 3, false],
  ];
  for (const [after, period, expected] of live) {
    it(`has period ${period} ${expected ? '' : 'not '}live after ${after} statuses`, () => {
      expect(isLivePeriod(clockAfter(statuses.slice(0, after)), period)).to.equal(expected);
    });
  }
});
