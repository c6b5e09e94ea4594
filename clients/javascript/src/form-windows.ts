import type { Named } from './caller.js';
import type { Of } from './statistics.js';
import type { MatchRow } from './with-means.js';

/** Filters of acts by their names as parameters, and as members of a query. Those that are lists come before them. */
const acts: Readonly<Record<string, string>> = {
  fromPeriodSeconds: '',
  toPeriodSeconds: '',
  lastXSeconds: '',
  fromScoreMargin: '',
  toScoreMargin: '',
  context: '',
};

/**
 * Returns a query for each window of matches: the means of the same metrics and acts over the window. `lists` are the
 * filters of acts that are lists, and the members of a query.
 */
export function meansQueries(
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
