import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import { checkedLog } from '../checked-log.js';
import { headerOf, type ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { dateOf } from './date.js';
import { resultEntries } from './entries.js';
import { matchIdsOf } from './match-ids.js';
import { numbersOf, type RoundNumbers } from './numbering.js';
import type { ResultRow } from './rows.js';

/** Why a row is left out whose match another file has. */
export const ANOTHER_FILE = 'match that another file has';

/** Rounds of all rows, season by season. */
function allNumbers(
  rows: readonly ResultRow[],
  standing: readonly MatchHeader[],
): ReadonlyMap<ResultRow, RoundNumbers> {
  const seasons = new Map<number, ResultRow[]>();
  for (const row of rows)
    seasons
      .set(row.seasonId, seasons.get(row.seasonId) ?? [])
      .get(row.seasonId)
      ?.push(row);
  return new Map(
    [...seasons].flatMap(([season, of]) => {
      const last = standing.reduce(
        (most, { seasonId, type, roundNumber }) =>
          seasonId === season && type === 'HA' ? Math.max(most, roundNumber) : most,
        0,
      );
      return [...numbersOf(of, last)];
    }),
  );
}

/** Counts a row whose match an earlier row or another file has. Within one file it is reported too. */
function leaveOut({ file, line, home, byPlayer }: ResultRow, before: ResultRow | undefined, findings: Findings): void {
  if (byPlayer) return;
  if (before?.file !== file) findings.rows.leftOut(file, ANOTHER_FILE);
  else
    findings.leaveOut(
      { file, line, field: 'home', value: home, allowed: `a match that no row before has; line ${before.line} has it` },
      'second row of a match',
    );
}

/**
 * Turns rows of results or of a fixture into match logs without players: the result of a match that was played, the
 * status of one that was not. Rows of matches with events are left out. A second row of a match in one file is left out
 * and reported. **Throws** DataError if ids contradict existing matches.
 */
export function resultLogs(
  rows: readonly ResultRow[],
  context: ImportContext,
  findings: Findings,
  standing: readonly MatchHeader[] = [],
): readonly MatchLog[] {
  const { league, level } = context.identity;
  const inFolder = [...context.folder.logs.values()].flatMap(({ header }) =>
    header.leagueId === league.id && header.levelId === level.id ? [header] : [],
  );
  const numbers = allNumbers(rows, [...standing, ...inFolder]);
  const ids = matchIdsOf(rows, numbers, context, [...inFolder, ...standing]);
  const withEvents = new Set(standing.map(({ id }) => id));
  const rowOf = new Map<number, ResultRow>();
  return rows.flatMap((row) => {
    const id = ids.get(row) ?? 0;
    const before = rowOf.get(id);
    if (withEvents.has(id) || before !== undefined) {
      leaveOut(row, before, findings);
      return [];
    }
    rowOf.set(id, row);
    if (!row.byPlayer) findings.rows.imported(row.file);
    const venue = context.venue(row.venue);
    const { roundNumber = 0, phaseRoundNumber = 0 } = numbers.get(row) ?? {};
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
    return [checkedLog(header, resultEntries(row), { header: place, entryAt: () => place })];
  });
}
