import fc from 'fast-check';
import { expect } from 'chai';
import {
  isRunning,
  matchAt,
  matchAtSecond,
  partsOf,
  matchViewOf,
  type Entry,
  type Match,
  type MatchHeader,
} from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';
import { openMatch } from '../../src/index.js';

const bounce = Date.parse('2026-03-14T08:40:00Z');
const utc = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();
const status = (
  code: Extract<Entry, { kind: 'status' }>['code'],
  seconds: number,
  period?: number,
  periodSeconds?: number,
): Entry => ({
  kind: 'status',
  code,
  utc: utc(seconds),
  ...(period !== undefined && { period }),
  ...(periodSeconds !== undefined && { periodSeconds }),
});
const live = (period: number, seconds: number, periodSeconds = 0): Entry =>
  status('LIVE', seconds, period, periodSeconds);

const quarters = [status('TEAMS', -86_400), live(1, 0), status('QT', 1800, 1, 1800)];

/** Seconds of a period as the clock shows them so long after the first bounce. */
const shown = (
  entries: readonly Entry[],
  after: number,
  period = 1,
  {
    pace = 1,
    play = '1:10 h1 TACK 0,0',
    header = {},
  }: { pace?: number; play?: string; header?: Partial<MatchHeader> } = {},
): number | undefined =>
  matchAt(matchOf(play, header, entries), { now: bounce + after * 1000, pace }).periodSeconds[period - 1];

const cases: readonly (readonly [what: string, expected: number, actual: number | undefined])[] = [
  ['runs on while a period is played', 75, shown([live(1, 0)], 75)],
  ['shows whole seconds', 75, shown([live(1, 0)], 75.9)],
  ['is never behind its last entry', 10, shown([live(1, 0)], 4)],
  ['is not before the bounce either', 10, shown([live(1, 0)], -300)],
  ['goes with the pace', 600, shown([live(1, 0)], 10, 1, { pace: 60 })],
  ['stops at two countdowns', 2400, shown([live(1, 0)], 90_000)],
  ['stops at two shorter countdowns', 1800, shown([live(1, 0)], 90_000, 1, { header: { countdownSeconds: 900 } })],
  ['stays at an entry beyond that', 3000, shown([live(1, 0)], 90_000, 1, { play: '1:3000 h1 TACK 0,0' })],
  ['stands before the match', 10, shown([status('PREM', -60)], 75)],
  ['stands at quarter time', 1800, shown(quarters, 1900)],
  ['runs in the next quarter', 30, shown([...quarters, live(2, 2200)], 2230, 2)],
  ['leaves the quarter before alone', 1800, shown([...quarters, live(2, 2200)], 2230, 1)],
  ['stands while play is suspended', 600, shown([live(1, 0), status('SUSP', 600, 1, 600)], 900)],
  [
    'runs on after that from where it stood',
    660,
    shown([live(1, 0), status('SUSP', 600, 1, 600), live(1, 4200, 600)], 4260),
  ],
  [
    'runs on from there where nobody says',
    660,
    shown([live(1, 0), status('SUSP', 600, 1, 600), status('LIVE', 4200, 1)], 4260),
  ],
  [
    'runs on after a suspension that it counted',
    4260,
    shown([live(1, 0), status('SUSP', 600, 1, 600), live(1, 4200, 4200)], 4260),
  ],
  [
    'stops at two countdowns, that suspension apart',
    6000,
    shown([live(1, 0), status('SUSP', 600, 1, 600), live(1, 4200, 4200)], 90_000),
  ],
  [
    'stops at the longest period of a log, whatever suspension it counted',
    14_400,
    shown([live(1, 0), status('SUSP', 600, 1, 600), live(1, 14_000, 14_000)], 90_000),
  ],
  [
    'stands before extra time',
    1900,
    shown([live(4, 0), status('ET', 1900, 4, 1900)], 2000, 4, { play: '4:10 h1 TACK 0,0' }),
  ],
  [
    'runs in extra time',
    40,
    shown([live(4, 0), status('ET', 1900, 4, 1900), live(5, 2200)], 2240, 5, { play: '4:10 h1 TACK 0,0' }),
  ],
  [
    'runs in extra time that is called by its name',
    40,
    shown([live(4, 0), status('FT', 1900, 4, 1900), status('ET', 2200, 5)], 2240, 5, { play: '4:10 h1 TACK 0,0' }),
  ],
  [
    'stands after full time',
    1850,
    shown([live(4, 0), status('FT', 1850, 4, 1850)], 9000, 4, { play: '4:10 h1 TACK 0,0' }),
  ],
  ['stands where nobody says when play began', 10, shown([{ kind: 'status', code: 'LIVE', period: 1 }], 75)],
  ['uses the last time that was captured', 55, shown([live(1, 0), live(1, 20)], 75)],
];

describe('the clock of a match', () => {
  for (const [what, expected, actual] of cases)
    it(what, () => {
      expect(actual).to.equal(expected);
    });

  const match = matchOf('1:10 h1 TACK 0,0', {}, [live(1, 0)]);
  const at = (seconds: number): Match => matchAt(match, { now: bounce + seconds * 1000, pace: 1 });

  it('returns the same match for the same second, and itself if the clock has not moved', () => {
    expect(at(75)).to.equal(at(75.5)).and.not.equal(match);
    expect(at(76)).to.not.equal(at(75));
    expect(at(3)).to.equal(match);
    expect(at(10)).to.equal(match);
    const over = matchOf('1:10 h1 TACK 0,0', {}, [live(1, 0), status('FT', 1800, 1, 1800)]);
    expect([isRunning(match), isRunning(over), matchAt(over, { now: bounce + 75_000, pace: 1 })]).to.deep.equal([
      true,
      false,
      over,
    ]);
  });

  it('is the clock of the match view', () => {
    const { clock } = matchViewOf(at(75));
    expect([clock.current?.periodSeconds, clock.remainingSeconds]).to.deep.equal([75, 1125]);
  });

  it('changes nothing but the length of the running period', () => {
    fc.assert(
      fc.property(arbitraryLog({ most: 40 }), fc.integer({ min: -100, max: 4000 }), (log, after) => {
        const before = openMatch({
          ...log,
          entries: [live(1, 0), ...log.entries.filter(({ kind }) => kind !== 'status')],
        });
        const { columns, ...rest } = partsOf(before);
        const lengths = [...before.periodSeconds];
        const { columns: shownColumns, ...shownRest } = partsOf(
          matchAt(before, { now: bounce + after * 1000, pace: 1 }),
        );
        expect(shownRest).to.deep.equal(rest);
        expect([...before.periodSeconds]).to.deep.equal(lengths);
        const { periodSeconds: kept, ...same } = columns;
        const { periodSeconds, ...sameNow } = shownColumns;
        expect(sameNow).to.deep.equal(same);
        for (const [n, length] of periodSeconds.entries()) expect(length).to.be.at.least(kept[n] ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  it('is set to a second of the period that is being played', () => {
    expect(matchAtSecond(match, 1, 90).periodSeconds[0]).to.equal(90);
    expect(matchAtSecond(match, 1, 90)).to.equal(at(90));
    expect(matchAtSecond(match, 1, 9)).to.equal(match);
    expect(matchAtSecond(match, 2, 90)).to.equal(match);
    const untimed = matchOf('1:10 h1 TACK 0,0', {}, [{ kind: 'status', code: 'LIVE', period: 1 }]);
    expect(matchAtSecond(untimed, 1, 90).periodSeconds[0]).to.equal(90);
  });
});
