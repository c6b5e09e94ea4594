/** Coefficients of the polynomials of a rational approximation, greatest power first. */
const [above, below] = [
  [
    0.0352624965998911, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
    220.206867912376,
  ],
  [
    0.0883883476483184, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
    793.826512519948, 440.413735824752,
  ],
] as const;

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/**
 * Returns the chance that a standard normal variable is below a value, to about 15 digits.
 * **Source**: G. West, Better approximations to cumulative normal functions, 2005.
 */
export function normalBelow(value: number): number {
  const x = Math.abs(value);
  const density = x > 37 ? 0 : Math.exp((-x * x) / 2);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  const tail =
    x < 7.07106781186547
      ? (density * polynomial(above, x)) / polynomial(below, x)
      : density / fraction / Math.sqrt(2 * Math.PI);
  return value > 0 ? 1 - tail : tail;
}

/** Above this value, `meanAbove` is a continued fraction with this number of terms, which is as precise as a number. */
const [HIGH, TERMS] = [4, 80];

/**
 * Returns the mean of a standard normal variable that is known to be above a value, to about 13 digits. The mean rises
 * with the value, and by less than the value does.
 */
export function meanAbove(value: number): number {
  if (value <= HIGH) return Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI) / normalBelow(-value);
  let mean = value;
  for (let term = TERMS; term > 0; term -= 1) mean = value + term / mean;
  return mean;
}
