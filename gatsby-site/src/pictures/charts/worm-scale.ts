import type { WormFacts } from '../facts/worm';
import { axisOf, type Axis } from './axis';
import { shareOf } from './scales';

/** The axis covers at least this margin in both directions. **Units**: points. */
const LEAST_MARGIN = 6;

/** The scale of a match's chart. **Units**: per cent of its width and height. */
export interface WormScale {
  readonly x: (at: { readonly period: number; readonly seconds: number }) => number;
  readonly y: (margin: number) => number;
  /** The vertical axis. **Units**: points of margin. */
  readonly axis: Axis;
}

/** Returns the playing time before a period. **Units**: seconds. */
const secondsBefore = (periods: WormFacts['periods'], period: number): number =>
  periods.reduce((sum, one) => (one.period < period ? sum + one.seconds : sum), 0);

/** Returns the scale of a match's chart: playing time across, margins up. */
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
