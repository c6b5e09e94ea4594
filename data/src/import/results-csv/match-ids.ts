import { DataError } from '../../log/fault.js';
import type { ImportContext } from '../context.js';
import { fieldPlace } from '../row-place.js';
import type { SameMatch } from './same-match.js';

const MILLION = 1_000_000;
/** Maximum values of the parts of an id: league, level, and number of the match in its season. */
const bounds = { league: 99, level: 9, matches: 999 } as const;

/**
 * Assigns an id to every match: the id in its file, in the folder or in an event file, or one made from season, league
 * and level. **Throws** DataError if no id is left.
 */
export function matchIdsOf(matches: readonly SameMatch[], context: ImportContext): ReadonlyMap<SameMatch, number> {
  const { league, level } = context.identity;
  const taken = new Set([
    ...context.folder.logs.keys(),
    ...context.takenMatches,
    ...matches.flatMap(({ row }) => row.matchId ?? []),
  ]);
  const made = new Map<number, number>();
  const newId = ({ row }: SameMatch): number => {
    const { seasonId } = row;
    for (
      let n = (made.get(seasonId) ?? 0) + 1;
      n <= bounds.matches && league.id <= bounds.league && level.id <= bounds.level;
      n += 1
    ) {
      made.set(seasonId, n);
      const id = seasonId * MILLION + league.id * 10_000 + level.id * 1000 + n;
      if (!taken.has(id)) return id;
    }
    const allowed = `an id in the file; ids can be made for only ${bounds.matches} matches per season, in leagues up to ${bounds.league}`;
    throw new DataError([{ ...fieldPlace(row, 'match_id'), value: undefined, allowed }]);
  };
  return new Map(matches.map((match) => [match, match.row.matchId ?? match.known?.header.id ?? newId(match)]));
}
