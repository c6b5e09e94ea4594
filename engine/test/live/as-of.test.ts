import fc from 'fast-check';
import { expect } from 'chai';
import { instantsOf, parseAsOf, revisionAt, type AsOf, type Entry, type MatchLog } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { entriesOf, headerWith } from '../support/play.js';

const bounce = Date.parse('2026-03-14T08:40:00Z');
const utc = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();
const rows = entriesOf('1:0 - CEBO 0,0\n1:90 h1 TACK\n1:700 h1 TACK\n2:30 h1 TACK\n1:95 a1 TACK');
const row = (n: number): Entry => rows[n] as Entry;
const log: MatchLog = {
  header: headerWith(),
  entries: [
    { kind: 'correction', set: { attendance: 1 } },
    { kind: 'status', code: 'TEAMS', utc: utc(-86_400) },
    { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: utc(0) },
    row(0),
    row(1),
    { kind: 'status', code: 'SUSP', period: 1, periodSeconds: 600, utc: utc(600) },
    { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 600, utc: utc(900) },
    row(2),
    { kind: 'status', code: 'QT', period: 1, periodSeconds: 1800, utc: utc(2100) },
    { kind: 'status', code: 'LIVE', period: 2, utc: utc(2400) },
    row(3),
    row(4),
    { kind: 'amendment', id: 2, set: { code: 'TARD' } },
    { kind: 'status', code: 'HT', period: 2, periodSeconds: 1700 },
    { kind: 'status', code: 'FT', utc: utc(9000) },
  ],
};

describe('the instants of a log', () => {
  it('are those of its statuses, and of transactions by the clock of their period', () => {
    expect([...instantsOf(log)].map((instant) => (instant - bounce) / 1000)).to.deep.equal([
      -Infinity,
      -86_400,
      0,
      0,
      90,
      600,
      900,
      1000,
      2100,
      2400,
      2430,
      2430,
      2430,
      2430,
      9000,
    ]);
  });

  it('follow the pace of play', () => {
    expect([...instantsOf(log, 60)].slice(2, 5).map((instant) => (instant - bounce) / 1000)).to.deep.equal([0, 0, 1.5]);
  });

  it('never decrease', () => {
    fc.assert(
      fc.property(
        arbitraryLog(),
        fc.array(fc.option(fc.integer({ min: -500, max: 5000 })), { minLength: 1, maxLength: 8 }),
        (random, times) => {
          const timed = random.entries.map((entry, n) => {
            const at = times[n % times.length];
            return entry.kind === 'status' && typeof at === 'number' ? { ...entry, utc: utc(at) } : entry;
          });
          const instants = instantsOf({ ...random, entries: timed });
          expect(instants).to.have.lengthOf(timed.length);
          expect([...instants]).to.deep.equal([...instants].sort((a, b) => a - b));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the revision at a moment', () => {
  const cases: readonly (readonly [string, AsOf, number])[] = [
    ['a revision is itself', { revision: 4 }, 4],
    ['before everything that has a time there is what has none', { instant: bounce - 90_000_000 }, 1],
    ['an instant takes in what happens then', { instant: bounce }, 4],
    ['and nothing that comes later', { instant: bounce + 89_999 }, 4],
    ['after everything there is all', { instant: bounce + 90_000_000 }, 15],
    ['a clock takes in what happens then', { period: 1, seconds: 90 }, 5],
    ['and all up to what happens later', { period: 1, seconds: 699 }, 7],
    ['a period that is over goes on to the next', { period: 1, seconds: 3000 }, 9],
    ['the start of a period takes it in', { period: 2, seconds: 0 }, 10],
    ['what is entered late is not known before', { period: 1, seconds: 95 }, 5],
    ['a later change of an earlier moment is taken in', { period: 2, seconds: 1000 }, 13],
    ['a period that never came is after all', { period: 7, seconds: 0 }, 15],
  ];
  for (const [what, asOf, expected] of cases)
    it(what, () => {
      expect(revisionAt(log, asOf)).to.equal(expected);
    });
});

describe('a moment as text', () => {
  const cases: readonly (readonly [string, AsOf | undefined])[] = [
    ['0', { revision: 0 }],
    ['412', { revision: 412 }],
    ['Q3:12:30', { period: 3, seconds: 750 }],
    ['Q1:0:00', { period: 1, seconds: 0 }],
    ['ET1:02:00', { period: 5, seconds: 120 }],
    ['ET6:00:01', { period: 10, seconds: 1 }],
    ['Q4:120:00', { period: 4, seconds: 7200 }],
    ['Q4:240:00', { period: 4, seconds: 14_400 }],
    ['2026-03-28T05:20:00Z', { instant: Date.UTC(2026, 2, 28, 5, 20) }],
    ['2026-03-28T05:20Z', { instant: Date.UTC(2026, 2, 28, 5, 20) }],
    ['2026-03-28T05:20:00.250Z', { instant: Date.UTC(2026, 2, 28, 5, 20) + 250 }],
    ...[
      '',
      '-1',
      '01',
      '1.5',
      'Q0:00:00',
      'Q5:00:00',
      'ET7:00:00',
      'q3:12:30',
      'Q3:12:60',
      'Q3:12',
      'Q3:240:01',
      'Q3:241:00',
      'Q3:9999:00',
      '2026-03-28',
      '2026-02-30T05:20:00Z',
      '2026-03-28T25:00:00Z',
      '2026-03-28T05:20:00',
      '2026-03-28T05:20:00+10:00',
      '1234567890',
      'now',
    ].map((text) => [text, undefined] as const),
  ];
  for (const [text, expected] of cases)
    it(`${JSON.stringify(text)} is ${expected === undefined ? 'invalid' : JSON.stringify(expected)}`, () => {
      expect(parseAsOf(text)).to.deep.equal(expected);
    });
});
