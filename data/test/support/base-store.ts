import { briefOf, openMatch, type MatchLog } from '@goalsquare/engine';
import type { MatchStore } from '@goalsquare/data';
import { bySeason } from '../../src/store/season-forms.js';

/** A store of matches that do not change; `sealed` if it has no logs. */
export function baseStore(logs: readonly MatchLog[], kind: 'logs' | 'sealed' = 'logs'): MatchStore {
  const matches = new Map(logs.map((log) => [log.header.id, openMatch(log)]));
  const briefs = bySeason([...matches.values()].map(briefOf)).map(([key, all]) => ({
    ...key,
    version: 'stored',
    briefs: () => all,
  }));
  return {
    matchIds: () => Promise.resolve([...matches.keys()]),
    match: (matchId) => Promise.resolve(matches.get(matchId)),
    matchNow: (matchId) => matches.get(matchId),
    log: (matchId) => Promise.resolve(kind === 'sealed' ? undefined : logs.find(({ header }) => header.id === matchId)),
    seasons: () => Promise.resolve({ briefs, records: [] }),
    faults: [],
    close: () => undefined,
  };
}
