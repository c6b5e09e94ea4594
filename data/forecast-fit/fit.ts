import type { ForecastModels, ForecastTraining, MarginModel } from '@goalsquare/engine';
import { fitMargins, menDials, womenDials } from './margin-fit.js';
import { fitPeriodLength } from './minutes.js';
import { fitNextScore } from './next-score-fit.js';
import type { SeenSeason } from './next-score-states.js';
import type { ResultRow } from './results.js';

/** Seasons and rounds that models are fitted on. Tests use only later seasons and rounds. */
export const trained = {
  men: [2004, 2011],
  periods: [2008, 2011],
  women: [2017, 2020],
  nextScore: { season: 2021, lastRound: 12 },
} as const;

/** Initial coefficients for men's matches. */
const start: MarginModel = {
  ratings: { step: 0.07, early: 0.5, kept: 0.5, home: 5, homeStep: 0.001, venue: 3, venueYears: 5, shotShare: 0.5 },
  margin: {
    drift: 1.05,
    spread: [
      [0, 0],
      [0.25, 16.5],
      [0.5, 23.5],
      [0.75, 28.5],
      [1, 33],
    ],
  },
  total: { mean: 185, sd: 33 },
};

/** Returns the initial coefficients for women's matches, from the men's ratings and spread, without venues. */
const womenStart = ({ ratings, margin }: MarginModel): MarginModel => ({
  ratings: { ...ratings, home: 2, venue: 0 },
  margin: { drift: 1, spread: margin.spread.map(([left, sd]) => [left, sd / 2] as const) },
  total: { mean: 75, sd: 20 },
});

/** Data that models are fitted on. */
export interface FitSources {
  readonly men: readonly ResultRow[];
  readonly women: readonly ResultRow[];
  readonly lengths: ReadonlyMap<number, readonly number[]>;
  readonly events: readonly SeenSeason[];
}

const count = (rows: readonly ResultRow[], [from, to]: readonly [number, number]): number =>
  rows.filter(({ year }) => year >= from && year <= to).length;

/** Fitted models, and the data that each was fitted on. */
export interface Fit {
  readonly models: ForecastModels;
  readonly training: readonly ForecastTraining[];
}

/** Fits every model on its training seasons only. **Empty**: `undefined` if the data for one of them is missing. */
export function fitModels({ men, women, lengths, events }: FitSources): Fit | undefined {
  const seenIn = events.find(({ season }) => season === trained.nextScore.season);
  const periods = [...lengths.keys()].filter((id) => id < (trained.periods[1] + 1) * 1000);
  if (
    count(men, trained.men) === 0 ||
    count(women, trained.women) === 0 ||
    periods.length === 0 ||
    seenIn === undefined
  )
    return undefined;
  const fitted = fitMargins(men, start, menDials, trained.men);
  const periodLength = fitPeriodLength(lengths, trained.periods);
  const seen = seenIn.states(periodLength).filter(({ round }) => round <= trained.nextScore.lastRound);
  const models = {
    men: fitted,
    women: fitMargins(women, womenStart(fitted), womenDials, trained.women),
    periodLength,
    nextScore: fitNextScore(seen),
  };
  const of = (
    model: string,
    [from, to]: readonly [number, number],
    matches: number,
    what: string,
  ): ForecastTraining => ({
    model,
    from,
    to,
    matches,
    what,
  });
  return {
    models,
    training: [
      of('men', trained.men, count(men, trained.men), "results with quarter scores of men's AFL matches"),
      of('women', trained.women, count(women, trained.women), 'results of AFLW matches'),
      of('periodLength', trained.periods, periods.length, "lengths of the quarters of men's AFL matches"),
      of(
        'nextScore',
        [trained.nextScore.season, trained.nextScore.season],
        new Set(seen.map(({ match }) => match)).size,
        `events of men's AFL matches, rounds 1 to ${trained.nextScore.lastRound}`,
      ),
    ],
  };
}
