/** Order of two texts, the same on every machine: negative where the first comes first. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
