import fc from 'fast-check';
import { expect } from 'chai';
import { openMatch, planOf, playerStatistics, matchViewOf, type Entry, type MatchHeader } from '../../src/index.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { everyone, matchOf, starting } from '../support/play.js';

const play = `
  1:00 -  CEBO 0,0
  1:20 h1 ROIN on=h4
  1:50 a2 ROBL on=a5
  1:90 h4 ROIJ on=h5
  2:10 h2 ROIN on=h1
  2:10 a5 ROCO on=a2
  2:40 -  BAUP 0,0`;
const quarterTime: Entry = { kind: 'status', code: 'QT', period: 1, periodSeconds: 100 };

const viewWith = (header: Partial<MatchHeader>, text = play) =>
  matchViewOf(matchOf(text, header, text === '' ? [] : [quarterTime]));

/** Stints as texts: who, where they are, since when, for how long and why. */
const stintsOf = (header: Partial<MatchHeader>, text = play): readonly string[] =>
  [...viewWith(header, text).stints()]
    .sort(([a], [b]) => a - b)
    .map(([slot, { status, period, seconds, elapsedSeconds, reason = '' }]) =>
      `${everyone[slot] ?? ''} ${status} ${period}:${seconds} ${elapsedSeconds} ${reason}`.trim(),
    );

describe('rotations', () => {
  it('list who went off, who came on and why, in order of play', () => {
    const listed = viewWith(starting(3))
      .rotations()
      .map(({ row, off, on, reason }) => `${row.id} ${everyone[off] ?? ''} ${everyone[on] ?? ''} ${reason}`);
    expect(listed).to.deep.equal(['2 h1 h4 ROIN', '3 a2 a5 ROBL', '4 h4 h5 ROIJ', '5 h2 h1 ROIN', '6 a5 a2 ROCO']);
  });

  it('are empty if the source lacks them', () => {
    expect(viewWith({ lacks: ['rotations'] }, '1:00 - CEBO 0,0').rotations()).to.deep.equal([]);
  });
});

describe('stints', () => {
  it('last from the last rotation of each player, or from the first bounce, to the last second', () => {
    expect(stintsOf(starting(3))).to.deep.equal([
      'h1 ON 2:10 30 ROIN',
      'h2 OFF 2:10 30 ROIN',
      'h3 ON 1:0 140',
      'h4 OFF 1:90 50 ROIJ',
      'h5 ON 1:90 50 ROIJ',
      'a1 ON 1:0 140',
      'a2 ON 2:10 30 ROCO',
      'a3 ON 1:0 140',
      'a4 OFF 1:0 140',
      'a5 OFF 2:10 30 ROCO',
    ]);
  });

  it('exist only for those who rotated if the log names no starters', () => {
    expect(stintsOf({})).to.deep.equal([
      'h1 ON 2:10 30 ROIN',
      'h2 OFF 2:10 30 ROIN',
      'h4 OFF 1:90 50 ROIJ',
      'h5 ON 1:90 50 ROIJ',
      'a2 ON 2:10 30 ROCO',
      'a5 OFF 2:10 30 ROCO',
    ]);
  });

  it('are empty before the first bounce, and if the source lacks rotations', () => {
    expect(stintsOf(starting(3), '')).to.deep.equal([]);
    expect(stintsOf({ ...starting(3), lacks: ['rotations'] }, '1:00 - CEBO 0,0\n1:30 - BAUP 0,0')).to.deep.equal([]);
  });

  it('of a player on the ground from the start to the end last as long as the counted time on the ground', () => {
    fc.assert(
      fc.property(arbitraryLog(), (log) => {
        const match = openMatch(log);
        const view = matchViewOf(match);
        const rotated = new Set(view.rotations().flatMap(({ off, on }) => [off, on]));
        const { table } = playerStatistics(match, planOf('player', ['TIME_ON_GROUND']));
        for (const [slot, { status, elapsedSeconds, period, seconds }] of view.stints()) {
          if (rotated.has(slot)) continue;
          const total = match.periodSeconds.reduce((sum, length) => sum + length, 0);
          expect([period, seconds, elapsedSeconds]).to.deep.equal([1, 0, total]);
          if (status === 'OFF') expect(table.value(0, slot)).to.equal(0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
