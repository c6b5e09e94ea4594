/** Compares two texts in the same order on every machine. Negative if the first comes first. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
