import type { Line } from './line.js';

/** Coefficients of ratings. **Units**: points per match; `step`, `kept` and `shotShare` are shares. */
export interface RatingModel {
  /** Share of a match's surprise by which it moves a rating. The surprise is the observed minus the expected margin. */
  readonly step: number;
  /** Extra step of the first match of a season, as a multiple of `step`; it fades over five matches. */
  readonly early: number;
  /** Share of a rating that remains a year later. */
  readonly kept: number;
  /** Initial advantage of the home squad. Each match moves it by `homeStep` times its surprise. */
  readonly home: number;
  readonly homeStep: number;
  /** Advantage of knowing the venue: points per unit of log(1 + matches there in the last `venueYears` years). */
  readonly venue: number;
  readonly venueYears: number;
  /** Weight of the difference in scoring shots. The margin has the remaining weight. */
  readonly shotShare: number;
}

/** Coefficients of a competition's margin model. **Units**: points; shares of the four quarters. */
export interface MarginModel {
  readonly ratings: RatingModel;
  readonly margin: {
    /** Share of the expected margin that is added in the remainder of a match. */
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

/** The possible next scores of a period, from the point of view of the squad that has the ball. */
export const nextScores = ['ownGoal', 'ownBehind', 'otherGoal', 'otherBehind', 'none'] as const;

/** The ways in which a squad can have the ball, in the next-score model. */
export const nextScoreHolds = ['set', 'clear', 'contested', 'kickIn'] as const;

/** A way in which a squad has the ball, in the next-score model. */
export type NextScoreHold = (typeof nextScoreHolds)[number];

/**
 * Log-odds of each next score against no score: piecewise linear functions of metres to goal and of seconds left in the
 * period, and a term for each hold except `set`.
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

/** Quality of forecasts. **Units**: log loss in nats; `bits` per state more than a fair coin; 95 % intervals. */
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
 * A tenth of the range of chances: the mean chance, and the share of home wins, with a draw as half a win. The 95 %
 * interval of the share comes from resampling whole matches.
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
  /** Scores of a formula published in 2010 on the same states, and the model's log loss minus that of the formula. */
  readonly formula?: ForecastScore;
  readonly difference?: { readonly mean: number; readonly interval: readonly [low: number, high: number] };
  readonly deciles: readonly ForecastDecile[];
}

/** A test of the next-score model. `constant` is the log loss of always forecasting the average chances. */
export interface NextScoreTest extends Pick<ForecastScore, 'states' | 'matches' | 'logLoss' | 'interval'> {
  readonly seasons: string;
  readonly constant: number;
}

/** Training data and test results of the shipped models. */
export interface ForecastRecord {
  readonly training: readonly ForecastTraining[];
  readonly tests: readonly ForecastTest[];
  readonly nextScore: readonly NextScoreTest[];
}
