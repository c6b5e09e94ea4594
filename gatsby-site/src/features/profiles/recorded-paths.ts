import type { Person, SeasonLadder } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { callOfSeason } from '../../query/call';
import { pathOf } from '../../query/paths';
import { groupOf, metricOf, playerGroups, shownMetrics, squadGroups } from './metric-groups';
import { minimumMatches } from './minimum-matches';
import { gameLogCall, personPath, playerQueries, squadPersonsPath } from './player-queries';
import { shownPlayer } from './player-scope';
import { seasonLeadersQuery, squadQueries } from './squad-queries';
import { sumOfSeasons } from './sum-of-seasons';
import { latestOf, seasonsPath, type Seasons } from './use-season';

/** The default number of matches in a player's form. */
const LAST = '20';

type LevelKey = Pick<SeasonKey, 'leagueId' | 'levelId'>;

/**
 * Returns the paths that a player's page initially reads, except those of the percentiles. **Empty**: none for a player
 * without squads.
 */
export function playerPaths(person: Person, position: string | undefined): readonly string[] {
  const shown = shownPlayer(person, {});
  if (shown === undefined) return [];
  const { scope, squad } = shown;
  const { group, metric } = shownMetrics({}, position);
  return [
    personPath(person.personId),
    '/v1/leagues',
    squadPersonsPath(squad, squad.squadId),
    callOfSeason('fixture', squad, squad.squadId).path,
    pathOf(playerQueries.seasons(scope, group, 'perMatch')),
    pathOf(sumOfSeasons(playerQueries.seasons(scope, group, 'perMatch'))),
    pathOf(playerQueries.form(scope, metric, LAST)),
    pathOf(playerQueries.places(scope, metric)),
    pathOf(playerQueries.shots(scope)),
    pathOf(playerQueries.partners(scope)),
    gameLogCall(scope, group).path,
  ];
}

const latestSeason = (level: LevelKey, seasons: Seasons): SeasonKey => {
  const seasonId = latestOf(seasons);
  if (seasonId === undefined) throw new Error('the level has no seasons');
  return { ...level, seasonId };
};

/** Returns the paths that a squad's page initially reads. **Throws** for a level without seasons. */
export function squadPaths(
  squadId: number,
  level: LevelKey,
  seasons: Seasons,
  ladder: SeasonLadder,
): readonly string[] {
  const season = latestSeason(level, seasons);
  const scope = { ...season, squadId, allSeasons: seasons.map(({ id }) => id).sort((a, b) => b - a) };
  const group = groupOf(squadGroups, undefined);
  const metric = metricOf(undefined, group);
  return [
    seasonsPath(level),
    `${seasonsPath(level)}/${season.seasonId}/squads`,
    callOfSeason('ladder', season).path,
    callOfSeason('fixture', season, squadId).path,
    pathOf(squadQueries.seasons(scope, group, 'perMatch', 'For')),
    pathOf(sumOfSeasons(squadQueries.seasons(scope, group, 'perMatch', 'For'))),
    pathOf(squadQueries.form(scope, metric)),
    pathOf(
      squadQueries.leaders(scope, groupOf(playerGroups, undefined), {
        measure: 'perMatch',
        minMatches: minimumMatches(ladder, squadId),
      }),
    ),
    pathOf(squadQueries.network(scope)),
    pathOf(squadQueries.places(scope, metric)),
    pathOf(squadQueries.shots(scope)),
  ];
}

/** Returns the paths that a league's page initially reads. **Throws** for a level without seasons. */
export function leaguePaths(level: LevelKey, seasons: Seasons, ladder: SeasonLadder): readonly string[] {
  const season = latestSeason(level, seasons);
  return [
    `/v1/leagues/${level.leagueId}/levels`,
    seasonsPath(level),
    callOfSeason('ladder', season).path,
    callOfSeason('fixture', season).path,
    pathOf(
      seasonLeadersQuery(season, groupOf(playerGroups, undefined), {
        measure: 'perMatch',
        minMatches: minimumMatches(ladder),
      }),
    ),
  ];
}
