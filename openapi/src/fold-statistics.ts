import type {
  PostPlayerMetricResponse,
  PostSquadMetricResponse,
  Statistic,
  StatisticsChange,
  StatisticsChanges,
} from './types.js';

/** A squad or a player with a list of statistics. */
interface StatisticsOwner {
  readonly statistics: readonly Statistic[];
}

/** Finds the changes in the list of a squad, or of one of its players. */
type Find = (squadId: number, personId?: number) => StatisticsChange | undefined;

function folded<B extends StatisticsOwner>(bearer: B, change: StatisticsChange | undefined): B {
  if (change === undefined) return bearer;
  const { removed = [], changed = [], added = [] } = change;
  const now = new Map(changed.map((one) => [one.code, one]));
  const statistics = bearer.statistics
    .filter(({ code }) => !removed.includes(code))
    .map((statistic) => ({ ...statistic, ...now.get(statistic.code) }));
  for (const { at, statistic } of added) statistics.splice(at, 0, statistic);
  return { ...bearer, statistics };
}

const nameOf = (id: string, squadId: number, personId?: number): string => `${squadId} ${personId ?? ''} ${id}`;

/** Finds the changes of each request by its id. */
function finderOf({ changes }: StatisticsChanges): (id: string) => Find {
  const all = new Map(changes.map((change) => [nameOf(change.id, change.squadId, change.personId), change]));
  return (id) => (squadId, personId) => all.get(nameOf(id, squadId, personId));
}

/** The statistics of players after changes: the current response of the POST operation. */
export function foldPlayerStatistics(
  answer: PostPlayerMetricResponse,
  changes: StatisticsChanges,
): PostPlayerMetricResponse {
  const finder = finderOf(changes);
  const playerStatistics = answer.playerStatistics.map((result) => {
    const find = finder(result.id);
    return {
      ...result,
      squads: result.squads.map((squad) => ({
        ...squad,
        players: squad.players.map((player) => folded(player, find(squad.id, player.personId))),
      })),
    };
  });
  return { ...answer, playerStatistics };
}

/** The statistics of squads after changes: the current response of the POST operation. */
export function foldSquadStatistics(
  answer: PostSquadMetricResponse,
  changes: StatisticsChanges,
): PostSquadMetricResponse {
  const finder = finderOf(changes);
  const squadStatistics = answer.squadStatistics.map((result) => {
    const find = finder(result.id);
    return { ...result, squads: result.squads.map((squad) => folded(squad, find(squad.id))) };
  });
  return { ...answer, squadStatistics };
}
