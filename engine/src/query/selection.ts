import type { FactColumns } from '../columns/facts.js';
import type { ActMatch } from './acts/act-match.js';
import { keepActs, markSelected, type ActTime, type SeenBy } from './acts/act-selection.js';
import { narrowsActs, type ActFilter } from './filter.js';
import { lowerBound } from './lower-bound.js';
import { factRanges, timeWindows, type Ranges, type TimeWindow } from './windows.js';
import type { QueryWorkspace } from './workspace.js';
import { keyTable, zoneBits } from './zone-keys.js';

/**
 * A filter's selection: the facts in the ranges, and the time in the windows, whose key is set. A filter of acts also
 * marks facts and limits time. **Shape**: `marks` is 1 for each selected fact. It is valid until the next selection in
 * the same workspace. **Empty**: no marks without a filter of acts.
 */
export interface Selection extends ActTime {
  readonly windows: readonly TimeWindow[] | undefined;
  readonly ranges: Ranges;
  readonly keys: Uint8Array;
  readonly marks: Uint8Array | undefined;
}

/** Returns the position of the first posting of a base whose fact is not before a given one. */
export function postingAt({ postings, postingStarts, keys }: FactColumns, base: number, fact: number): number {
  const [first, last] = [postingStarts[base] as number, postingStarts[base + 1] as number];
  return fact === 0 ? first : fact === keys.length ? last : lowerBound(postings, first, last, fact);
}

/** Returns 1 if a fact in the ranges of a selection is selected, and otherwise 0. */
export const isSelected = (
  fact: number,
  factKeys: Uint8Array,
  keys: Uint8Array,
  marks: Uint8Array | undefined,
): number => (marks === undefined ? (keys[factKeys[fact] as number] as number) : (marks[fact] as number));

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
  const keys = keyTable(homeBits, awayBits);
  const ranges = factRanges(facts, windows);
  if (!narrowsActs(filter)) return { windows, ranges, keys, marks: undefined, spans: undefined, roleTime: undefined };
  const marks = workspace.marks(facts.keys.length);
  markSelected(match, ranges, keys, marks);
  return { windows, ranges, keys, marks, ...keepActs(match, filter, marks, workspace, by) };
}
