type Statistic = Readonly<Record<string, unknown>>;

/** A match of a player or a squad, with its statistics. */
export interface MatchRow {
  readonly match: {
    readonly matchId: number;
    readonly homePoints?: number;
    readonly awayPoints?: number;
    readonly awaySquadId: number;
  };
  readonly opponent?: { readonly squadId: number };
  readonly statistics: readonly Statistic[];
}

/** Returns the last match of a window with the means of the window and, with `addsMargin`, the margin of the squad. */
export function withMeans(window: readonly MatchRow[], means: readonly Statistic[], addsMargin: boolean): unknown {
  const row = window.at(-1);
  if (row === undefined) return undefined;
  const { homePoints, awayPoints, awaySquadId } = row.match;
  const statistics = [...row.statistics, ...means];
  if (!addsMargin || homePoints === undefined || awayPoints === undefined) return { ...row, statistics };
  const margin = homePoints - awayPoints;
  return { ...row, statistics, margin: awaySquadId === row.opponent?.squadId ? margin : -margin };
}
