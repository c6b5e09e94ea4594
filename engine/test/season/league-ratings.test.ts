import fc from 'fast-check';
import { expect } from 'chai';
import {
  forecastModels,
  isRatedBy,
  leagueRatings,
  ratedMatch,
  SquadRatings,
  type MatchBrief,
} from '../../src/index.js';
import { briefOf, briefsOf } from '../support/season.js';

const { men: model } = forecastModels;
const none = new SquadRatings(model.ratings);
const played = '1 Ants 80 Bees 60\n1 Cats 50 Dogs 70\n2 Ants 90 Dogs 60\n2 Bees 61 Cats 60';

describe('ratings of a league', () => {
  const dated = (line: string, id: number, utcMatchStart: string) =>
    briefOf(line, id, { date: { startDate: utcMatchStart.slice(0, 10), utcMatchStart } });
  const matches = [
    dated('1 Ants 100 Bees 50', 1, '2030-03-01T09:00:00Z'),
    dated('2 Ants 100 Bees 50', 2, '2030-03-08T09:00:00Z'),
  ];
  const at = (instant: string, of = matches) => leagueRatings(none, of, Date.parse(instant)).ratingOf(1, 2030);

  it('at an instant are those of the results that were known then', () => {
    const first = matches.slice(0, 1);
    expect(at('2030-03-08T09:00:00Z')).to.equal(at('2030-04-01T00:00:00Z', first));
    expect(at('2030-03-01T11:00:00Z')).to.equal(0);
    expect(at('2030-04-01T00:00:00Z')).to.be.above(at('2030-03-08T09:00:00Z'));
  });

  it('count a result exactly three hours after the start of its match', () => {
    expect(at('2030-03-01T11:59:59Z')).to.equal(0);
    expect(at('2030-03-01T12:00:00Z')).to.be.above(0);
  });

  it('before a match end at its start, or at an earlier instant', () => {
    const [first, second] = matches as [MatchBrief, MatchBrief];
    const before = (instant: string) => leagueRatings(none, matches, Date.parse(instant), second).ratingOf(1, 2030);
    const one = leagueRatings(none, [first], Infinity).ratingOf(1, 2030);
    expect(before('2030-04-01T00:00:00Z')).to.equal(one);
    expect(before('2030-03-01T10:00:00Z')).to.equal(0);
  });

  it('do not depend on the order of a list: matches count by start, or by round without dates', () => {
    const third = dated('2 Ants 60 Bees 90', 3, '2030-03-04T09:00:00Z');
    const undated = briefsOf('2 Ants 90 Bees 60\n1 Ants 70 Bees 90\n1 Bees 80 Ants 75\n3 Cats 50 Ants 80');
    for (const [all, order] of [
      [
        [...matches, third],
        [1, 3, 2],
      ],
      [undated, [2, 3, 1, 4]],
    ] as const) {
      const walked = new SquadRatings(model.ratings);
      for (const next of order) walked.add(ratedMatch(all.find(({ id }) => id === next) as MatchBrief));
      fc.assert(
        fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (shuffled) => {
          expect(leagueRatings(none, shuffled, Infinity).ratingOf(1, 2030)).to.equal(walked.ratingOf(1, 2030));
        }),
      );
    }
  });

  it('place a match without a date by its round', () => {
    const all = [...matches, briefOf('1 Cats 90 Ants 20', 3)];
    const earlier = [...matches.slice(0, 1), briefOf('1 Cats 90 Ants 20', 3), ...matches.slice(1)];
    const rating = leagueRatings(none, all, Infinity).ratingOf(1, 2030);
    const walked = new SquadRatings(model.ratings);
    for (const match of earlier) walked.add(ratedMatch(match));
    expect(rating).to.equal(walked.ratingOf(1, 2030));
  });

  it('before a match without a date read the rounds before its own, of matches with a date too', () => {
    const next = briefOf('2 Ants - Cats -', 9);
    const ratingBefore = (round: string) =>
      leagueRatings(none, matches, Infinity, briefOf(`${round} Ants - Cats -`, 9)).ratingOf(1, 2030);
    expect(leagueRatings(none, matches, Infinity, next).ratingOf(1, 2030)).to.equal(
      leagueRatings(none, matches.slice(0, 1), Infinity).ratingOf(1, 2030),
    );
    expect(ratingBefore('1')).to.equal(0);
    expect(ratingBefore('3')).to.equal(leagueRatings(none, matches, Infinity).ratingOf(1, 2030));
  });

  it('count complete matches that are not practice, by the year of their date', () => {
    const scoreOf = (match: MatchBrief) => ratedMatch(match).score?.map(({ points: scored }) => scored);
    const complete = '1 Ants 80 Bees 60';
    expect(scoreOf(briefOf(complete, 1))).to.deep.equal([80, 60]);
    expect(scoreOf(briefOf(complete, 1, { type: 'GF' }))).to.deep.equal([80, 60]);
    expect(scoreOf(briefOf(complete, 1, { type: 'PR' }))).to.equal(undefined);
    expect(scoreOf(briefOf(`${complete} LIVE`, 1))).to.equal(undefined);
    expect(scoreOf(briefOf('1 Ants 80 Bees - FINAL', 1))).to.equal(undefined);
    expect(scoreOf(briefOf('1 Ants - Bees 60 FINAL', 1))).to.equal(undefined);
    expect(ratedMatch(briefOf(complete, 1))).to.deep.include({ year: 2030, home: 1, away: 2, venue: 1 });
    expect(ratedMatch(dated(complete, 1, '2031-03-01T09:00:00Z')).year).to.equal(2031);
  });

  it('are those of a whole season once each match has counted', () => {
    const isRated = (instant: string, of: readonly MatchBrief[] = matches) => isRatedBy(of, Date.parse(instant));
    expect(isRated('2030-03-08T12:00:00Z')).to.equal(true);
    expect(isRated('2030-03-08T11:59:59Z')).to.equal(false);
    expect(isRated('2030-03-01T08:00:00Z')).to.equal(false);
    expect(isRated('2030-04-01T00:00:00Z', [...matches, briefOf('1 Cats 50 Dogs 70', 3)])).to.equal(false);
    expect(isRated('2030-04-01T00:00:00Z', [])).to.equal(true);
  });

  it('before a match do not read its result, or one of a later round without a date', () => {
    const before = (next: MatchBrief, of: readonly MatchBrief[]) =>
      leagueRatings(none, of, Infinity, next).ratingOf(1, 2030);
    expect(before(matches[0] as MatchBrief, matches)).to.equal(0);
    const undated = briefsOf(played);
    expect(before(undated[0] as MatchBrief, undated)).to.equal(0);
    expect(before(undated[3] as MatchBrief, undated)).to.be.above(0);
  });
});
