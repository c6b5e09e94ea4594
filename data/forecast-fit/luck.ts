import { randomNormals, type MarginModel } from '@goalsquare/engine';
import { forecastsAt, marginAt, type Rated } from './margin-fit.js';
import { countOff } from './scores.js';

/** Number of samples, each with all matches. */
const SAMPLES = 400;

/** Returns a match whose scores at the breaks and the final siren are drawn from the model. */
function drawn(model: MarginModel, one: Rated, normal: () => number): Rated {
  let lead = 0;
  const scores = [0, 1, 2, 3].map((at) => {
    const [now, next] = [marginAt(model, one, at).sd, at === 3 ? 0 : marginAt(model, one, at + 1).sd];
    lead += (model.margin.drift * one.expected) / 4 + Math.sqrt(now ** 2 - next ** 2) * normal();
    const points = at === 3 && one.row.isFinal ? Math.sign(lead) * Math.ceil(Math.abs(lead)) : Math.round(lead);
    return [
      { points, goals: 0, behinds: 0 },
      { points: 0, goals: 0, behinds: 0 },
    ] as const;
  });
  const score = scores[3] ?? one.row.score;
  return { ...one, row: { ...one.row, score, breaks: scores.slice(0, 3) } };
}

/**
 * Returns how often chance alone makes 0, 1, 2 and so on of the ten deciles miss. Each sample draws all matches from
 * the model itself and forecasts them at quarter breaks. **Units**: shares of samples.
 */
export function offByLuck(model: MarginModel, of: readonly Rated[]): readonly number[] {
  const normal = randomNormals(46);
  const counts = Array.from({ length: SAMPLES }, () => {
    const matches = of.map((one) => drawn(model, one, normal));
    return countOff(forecastsAt(model, matches, [1, 2, 3]));
  });
  return Array.from({ length: 11 }, (_, off) => counts.filter((count) => count === off).length / SAMPLES);
}
