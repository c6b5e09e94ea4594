import fc from 'fast-check';
import { expect } from 'chai';
import {
  chancesOf,
  finalMargin,
  finalsSeries,
  forecastModels,
  ladderOf,
  leagueRatings,
  ratedMatch,
  seasonForecast,
  seriesOf,
  SquadRatings,
  type FinalsWeek,
  type MatchBrief,
  type SeasonForecast,
} from '../../src/index.js';
import { briefOf, briefsOf, seasonOf, squadsNamed } from '../support/season.js';

const { men: model, periodLength } = forecastModels;
const names = ['Ants', 'Bees', 'Cats', 'Dogs'];
const none = new SquadRatings(model.ratings);
const record = { squads: squadsNamed(...names) };

interface Options {
  readonly runs?: number;
  readonly seed?: number;
  readonly series?: readonly FinalsWeek[] | undefined;
}

function forecastOf(matches: readonly MatchBrief[], { runs = 200, seed = 1, series }: Options = {}): SeasonForecast {
  const ratings = leagueRatings(none, matches, Infinity);
  const steps = seasonForecast(seasonOf(matches, record), {
    model,
    periodLength,
    ratings,
    series,
    hasInMatch: true,
    runs,
    seed,
  });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const played = '1 Ants 80 Bees 60\n1 Cats 50 Dogs 70\n2 Ants 90 Dogs 60\n2 Bees 61 Cats 60';
const open = `${played}\n3 Ants - Cats -\n3 Bees - Dogs -`;
const points = fc.integer({ min: 20, max: 150 });

describe('the forecast of a season', () => {
  const lastMatches: readonly (readonly [ants: number, bees: number, seed: number])[] = [
    [80, 60, 1],
    [150, 20, 2],
    [20, 150, 3],
    [75, 75, 4],
    [101, 99, 5],
  ];
  for (const [one, other, seed] of lastMatches)
    it(`agrees with the forecast of its last match within three standard errors after ${one} to ${other}`, () => {
      const matches = briefsOf(`1 Ants ${one} Bees ${other}\n1 Cats 50 Dogs 70\n2 Ants - Cats -`);
      const runs = 5000;
      const last = matches.at(-1) as MatchBrief;
      const expected = leagueRatings(none, matches, Infinity).expectedMargin(ratedMatch(last));
      const { home } = chancesOf(finalMargin(model.margin, { lead: 0, left: 1, expected }), false);
      const ants = forecastOf(matches, { runs, seed }).squads.find(({ squadId }) => squadId === 1);
      const wins = (ants?.wins ?? NaN) - Number(one > other);
      expect(Math.abs(wins - home)).to.be.at.most(3 * Math.sqrt((home * (1 - home)) / runs));
    });

  it('has the same bytes for the same seed, and others for another', () => {
    const text = (seed: number) => JSON.stringify(forecastOf(briefsOf(open), { seed, series: finalsSeries.four }));
    expect(text(7)).to.equal(text(7));
    expect(text(7)).to.not.equal(text(8));
  });

  it('gives each place to one squad, and each week of finals to its number of squads', () => {
    const { squads, weeks } = forecastOf(briefsOf(open), { series: finalsSeries.four });
    const sum = (of: (squad: (typeof squads)[number]) => number | undefined): number =>
      squads.reduce((total, squad) => total + (of(squad) ?? NaN), 0);
    for (const place of [0, 1, 2, 3]) expect(sum((squad) => squad.places[place])).to.be.closeTo(1, 1e-9);
    for (const squad of squads) expect(squad.places.reduce((a, b) => a + b, 0)).to.be.closeTo(1, 1e-9);
    expect(weeks?.map(({ code }) => code)).to.deep.equal(['SF', 'PF', 'GF']);
    expect([0, 1, 2].map((week) => Math.round(sum((squad) => squad.weeks?.[week])))).to.deep.equal([4, 2, 2]);
    expect(sum((squad) => squad.finals)).to.be.closeTo(4, 1e-9);
    expect(sum((squad) => squad.premiership)).to.be.closeTo(1, 1e-9);
  });

  it('is the ladder once nothing is left', () => {
    fc.assert(
      fc.property(fc.tuple(points, points, points, points), ([a, b, c, d]) => {
        const matches = briefsOf(`1 Ants ${a} Bees ${b}\n1 Cats ${c} Dogs ${d}`);
        const { squads, left } = forecastOf(matches, { runs: 3 });
        const order = ladderOf(seasonOf(matches, record)).lines.map(({ squad }) => squad.id);
        expect(left).to.equal(0);
        for (const { squadId, places } of squads) expect(places[order.indexOf(squadId)]).to.equal(1);
      }),
    );
  });

  it('uses the finals that have been played', () => {
    const final = (line: string, id: number, type: MatchBrief['type']) =>
      briefOf(line, id, { type, phase: { id: 71, code: 'F', name: 'Finals' } });
    const ladder = briefsOf('1 Ants 90 Dogs 10\n1 Bees 80 Cats 20');
    const finals = [
      final('2 Cats 70 Dogs 60', 11, 'SF'),
      final('2 Ants 50 Bees 60', 12, 'SF'),
      final('3 Ants 61 Cats 60', 13, 'PF'),
    ];
    const { squads } = forecastOf([...ladder, ...finals], { series: finalsSeries.four });
    const premiers = new Map(squads.map(({ squadId, premiership }) => [squadId, premiership ?? NaN]));
    expect([premiers.get(3), premiers.get(4)]).to.deep.equal([0, 0]);
    expect((premiers.get(1) ?? NaN) + (premiers.get(2) ?? NaN)).to.be.closeTo(1, 1e-9);
  });

  it('does not take the result of an earlier final for the rematch in the grand final', () => {
    const final = (line: string, id: number) =>
      briefOf(line, id, { type: 'FI', phase: { id: 71, code: 'F', name: 'F' } });
    const ladder = briefsOf('1 Ants 90 Dogs 10\n1 Bees 80 Cats 20');
    const week = [final('2 Cats 70 Dogs 60', 11), final('2 Ants 50 Bees 60', 12), final('3 Ants 61 Cats 60', 13)];
    const premiersOf = (last: string) =>
      forecastOf([...ladder, ...week, final(last, 14)], { series: finalsSeries.four }).squads.map(
        ({ squadId, premiership }) => [squadId, premiership],
      );
    expect(premiersOf('4 Bees 50 Ants 90')).to.deep.include([1, 1]);
    expect(premiersOf('4 Bees 90 Ants 50')).to.deep.include([2, 1]);
  });

  it('has no finals if the series is not known, or is not the one that was played', () => {
    expect(forecastOf(briefsOf(open)).weeks).to.equal(undefined);
    const odd = [...briefsOf(played), briefOf('3 Cats 70 Dogs 60', 11, { type: 'EF' })];
    expect(forecastOf(odd, { series: finalsSeries.four }).weeks).to.equal(undefined);
  });
});

describe('the finals series of a season', () => {
  it('is that of the latest season with a grand final', () => {
    const of = (...types: readonly MatchBrief['type'][]) =>
      types.map((type, at) => briefOf('9 Ants 1 Bees 0', at, { type }));
    expect(seriesOf(finalsSeries, [of('SF', 'SF', 'PF', 'GF'), of('HA')])).to.equal(finalsSeries.four);
    expect(seriesOf(finalsSeries, [of('QF', 'EF', 'SF', 'PF', 'GF')])).to.equal(finalsSeries.eight);
    expect(seriesOf(finalsSeries, [of('HA', 'PR')])).to.equal(undefined);
    expect(seriesOf(finalsSeries, [of('WC', 'GF')])).to.equal(undefined);
  });
});
