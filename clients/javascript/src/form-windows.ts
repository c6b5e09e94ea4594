import { questionLists } from './batch.js';
import type { Named } from './caller.js';
import { listed } from './several.js';
import type { Of } from './statistics.js';

/** Filters of acts by their names as parameters, and as members of a query. */
const acts: Readonly<Record<string, string>> = {
  ...questionLists,
  fromPeriodSeconds: '',
  toPeriodSeconds: '',
  lastXSeconds: '',
  fromScoreMargin: '',
  toScoreMargin: '',
  context: '',
};

/** A match of a player or a squad, with its statistics. */
export interface MatchRow {
  readonly match: {
    readonly matchId: number;
    readonly homePoints?: number;
    readonly awayPoints?: number;
    readonly awaySquadId: number;
  };
  readonly opponent?: { readonly squadId: number };
  readonly statistics: readonly Named[];
}

/** Returns a query for each window of matches: the means of the same metrics and acts over the window. */
export function meansQueries(
  of: Of,
  owner: number,
  windows: readonly (readonly MatchRow[])[],
  parameters: Named,
): readonly Named[] {
  const chosen = Object.entries(acts).flatMap(([name, list]) => {
    const value = parameters[name];
    return value === undefined ? [] : [[list || name, list === '' ? value : listed(value)] as const];
  });
  return windows.map((window, at) => ({
    ...(Object.fromEntries(chosen) as Named),
    id: String(at),
    matchIds: window.map(({ match }) => match.matchId),
    [of === 'players' ? 'personIds' : 'squadIds']: [owner],
    by: [of === 'players' ? 'person' : 'squad'],
    measures: ['perMatch'],
    fields: ['valueDisplay'],
  }));
}

/** The last match of a window with its means, and with the margin of the squad whose opponent it names. */
export function withMeans(window: readonly MatchRow[], means: readonly Named[], addsMargin: boolean): unknown {
  const row = window.at(-1);
  if (row === undefined) return undefined;
  const { homePoints, awayPoints, awaySquadId } = row.match;
  const statistics = [...row.statistics, ...means];
  if (!addsMargin || homePoints === undefined || awayPoints === undefined) return { ...row, statistics };
  const margin = homePoints - awayPoints;
  return { ...row, statistics, margin: awaySquadId === row.opponent?.squadId ? margin : -margin };
}
