import type { ListedMetric } from './listed';

/** What a reader looks for among the metrics; members that are empty ask for nothing. */
export interface Sought {
  readonly words: string;
  readonly family: string;
  readonly level: string;
  readonly tier: string;
  readonly dimension: string;
}

const isIn = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s_]+/u)
    .every((word) => text.includes(word));

/**
 * Whether a metric is what is looked for. Every word must be in its code, name or description. A metric of both levels
 * is of each.
 */
export const isSought = (
  { code, name, description, family, level, tier, dimensions }: ListedMetric,
  sought: Sought,
): boolean =>
  (sought.family === '' || sought.family === family) &&
  (sought.level === '' || level === 'Both' || sought.level === level) &&
  (sought.tier === '' || sought.tier === tier) &&
  (sought.dimension === '' || (dimensions as readonly string[]).includes(sought.dimension)) &&
  isIn(`${code.replaceAll('_', ' ')} ${name} ${description}`.toLowerCase(), sought.words.trim());

/** What an address looks for. */
export function soughtOf(query: string): Sought {
  const given = new URLSearchParams(query);
  const of = (name: keyof Sought): string => given.get(name) ?? '';
  return { words: of('words'), family: of('family'), level: of('level'), tier: of('tier'), dimension: of('dimension') };
}

/** The address that looks for it. **Empty**: no query where every metric is. */
export function queryOf(sought: Sought): string {
  const given = Object.entries(sought).filter(([, value]) => value !== '') as [string, string][];
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
