import type { MatchLog } from '@goalsquare/engine';
import { seasonOfMatch } from '../league/ids.js';
import { leagues } from '../league/leagues.js';
import { matchLogOf } from '../season/match-log.js';
import { specialOf } from '../season/specials.js';
import { sandboxSeed, worldInstant } from './edition.js';
import { planWorld } from './plan-world.js';

/**
 * The log of one match of the sandbox world, simulated alone. **Empty**: `undefined` where no match of a season's
 * rounds has the id.
 */
export function sandboxMatch(matchId: number): MatchLog | undefined {
  const { leagueId, seasonId } = seasonOfMatch(matchId);
  for (const { planned, umpires } of planWorld({
    seed: sandboxSeed,
    designs: leagues,
    leagues: [leagueId],
    seasons: [seasonId],
  })) {
    const match = planned.matches.find(({ id }) => id === matchId);
    if (match === undefined) continue;
    const special = specialOf(
      planned,
      match,
      planned.matches.filter(({ round }) => round === match.round),
      worldInstant,
    );
    return matchLogOf({ seed: sandboxSeed, season: planned, match, special, umpires, instant: worldInstant });
  }
  return undefined;
}
