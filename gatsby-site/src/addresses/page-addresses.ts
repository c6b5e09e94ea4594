import type { SeasonKey } from '@goalsquare/openapi/types';
import { writeQuery } from './address-query';

/** The season that a link opens. The page chooses a default for each missing part. */
export type LinkedSeason = Partial<SeasonKey>;

/** Returns the address of a player's page. */
export const playerAddress = (personId: number, { leagueId, levelId, seasonId }: LinkedSeason = {}): string =>
  '/player/' + writeQuery({ personId, leagueId, levelId, seasonId });

/** Returns the address of a squad's page. */
export const squadAddress = (squadId: number, { leagueId, levelId, seasonId }: LinkedSeason = {}): string =>
  '/squad/' + writeQuery({ squadId, leagueId, levelId, seasonId });

/** Returns the address of a league's page. */
export const leagueAddress = ({ leagueId, levelId, seasonId }: LinkedSeason): string =>
  '/league/' + writeQuery({ leagueId, levelId, seasonId });

/** Metrics in the table that a link to a match opens. */
const matchMetrics = 'DISPOSAL,KICK,HANDBALL,MARK,TACKLE,CLEARANCE,INSIDE_50,GOAL,BEHIND';

/** Returns the address of a table of a match's players. It is a question with the default metrics. */
export const matchAddress = (matchId: number): string =>
  '/questions/' + writeQuery({ matchId, metric: matchMetrics.split(','), measure: 'total', limit: 50 });

/** Returns the address of a season's quality page. */
export const qualityAddress = ({ leagueId, levelId, seasonId }: LinkedSeason): string =>
  '/quality/' + writeQuery({ leagueId, levelId, seasonId });

/** Returns the address of a season's recent corrections. */
export const seasonCorrectionsAddress = ({ leagueId, seasonId }: LinkedSeason): string =>
  '/corrections/' + writeQuery({ leagueId, seasonId });
