import { nextScoreHolds, type NextScoreHold, type NextScoreModel } from './forecast-models.js';

/**
 * A moment in which a squad has the ball. **Units**: metres to the goal it attacks, expected seconds to the end of the
 * period.
 */
export interface NextScoreState {
  readonly metres: number;
  readonly seconds: number;
  readonly hold: NextScoreHold;
}

/** Returns the index of the knot before a value, and the weight of the knot after it. */
function between(knots: readonly number[], value: number): readonly [at: number, weight: number] {
  const after = knots.findIndex((knot) => knot >= value);
  if (after === 0) return [0, 0];
  if (after === -1) return [knots.length - 1, 0];
  const [from, to] = [knots[after - 1] ?? 0, knots[after] ?? 0];
  return [after - 1, (value - from) / (to - from)];
}

const heightBetween = (heights: readonly number[], [at, weight]: readonly [number, number]): number =>
  (heights[at] ?? 0) * (1 - weight) + (heights[at + 1] ?? 0) * weight;

/**
 * Returns the chances of the next score of the period, in the order of `nextScores`: goal and behind of the squad with
 * the ball, of the other squad, and no score. They add up to 1.
 */
export function nextScoreChances(model: NextScoreModel, { metres, seconds, hold }: NextScoreState): readonly number[] {
  const [far, late] = [between(model.metres, metres), between(model.seconds, seconds)];
  const holdAt = nextScoreHolds.indexOf(hold) - 1;
  const weights = model.odds.map((odds) =>
    Math.exp(heightBetween(odds.metres, far) + heightBetween(odds.seconds, late) + (odds.holds[holdAt] ?? 0)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 1);
  return [...weights, 1].map((weight) => weight / sum);
}

/** Points of each next score for the squad with the ball. */
const points = [6, 1, -6, -1, 0] as const;

/** Returns the expected points of the next score, for the squad with the ball. **Units**: points. */
export const nextScorePoints = (model: NextScoreModel, state: NextScoreState): number =>
  nextScoreChances(model, state).reduce((sum, chance, at) => sum + chance * (points[at] ?? 0), 0);
