import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import { checkedLog } from '../checked-log.js';
import { headerOf, type ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { dateOf } from './date.js';
import { resultEntries } from './entries.js';
import { matchIdsOf } from './match-ids.js';
import { numbersOf, type RoundNumbers } from './numbering.js';
import { isCounted, type ResultRow } from './rows.js';
import { checkSeasons, reportTwice } from './season-checks.js';
import { ANOTHER_FILE, knownMatches, sameMatches, type KnownMatch, type SameMatch } from './same-match.js';

/** Returns the round numbers of all matches, season by season. */
function allNumbers(matches: readonly SameMatch[], known: readonly KnownMatch[]): ReadonlyMap<SameMatch, RoundNumbers> {
  const imported = new Set(matches.map((match) => match.known));
  const seasons = [...new Set(matches.map(({ row }) => row.seasonId))];
  return new Map(
    seasons.flatMap((season) => [
      ...numbersOf(
        matches.filter(({ row }) => row.seasonId === season),
        known.filter((one) => one.header.seasonId === season && !imported.has(one)),
      ),
    ]),
  );
}

/** Logs of matches without players, in the order of the files, and the log of each row. */
export interface ResultLogs {
  readonly logs: readonly MatchLog[];
  readonly logOf: ReadonlyMap<ResultRow, MatchLog>;
}

/**
 * Converts result or fixture rows to match logs without players. A log has the result of a match that was played, or
 * the status of a match that was not. Several rows of a match become one log. Rows of matches in `standing`, which have
 * events, are skipped. **Throws** DataError if rows or ids contradict each other or existing matches.
 */
export function resultLogs(
  rows: readonly ResultRow[],
  context: ImportContext,
  findings: Findings,
  standing: readonly MatchHeader[] = [],
): ResultLogs {
  const { league, level } = context.identity;
  const stored = [...context.folder.logs.values()].filter(
    ({ header }) => header.leagueId === league.id && header.levelId === level.id,
  );
  const scores = new Map(stored.map(({ header, contents }) => [header, contents.officialScore]));
  const withEvents = new Set(standing.map(({ id }) => id));
  const headers = [...stored.map(({ header }) => header).filter(({ id }) => !withEvents.has(id)), ...standing];
  const known = knownMatches(headers, (header) => scores.get(header) ?? header.officialScore);
  const matches = sameMatches(rows, context, known, findings);
  checkSeasons(matches, known);
  const numbers = allNumbers(matches, known);
  reportTwice(matches, numbers, findings);
  const ids = matchIdsOf(matches, context);
  const logOf = new Map<ResultRow, MatchLog>();
  const logs = matches.flatMap((match): readonly MatchLog[] => {
    const { row, rows: all } = match;
    const counted = all.find(isCounted);
    const id = ids.get(match) ?? 0;
    if (withEvents.has(id)) {
      if (counted !== undefined) findings.rows.leftOut(counted.file, ANOTHER_FILE);
      return [];
    }
    const log = logOfMatch(row, id, numbers.get(match), context);
    for (const one of all) logOf.set(one, log);
    if (counted !== undefined) findings.rows.imported(counted.file);
    return [log];
  });
  return { logs, logOf };
}

function logOfMatch(
  row: ResultRow,
  id: number,
  { roundNumber, phaseRoundNumber }: RoundNumbers = { roundNumber: 0, phaseRoundNumber: 0 },
  context: ImportContext,
): MatchLog {
  const venue = context.venue(row.venue);
  const header = headerOf(context, {
    id,
    seasonId: row.seasonId,
    type: row.type,
    phase: row.phase,
    roundNumber,
    phaseRoundNumber,
    date: dateOf(row.start, venue.timeZone),
    venue,
    home: row.home,
    away: row.away,
    players: { home: [], away: [] },
    attendance: row.attendance,
  });
  const place = { file: row.file, line: row.line };
  return checkedLog(header, resultEntries(row), { header: place, entryAt: () => place });
}
