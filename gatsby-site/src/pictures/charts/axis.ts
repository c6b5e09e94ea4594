import { shareOf, ticksOf } from './scales';

/** An axis of values. */
export interface Axis {
  /** The labelled values: round values, or only the ends of the axis. */
  readonly ticks: readonly number[];
  /** Returns the position of a value, from the low end of the axis. **Units**: per cent of its length. */
  readonly at: (value: number) => number;
}

/**
 * Returns an axis that covers values and `bounds`, with about `count` round values. With a `count` of 0, the axis ends
 * exactly at its values.
 */
export function axisOf(
  values: readonly number[],
  [least, most]: readonly [least: number, most: number],
  count = 6,
): Axis {
  const [from, to] = [Math.min(least, ...values), Math.max(most, ...values)];
  const ticks = count === 0 ? [from, to] : ticksOf(from, to, count);
  return { ticks, at: (value) => shareOf(value, ticks[0] ?? from, ticks.at(-1) ?? to) };
}
