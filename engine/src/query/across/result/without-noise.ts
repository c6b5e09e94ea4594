/** Values are compared at this resolution: parts of one. Additions of floating point are off by far less. */
const PARTS = 1e9;

/**
 * Returns a value without the noise of floating-point arithmetic, so that values that are equal by arithmetic are
 * equal here and share a rank: 0.3 - 0.1 is 0.2. **Empty**: NaN stays NaN.
 */
export const withoutNoise = (value: number): number => Math.round(value * PARTS) / PARTS + 0;
