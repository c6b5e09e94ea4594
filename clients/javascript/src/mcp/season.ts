import type { API } from '../api.js';
import { HubPages } from './hub-pages.js';
import { tableOf } from './table.js';

/** A season; by default the current one of league 1, level 1. */
export interface SeasonArguments {
  readonly leagueId?: number;
  readonly levelId?: number;
  readonly seasonId?: number;
  readonly round?: number;
}

/**
 * The arguments of `fixture`. With a squad or round, it returns all of its matches, otherwise the matches nearest to
 * now.
 */
export interface FixtureArguments extends SeasonArguments {
  readonly squadId?: number;
}

/** Number of matches before now, and after now, that a fixture without filters lists. */
const NEAR = 10;

/** Returns the ladder of a season, now or after a round. **Throws** `GoalsquareError`. */
export async function ladder(
  api: API,
  { seasonId, round, ...level }: SeasonArguments,
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await api.ladder(seasonId, round, level);
  const { season_id: season, round_number: after } = rows[0] ?? {};
  return {
    seasonId: season,
    afterRound: after,
    ...tableOf(
      rows.map((row) => ({
        position: row.position,
        squadId: row.squad_id,
        'recorded.squad': row.squad_name,
        played: row.matches_played,
        won: row.matches_win,
        lost: row.matches_loss,
        drawn: row.matches_draw,
        for: row.scores_for,
        against: row.scores_against,
        percentage: row.ladder_percentage,
        points: row.ladder_points,
      })),
    ),
    page: new HubPages(api.url).league(level.leagueId ?? 1),
  };
}

/** Returns matches of a season, oldest first. **Throws** `GoalsquareError`. */
export async function fixture(
  api: API,
  { seasonId, round, squadId, ...level }: FixtureArguments,
): Promise<Readonly<Record<string, unknown>>> {
  const season = await api.fixture(seasonId, { ...level, squad: squadId });
  const chosen = season.filter((match) => round === undefined || match.round_number === round);
  const upcoming = chosen.findIndex((match) => match.match_status_type_name === 'Upcoming');
  const now = upcoming === -1 ? chosen.length : upcoming;
  const isWhole = round !== undefined || squadId !== undefined;
  const matches = isWhole ? chosen : chosen.slice(Math.max(0, now - NEAR), now + NEAR);
  const pages = new HubPages(api.url);
  return {
    rowCount: chosen.length,
    ...tableOf(
      matches.map((match) => ({
        matchId: match.match_id,
        round: match.round_number,
        startUtc: match.utc_match_start,
        homeSquadId: match.home_squad_id,
        'recorded.home': match.home_squad_name,
        homePoints: match.home_points,
        awaySquadId: match.away_squad_id,
        'recorded.away': match.away_squad_name,
        awayPoints: match.away_points,
        'recorded.venue': match.venue_name,
        status: match.match_status_code,
      })),
    ),
    rowPage: pages.live(),
    page: pages.league(level.leagueId ?? 1),
  };
}
