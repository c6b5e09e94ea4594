import { nextScoreChances, nextScoreHolds, type NextScoreModel, type NextScoreTest } from '@goalsquare/engine';
import type { SeenState } from './next-score-states.js';
import { bootstrap } from './scores.js';

/** Knots of the next-score model. **Units**: metres; seconds. */
const [metreKnots, secondKnots] = [
  [15, 35, 50, 65, 90, 120, 150],
  [45, 80, 130, 220, 400, 800],
] as const;

/** Number of scores that the model has odds for: all except `none`. */
const CLASSES = 4;

/** Weight of the squared coefficients in the loss, which keeps rarely used coefficients finite. */
const RIDGE = 1;

const last = secondKnots.length - 1;
const featureCount = metreKnots.length + last + nextScoreHolds.length - 1;

/**
 * Writes the features of a state: the weights of two neighbouring knots for distance and for time, and `hold`. The
 * last time knot has no feature.
 */
function addFeatures({ metres, seconds, hold }: SeenState, to: Float64Array): void {
  to.fill(0);
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
}

/** Solves a system of linear equations with a symmetric positive definite matrix by Cholesky's method. */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const a = (row: number, column: number): number => matrix[row * n + column] ?? 0;
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = a(i, j);
      for (let k = 0; k < j; k += 1) sum -= a(i, k) * a(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / a(j, j);
    }
  const x = right.slice();
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - a(i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / a(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) x[i] = (x[i] ?? 0) - a(k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / a(i, i);
  }
  return x;
}

/** Returns the step that Newton's method takes from some coefficients. */
function newtonStep(states: readonly SeenState[], w: Float64Array): Float64Array {
  const n = w.length;
  const [gradient, hessian, x] = [new Float64Array(n), new Float64Array(n * n), new Float64Array(featureCount)];
  const p = new Float64Array(CLASSES);
  for (const state of states) {
    addFeatures(state, x);
    const used = [...x.keys()].filter((f) => x[f] !== 0);
    let sum = 1;
    for (let k = 0; k < CLASSES; k += 1) {
      const z = used.reduce((total, f) => total + (w[k * featureCount + f] ?? 0) * (x[f] ?? 0), 0);
      sum += p[k] = Math.exp(z);
    }
    for (let k = 0; k < CLASSES; k += 1) p[k] = (p[k] ?? 0) / sum;
    for (let k = 0; k < CLASSES; k += 1) {
      const chance = p[k] ?? 0;
      for (const f of used) {
        const row = k * featureCount + f;
        gradient[row] = (gradient[row] ?? 0) + (Number(state.next === k) - chance) * (x[f] ?? 0);
        for (let j = 0; j < CLASSES; j += 1) {
          const weight = (Number(k === j) * chance - chance * (p[j] ?? 0)) * (x[f] ?? 0);
          for (const g of used) {
            const cell = row * n + j * featureCount + g;
            hessian[cell] = (hessian[cell] ?? 0) + weight * (x[g] ?? 0);
          }
        }
      }
    }
  }
  for (let i = 0; i < n; i += 1) {
    hessian[i * n + i] = (hessian[i * n + i] ?? 0) + RIDGE;
    gradient[i] = (gradient[i] ?? 0) - RIDGE * (w[i] ?? 0);
  }
  return solve(hessian, gradient);
}

/** Fits the next-score model by maximum likelihood. */
export function fitNextScore(states: readonly SeenState[]): NextScoreModel {
  const w = new Float64Array(featureCount * CLASSES);
  for (let pass = 0; pass < 20; pass += 1) {
    const step = newtonStep(states, w);
    for (let i = 0; i < w.length; i += 1) w[i] = (w[i] ?? 0) + (step[i] ?? 0);
    if (step.every((one) => Math.abs(one) < 1e-4)) break;
  }
  const rounded = (values: Float64Array): readonly number[] => Array.from(values, (value) => Number(value.toFixed(3)));
  const odds = Array.from({ length: CLASSES }, (_, k) => {
    const own = rounded(w.slice(k * featureCount, (k + 1) * featureCount));
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
