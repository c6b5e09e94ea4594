import { DataError } from '../../log/fault.js';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { matchIdsOf } from '../results-csv/match-ids.js';
import { knownMatches, sameMatches } from '../results-csv/same-match.js';
import type { ChainRows } from './read.js';

/**
 * Replaces the match ids of published events, which count from 1, with the ids in the register or folder, or with new
 * ids. Events from other files are returned unchanged. **Throws** DataError if two matches in the file are the same, or
 * if the folder has a match with the sides swapped.
 */
export function withMatchIds(chains: ChainRows, context: ImportContext, findings: Findings): ChainRows {
  const { published } = chains;
  if (published === undefined) return chains;
  const { league, level } = context.identity;
  const headers = [...context.folder.logs.values()]
    .map(({ header }) => header)
    .filter(({ leagueId, levelId }) => leagueId === league.id && levelId === level.id);
  const known = knownMatches(headers, () => undefined);
  const matches = sameMatches([...published.rows.values()], context, known, findings);
  const faults = matches.flatMap(({ rows: [first, second], known: stored }) => {
    if (first === undefined) return [];
    const place = { file: chains.file, line: (second ?? first).line, field: 'home', value: first.home };
    if (second !== undefined) return [{ ...place, allowed: `a match other than the one on line ${first.line}` }];
    const isSwapped = stored?.header.away.id === context.squad(first.home).id;
    return stored !== undefined && isSwapped
      ? [{ ...place, allowed: `${stored.header.home.name}, the home squad of match ${stored.header.id} in the folder` }]
      : [];
  });
  if (faults.length > 0) throw new DataError(faults);
  const ids = matchIdsOf(matches, context);
  const idOfRow = new Map(matches.flatMap((match) => match.rows.map((row) => [row, ids.get(match) ?? 0] as const)));
  const idOf = (counted: number): number => {
    const row = published.rows.get(counted);
    return (row && idOfRow.get(row)) ?? counted;
  };
  return {
    ...chains,
    matches: chains.matches.map((match) => ({ ...match, matchId: idOf(match.matchId) })),
    events: new Map([...chains.events].map(([id, rows]) => [idOf(id), rows])),
    published: { ...published, rows: new Map([...published.rows].map(([id, row]) => [idOf(id), row])) },
  };
}
