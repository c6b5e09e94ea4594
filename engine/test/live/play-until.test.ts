import fc from 'fast-check';
import { expect } from 'chai';
import { openMatch, playUntil, type Entry, type Match, type MatchLog, type PlayClock } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith } from '../support/play.js';

const rows = entriesOf('1:0 - CEBO 0,0\n1:90 h1 TACK\n1:700 h1 TACK\n2:30 h1 TACK\n1:95 a1 TACK');
const row = (n: number): Entry => rows[n] as Entry;
const play: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: '2026-03-14T08:40:00Z' },
  row(0),
  row(1),
  row(2),
  { kind: 'status', code: 'QT', period: 1, periodSeconds: 1800 },
  { kind: 'status', code: 'LIVE', period: 2 },
  row(3),
  row(4),
  { kind: 'status', code: 'FINAL' },
];
const logWith = (...later: readonly Entry[]): MatchLog => ({ header: headerWith(), entries: [...play, ...later] });

/** The place of a transaction in play, and what it is. */
type Placed = readonly [id: number, period: number, second: number, code: number];

const placedIn = (match: Match): readonly Placed[] => {
  const { ids, periods, seconds, codes } = match.details().transactions;
  return Array.from(ids, (id, n): Placed => [id, periods[n] ?? 0, seconds[n] ?? 0, codes[n] ?? 0]);
};
const isUntil =
  ({ period, seconds }: PlayClock) =>
  ([, ofPeriod, second]: Placed): boolean =>
    ofPeriod < period || (ofPeriod === period && second <= seconds);

describe('the play until a second of a period', () => {
  const cases: readonly (readonly [string, MatchLog, PlayClock, readonly number[], readonly string[]])[] = [
    ['is without later play', logWith(), { period: 1, seconds: 700 }, [1, 2, 5, 3], ['LIVE']],
    ['contains what was entered late', logWith(), { period: 1, seconds: 95 }, [1, 2, 5], ['LIVE']],
    ['ends with its period', logWith(), { period: 1, seconds: 3000 }, [1, 2, 5, 3], ['LIVE', 'QT']],
    [
      'contains what a later amendment moved into it',
      logWith({ kind: 'amendment', id: 3, set: { periodSeconds: 80 } }),
      { period: 1, seconds: 90 },
      [1, 3, 2],
      ['LIVE'],
    ],
    [
      'is without what a later amendment moved out of it',
      logWith({ kind: 'amendment', id: 2, set: { periodSeconds: 800 } }),
      { period: 1, seconds: 90 },
      [1],
      ['LIVE'],
    ],
    [
      'is without what was removed later',
      logWith({ kind: 'removal', id: 2 }),
      { period: 1, seconds: 90 },
      [1],
      ['LIVE'],
    ],
    [
      'does not end where something stood that was removed',
      logWith({ kind: 'removal', id: 4 }),
      { period: 2, seconds: 0 },
      [1, 2, 5, 3],
      ['LIVE', 'QT', 'LIVE', 'FINAL'],
    ],
  ];
  for (const [what, log, until, ids, statuses] of cases)
    it(what, () => {
      const match = openMatch(playUntil(log, until));
      expect(placedIn(match).map(([id]) => id)).to.deep.equal(ids);
      expect(match.details().statuses.map(({ code }) => code)).to.deep.equal(statuses);
    });

  it('keeps corrections of the header', () => {
    const log = logWith({ kind: 'correction', set: { attendance: 5 } });
    expect(openMatch(playUntil(log, { period: 1, seconds: 0 })).details().header.attendance).to.equal(5);
  });

  const moves = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 1500 })), { maxLength: 8 });
  const until = fc.record({ period: fc.integer({ min: 1, max: 5 }), seconds: fc.nat({ max: 1500 }) });

  /** A log whose transactions are moved in time at the end. */
  const movedLog = fc.tuple(arbitraryLog({ most: 60 }), moves).map(([log, moved]): MatchLog => {
    const { ids } = openMatch(log).details().transactions;
    const amendments = moved.flatMap(([which, period, periodSeconds]): readonly Entry[] => {
      const id = ids[which % Math.max(1, ids.length)];
      return id === undefined ? [] : [{ kind: 'amendment', id, set: { period, periodSeconds } }];
    });
    return { header: log.header, entries: [...log.entries, ...amendments] };
  });

  it('has the transactions of the corrected match until then, at any revision', () => {
    fc.assert(
      fc.property(movedLog, until, fc.nat(), (log, moment, at) => {
        const known: MatchLog = { header: log.header, entries: log.entries.slice(0, at % (log.entries.length + 1)) };
        expect(placedIn(openMatch(playUntil(known, moment)))).to.deep.equal(
          placedIn(openMatch(known)).filter(isUntil(moment)),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('of an earlier second is the same of the play until a later one', () => {
    fc.assert(
      fc.property(movedLog, until, until, (log, one, other) => {
        const [early, late] = isUntil(other)([0, one.period, one.seconds, 0]) ? [one, other] : [other, one];
        expect(placedIn(openMatch(playUntil(playUntil(log, late), early)))).to.deep.equal(
          placedIn(openMatch(playUntil(log, early))),
        );
      }),
      { numRuns: 100 },
    );
  });
});
