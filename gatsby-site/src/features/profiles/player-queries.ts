import type { SeasonKey } from '@goalsquare/openapi/types';
import type { Call } from '../../query/call';
import { callOfCareer } from '../../query/call';
import { pathOf } from '../../query/paths';
import { seasonValues, type Query, type QueryValues } from '../../query/query';
import type { MetricGroup } from './metric-groups';
import { subjectQueries } from './subject-queries';

/** The player, league and seasons that a player's page is about. */
export interface PlayerScope {
  readonly personId: number;
  readonly leagueId: number;
  readonly levelId: number;
  /** Seasons of the player in the league, the latest first. */
  readonly allSeasons: readonly number[];
  /** The seasons that the game log and the maps cover. */
  readonly seasons: readonly number[];
  /** The seasons that the form covers: all, or only the selected one if it is not the default. */
  readonly formSeasons: readonly number[];
}

const subject = ({ personId, leagueId, levelId }: PlayerScope, seasons: readonly number[], more: QueryValues = {}) =>
  subjectQueries('players', { ...seasonValues(leagueId, levelId, ...seasons), personId: [String(personId)], ...more });

/** The queries of a player's page. */
export const playerQueries = {
  seasons: (scope: PlayerScope, group: MetricGroup, measure: string): Query =>
    subject(scope, scope.allSeasons).seasons(group, measure),
  /** Compares all players of the league in the page's season by percentile. */
  percentiles: ({ leagueId, levelId, seasons }: PlayerScope, { metrics }: MetricGroup, minMatches: number): Query => ({
    level: 'players',
    values: {
      ...seasonValues(leagueId, levelId, ...seasons.slice(0, 1)),
      metric: metrics,
      measure: ['perMatch'],
      minMatches: [String(minMatches)],
    },
  }),
  form: (scope: PlayerScope, metric: string, last: string): Query =>
    subject(scope, scope.formSeasons, { last: [last] }).form(metric, last),
  shots: (scope: PlayerScope): Query => subject(scope, scope.seasons).shots,
  places: (scope: PlayerScope, metric: string): Query => subject(scope, scope.seasons).places(metric),
  partners: (scope: PlayerScope): Query => subject(scope, scope.seasons).kicks('15'),
} as const;

/** Returns a path that requests only the player's row, with percentiles among all players in the query. */
export const percentilesPath = ({ personId }: PlayerScope, query: Query): string =>
  `${pathOf(query)}&rowPersonId=${personId}&fields=valueDisplay,percentile`;

/** Returns the call for a player's game log. */
export const gameLogCall = ({ personId, leagueId, levelId, seasons }: PlayerScope, { metrics }: MetricGroup): Call =>
  callOfCareer(personId, {
    ...seasonValues(leagueId, levelId, ...seasons),
    metric: metrics,
    limit: ['500'],
  });

/** Returns the path of a person. */
export const personPath = (personId: number): string => `/v1/persons/${personId}`;

/** Returns the path of a squad's players in a season. */
export const squadPersonsPath = ({ leagueId, levelId, seasonId }: SeasonKey, squadId: number): string =>
  `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/squads/${squadId}/persons`;
