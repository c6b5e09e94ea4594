/** Returns the distinct counts of a scale, from 1 to the greatest. */
export const scaleOf = (great: number): readonly number[] => [
  ...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.max(1, Math.round(share * great)))),
];
