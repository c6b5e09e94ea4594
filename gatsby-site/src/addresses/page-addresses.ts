import type { SeasonKey } from '@goalsquare/openapi/types';
import { writeQuery } from './address-query';

/** The season that a link opens. The page chooses a default for each part that is left out. */
export type LinkedSeason = Partial<SeasonKey>;

/** Returns the address of the page of a player. */
export const playerAddress = (personId: number, { leagueId, levelId, seasonId }: LinkedSeason = {}): string =>
  '/player/' + writeQuery({ personId, leagueId, levelId, seasonId });

/** Returns the address of the page of a squad. */
export const squadAddress = (squadId: number, { leagueId, levelId, seasonId }: LinkedSeason = {}): string =>
  '/squad/' + writeQuery({ squadId, leagueId, levelId, seasonId });

/** Returns the address of the page of a league. */
export const leagueAddress = ({ leagueId, levelId, seasonId }: LinkedSeason): string =>
  '/league/' + writeQuery({ leagueId, levelId, seasonId });

/** Returns the season at a path of the API. **Throws** for another path. */
export function seasonOfPath(path: string): SeasonKey {
  const ids = /\/leagues\/(\d+)\/levels\/(\d+)\/seasons\/(\d+)/u.exec(path)?.slice(1).map(Number) ?? [];
  const [leagueId, levelId, seasonId] = ids;
  if (leagueId === undefined || levelId === undefined || seasonId === undefined)
    throw new Error(`${path} is not a path of a season`);
  return { leagueId, levelId, seasonId };
}

/** Metrics of a match that a link to its players shows. */
const matchMetrics = 'DISPOSAL,KICK,HANDBALL,MARK,TACKLE,CLEARANCE,INSIDE_50,GOAL,BEHIND';

/** Returns the address of the table of the players of a match, which any query with a metric shows. */
export const matchAddress = (matchId: number): string =>
  '/questions/' + writeQuery({ matchId, metric: matchMetrics.split(','), measure: 'total', limit: 50 });

/** Returns the address of the quality of a season. */
export const qualityAddress = ({ leagueId, levelId, seasonId }: LinkedSeason): string =>
  '/quality/' + writeQuery({ leagueId, levelId, seasonId });

/** Returns the address of the recent corrections of a season. */
export const seasonCorrectionsAddress = ({ leagueId, seasonId }: LinkedSeason): string =>
  '/corrections/' + writeQuery({ leagueId, seasonId });
