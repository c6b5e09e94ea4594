import type { MatchLog } from '@goalsquare/engine';
import { leagues } from '../league/leagues.js';
import { matchLogOf } from '../season/match-log.js';
import { sandboxSeed, worldInstant } from './edition.js';
import { planWorld, type WorldSeason } from './plan-world.js';

let world: readonly WorldSeason[] | undefined;

/**
 * Simulates one match of the sandbox world, which is planned only once. **Empty**: `undefined` for an unknown id, and
 * for finals.
 */
export function sandboxMatch(matchId: number): MatchLog | undefined {
  world ??= planWorld({ seed: sandboxSeed, designs: leagues });
  for (const { planned, umpires } of world) {
    const match = planned.matches.find(({ id }) => id === matchId);
    if (match !== undefined)
      return matchLogOf({ seed: sandboxSeed, season: planned, match, umpires, instant: worldInstant });
  }
  return undefined;
}
