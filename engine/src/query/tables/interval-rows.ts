import { AWAY_KEY } from '../../columns/fact-block.js';
import { PERIOD_TICKS, UNZONED_KEY } from '../../columns/intervals.js';
import type { Match } from '../../match.js';
import { bases, firstTimedBase, hasWindows, type BaseCode } from '../../vocabulary/bases.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { logicalZones, type LogicalZone } from '../../vocabulary/zones.js';
import { marginChanges, type MarginChange } from '../acts/margins.js';

/** The base of playing time, which a squad has as long as a period lasts. */
export const PLAYED = 'played';

/**
 * Time that counts for a timed base, from a second of a period, included, to another, excluded. The margin is the same
 * throughout. Time of whole quarters has the margin at the end of its period.
 * **Units**: seconds; `scoreMargin` in points for the squad. **Empty**: `undefined` without a person or a zone.
 */
export interface IntervalRow {
  readonly base: BaseCode | typeof PLAYED;
  readonly side: SideIndex;
  readonly personId: number | undefined;
  readonly period: number;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly zone: LogicalZone | undefined;
  readonly scoreMargin: number;
}

/** Time with its margin. **Units**: ticks; points for the home squad. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly margin: number;
}

/** Cuts time where the margin changes. */
function piecesOf(changes: readonly MarginChange[], from: number, to: number): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let n = 0; n < changes.length; n += 1) {
    const { tick, margin } = changes[n] as MarginChange;
    const [start, end] = [Math.max(from, tick), Math.min(to, changes[n + 1]?.tick ?? Infinity)];
    if (start < end) pieces.push({ from: start, to: end, margin });
  }
  return pieces;
}

/** Returns time of a whole quarter, with the margin at its end. */
function quarterOf(changes: readonly MarginChange[], from: number, to: number): readonly Piece[] {
  const end = (Math.floor(from / PERIOD_TICKS) + 1) * PERIOD_TICKS;
  const margin = changes.findLast(({ tick }) => tick < end)?.margin ?? 0;
  return from < to ? [{ from, to, margin }] : [];
}

type Owner = Pick<IntervalRow, 'base' | 'side' | 'personId' | 'zone'>;

function rowOf(owner: Owner, { from, to, margin }: Piece): IntervalRow {
  const period = Math.floor(from / PERIOD_TICKS);
  const start = period * PERIOD_TICKS;
  return {
    base: owner.base,
    side: owner.side,
    personId: owner.personId,
    zone: owner.zone,
    period,
    fromSeconds: from - start,
    toSeconds: to - start,
    scoreMargin: owner.side === 0 ? margin : 0 - margin,
  };
}

function* playedRows({ periodSeconds }: Match, changes: readonly MarginChange[]): Generator<IntervalRow> {
  for (const side of [0, 1] as const)
    for (const [at, seconds] of periodSeconds.entries()) {
      const from = (at + 1) * PERIOD_TICKS;
      for (const piece of piecesOf(changes, from, from + seconds))
        yield rowOf({ base: PLAYED, side, personId: undefined, zone: undefined }, piece);
    }
}

/** Returns the time of a match that counts for timed bases, base by base, and then its playing time. */
export function* intervalRows(match: Match): Generator<IntervalRow, void, undefined> {
  const { intervals, persons, facts } = match;
  const { intervalStarts, intervalEnds, intervalSeconds, intervalKeys, intervalSlots } = intervals;
  const changes = marginChanges(facts);
  for (const [n, base] of bases.slice(firstTimedBase).entries()) {
    const cut = hasWindows(base) ? piecesOf : quarterOf;
    for (let k = intervalStarts[n] as number; k < (intervalStarts[n + 1] as number); k += 1) {
      const [key, end] = [intervalKeys[k] as number, intervalEnds[k] as number];
      const isUnzoned = key >= UNZONED_KEY;
      const owner: Owner = {
        base: base.code,
        side: (isUnzoned ? key === UNZONED_KEY : key < AWAY_KEY) ? 0 : 1,
        personId: persons[intervalSlots[k] as number],
        zone: isUnzoned ? undefined : logicalZones[key % AWAY_KEY],
      };
      for (const piece of cut(changes, end - (intervalSeconds[k] as number), end)) yield rowOf(owner, piece);
    }
  }
  yield* playedRows(match, changes);
}
