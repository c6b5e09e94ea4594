import { Problem, invalidParameter } from '../../domain/problems.js';

/** Two revisions of a match, the older one first. */
export interface RevisionRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the two revisions in a path such as `2400...2412`. **Throws** a problem of status 400 if the older one does
 * not come first, or of status 404 if the match has not reached the newer one.
 */
export function revisionRange(text: string, matchId: number, current: number): RevisionRange {
  const [from = 0, to = 0] = text.split('...').map(Number);
  if (from > to) {
    const meant = `${to}...${from}`;
    throw invalidParameter('between', `between '${text}' must have the older revision first: ${meant}.`, text, [meant]);
  }
  if (to > current)
    throw new Problem('not-reached', `Match ${matchId} has not reached revision ${to}: it is at ${current}.`);
  return { from, to };
}
