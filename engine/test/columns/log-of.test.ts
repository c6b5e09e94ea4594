import fc from 'fast-check';
import { expect } from 'chai';
import { logOf, openMatch, partsOf, type Match } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { logOf as played } from '../support/play.js';

/** Everything a match is but its revision. */
function summaryOf(match: Match): unknown {
  const { details, revision: _revision, ...parts } = partsOf(match);
  return { ...parts, ...details() };
}

describe('logOf', () => {
  it('opens as the match it was made from', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        expect(summaryOf(openMatch(logOf(match)))).to.deep.equal(summaryOf(match));
      }),
      { numRuns: 80 },
    );
  });

  it('is the log itself if nothing was amended and entries are in order', () => {
    const { header, entries } = played('1:00 - CEBO 0,0\n1:04 h1 HBGE 0,0\n2:00 - CEBO 0,0\n2:09 h2 MAUN 30,0');
    const [one, two] = [1, 2].map((period) =>
      entries.filter((entry) => entry.kind === 'transaction' && entry.period === period),
    );
    const whole = [
      { kind: 'status', code: 'TEAMS' },
      { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0 },
      ...(one ?? []),
      { kind: 'status', code: 'QT', period: 1, periodSeconds: 20 },
      { kind: 'status', code: 'LIVE', period: 2, periodSeconds: 0 },
      ...(two ?? []).slice(0, 1),
      { kind: 'status', code: 'SUSP', period: 2, periodSeconds: 5 },
      { kind: 'status', code: 'LIVE', period: 2 },
      ...(two ?? []).slice(1),
    ] as const;
    expect(logOf(openMatch({ header, entries: whole }))).to.deep.equal({ header, entries: whole });
  });

  it('of a match with a result only contains that result', () => {
    const { header } = played('');
    const entries = [
      { kind: 'status', code: 'FINAL' },
      { kind: 'result', home: { goals: 10, behinds: 1 }, away: { goals: 9, behinds: 9 } },
    ] as const;
    expect(logOf(openMatch({ header, entries })).entries).to.deep.equal(entries);
  });
});
