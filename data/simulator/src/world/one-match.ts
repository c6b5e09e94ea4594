import type { MatchLog } from '@goalsquare/engine';
import { seasonOfMatch } from '../league/ids.js';
import { leagues } from '../league/leagues.js';
import { matchLogOf } from '../season/match-log.js';
import { sandboxSeed, worldInstant } from './edition.js';
import { planWorld } from './plan-world.js';

/** Simulates one match of the sandbox world. **Empty**: `undefined` for an unknown id, and for finals. */
export function sandboxMatch(matchId: number): MatchLog | undefined {
  const { leagueId, seasonId } = seasonOfMatch(matchId);
  const part = { seed: sandboxSeed, designs: leagues, leagues: [leagueId], seasons: [seasonId] };
  for (const { planned, umpires } of planWorld(part)) {
    const match = planned.matches.find(({ id }) => id === matchId);
    if (match !== undefined)
      return matchLogOf({ seed: sandboxSeed, season: planned, match, umpires, instant: worldInstant });
  }
  return undefined;
}
