/** Longest time that a request waits for its result. **Units**: seconds. */
export const LONGEST_WAIT = 10;

/**
 * Returns how long a request should wait, at most `longest`, according to its `Prefer` header: up to 5 seconds for
 * `wait=5`, not at all for `respond-async`. **Units**: seconds.
 * **Source**: RFC 7240.
 */
export function waitOf(prefer: string | undefined, longest = LONGEST_WAIT): number {
  const preferences = (prefer ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '');
  if (preferences.includes('respond-async')) return 0;
  const waits = preferences.flatMap((one) => /^wait\s*=\s*"?(?<seconds>\d{1,6})"?$/u.exec(one)?.groups?.seconds ?? []);
  return Math.min(longest, ...waits.map(Number));
}
