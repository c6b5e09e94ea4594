/** How strong the colour of a value is, beside a great one: 0 for none, and never so weak that it cannot be seen. */
export const strengthOf = (value: number, great: number): number =>
  value <= 0 || great <= 0 ? 0 : Math.round((0.08 + 0.82 * Math.min(1, value / great)) * 100) / 100;
