import { DataError, type Fault } from '../../log/fault.js';
import { AFL } from '../afl-ids.js';
import type { ReadOptions } from '../importer.js';
import type { ExternalIds, ResultRow } from '../results-csv/rows.js';
import type { AflMatchFiles } from './gather.js';
import { pathIn, type AflMatch } from './match-item.js';

const upcoming: ReadonlySet<string> = new Set(['SCHED', 'TEAMS', 'POST', 'CANC']);

type RowOptions = Pick<ReadOptions, 'season' | 'register' | 'findings'>;

const externalOf = ({ id, teams, venueId }: AflMatch): ExternalIds => ({
  source: AFL,
  match: id,
  ...teams,
  venue: venueId,
});

/** Returns the result row of a match, or the fault that prevents it. `season` overrides the season of the match. */
function rowOf({ match, roster }: AflMatchFiles, { season, register, findings }: RowOptions): ResultRow | Fault {
  const { file, id, start, round, status, board } = match;
  const place = { file, line: 0 };
  const year = season ?? match.season ?? start.local?.date.slice(0, 4) ?? start.instant?.toFormat('yyyy');
  if (year === undefined)
    return {
      ...place,
      field: pathIn(match, 'match.utcStartTime'),
      value: undefined,
      allowed: 'the start time of the match, or the season in the option --season',
    };
  const words = round ?? (roster?.round === undefined ? undefined : { number: roster.round });
  if (words === undefined) return { ...place, field: pathIn(match, 'round'), value: undefined, allowed: 'a round' };
  if (round === undefined)
    findings.add({
      ...place,
      field: 'matchRoster.roundNumber',
      value: roster?.round,
      allowed: `a match item or round items of ${id}, which contain its round`,
      action: 'it is read as a home-and-away round',
    });
  const isFinal = 'type' in words;
  const result = upcoming.has(status) ? undefined : board?.result;
  if (result === undefined && (status === 'FINAL' || status === 'FT'))
    return {
      ...place,
      field: pathIn(match, 'score'),
      value: undefined,
      allowed: 'a score, here or in the match item or round items, because the match is over',
    };
  if (match.venue === undefined && !upcoming.has(status))
    findings.add({
      ...place,
      field: pathIn(match, 'venue.name'),
      value: undefined,
      allowed: 'the venue of a match that has begun',
      action: 'the venue is to be confirmed',
    });
  return {
    ...place,
    ...(match.path !== '' && { item: match.path }),
    matchId: register.idOf('match', AFL, id),
    seasonId: Number(year),
    phase: isFinal ? (words.type === 'WC' ? 'WILDCARD' : 'FINALS') : 'HA',
    type: isFinal ? words.type : 'HA',
    round: isFinal ? undefined : words.number,
    week: isFinal ? words.week : undefined,
    isReplay: isFinal && words.isReplay,
    start,
    venue: match.venue,
    home: match.names.home,
    away: match.names.away,
    status,
    score: result,
    attendance: undefined,
    external: externalOf(match),
    isCountedElsewhere: true,
  };
}

/**
 * Returns the result row of each match. **Throws** DataError if a match has no round or season, or if the matches of a
 * year belong to two competitions, which would become one season.
 */
export function rowsOf(matches: readonly AflMatchFiles[], options: RowOptions): ReadonlyMap<ResultRow, AflMatchFiles> {
  const rows = new Map<ResultRow, AflMatchFiles>();
  const competitions = new Map<number, string>();
  const faults: Fault[] = [];
  for (const one of matches) {
    const row = rowOf(one, options);
    if ('allowed' in row) {
      faults.push(row);
      continue;
    }
    rows.set(row, one);
    const { competition, file } = one.match;
    const before = competitions.get(row.seasonId) ?? competition;
    if (competition === undefined || before === undefined) continue;
    competitions.set(row.seasonId, before);
    if (before !== competition)
      faults.push({
        file,
        line: 0,
        field: pathIn(one.match, 'round.competitionId'),
        value: competition,
        allowed: `${before}, as in other matches of ${row.seasonId}; import each competition separately, as its own league or season (--league, --season)`,
      });
  }
  if (faults.length > 0) throw new DataError(faults);
  return rows;
}
