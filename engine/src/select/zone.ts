import type { SideIndex } from '../vocabulary/sides.js';
import { zonesOfFilter, type ZoneFilter } from '../vocabulary/zones.js';

/** Bits of all five zones. */
export const ALL_ZONES = 0b11111;

/** Bits of the zones a question names; all five where it names none. */
export const zoneBits = (zones: readonly ZoneFilter[] | undefined): number =>
  zones === undefined || zones.length === 0 ? ALL_ZONES : zones.flatMap(zonesOfFilter).reduce<number>((bits, zone) => bits | (1 << zone), 0);

/** The same patches of ground seen by the other squad. */
export const mirrorBits = (bits: number): number =>
  [0, 1, 2, 3, 4].reduce((mirrored, zone) => mirrored | (((bits >> zone) & 1) << (4 - zone)), 0);

/** Table over fact keys: 1 where the fact's side and zone are asked for. `undefined` for a side leaves it out. */
export function keyTable(bitsOf: (side: SideIndex) => number | undefined): Uint8Array {
  const table = new Uint8Array(16);
  for (const side of [0, 1] as const) {
    const bits = bitsOf(side) ?? 0;
    for (let zone = 0; zone < 5; zone += 1) table[side * 8 + zone] = (bits >> zone) & 1;
  }
  return table;
}
