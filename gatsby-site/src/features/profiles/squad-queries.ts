import type { SeasonKey } from '@goalsquare/openapi/types';
import { seasonValues, type Query, type QueryValues } from '../../query/query';
import type { MetricGroup } from './metric-groups';
import { subjectQueries } from './subject-queries';

/** The squad and season that a squad's page is about. */
export interface SquadScope extends SeasonKey {
  readonly squadId: number;
  /** Seasons of the level. */
  readonly allSeasons: readonly number[];
}

const selected = ({ squadId, leagueId, levelId, seasonId }: SquadScope): QueryValues => ({
  ...seasonValues(leagueId, levelId, seasonId),
  squadId: [String(squadId)],
});

const subject = (scope: SquadScope, more: QueryValues = {}) =>
  subjectQueries('squads', { ...selected(scope), ...more });

/** How many players a table of leaders shows. */
const LEADERS = '10';

/** How leaders are ranked: the measure, and how many matches a player needs for values per match. */
export interface LeadersOf {
  readonly measure: string;
  readonly minMatches: number;
}

const ranked = ({ measure, minMatches }: LeadersOf): QueryValues => ({
  measure: [measure],
  ...(measure === 'perMatch' && minMatches > 1 && { minMatches: [String(minMatches)] }),
});

/** THE queries of a squad's page. */
export const squadQueries = {
  /** Returns the query for the seasons of a squad. `context` is `For`, `Against` or `Diff`. */
  seasons: (scope: SquadScope, group: MetricGroup, measure: string, context: string): Query =>
    subject(scope, {
      seasonId: scope.allSeasons.map(String),
      ...(context !== 'For' && { context: [context] }),
    }).seasons(group, measure),
  form: (scope: SquadScope, metric: string): Query => subject(scope).form(metric, '100'),
  leaders: (scope: SquadScope, { metrics }: MetricGroup, of: LeadersOf): Query => ({
    level: 'players',
    values: { ...selected(scope), metric: metrics, ...ranked(of), limit: [LEADERS] },
  }),
  network: (scope: SquadScope): Query => subject(scope).kicks('30'),
  places: (scope: SquadScope, metric: string): Query => subject(scope).places(metric),
  shots: (scope: SquadScope): Query => subject(scope).shots,
} as const;

/** Returns the query for the leading players of a season. */
export const seasonLeadersQuery = (
  { leagueId, levelId, seasonId }: SeasonKey,
  { metrics }: MetricGroup,
  of: LeadersOf,
): Query => ({
  level: 'players',
  values: {
    ...seasonValues(leagueId, levelId, seasonId),
    metric: metrics,
    ...ranked(of),
    limit: ['20'],
  },
});
