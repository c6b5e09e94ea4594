import type { Setting } from '../columns/transactions.js';
import { isRotationCode, type RotationCode } from '../vocabulary/rotation-types.js';
import type { ComesOn } from './on-ground.js';
import type { Row } from './row.js';

/** A rotation: its reason, and the slots of the persons who went off and came on. */
export interface Rotation {
  readonly row: Row;
  readonly reason: RotationCode;
  readonly off: number;
  readonly on: number;
}

/**
 * A player's time on or off the ground since the last rotation. **Units**: seconds; `seconds` of the period the stint
 * began in, `elapsedSeconds` of playing time since, over all periods. **Empty**: no reason for a stint that began
 * with the match.
 */
export interface Stint {
  readonly status: 'ON' | 'OFF';
  readonly period: number;
  readonly seconds: number;
  readonly elapsedSeconds: number;
  readonly reason?: RotationCode;
}

/** Returns the rotations of a match in order of play. `comesOn` returns the slot of the person who comes on. */
export const rotationsOf = (rows: readonly Row[], comesOn: ComesOn): readonly Rotation[] =>
  rows.flatMap((row) => {
    const on = comesOn(row);
    return row.slot !== undefined && on !== undefined && isRotationCode(row.code)
      ? [{ row, reason: row.code, off: row.slot, on }]
      : [];
  });

/**
 * Returns the stint of each slot at the last second of the log. **Units**: `periodSeconds` are the lengths of the
 * periods so far.
 * **Empty**: no stint of a player without a known start and without a rotation; no stints before the first period.
 */
export function stintsOf(
  rotations: readonly Rotation[],
  { starters, players }: Pick<Setting, 'starters' | 'players'>,
  periodSeconds: ArrayLike<number>,
): ReadonlyMap<number, Stint> {
  const lengths = Array.from(periodSeconds);
  if (lengths.every((length) => length === 0)) return new Map();
  const elapsed = (period: number, second: number): number =>
    lengths.slice(period - 1).reduce((sum, length) => sum + length, -second);
  const onAtStart = new Set(starters);
  const atStart = (slot: number): Stint => ({
    status: onAtStart.has(slot) ? 'ON' : 'OFF',
    period: 1,
    seconds: 0,
    elapsedSeconds: elapsed(1, 0),
  });
  const stints = new Map(
    starters.length === 0 ? [] : Array.from({ length: players }, (_, slot) => [slot, atStart(slot)] as const),
  );
  for (const { row, reason, off, on } of rotations) {
    const since = {
      period: row.period,
      seconds: row.seconds,
      elapsedSeconds: elapsed(row.period, row.seconds),
      reason,
    };
    stints.set(off, { status: 'OFF', ...since });
    stints.set(on, { status: 'ON', ...since });
  }
  return stints;
}
