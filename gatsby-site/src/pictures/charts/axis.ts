import { shareOf, ticksOf } from './scales';

/** An axis of values. */
export interface Axis {
  /** Values with a label. Without round values, the ends of the axis. */
  readonly ticks: readonly number[];
  /** Returns the place of a value. **Units**: per cent of the axis, from its least value. */
  readonly at: (value: number) => number;
}

/** Returns an axis over values and over `bounds`, with about `count` round values. 0 ends the axis at its values. */
export function axisOf(
  values: readonly number[],
  [least, most]: readonly [least: number, most: number],
  count = 6,
): Axis {
  const [from, to] = [Math.min(least, ...values), Math.max(most, ...values)];
  const ticks = count === 0 ? [from, to] : ticksOf(from, to, count);
  return { ticks, at: (value) => shareOf(value, ticks[0] ?? from, ticks.at(-1) ?? to) };
}
