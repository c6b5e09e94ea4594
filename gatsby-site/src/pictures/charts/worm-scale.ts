import type { WormFacts } from '../facts/worm';
import { axisOf, type Axis } from './axis';
import { shareOf } from './scales';

/** The smallest margin that the chart's axis covers in both directions. **Units**: points. */
const LEAST_MARGIN = 6;

/** The scale of the chart of a match. **Units**: per cent of its width and height. */
export interface WormScale {
  readonly x: (at: { readonly period: number; readonly seconds: number }) => number;
  readonly y: (margin: number) => number;
  /** The axis of margins. **Units**: points. */
  readonly axis: Axis;
}

/** Returns the seconds of a match before a period. */
const secondsBefore = (periods: WormFacts['periods'], period: number): number =>
  periods.reduce((sum, one) => (one.period < period ? sum + one.seconds : sum), 0);

/** Returns the scale of a match: playing time along its width, and margins along its height. */
export function wormScale({ periods, scores }: WormFacts): WormScale {
  const length = Math.max(1, secondsBefore(periods, Infinity));
  const margins = scores.map(({ home, away }) => home - away);
  const axis = axisOf(margins, [-LEAST_MARGIN, LEAST_MARGIN], 7);
  return {
    x: ({ period, seconds }) => shareOf(secondsBefore(periods, period) + seconds, 0, length),
    y: (margin) => 100 - axis.at(margin),
    axis,
  };
}
