import { expect } from 'chai';
import {
  finalsSeries,
  forecastModels,
  seasonForecast,
  SquadRatings,
  type FinalsWeek,
  type MatchBrief,
  type RatedMatch,
  type SeasonForecast,
} from '../../src/index.js';
import { briefOf, briefsOf, seasonOf, squadsNamed } from '../support/season.js';

const { men: model, periodLength } = forecastModels;
const record = { squads: squadsNamed('Ants', 'Bees', 'Cats', 'Dogs') };
const none = new SquadRatings(model.ratings);

interface Options {
  readonly runs?: number;
  readonly ratings?: SquadRatings;
  readonly series?: readonly FinalsWeek[];
  readonly hasInMatch?: boolean;
}

/** Returns a forecast, and the number of its steps. */
function steps(matches: readonly MatchBrief[], { runs = 60, ratings = none, series, hasInMatch = true }: Options = {}) {
  const basis = { model, periodLength, ratings, series, hasInMatch, runs, seed: 2 };
  const forecast = seasonForecast(seasonOf(matches, record), basis);
  for (let count = 0; ; count += 1) {
    const step = forecast.next();
    if (step.done === true) return { count, forecast: step.value };
  }
}
const forecastOf = (matches: readonly MatchBrief[], options: Options = {}): SeasonForecast =>
  steps(matches, options).forecast;
const winsOf = (forecast: SeasonForecast): readonly number[] => forecast.squads.map(({ wins }) => wins);
const idsOf = (forecast: SeasonForecast): readonly number[] => forecast.squads.map(({ squadId }) => squadId);

/** Ratings by which the home squad of a match at this venue wins by far. */
class RatingsOfVenue extends SquadRatings {
  constructor(private readonly venue: number) {
    super(model.ratings);
  }

  override venueAdvantage({ venue }: RatedMatch): number {
    return venue === this.venue ? 5000 : 0;
  }
}

/** Ratings by which the first squad wins by far, in one year only. */
class RatingsOfYear extends SquadRatings {
  constructor(private readonly year: number) {
    super(model.ratings);
  }

  override ratingOf(squad: number, year: number): number {
    return squad === 1 && year === this.year ? 5000 : 0;
  }
}

const played = briefsOf('1 Ants 80 Bees 60\n1 Cats 50 Dogs 70');
const playing = (status: string, clock: NonNullable<MatchBrief['clock']>): readonly MatchBrief[] => [
  ...played,
  briefOf(`2 Ants 70 Cats 69 ${status}`, 9, { clock }),
];

