import type { FactColumns } from '../columns/facts.js';
import type { ActMatch } from './acts/act-match.js';
import { selectActs, type ActSelection, type SeenBy } from './acts/act-selection.js';
import type { ActFilter } from './filter.js';
import { factRanges, timeWindows, type Ranges, type TimeWindow } from './windows.js';
import type { QueryWorkspace } from './workspace.js';
import { ALL_ZONES, keyTable, zoneBits } from './zone-keys.js';

/**
 * A filter's selection: facts in the ranges and time in the windows, if their key is set. `narrow` is true if keys
 * exclude something, `whole` if no fact is excluded. `acts` restricts facts and time further.
 */
export interface Selection {
  readonly windows: readonly TimeWindow[] | undefined;
  readonly ranges: Ranges;
  readonly keys: Uint8Array;
  readonly narrow: boolean;
  readonly whole: boolean;
  readonly acts: ActSelection | undefined;
}

/** Removes empty ranges, and merges adjacent ranges. */
function mergedRanges(ranges: Ranges): Ranges {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (from >= to) continue;
    if (last?.[1] === from) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

/**
 * Selects facts and time for a query about players: those of the squad in the filter, or of both squads. **Throws**
 * `WINDOW_CONFLICT` if `lastXSeconds` is combined with other seconds.
 */
export function selectPlayers(match: ActMatch, filter: ActFilter, workspace: QueryWorkspace): Selection {
  const bits = zoneBits(filter.zones);
  const [home, away] = [filter.team === 'away' ? 0 : bits, filter.team === 'home' ? 0 : bits];
  return selectZones(match, filter, timeWindows(match, filter), [home, away], workspace);
}

/** Selects the acts and the time that match a filter, within the windows and within each side's zones. */
export function selectZones(
  match: ActMatch,
  filter: ActFilter,
  windows: readonly TimeWindow[] | undefined,
  [homeBits, awayBits]: readonly [number, number],
  workspace: QueryWorkspace,
  by: SeenBy = 'actingSquad',
): Selection {
  const { facts } = match;
  const joined = mergedRanges(factRanges(facts, windows));
  const narrow = homeBits !== ALL_ZONES || awayBits !== ALL_ZONES;
  const keys = keyTable(homeBits, awayBits);
  const acts = selectActs(match, filter, joined, keys, workspace, by);
  const all = !narrow && joined.length === 1 && joined[0]?.[0] === 0 && joined[0][1] === facts.seconds.length;
  return { windows, ranges: joined, keys, narrow, whole: all && acts === undefined, acts };
}

/** Marks every fact in the ranges with 1 and all others with 0. **Shape**: fills and returns `marks`. */
export function markFacts({ seconds }: FactColumns, { ranges }: Selection, marks: Uint8Array): Uint8Array {
  marks.fill(0, 0, seconds.length);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}
