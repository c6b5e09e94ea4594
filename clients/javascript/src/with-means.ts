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

/** The last match of a window with its means, and with the margin of the squad whose opponent it names. */
export function withMeans(window: readonly MatchRow[], means: readonly Statistic[], addsMargin: boolean): unknown {
  const row = window.at(-1);
  if (row === undefined) return undefined;
  const { homePoints, awayPoints, awaySquadId } = row.match;
  const statistics = [...row.statistics, ...means];
  if (!addsMargin || homePoints === undefined || awayPoints === undefined) return { ...row, statistics };
  const margin = homePoints - awayPoints;
  return { ...row, statistics, margin: awaySquadId === row.opponent?.squadId ? margin : -margin };
}
