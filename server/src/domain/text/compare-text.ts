/** Compares two texts in an order that is the same on every machine: negative if the first comes first. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
