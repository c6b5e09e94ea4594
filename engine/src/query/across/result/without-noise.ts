/** Values are compared in units of 1 / PARTS. Errors of floating-point addition are far smaller. */
const PARTS = 1e9;

/**
 * Returns a value without the noise of floating-point arithmetic, so that values that are equal by arithmetic are
 * equal here and share a rank: 0.3 - 0.1 is 0.2. **Empty**: NaN stays NaN.
 */
export const withoutNoise = (value: number): number => Math.round(value * PARTS) / PARTS + 0;
