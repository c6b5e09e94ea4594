import { expect } from 'chai';
import type { MatchBrief } from '../../src/index.js';
import type { Final, FinalsWeek, Qualification } from '../../src/season/finals-series.js';
import type { Ranked } from '../../src/season/ladder.js';
import { playFinals } from '../../src/season/play-finals.js';
import { briefOf, squadsNamed } from '../support/season.js';

const final = (name: string, home: Qualification, away: Qualification): Final => ({
  name,
  type: name.slice(0, 2) as Final['type'],
  home,
  away,
});
const week = (...finals: readonly Final[]): FinalsWeek => ({ code: 'F', name: 'Finals', finals });

/** Two semi-finals, in which the first four play, then the winners and the losers meet. */
const series = [
  week(final('SF1', { place: 1 }, { place: 4 }), final('SF2', { place: 2 }, { place: 3 })),
  week(final('PF1', { loserOf: 'SF1' }, { loserOf: 'SF2' })),
  week(final('GF', { winnerOf: 'SF1' }, { winnerOf: 'SF2' })),
];

const ladderOf = (...squads: readonly (readonly [name: string, conference?: string])[]): readonly Ranked[] =>
  squadsNamed(...squads.map(([name]) => name)).map(
    (squad, at) => ({ squad: { ...squad, conferenceCode: squads[at]?.[1] }, standing: {} }) as unknown as Ranked,
  );
const four = ladderOf(['Ants'], ['Bees'], ['Cats'], ['Dogs']);

/** Plays finals and lists what was played: home, away and the id of the match if there is one. */
function played(
  ladder: readonly Ranked[],
  matches: readonly MatchBrief[] = [],
  { homeWins = true, weeks = series }: { readonly homeWins?: boolean; readonly weeks?: readonly FinalsWeek[] } = {},
) {
  const games: string[] = [];
  const finals = playFinals(weeks, ladder, matches, (home, away, match) => {
    games.push([home.squad.name, away.squad.name, ...(match === undefined ? [] : [match.id])].join(' '));
    return homeWins;
  });
  return {
    games,
    weeks: finals.weeks.map((squads) => squads.map(({ squad }) => squad.name).join(' ')),
    premier: finals.premier?.squad.name,
    isComplete: finals.isComplete,
  };
}

const scheduled = (line: string, id: number, type: Final['type']): MatchBrief => briefOf(line, id, { type });

describe('finals', () => {
  it('pair places of the ladder, then winners and losers', () => {
    expect(played(four)).to.deep.equal({
      games: ['Ants Dogs', 'Bees Cats', 'Dogs Cats', 'Ants Bees'],
      weeks: ['Ants Dogs Bees Cats', 'Dogs Cats', 'Ants Bees'],
      premier: 'Ants',
      isComplete: true,
    });
    expect(played(four, [], { homeWins: false })).to.deep.include({
      games: ['Ants Dogs', 'Bees Cats', 'Ants Bees', 'Dogs Cats'],
      premier: 'Cats',
    });
  });

  it('are not played by squads that the ladder lacks', () => {
    expect(played(four.slice(0, 3))).to.deep.equal({
      games: ['Bees Cats'],
      weeks: ['Bees Cats', '', ''],
      premier: undefined,
      isComplete: true,
    });
    expect(played([])).to.deep.equal({ games: [], weeks: ['', '', ''], premier: undefined, isComplete: true });
    const homeless = [week(final('SF1', { place: 4 }, { place: 1 }))];
    expect(played(four.slice(0, 3), [], { weeks: homeless }).games).to.deep.equal([]);
  });

  it('have a premier only after a grand final', () => {
    expect(played(four, [], { weeks: series.slice(0, 2) }).premier).to.equal(undefined);
  });

  it('count places of a conference among its squads only, and other places among all', () => {
    const ladder = ladderOf(['Ants', 'A'], ['Bees', 'A'], ['Cats', 'B'], ['Dogs', 'B']);
    const weeks = [
      week(final('PF1', { place: 1, conference: 'A' }, { place: 2, conference: 'B' })),
      week(final('PF2', { place: 1 }, { place: 3 })),
      week(final('GF', { place: 1, conference: 'B' }, { place: 3, conference: 'B' })),
    ];
    expect(played(ladder, [], { weeks }).games).to.deep.equal(['Ants Dogs', 'Ants Cats']);
  });

  const matches: readonly (readonly [what: string, match: MatchBrief, games: readonly string[], complete: boolean])[] =
    [
      ['of its type and squads', scheduled('9 Ants - Dogs -', 5, 'SF'), ['Ants Dogs 5', 'Bees Cats'], true],
      ['at the ground of the lower squad', scheduled('9 Dogs - Ants -', 5, 'SF'), ['Dogs Ants 5', 'Bees Cats'], true],
      ['of the type of any final', scheduled('9 Cats - Bees -', 5, 'FI'), ['Ants Dogs', 'Cats Bees 5'], true],
      ['but not of another type', scheduled('9 Ants - Dogs -', 5, 'GF'), ['Ants Dogs', 'Bees Cats'], false],
      ['but not of another home squad', scheduled('9 Emus - Dogs -', 5, 'SF'), ['Ants Dogs', 'Bees Cats'], false],
      ['but not of another away squad', scheduled('9 Ants - Emus -', 5, 'SF'), ['Ants Dogs', 'Bees Cats'], false],
    ];
  for (const [what, match, games, isComplete] of matches)
    it(`use the match of the season ${what}`, () => {
      const found = played(four, [match], { weeks: series.slice(0, 1) });
      expect(found).to.deep.include({ games, isComplete });
      expect(found.weeks).to.deep.equal([games.join(' ').replaceAll(' 5', '')]);
    });

  it('use each match once, the first that fits', () => {
    const [one, two] = [scheduled('9 Ants - Dogs -', 5, 'SF'), scheduled('9 Dogs - Ants -', 6, 'SF')];
    const again = [...series.slice(0, 1), week(final('SF3', { place: 4 }, { place: 1 }))];
    expect(played(four, [one, two], { weeks: again }).games).to.deep.equal(['Ants Dogs 5', 'Bees Cats', 'Dogs Ants 6']);
    expect(played(four, [one, two], { weeks: series }).isComplete).to.equal(false);
  });
});
