import { AWAY_KEY } from '../../columns/fact-block.js';
import { PERIOD_TICKS, UNZONED_KEY, sideOfKey } from '../../columns/intervals.js';
import type { Match } from '../../match.js';
import { bases, firstTimedBase, hasWindows } from '../../vocabulary/bases.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { marginChanges, type MarginChange } from '../acts/margins.js';
import { NO_VALUE, type BaseRows, type RowColumn } from './base-rows.js';

/** The base of playing time, which a squad has as long as a period lasts. */
export const PLAYED = 'played';

const names = ['squadId', 'personId', 'period', 'fromSeconds', 'toSeconds', 'zone', 'scoreMargin'] as const;

/** Columns whose numbers can be large or missing. */
const wide: ReadonlySet<(typeof names)[number]> = new Set(['squadId', 'personId', 'zone'] as const);

/**
 * Columns of time: from a second of a period, included, to another, excluded. The margin is the same throughout. Time
 * of whole quarters has the margin at the end of its period. **Units**: seconds; margins in points for the squad.
 */
export type IntervalColumn = 'matchId' | (typeof names)[number];

/** Time with its margin. **Units**: ticks; points for the home squad. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly margin: number;
}

/** Divides time where the margin changes. */
function piecesOf(changes: readonly MarginChange[], from: number, to: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let n = 0; n < changes.length; n += 1) {
    const { tick, margin } = changes[n] as MarginChange;
    if (tick >= to) break;
    const [start, end] = [Math.max(from, tick), Math.min(to, changes[n + 1]?.tick ?? Infinity)];
    if (start < end) pieces.push({ from: start, to: end, margin });
  }
  return pieces;
}

/** Returns the time of a whole quarter, with the margin at its end. */
function quarterOf(changes: readonly MarginChange[], from: number, to: number): readonly Piece[] {
  const end = (Math.floor(from / PERIOD_TICKS) + 1) * PERIOD_TICKS;
  const margin = changes.findLast(({ tick }) => tick < end)?.margin ?? 0;
  return from < to ? [{ from, to, margin }] : [];
}

/**
 * Returns the time of a match that counts for timed bases, base by base, and then its playing time. **Empty**:
 * `NO_VALUE` without a person or zone.
 */
export function intervalRows(match: Match): BaseRows<IntervalColumn> {
  const { intervals, persons, facts, periodSeconds } = match;
  const { intervalStarts, intervalEnds, intervalSeconds, intervalKeys, intervalSlots } = intervals;
  const { header } = match.details();
  const squadIds = [header.home.id, header.away.id] as const;
  const changes = marginChanges(facts);
  const cells: number[] = [];
  const starts: number[] = [];
  const add = (side: SideIndex, personId: number, zone: number, { from, to, margin }: Piece): void => {
    const period = Math.floor(from / PERIOD_TICKS);
    const start = period * PERIOD_TICKS;
    cells.push(squadIds[side], personId, period, from - start, to - start, zone, side === 0 ? margin : -margin);
  };
  const timed = bases.slice(firstTimedBase);
  for (const [n, base] of timed.entries()) {
    starts.push(cells.length / names.length);
    const cut = hasWindows(base) ? piecesOf : quarterOf;
    for (let k = intervalStarts[n] as number; k < (intervalStarts[n + 1] as number); k += 1) {
      const [key, end] = [intervalKeys[k] as number, intervalEnds[k] as number];
      const personId = persons[intervalSlots[k] as number] ?? NO_VALUE;
      for (const piece of cut(changes, end - (intervalSeconds[k] as number), end))
        add(sideOfKey(key), personId, key >= UNZONED_KEY ? NO_VALUE : key % AWAY_KEY, piece);
    }
  }
  starts.push(cells.length / names.length);
  for (const side of [0, 1] as const)
    for (const [at, seconds] of periodSeconds.entries()) {
      const from = (at + 1) * PERIOD_TICKS;
      for (const piece of piecesOf(changes, from, from + seconds)) add(side, NO_VALUE, NO_VALUE, piece);
    }
  starts.push(cells.length / names.length);
  const filled = <T extends Int16Array | Int32Array>(column: T, n: number): T => {
    for (let row = 0; row < column.length; row += 1) column[row] = cells[row * names.length + n] as number;
    return column;
  };
  const size = cells.length / names.length;
  const columns = Object.fromEntries(
    names.map((name, n) => [name, { values: filled(new (wide.has(name) ? Int32Array : Int16Array)(size), n) }]),
  );
  return {
    bases: [...timed.map(({ code }) => code), PLAYED],
    starts: Uint32Array.from(starts),
    columns: { ...(columns as Record<(typeof names)[number], RowColumn>), matchId: header.id },
  };
}
