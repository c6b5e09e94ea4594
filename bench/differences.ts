import type { Match } from '@goalsquare/engine';
import { differenceBetween } from './check.js';
import type { LoadedPeer } from './load-peers.js';
import { answerOf, askGoalsquare } from './peers/goalsquare.js';
import { queries } from './questions.js';
import { areSame, seasonSums } from './season-sums.js';

/** Number of matches of the season that are compared. */
const CHECKED_MATCHES = 24;

/** Describes each answer of a peer that differs from ours. */
async function answerDifferences(matches: readonly Match[], loaded: readonly LoadedPeer[]): Promise<readonly string[]> {
  const found: string[] = [];
  const step = Math.max(1, Math.floor(matches.length / CHECKED_MATCHES));
  for (const [q, { name: query, questions }] of queries.entries()) {
    for (const [n, question] of questions.entries()) {
      const ours = askGoalsquare(matches, question, 'one table');
      for (let match = 0; match < matches.length; match += step) {
        const expected = answerOf(ours(match));
        for (const { name, ready } of loaded) {
          const answer = await ready[q]?.[n]?.(match);
          const difference = answer === undefined ? 'no answer' : differenceBetween(expected, answer);
          if (difference !== undefined)
            found.push(`${name}: ${query}, question ${n + 1}, match ${match + 1}: ${difference}`);
        }
      }
    }
  }
  return found;
}

async function sumDifferences(matches: readonly Match[], loaded: readonly LoadedPeer[]): Promise<readonly string[]> {
  const ours = seasonSums(matches);
  const found: string[] = [];
  for (const { name, peer } of loaded) {
    if (peer.seasonSums !== undefined && !areSame(ours, await peer.seasonSums()))
      found.push(`${name}: the sums of the season differ`);
  }
  return found;
}

/** Describes each result of a peer that differs from ours. **Empty**: an empty list if all results are the same. */
export const differences = async (
  matches: readonly Match[],
  loaded: readonly LoadedPeer[],
): Promise<readonly string[]> => [
  ...(await answerDifferences(matches, loaded)),
  ...(await sumDifferences(matches, loaded)),
];
