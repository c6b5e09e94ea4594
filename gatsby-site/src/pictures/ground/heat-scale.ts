/** Returns the opacity for a value: 0 for no value, otherwise more than 0.08, and 0.9 from `great` on. */
export const opacityOf = (value: number, great: number): number =>
  value <= 0 || great <= 0 ? 0 : Math.round((0.08 + 0.82 * Math.min(1, value / great)) * 100) / 100;

/** Returns the counts for the legend of a map, from 1 to the greatest. */
export const legendOf = (great: number): readonly number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.max(1, Math.round(share * great)))),
];
