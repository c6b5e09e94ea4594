/** Returns a count with its noun, in the singular for 1: `1 match`, `2 rows`. */
export const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : noun.endsWith('ch') ? 'es' : 's'}`;
