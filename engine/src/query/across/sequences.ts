import type { AcrossState } from './across-state.js';
import { countingSort } from './counting-sort.js';

/**
 * The cells of each row in the order of the starts of their matches. Of rows by match, the earlier matches of the same
 * other dimension are before each.
 * **Shape**: the cells of a row are `cells[ownStarts[row]]` up to `cells[ends[row]]`, excluded; `starts[row]` is where
 * those it looks back on begin.
 */
export interface Sequences {
  readonly cells: Int32Array;
  readonly starts: Int32Array;
  readonly ownStarts: Int32Array;
  readonly ends: Int32Array;
}

/** Returns the position of each match of all seasons in the order of their starts. */
function matchOrder({ selected }: AcrossState): Int32Array {
  const matches = selected.seasons.flatMap(({ columns }) => columns.matches);
  const order = [...matches.keys()].sort((a, b) => {
    const [one, other] = [matches[a], matches[b]];
    if (one === undefined || other === undefined) return 0;
    return one.start < other.start ? -1 : one.start > other.start ? 1 : one.id - other.id;
  });
  const places = new Int32Array(matches.length);
  order.forEach((match, place) => {
    places[match] = place;
  });
  return places;
}

/** Returns the key of the sequence of each group: the group, or without its match. */
function sequenceKeys({ groups, query }: AcrossState): Int32Array {
  const isByMatch = groups.keys.match !== undefined;
  if (!isByMatch) return new Int32Array(groups.size).map((_, group) => group);
  const other = query.by?.find((dimension) => dimension !== 'match' && groups.keys[dimension] !== undefined);
  const numbers = new Map<number, number>();
  return Int32Array.from({ length: groups.size }, (_, group) => {
    const key = (other === undefined ? undefined : groups.keys[other])?.[group] ?? 0;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}

/** Returns the cells with something added. */
function addedCells(cellTallies: Uint8Array): Int32Array {
  const cells = new Int32Array(cellTallies.length);
  let size = 0;
  for (let cell = 0; cell < cellTallies.length; cell += 1) {
    if (cellTallies[cell] === 0) continue;
    cells[size] = cell;
    size += 1;
  }
  return cells.subarray(0, size);
}

/** Returns some values of a column. */
function taken(column: Int32Array, order: Int32Array): Int32Array {
  const values = new Int32Array(order.length);
  for (let at = 0; at < order.length; at += 1) values[at] = column[order[at] as number] as number;
  return values;
}

/** Whether cells are in the order of keys and then of places: those of persons in one season are. */
function areInOrder(keys: Int32Array, places: Int32Array): boolean {
  let [key, place] = [-1, -1];
  for (let at = 0; at < keys.length; at += 1) {
    const [nextKey, nextPlace] = [keys[at] as number, places[at] as number];
    if (nextKey < key || (nextKey === key && nextPlace < place)) return false;
    [key, place] = [nextKey, nextPlace];
  }
  return true;
}

/**
 * Returns the cells with something added, by sequence and then in the order of the starts of their matches. Seasons
 * that follow one another are in that order once their cells are sorted by sequence.
 */
function orderedCells(state: AcrossState, keys: Int32Array): Int32Array {
  const { groups, matches } = state.cells();
  const parts = state.parts.length;
  const places = matchOrder(state);
  const added = addedCells(state.cellTallies);
  const [cellKeys, cellPlaces] = [new Int32Array(added.length), new Int32Array(added.length)];
  for (let at = 0; at < added.length; at += 1) {
    const cell = added[at] as number;
    const row = (cell / parts) | 0;
    cellKeys[at] = (keys[groups[row] as number] as number) * parts + cell - row * parts;
    cellPlaces[at] = places[matches[row] as number] as number;
  }
  if (areInOrder(cellKeys, cellPlaces)) return added;
  const kinds = keys.length * parts;
  const byKey = countingSort(cellKeys, kinds);
  if (areInOrder(taken(cellKeys, byKey), taken(cellPlaces, byKey))) return taken(added, byKey);
  const byPlace = countingSort(cellPlaces, places.length);
  return taken(added, taken(byPlace, countingSort(taken(cellKeys, byPlace), kinds)));
}

/** Returns the sequences of rows. A row is a group and part, `group * parts + part`. */
export function sequencesOf(state: AcrossState, rowGroups: Int32Array): Sequences {
  const parts = state.parts.length;
  const keys = sequenceKeys(state);
  const cells = orderedCells(state, keys);
  const cellGroups = state.cells().groups;
  const size = state.groups.size * parts;
  const [starts, ownStarts, ends] = [new Int32Array(size), new Int32Array(size).fill(-1), new Int32Array(size)];
  let [key, start] = [-1, 0];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as number;
    const [group, part] = [cellGroups[(cell / parts) | 0] as number, cell % parts];
    const own = (keys[group] as number) * parts + part;
    if (own !== key) [key, start] = [own, at];
    const row = group * parts + part;
    if (ownStarts[row] === -1) [ownStarts[row], starts[row]] = [at, start];
    ends[row] = at + 1;
  }
  const ofRows = (column: Int32Array): Int32Array => rowGroups.map((row) => column[row] as number);
  return { cells, starts: ofRows(starts), ownStarts: ofRows(ownStarts), ends: ofRows(ends) };
}
