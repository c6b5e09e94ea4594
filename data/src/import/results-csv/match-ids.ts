import type { MatchHeader } from '@goalsquare/engine';
import { DataError } from '../../log/fault.js';
import type { ImportContext } from '../context.js';
import type { RoundNumbers } from './numbering.js';
import type { ResultRow } from './rows.js';

const MILLION = 1_000_000;
/** Bounds within which an id can be made of a season, a league, a level and a number. */
const bounds = { league: 99, level: 9, matches: 999 } as const;

/** What a match is whatever its id. */
const meeting = (seasonId: number, roundNumber: number, homeId: number, awayId: number): string =>
  `${seasonId} ${roundNumber} ${homeId} ${awayId}`;

/** The id each meeting has among matches that stand already. */
const meetingsOf = (standing: readonly MatchHeader[]): Map<string, number> =>
  new Map(
    standing.map(({ id, seasonId, roundNumber, home, away }) => [meeting(seasonId, roundNumber, home.id, away.id), id]),
  );

/**
 * Gives every match an id: the file's, or that of the same meeting among those that stand, or one made of season,
 * league and level.
 * **Throws** DataError where a meeting stands under another id, or no id is left.
 */
export function matchIdsOf(
  rows: readonly ResultRow[],
  numbers: ReadonlyMap<ResultRow, RoundNumbers>,
  context: ImportContext,
  standing: readonly MatchHeader[],
): ReadonlyMap<ResultRow, number> {
  const { league, level } = context.identity;
  const known = meetingsOf(standing);
  const taken = new Set([...context.folder.logs.keys(), ...rows.flatMap(({ matchId }) => matchId ?? [])]);
  const made = new Map<number, number>();
  const fault = ({ file, line }: ResultRow, value: unknown, allowed: string): DataError =>
    new DataError([{ file, line, field: 'match_id', value, allowed }]);
  const newId = (row: ResultRow): number => {
    for (
      let n = (made.get(row.seasonId) ?? 0) + 1;
      n <= bounds.matches && league.id <= bounds.league && level.id <= bounds.level;
      n += 1
    ) {
      made.set(row.seasonId, n);
      const id = row.seasonId * MILLION + league.id * 10_000 + level.id * 1000 + n;
      if (!taken.has(id)) return id;
    }
    throw fault(
      row,
      undefined,
      `the file's own id; ids can be made for ${bounds.matches} matches a season of leagues up to ${bounds.league}`,
    );
  };
  return new Map(
    rows.map((row) => {
      const key = meeting(
        row.seasonId,
        numbers.get(row)?.roundNumber ?? 0,
        context.squad(row.home).id,
        context.squad(row.away).id,
      );
      const before = known.get(key);
      if (before !== undefined && row.matchId !== undefined && before !== row.matchId)
        throw fault(row, row.matchId, `${before}, the id this match of ${row.home} and ${row.away} has already`);
      const id = row.matchId ?? before ?? newId(row);
      known.set(key, id);
      return [row, id] as const;
    }),
  );
}
