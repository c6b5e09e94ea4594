import { nextScoreChances, nextScoreHolds, type NextScoreModel, type NextScoreTest } from '@goalsquare/engine';
import { fitLogistic } from './logistic.js';
import type { SeenState } from './next-score-states.js';
import { bootstrap } from './scores.js';

/** Knots of the next-score model. **Units**: metres; seconds. */
const [metreKnots, secondKnots] = [
  [15, 35, 50, 65, 90, 120, 150],
  [45, 80, 130, 220, 400, 800],
] as const;

/** Number of scores that the model has odds for: all except `none`. */
const CLASSES = 4;

/** Weight of the squared coefficients in the loss. */
const RIDGE = 1;

const last = secondKnots.length - 1;
const featureCount = metreKnots.length + last + nextScoreHolds.length - 1;

/**
 * Returns the features of a state: the weights of two neighbouring knots for distance and for time, and `hold`. The
 * last time knot has no feature.
 */
function featuresOf({ metres, seconds, hold }: SeenState): Float64Array {
  const to = new Float64Array(featureCount);
  const add = (knots: readonly number[], value: number, from: number, end: number): void => {
    const after = knots.findIndex((knot) => knot >= value);
    const first = after === -1 ? knots.length - 1 : Math.max(0, after - 1);
    const [low, high] = [knots[first] ?? 0, knots[first + 1] ?? 0];
    const weight = after <= 0 ? 0 : (value - low) / (high - low);
    if (first < end) to[from + first] = 1 - weight;
    if (first + 1 < end) to[from + first + 1] = weight;
  };
  add(metreKnots, metres, 0, metreKnots.length);
  add(secondKnots, seconds, metreKnots.length, last);
  const holdAt = nextScoreHolds.indexOf(hold);
  if (holdAt > 0) to[metreKnots.length + last + holdAt - 1] = 1;
  return to;
}

/** Fits the next-score model by maximum likelihood. */
export function fitNextScore(states: readonly SeenState[]): NextScoreModel {
  const rows = states.map((state) => ({
    features: featuresOf(state),
    counts: Array.from({ length: CLASSES }, (_, k) => Number(state.next === k)),
    of: 1,
  }));
  const odds = fitLogistic(rows, RIDGE).map((weights) => {
    const own = Array.from(weights, (weight) => Number(weight.toFixed(3)));
    return {
      metres: own.slice(0, metreKnots.length),
      seconds: [...own.slice(metreKnots.length, metreKnots.length + last), 0],
      holds: own.slice(metreKnots.length + last),
    };
  });
  return { metres: metreKnots, seconds: secondKnots, odds };
}

/** Returns the log loss of a model, and the log loss of forecasting each score's share among the same states. */
export function scoreNextScore(model: NextScoreModel, states: readonly SeenState[]): Omit<NextScoreTest, 'seasons'> {
  const counts = Array.from({ length: CLASSES + 1 }, (_, k) => states.filter(({ next }) => next === k).length);
  const losses = states.map(
    (state) => [state.match, -Math.log(nextScoreChances(model, state)[state.next] ?? 0)] as const,
  );
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    states: states.length,
    matches: new Set(states.map(({ match }) => match)).size,
    logLoss: mean(losses.map(([, loss]) => loss)),
    interval: bootstrap(losses),
    constant: mean(states.map(({ next }) => -Math.log((counts[next] ?? 0) / states.length))),
  };
}
