/*
 * `Math.exp`, `Math.log`, `Math.atan2` and `Math.hypot` differ between platforms. These functions use only additions,
 * multiplications, divisions and square roots, so that a simulation is the same to the last bit everywhere.
 */

const LN2 = 0.6931471805599453;
const HALF_PI = 1.5707963267948966;

/** Returns e raised to a power, or 0 if the power is below -700. */
export function exp(power: number): number {
  if (power < -700) return 0;
  const halvings = Math.round(power / LN2);
  const rest = power - halvings * LN2;
  let sum = 1;
  for (let term = 13; term > 0; term -= 1) sum = 1 + (rest * sum) / term;
  let scale = 1;
  for (let n = Math.abs(halvings); n > 0; n -= 1) scale *= 2;
  return halvings < 0 ? sum / scale : sum * scale;
}

/** Returns the natural logarithm of a number above 0. */
export function ln(of: number): number {
  let mantissa = of;
  let twos = 0;
  while (mantissa > 1.42) {
    mantissa /= 2;
    twos += 1;
  }
  while (mantissa < 0.71) {
    mantissa *= 2;
    twos -= 1;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let odd = 21; odd > 0; odd -= 2) sum = 1 / odd + square * sum;
  return 2 * s * sum + twos * LN2;
}

/** Returns the probability for given log odds. */
export const chanceOf = (logOdds: number): number => 1 / (1 + exp(-logOdds));

/** Returns the angle whose tangent is `opposite / adjacent`, both at least 0. **Units**: degrees, 0 to 90. */
export function degreesOf(opposite: number, adjacent: number): number {
  if (opposite === 0) return 0;
  const steep = opposite > adjacent;
  const t = steep ? adjacent / opposite : opposite / adjacent;
  // Halving the angle twice brings the series below 0.2, where ten terms are exact enough.
  const half = t / (1 + Math.sqrt(1 + t * t));
  const quarter = half / (1 + Math.sqrt(1 + half * half));
  const square = quarter * quarter;
  let sum = 0;
  for (let odd = 21; odd > 0; odd -= 2) sum = 1 / odd - square * sum;
  const angle = 4 * quarter * sum;
  return ((steep ? HALF_PI - angle : angle) * 180) / (2 * HALF_PI);
}

/** Returns the distance between two points. */
export function metresApart(ax: number, ay: number, bx: number, by: number): number {
  const dx = ax - bx;
  const dy = ay - by;
  return Math.sqrt(dx * dx + dy * dy);
}
