import { questionLists } from './batch.js';
import type { Named } from './caller.js';
import { listed } from './several.js';
import type { Of } from './statistics.js';
import type { MatchRow } from './with-means.js';

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
