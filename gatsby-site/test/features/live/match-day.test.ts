import { expect } from 'chai';
import type { Fixture, FixtureMatch } from '@goalsquare/openapi';
import { matchDayOf, standsStill } from '../../../src/features/live/match-day.js';

const match = (id: number, typeName: string, utcMatchStart?: string): FixtureMatch =>
  ({ id, date: { utcMatchStart }, status: { typeName } }) as unknown as FixtureMatch;

const fixtureOf = (matches: readonly FixtureMatch[]): Fixture =>
  ({ phases: [{ rounds: [{ id: 1, name: 'Round 1', number: 1, matches }] }] }) as unknown as Fixture;

const ids = (matches: readonly { readonly match: FixtureMatch }[]): readonly number[] =>
  matches.map((one) => one.match.id);

describe('the matches that a reader can follow', () => {
  it('are those under way, the next ones from the earliest, and those that are over from the latest', () => {
    const { underWay, next, over } = matchDayOf(
      fixtureOf([
        match(5, 'Upcoming', '2026-06-28T05:00:00Z'),
        match(1, 'Completed', '2026-06-20T05:00:00Z'),
        match(4, 'Upcoming', '2026-06-27T09:00:00Z'),
        match(3, 'Live', '2026-06-27T05:00:00Z'),
        match(2, 'Completed', '2026-06-21T05:00:00Z'),
        match(6, 'Abandoned', '2026-06-19T05:00:00Z'),
      ]),
    );
    expect([ids(underWay), ids(next), ids(over)]).to.deep.equal([[3], [4, 5], [2, 1]]);
  });

  it('are nine of a kind at most, and those without a date come last', () => {
    const { next, over } = matchDayOf(
      fixtureOf([
        match(99, 'Upcoming'),
        ...Array.from({ length: 12 }, (_, at) => match(at, 'Completed', `2026-03-${10 + at}T05:00:00Z`)),
        match(98, 'Upcoming', '2026-07-01T05:00:00Z'),
      ]),
    );
    expect([ids(next), ids(over)]).to.deep.equal([
      [98, 99],
      [11, 10, 9, 8, 7, 6, 5, 4, 3],
    ]);
  });

  it('are none of an empty season', () => {
    expect(matchDayOf(fixtureOf([]))).to.deep.equal({ underWay: [], next: [], over: [] });
  });
});

describe('a match that is called live', () => {
  const live = match(1, 'Live', '2026-06-27T05:00:00Z');

  for (const [now, expected] of [
    ['2026-06-27T05:00:00Z', false],
    ['2026-06-27T08:30:00Z', false],
    ['2026-06-28T05:00:00Z', true],
    ['2025-06-28T05:00:00Z', true],
  ] as const)
    it(`${expected ? 'stands still' : 'may be in progress'} at ${now}`, () => {
      expect(standsStill(live, Date.parse(now))).to.equal(expected);
    });

  it('may be in progress if its start is not known, and one that is over does not stand still', () => {
    expect(standsStill(match(1, 'Live'), Date.now())).to.equal(false);
    expect(standsStill(match(1, 'Completed', '2020-06-27T05:00:00Z'), Date.now())).to.equal(false);
  });
});
