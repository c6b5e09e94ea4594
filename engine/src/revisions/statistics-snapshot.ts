import type { Match } from '../match.js';
import type { MetricCode } from '../metrics/codes.js';
import { roundTo, VALUE_DECIMALS } from '../metrics/format.js';
import { planOf, type Plan } from '../metrics/plan.js';
import type { ResultTable } from '../query/result-table.js';
import { QueryWorkspace } from '../query/workspace.js';
import { playerStatistics } from '../statistics/players.js';
import { squadStatistics } from '../statistics/squads.js';
import { hasStarted } from '../timeline/progress.js';

/** The owner of statistics: a squad, or one of its players. */
export interface StatisticOwner {
  readonly squadId: number;
  /** **Empty**: absent if the owner is the squad itself. */
  readonly personId?: number;
}

/** An owner's values as published, by the index of their code. **Empty**: NaN for a missing value. */
export interface OwnerValues extends StatisticOwner {
  readonly key: string;
  readonly codes: readonly MetricCode[];
  readonly values: Float64Array;
}

/** The prepared metrics of a snapshot. */
export interface SnapshotPlan {
  readonly players: Plan;
  readonly squads: Plan;
  readonly workspace: QueryWorkspace;
}

/** Prepares metrics for snapshots. Omits each code at a level where it does not exist. */
export const snapshotPlan = (codes: readonly MetricCode[]): SnapshotPlan => ({
  players: planOf('player', codes),
  squads: planOf('squad', codes),
  workspace: new QueryWorkspace(),
});

function valuesOf(table: ResultTable, column: number): Float64Array {
  return Float64Array.from(table.codes, (_, n) => {
    const value = table.value(n, column);
    return value === undefined ? NaN : roundTo(value, VALUE_DECIMALS);
  });
}

/**
 * Returns the match statistics of both squads and then of their players, as the API publishes them.
 * **Empty**: no statistics for a match that has not started.
 */
export function statisticsSnapshot(match: Match, { players, squads, workspace }: SnapshotPlan): readonly OwnerValues[] {
  const details = match.details();
  if (!hasStarted(details)) return [];
  const { home, away } = details.header;
  const ofSquads = squadStatistics(match, squads, {}, 'For', { workspace }).table;
  const ofPlayers = playerStatistics(match, players, {}, { workspace }).table;
  const ids = [home.id, away.id];
  return [
    ...ids.map((squadId, column) => ({
      squadId,
      key: `${squadId}`,
      codes: ofSquads.codes,
      values: valuesOf(ofSquads, column),
    })),
    ...Array.from(match.persons, (personId, slot) => {
      const squadId = slot < match.homePlayers ? home.id : away.id;
      const key = `${squadId}/${personId}`;
      return { squadId, personId, key, codes: ofPlayers.codes, values: valuesOf(ofPlayers, slot) };
    }),
  ];
}
