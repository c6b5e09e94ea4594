const ends: readonly (readonly [unit: string, ends: RegExp])[] = [
  ['seconds', /(?:^|_)(?:secs|seconds)$/u],
  ['metres on a ground 160 long', /(?:^|_)x_std$/u],
  ['metres on a ground 141 wide', /(?:^|_)y_std$/u],
  ['metres', /(?:^|_)(?:x|y|length|width|distance_to_goal)$|^chain_metres(?:_|$)/u],
  ['centimetres', /(?:^|_)height$/u],
  ['kilograms', /(?:^|_)weight$/u],
  ['years', /(?:^|_)age(?:_today|_season|_year)?$/u],
  ['percent', /_(?:pct|percentage)$/u],
];

/** The unit of a column of numbers, by its name. **Empty**: counts, ids and the like have none. */
export const unitOf = (name: string): string | undefined => ends.find(([, end]) => end.test(name))?.[0];
