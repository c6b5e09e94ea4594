/** Returns a count with its noun, in the singular for 1: `1 match`, `2 rows`. */
export const countOf = (count: number, noun: string, plural = `${noun}${noun.endsWith('ch') ? 'es' : 's'}`): string =>
  `${count} ${count === 1 ? noun : plural}`;
