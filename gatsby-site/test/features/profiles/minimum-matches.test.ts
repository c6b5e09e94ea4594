import type { SeasonLadder } from '@goalsquare/openapi';
import { expect } from 'chai';
import { minimumMatches } from '../../../src/features/profiles/minimum-matches.js';
import { seasonLeadersQuery } from '../../../src/features/profiles/squad-queries.js';

const ladderOf = (...played: readonly number[]): SeasonLadder =>
  ({ squads: played.map((matches, at) => ({ id: at + 1, matches: { played: matches } })) }) as unknown as SeasonLadder;

describe('the fewest matches of leaders per match', () => {
  const cases: readonly (readonly [
    what: string,
    ladder: SeasonLadder | undefined,
    squadId: number | undefined,
    number,
  ])[] = [
    ['a third of a season', ladderOf(22, 23), undefined, 8],
    ['a third of the matches of a squad', ladderOf(22, 6), 2, 2],
    ['one after the first round', ladderOf(1, 1), undefined, 1],
    ['one before the season', ladderOf(0, 0), undefined, 1],
    ['one without a ladder', undefined, undefined, 1],
  ];
  for (const [what, ladder, squadId, expected] of cases)
    it(`are ${what}`, () => {
      expect(minimumMatches(ladder, squadId)).to.equal(expected);
    });

  it('apply to values per match, not to totals', () => {
    const season = { leagueId: 1, levelId: 1, seasonId: 2025 };
    const valuesOf = (measure: string) =>
      seasonLeadersQuery(season, { id: 'a', label: 'A', metrics: ['GOAL'] }, { measure, minMatches: 8 }).values;
    expect(valuesOf('perMatch').minMatches).to.deep.equal(['8']);
    expect(valuesOf('total').minMatches).to.equal(undefined);
  });
});
