import type { Line } from './line.js';

/**
 * Coefficients of ratings. **Units**: points of a match; `step`, `kept` and `shotShare` are shares.
 */
export interface RatingModel {
  /** Share of a surprise by which a match moves a rating. */
  readonly step: number;
  /** Extra step of the first match of a season, as a multiple of `step`; it fades over five matches. */
  readonly early: number;
  /** Share of a rating that is left a year later. */
  readonly kept: number;
  /** Advantage of the home squad at first. It moves by `homeStep` of every surprise. */
  readonly home: number;
  readonly homeStep: number;
  /** Advantage of a squad for the logarithm of 1 + its matches at the venue in the last years. */
  readonly venue: number;
  readonly venueYears: number;
  /** Weight of goals and behinds counted alike; the rest is the weight of the margin. */
  readonly shotShare: number;
}

/** Coefficients of the margin of a competition. **Units**: points; shares of the four quarters. */
export interface MarginModel {
  readonly ratings: RatingModel;
  readonly margin: {
    /** Share of the expected margin that the rest of a match adds. */
    readonly drift: number;
    /** Standard deviation of the final margin, by the share of the match that is left. */
    readonly spread: Line;
  };
  /** Points of both squads together. */
  readonly total: { readonly mean: number; readonly sd: number };
}

/** Length of a period, as a multiple of its playing time. */
export interface PeriodLengthModel {
  readonly mean: number;
  readonly sd: number;
}

/** The possible next scores of a period, seen by the squad that has the ball. */
export const nextScores = ['ownGoal', 'ownBehind', 'otherGoal', 'otherBehind', 'none'] as const;

/** How a squad has the ball in the model of the next score. */
export const nextScoreHolds = ['set', 'clear', 'contested', 'kickIn'] as const;

/** How a squad has the ball in the model of the next score. */
export type NextScoreHold = (typeof nextScoreHolds)[number];

/**
 * Log-odds of each next score against none: piecewise linear functions of metres to goal and of seconds that are left
 * of the period, and a term for each hold except `set`.
 */
export interface NextScoreModel {
  readonly metres: readonly number[];
  readonly seconds: readonly number[];
  readonly odds: readonly {
    readonly metres: readonly number[];
    readonly seconds: readonly number[];
    readonly holds: readonly number[];
  }[];
}

/** The models of forecasts. */
export interface ForecastModels {
  readonly men: MarginModel;
  readonly women: MarginModel;
  readonly periodLength: PeriodLengthModel;
  readonly nextScore: NextScoreModel;
}

/** The matches a model was fitted on. `to` and `from` are years. */
export interface ForecastTraining {
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  readonly what: string;
}

/** How good forecasts are. **Units**: log loss in nats, `bits` a state more than a fair coin; intervals of 95 %. */
export interface ForecastScore {
  readonly states: number;
  readonly matches: number;
  readonly logLoss: number;
  readonly interval: readonly [low: number, high: number];
  readonly brier: number;
  readonly bits: number;
  readonly slope: number;
}

/**
 * A tenth of the chances: the mean chance, and the share of home wins, with half of the draws. The interval of 95 % of
 * the share comes from samples of whole matches.
 */
export interface ForecastDecile {
  readonly from: number;
  readonly states: number;
  readonly expected: number;
  readonly real: number;
  readonly interval: readonly [low: number, high: number];
}

/** One test of a model on matches that it was not fitted on. */
export interface ForecastTest {
  readonly name: string;
  readonly seasons: string;
  readonly score: ForecastScore;
  /** Scores of a published formula of 2010 on the same states, and how much lower the log loss of the model is. */
  readonly formula?: ForecastScore;
  readonly difference?: { readonly mean: number; readonly interval: readonly [low: number, high: number] };
  readonly deciles: readonly ForecastDecile[];
}

/** The test of the model of the next score. `constant` is the log loss of the average chances. */
export interface NextScoreTest extends Pick<ForecastScore, 'states' | 'matches' | 'logLoss' | 'interval'> {
  readonly seasons: string;
  readonly constant: number;
}

/** How the shipped models were fitted and tested. */
export interface ForecastRecord {
  readonly training: readonly ForecastTraining[];
  readonly tests: readonly ForecastTest[];
  readonly nextScore: readonly NextScoreTest[];
}
