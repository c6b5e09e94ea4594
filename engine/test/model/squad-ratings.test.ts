import fc from 'fast-check';
import { expect } from 'chai';
import { forecastModels, SquadRatings, type RatedMatch } from '../../src/index.js';

const { men } = forecastModels;
const squads = fc.integer({ min: 1, max: 6 });
const scored = fc
  .record({ goals: fc.nat({ max: 25 }), behinds: fc.nat({ max: 20 }) })
  .map(({ goals, behinds }) => ({ goals, behinds, points: 6 * goals + behinds }));
const match: fc.Arbitrary<RatedMatch> = fc
  .record({ home: squads, by: fc.integer({ min: 1, max: 5 }), venue: squads, score: fc.tuple(scored, scored) })
  .map(({ home, by, ...rest }) => ({ year: 2030, home, away: ((home + by - 1) % 6) + 1, ...rest }));
const matches = fc.array(match, { maxLength: 40 });
const after = (model: typeof men.ratings, all: readonly RatedMatch[]): SquadRatings => {
  const ratings = new SquadRatings(model);
  for (const one of all) ratings.add(one);
  return ratings;
};

describe('ratings', () => {
  // A surprise moves a rating by a fifth in the first match of a season: step (1 + early).
  const simple = { step: 0.1, early: 1, kept: 0.5, home: 6, homeStep: 0.01, venue: 2, venueYears: 2, shotShare: 0.75 };
  const first: RatedMatch = {
    year: 2030,
    home: 1,
    away: 2,
    score: [
      { points: 65, goals: 10, behinds: 5 },
      { points: 55, goals: 8, behinds: 7 },
    ],
  };
  const second: RatedMatch = { year: 2030, home: 1, away: 3, score: [{ points: 90 }, { points: 60, goals: 9 }] };
  const wins: RatedMatch = { year: 2030, home: 1, away: 2, score: [{ points: 90 }, { points: 60 }] };
  const stepAt = (played: number): number => 0.1 * (1 + Math.exp(-played / 5));

  it('move by a share of the surprise, which counts shots more than points', () => {
    const ratings = after(simple, [first]);
    const surprise = 0.25 * (65 - 55) + 0.75 * 3.6 * (10 + 5 - 8 - 7) - 6;
    expect(ratings.ratingOf(1, 2030)).to.be.closeTo(stepAt(0) * surprise, 1e-12);
    expect(ratings.ratingOf(2, 2030)).to.be.closeTo(-stepAt(0) * surprise, 1e-12);
    expect(ratings.homeAdvantage).to.be.closeTo(6 + 0.01 * surprise, 1e-12);
    expect(ratings.expectedMargin(first)).to.be.closeTo(2 * stepAt(0) * surprise + 6 + 0.01 * surprise, 1e-12);
    const clear = after(simple, [
      {
        ...first,
        score: [
          { points: 60, goals: 8, behinds: 12 },
          { points: 36, goals: 6, behinds: 0 },
        ],
      },
    ]);
    expect(clear.ratingOf(1, 2030)).to.be.closeTo(stepAt(0) * (0.25 * 24 + 0.75 * 3.6 * 14 - 6), 1e-12);
  });

  it('count points where a source does not divide them, and move less as a season goes on', () => {
    const ratings = after(simple, [first, second]);
    const before = after(simple, [first]);
    const surprise = 30 - before.expectedMargin(second);
    expect(ratings.ratingOf(1, 2030)).to.be.closeTo(before.ratingOf(1, 2030) + stepAt(1) * surprise, 1e-12);
    expect(ratings.ratingOf(3, 2030)).to.be.closeTo(-stepAt(0) * surprise, 1e-12);
    expect([1, 2, 3, 4].map((squad) => ratings.playedBy(squad, 2030))).to.deep.equal([2, 1, 1, 0]);
    expect(ratings.playedBy(1, 2031)).to.equal(0);
  });

  it('open a season with a share of the ratings and with large steps', () => {
    const before = after(simple, [first, second]);
    const ratings = after(simple, [first, second, { ...wins, year: 2032 }, { ...wins, year: 2032 }]);
    const opened = before.copy();
    opened.add({ ...wins, year: 2032 });
    const surprise = 30 - before.expectedMargin({ ...wins, year: 2032 });
    expect(opened.ratingOf(1, 2032)).to.be.closeTo(before.ratingOf(1, 2030) / 4 + stepAt(0) * surprise, 1e-12);
    expect(ratings.playedBy(1, 2032)).to.equal(2);
    expect(ratings.ratingOf(1, 2032)).to.be.closeTo(
      opened.ratingOf(1, 2032) + stepAt(1) * (30 - opened.expectedMargin({ ...wins, year: 2032 })),
      1e-12,
    );
  });

  it('are worth more at a venue the squad has played at in the last years', () => {
    const [at9, at8] = [
      { ...first, venue: 9 },
      { ...second, venue: 8 },
    ];
    const ratings = after(simple, [at9, at8, { ...at9, away: 4 }]);
    const known = (home: number, away: number, year = 2030, venue?: number): number =>
      ratings.venueAdvantage({ year, home, away, ...(venue !== undefined && { venue }) });
    expect(known(1, 3, 2030, 9)).to.be.closeTo(2 * Math.log(3), 1e-12);
    expect(known(3, 1, 2030, 9)).to.be.closeTo(-2 * Math.log(3), 1e-12);
    expect(known(1, 2, 2031, 9)).to.be.closeTo(2 * (Math.log(3) - Math.log(2)), 1e-12);
    expect(known(1, 3, 2030, 8)).to.equal(0);
    expect(known(1, 3, 2032, 9)).to.equal(0);
    expect(known(1, 3)).to.equal(0);
    const next = { year: 2030, home: 1, away: 3, venue: 9 };
    expect(ratings.expectedMargin(next)).to.be.closeTo(
      ratings.ratingOf(1, 2030) - ratings.ratingOf(3, 2030) + ratings.homeAdvantage + known(1, 3, 2030, 9),
      1e-12,
    );
  });

  it('do not know a venue from matches without one', () => {
    const ratings = after(simple, [first, first]);
    expect(ratings.venueAdvantage({ year: 2030, home: 1, away: 3 })).to.equal(0);
  });

  it('of a copy change apart', () => {
    const ratings = after(simple, [{ ...first, venue: 9 }]);
    const copy = ratings.copy();
    const next = { year: 2030, home: 1, away: 3, venue: 9 };
    expect(copy.expectedMargin(next)).to.equal(ratings.expectedMargin(next));
    expect([copy.playedBy(1, 2030), copy.homeAdvantage]).to.deep.equal([1, ratings.homeAdvantage]);
    const before = ratings.expectedMargin(next);
    copy.add({ ...wins, venue: 9 });
    expect(ratings.expectedMargin(next)).to.equal(before);
    expect(copy.expectedMargin(next)).to.not.equal(before);
  });

  it('mirror when sides are swapped and home is worth nothing', () => {
    const model = { ...men.ratings, home: 0, homeStep: 0 };
    const swap = ({ home, away, score, ...rest }: RatedMatch): RatedMatch => ({
      ...rest,
      home: away,
      away: home,
      ...(score && { score: [score[1], score[0]] as const }),
    });
    fc.assert(
      fc.property(matches, match, (past, next) => {
        const [one, other] = [after(model, past), after(model, past.map(swap))];
        expect(one.expectedMargin(next)).to.be.closeTo(-other.expectedMargin(swap(next)), 1e-9);
      }),
    );
  });

  it('do not read the score of the match they forecast', () => {
    fc.assert(
      fc.property(matches, match, scored, (past, next, other) => {
        const ratings = after(men.ratings, past);
        expect(ratings.expectedMargin(next)).to.equal(ratings.expectedMargin({ ...next, score: [other, other] }));
      }),
    );
  });

  it('return towards 0 between seasons', () => {
    fc.assert(
      fc.property(matches, squads, (past, squad) => {
        const ratings = after(men.ratings, past);
        const before = past.length === 0 ? 0 : ratings.ratingOf(squad, 2030);
        expect(ratings.ratingOf(squad, 2032)).to.be.closeTo(before * men.ratings.kept ** 2, 1e-9);
      }),
    );
  });

  it('are 0 for a squad without a match, and a match without a score changes nothing', () => {
    const ratings = after(men.ratings, [{ year: 2030, home: 1, away: 2 }]);
    expect(ratings.ratingOf(1, 2030)).to.equal(0);
    expect(ratings.expectedMargin({ year: 2030, home: 1, away: 2 })).to.equal(men.ratings.home);
  });
});
