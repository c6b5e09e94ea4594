import { AWAY_KEY, KEYS } from '../../columns/fact-block.js';
import { placeArea, type PlacedArea } from '../acts/area.js';
import { keepInArea } from '../acts/places.js';
import type { ActFilter } from '../filter.js';
import { factRanges, timeWindows, type TimeWindow } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import { zoneBits } from '../zone-keys.js';
import type { AcrossState } from './across-state.js';
import type { Rows } from './groups.js';
import type { MatchFacts } from './match-totals.js';
import type { SeasonColumns } from './season-columns.js';
import type { SeasonFactColumns } from './season-facts.js';

/* `as number` marks an index that is in bounds by construction. */

/** A range of facts of a match, from the first, included, to the second, excluded. */
export interface FactRange {
  readonly match: number;
  readonly from: number;
  readonly to: number;
  readonly windows: readonly TimeWindow[] | undefined;
}

/**
 * The facts that a filter selects. **Shape**: those of the ranges whose mark, by fact of the season, is 1. **Empty**:
 * without marks all facts of the ranges.
 */
export interface SelectedFacts {
  readonly ranges: readonly FactRange[];
  readonly marks: Uint8Array | undefined;
  /** The group of each slot of each match, or -1. */
  readonly groupOfSlot: Int32Array;
}

/** Returns areas on the grounds of matches, each computed once. */
function areasOn(area: Parameters<typeof placeArea>[0]): (match: MatchFacts) => PlacedArea {
  const known: (readonly [MatchFacts, PlacedArea])[] = [];
  return (match) => {
    const { ground, toleranceMetres } = match;
    for (const [{ ground: other, toleranceMetres: tolerance }, placed] of known)
      if (
        other.lengthMetres === ground.lengthMetres &&
        other.widthMetres === ground.widthMetres &&
        tolerance === toleranceMetres
      )
        return placed;
    const placed = placeArea(area, match);
    known.push([match, placed]);
    return placed;
  };
}

/** 1 for each key of facts in the zones of a filter. **Empty**: `undefined` if it selects all. */
function keysIn({ zones = [] }: ActFilter): Uint8Array | undefined {
  if (zones.length === 0) return undefined;
  const bits = zoneBits(zones);
  return Uint8Array.from({ length: KEYS }, (_, key) => (bits >> (key % AWAY_KEY)) & 1);
}

/** Returns the group of each slot of each match. */
function groupsOfSlots({ rowOfSlot }: SeasonFactColumns, seasonRows: number, { rows, groups }: Rows): Int32Array {
  const groupOf = new Int32Array(seasonRows).fill(-1);
  for (let at = 0; at < rows.length; at += 1) groupOf[rows[at] as number] = groups[at] as number;
  const ofSlots = new Int32Array(rowOfSlot.length);
  for (let at = 0; at < ofSlots.length; at += 1) {
    const row = rowOfSlot[at] as number;
    ofSlots[at] = row < 0 ? -1 : (groupOf[row] as number);
  }
  return ofSlots;
}

/** Selects facts in the matches of selected rows. **Throws** `WINDOW_CONFLICT`. */
export function selectFacts(
  { query: { acts } }: AcrossState,
  columns: SeasonColumns,
  facts: SeasonFactColumns,
  rows: Rows,
  workspace: QueryWorkspace,
): SelectedFacts {
  const { firstFacts, matches, keys } = facts;
  const isSelected = new Uint8Array(matches.length);
  for (const row of rows.rows) isSelected[(columns.squadRows[row] as number) >> 1] = 1;
  const placed = acts.area && areasOn(acts.area);
  const selectedKeys = keysIn(acts);
  const marks = placed === undefined && selectedKeys === undefined ? undefined : workspace.actMarks(keys.length);
  const list = new Int32Array(placed === undefined ? 0 : keys.length);
  const ranges: FactRange[] = [];
  for (const [match, read] of matches.entries()) {
    if (read === undefined || isSelected[match] === 0) continue;
    const windows = timeWindows(read, acts);
    for (const [from, to] of factRanges(read.facts, windows)) {
      ranges.push({ match, from, to, windows });
      if (marks === undefined) continue;
      const first = firstFacts[match] as number;
      if (selectedKeys === undefined) marks.fill(1, first + from, first + to);
      else
        for (let fact = first + from; fact < first + to; fact += 1)
          marks[fact] = selectedKeys[keys[fact] as number] as number;
      if (placed !== undefined)
        keepInArea(placed(columns.matches[match] as MatchFacts), 1, facts, marks, first + from, first + to, list);
    }
  }
  return { ranges, marks, groupOfSlot: groupsOfSlots(facts, columns.persons.length, rows) };
}
