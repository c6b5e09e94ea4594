import type { Named } from './caller.js';
import type { Of } from './statistics.js';
import type { StatisticsQueryResults } from './contract/types.js';
import { withMeans, type MatchRow } from './with-means.js';

/** Filters of acts that take no list, with their names in a query. An empty text stands for the same name. */
const acts: Readonly<Record<string, string>> = {
  fromPeriodSeconds: '',
  toPeriodSeconds: '',
  lastXSeconds: '',
  fromScoreMargin: '',
  toScoreMargin: '',
  context: '',
};

/**
 * Returns a query for each window of matches, for the means of the same metrics and acts over that window. `lists` maps
 * the filters of acts that take lists to the members of a query.
 */
function meansQueries(
  lists: Readonly<Record<string, string>>,
  of: Of,
  owner: number,
  windows: readonly (readonly MatchRow[])[],
  parameters: Named,
): readonly Named[] {
  const chosen = Object.entries({ ...lists, ...acts }).flatMap(([name, list]) => {
    const value = parameters[name];
    return value === undefined ? [] : [[list || name, list === '' ? value : [value].flat()] as const];
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

/**
 * Returns the last matches of a log, each with the rolling means of its metrics over `last` matches, which `ask`
 * requests. For a squad, matches also have the margin.
 */
export async function withRollingMeans(
  rows: readonly MatchRow[],
  last: number,
  lists: Readonly<Record<string, string>>,
  of: Of,
  owner: number,
  parameters: Named,
  ask: (queries: readonly Named[]) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const windows = rows.map((_, at) => rows.slice(Math.max(0, at + 1 - last), at + 1)).slice(-last);
  if (windows.length === 0) return [];
  const { results } = (await ask(meansQueries(lists, of, owner, windows, parameters))) as StatisticsQueryResults;
  const means = results.map(({ rows: all }) =>
    all.flatMap(({ statistics }) => statistics.map((one) => ({ ...one, measure: 'rollingMean' }))),
  );
  return windows.map((window, at) => withMeans(window, means[at] ?? [], of === 'squads'));
}
