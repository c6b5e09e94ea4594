import type { Window, WindowKind } from './question';

/** Returns the initial window of a kind. **Units**: seconds. */
export const initialWindow = (kind: WindowKind, length: number): Window =>
  kind === 'whole'
    ? {}
    : kind === 'last'
      ? { lastXSeconds: Math.min(300, length) }
      : { fromPeriodSeconds: 0, toPeriodSeconds: length };

/** The bounds of every kind of window, with defaults for missing values. **Units**: seconds. */
export interface WindowBounds {
  readonly from: number;
  readonly to: number;
  readonly last: number;
}

/** Returns the start, end and last seconds of a window, with defaults for missing values. */
export const boundsOf = (
  { fromPeriodSeconds: from = 0, toPeriodSeconds, lastXSeconds: last = 0 }: Window,
  length: number,
): WindowBounds => ({ from, to: toPeriodSeconds ?? length, last });

/** Returns the part of the timeline that a window selects. **Units**: seconds. */
export const selectedPart = (
  kind: WindowKind,
  { from, to, last }: WindowBounds,
  length: number,
): readonly [number, number] =>
  kind === 'last'
    ? [Math.max(0, length - last), length]
    : kind === 'between'
      ? [from, Math.min(to, length)]
      : [0, length];