describe('a season forecast', () => {
  it('takes a step for every 20 runs', () => {
    expect([1, 20, 21, 41].map((runs) => steps(played, { runs }).count)).to.deep.equal([1, 1, 2, 3]);
  });

  it('adds the advantage of the venue of a match', () => {
    const open = [...played, briefOf('2 Ants - Cats -', 9)];
    const by = (venue: number) => forecastOf(open, { ratings: new RatingsOfVenue(venue) });
    const [ants, cats] = [idsOf(by(1)).indexOf(1), idsOf(by(1)).indexOf(3)];
    expect([winsOf(by(1))[ants], winsOf(by(1))[cats]]).to.deep.equal([2, 0]);
    expect(winsOf(by(2))[ants]).to.be.within(1.3, 1.9);
  });

  it('reads ratings in the year of the latest match', () => {
    const years = (...dates: readonly string[]): readonly MatchBrief[] => [
      ...dates.map((startDate, at) => briefOf('1 Cats 60 Dogs 50', at + 1, { date: { startDate } })),
      briefOf('2 Bees - Ants -', 9, { date: { startDate: '2031-01-02' } }),
    ];
    const ants = (year: number): number => {
      const forecast = forecastOf(years('2030-12-30'), { ratings: new RatingsOfYear(year) });
      return winsOf(forecast)[idsOf(forecast).indexOf(1)] ?? NaN;
    };
    expect(ants(2031)).to.equal(1);
    expect(ants(2030)).to.be.within(0.2, 0.8);
  });

  const breaks: readonly (readonly [status: string, period: number])[] = [
    ['QT', 1],
    ['HT', 2],
    ['TQT', 3],
  ];
  for (const [status, period] of breaks)
    it(`sees ${status} as the end of its quarter once no time remains`, () => {
      const at = (code: string, remainingSeconds: number) =>
        forecastOf(playing(code, { period, periodSeconds: 900, remainingSeconds }), { runs: 400 });
      expect(at(status, 0)).to.not.deep.equal(at('LIVE', 0));
      expect(at(status, 300)).to.deep.equal(at('LIVE', 300));
      expect(at(status, 0)).to.not.deep.equal(at(status, 300));
    });

  it('plays a match that is live from its start if the model was fitted on results', () => {
    const live = playing('LIVE', { period: 4, periodSeconds: 1700, remainingSeconds: 0 });
    const fresh = [...played, briefOf('2 Ants - Cats -', 9)];
    expect(forecastOf(live, { hasInMatch: false })).to.deep.equal(forecastOf(fresh));
    expect(forecastOf(live)).to.not.deep.equal(forecastOf(fresh));
  });

  it('keeps nearly all of a lead shortly before the end', () => {
    const late = [
      ...played,
      briefOf('2 Cats 20 Ants 140 LIVE', 9, { clock: { period: 4, periodSeconds: 1790, remainingSeconds: 1 } }),
    ];
    const forecast = forecastOf(late, { runs: 200 });
    expect(winsOf(forecast)[idsOf(forecast).indexOf(1)]).to.equal(2);
  });

  it('counts only matches before the finals as left, and as wins', () => {
    const final = briefOf('2 Ants - Dogs -', 9, { type: 'SF' });
    const forecast = forecastOf([...played, final], { series: finalsSeries.four });
    expect(forecast.left).to.equal(0);
    expect([...winsOf(forecast)].sort()).to.deep.equal([0, 0, 1, 1]);
    expect(forecastOf([...played, briefOf('2 Ants - Dogs -', 9)]).left).to.equal(1);
  });

  it('counts an abandoned match as nothing left', () => {
    expect(forecastOf([...played, briefOf('2 Ants - Dogs - ABAN', 9)]).left).to.equal(0);
  });

  it('leaves a final that is scheduled or live open, and takes the result of one that is over', () => {
    const ladder = briefsOf('1 Ants 90 Dogs 10\n1 Bees 80 Cats 20');
    const premiers = (line: string) => {
      const { squads } = forecastOf([...ladder, briefOf(line, 9, { type: 'GF' })], {
        series: [
          { code: 'GF', name: 'Grand Final', finals: [{ ...grandFinal, home: { place: 1 }, away: { place: 2 } }] },
        ],
        runs: 200,
      });
      return new Map(squads.map(({ squadId, premiership }) => [squadId, premiership ?? NaN]));
    };
    expect(premiers('2 Ants - Bees -').get(1)).to.be.within(0.2, 0.8);
    expect(premiers('2 Ants 10 Bees 10 LIVE').get(1)).to.be.within(0.2, 0.8);
    expect(premiers('2 Ants 61 Bees 60').get(1)).to.equal(1);
    expect(premiers('2 Ants 60 Bees 60').get(1)).to.equal(1);
    expect(premiers('2 Ants 59 Bees 60').get(2)).to.equal(1);
    expect(premiers('2 Bees 60 Ants 61').get(1)).to.equal(1);
  });

  it('has places that add up to 1 and no others', () => {
    for (const { places, finals, weeks, premiership } of forecastOf(played).squads) {
      expect(places).to.have.lengthOf(4);
      expect(places.reduce((sum, share) => sum + share, 0)).to.be.closeTo(1, 1e-9);
      expect([finals, weeks, premiership]).to.deep.equal([undefined, undefined, undefined]);
    }
  });
});

const grandFinal = { name: 'GF', type: 'GF' } as const;
