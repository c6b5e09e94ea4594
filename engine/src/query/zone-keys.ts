import { AWAY_KEY } from '../columns/fact-block.js';
import { INTERVAL_KEYS, UNZONED_KEY, sideOfKey } from '../columns/intervals.js';
import type { SideIndex } from '../vocabulary/sides.js';
import { zonesOfFilter, type ZoneFilter } from '../vocabulary/zones.js';

/** Bits of all five zones. */
export const ALL_ZONES = 0b11111;

/** Returns the bits of the zones in a filter, or of all five zones if it has none. */
export const zoneBits = (zones: readonly ZoneFilter[] | undefined): number =>
  zones === undefined || zones.length === 0
    ? ALL_ZONES
    : zones.flatMap(zonesOfFilter).reduce<number>((bits, zone) => bits | (1 << zone), 0);

/** Returns the zone bits of the same physical areas as the other squad sees them. */
export const mirrorBits = (bits: number): number =>
  [0, 1, 2, 3, 4].reduce((mirrored, zone) => mirrored | (((bits >> zone) & 1) << (4 - zone)), 0);

/** Tables by the bits of both sides. They are cached because a question about a season reads one for each match. */
const tables: (Uint8Array | undefined)[] = [];

/**
 * Returns a table over the keys of facts and intervals: 1 if the zone is among `homeBits` or `awayBits` of its side.
 * Intervals without a zone are excluded only if their side is.
 */
export const keyTable = (homeBits: number, awayBits: number): Uint8Array =>
  (tables[(homeBits << AWAY_KEY) | awayBits] ??= newTable(homeBits, awayBits));

function newTable(homeBits: number, awayBits: number): Uint8Array {
  const table = new Uint8Array(INTERVAL_KEYS);
  for (let zone = 0; zone < AWAY_KEY; zone += 1) {
    table[zone] = (homeBits >> zone) & 1;
    table[AWAY_KEY + zone] = (awayBits >> zone) & 1;
  }
  table[UNZONED_KEY] = homeBits === 0 ? 0 : 1;
  table[UNZONED_KEY + 1] = awayBits === 0 ? 0 : 1;
  return table;
}

/** Returns a table with only the keys of one side. */
export const sideKeys = (keys: Uint8Array, side: SideIndex): Uint8Array =>
  keys.map((selected, key) => (sideOfKey(key) === side ? selected : 0));
