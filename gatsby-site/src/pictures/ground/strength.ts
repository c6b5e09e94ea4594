/** Returns the colour strength of a value compared with a great one: 0 for none, and otherwise enough to be visible. */
export const strengthOf = (value: number, great: number): number =>
  value <= 0 || great <= 0 ? 0 : Math.round((0.08 + 0.82 * Math.min(1, value / great)) * 100) / 100;
