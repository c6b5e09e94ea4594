import { heightAt } from './line.js';
import type { MarginDistribution } from './margin.js';
import { meanAbove } from './normal.js';
import type { MarginModel, PeriodLengthModel } from './forecast-models.js';

/** Quarters of a match. */
const QUARTERS = 4;

/**
 * A moment of a match, as input of a forecast. **Units**: points; `left` is the share of the four quarters that is
 * still to be played, above 0 in extra time too.
 */
export interface ForecastState {
  readonly lead: number;
  readonly left: number;
  /** Margin that the ratings expect for the whole match. */
  readonly expected: number;
}

/** Returns the distribution of the final margin: the lead, plus the margin that is still to be added. */
export function finalMargin({ drift, spread }: MarginModel['margin'], state: ForecastState): MarginDistribution {
  const { lead, left, expected } = state;
  const variances = spread.map(([at, sd]) => [at, sd * sd] as const);
  return { mean: lead + drift * expected * left, sd: Math.sqrt(heightAt(variances, Math.min(1, left))) };
}

/** The clock of a match. **Units**: seconds since the start of the period, playing seconds. */
export interface ForecastClock {
  readonly period: number;
  readonly seconds: number;
  readonly isOver: boolean;
  readonly countdownSeconds: number;
  readonly extraTimeSeconds: number;
}

/**
 * Returns how much of a period is left, from 0 to 1: the mean remainder of all periods that last at least as long as
 * this one so far. The real length is unknown before the siren, so it is not used.
 */
export function periodLeft({ mean, sd }: PeriodLengthModel, playingSeconds: number, seconds: number): number {
  const [length, spread] = [mean * playingSeconds, sd * playingSeconds];
  const expected = length + spread * meanAbove((seconds - length) / spread) - seconds;
  return Math.min(1, expected / length);
}

/**
 * Returns the share of the four quarters that is left. Extra time has two periods; if they end in a draw, two more
 * follow. **Empty**: 0 after the last quarter and after each pair of extra-time periods.
 */
export function shareLeft(model: PeriodLengthModel, clock: ForecastClock): number {
  const { period, seconds, isOver, countdownSeconds, extraTimeSeconds } = clock;
  const isExtra = period > QUARTERS;
  const playing = isExtra ? extraTimeSeconds : countdownSeconds;
  const after = isExtra ? (period - QUARTERS) % 2 : QUARTERS - period;
  const periods = after + (isOver ? 0 : periodLeft(model, playing, seconds));
  return (periods * playing) / (QUARTERS * countdownSeconds);
}
