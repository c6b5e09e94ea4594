import type { Contribution } from '../columns/fact-block.js';
import type { Interval } from '../columns/intervals.js';
import type { Setting } from '../columns/transactions.js';
import { zoneFor, type Row } from '../timeline/row.js';
import { baseIndex, type BaseCode } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';

/**
 * Collects what rows contribute to bases, and the intervals of timed bases. Ignores amounts of 0 and empty intervals.
 */
export class ContributionSink {
  readonly contributions: Contribution[] = [];
  /** The intervals of each base are in the order of their ends. */
  readonly intervals: Interval[] = [];

  constructor(readonly setting: Setting) {}

  /** Credits the person of a row. Without a person, credits the row's squad; without a squad, credits no one. */
  person(row: Row, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    if (row.side !== undefined)
      this.slot(row, row.side, row.slot ?? this.setting.players + row.side, base, amount, zone);
  }

  /**
   * Credits a squad at a row, for a base that no player metric reads, in the squad's zone unless another zone is
   * passed. If the row belongs to a person of the squad, credits the person instead: the sum is the same, with one fact
   * fewer.
   */
  squad(row: Row, side: SideIndex, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    const slot = row.side === side && row.slot !== undefined ? row.slot : this.setting.players + side;
    this.slot(row, side, slot, base, amount, zone);
  }

  /** Credits any slot at a row, in the squad's zone unless another zone is passed. */
  slot(row: Row, side: SideIndex, slot: number, base: BaseCode, amount: number, zone?: ZoneIndex): void {
    if (amount === 0) return;
    this.contributions.push({
      row: row.at,
      side,
      slot,
      base: baseIndex(base),
      amount,
      zone: zone ?? zoneFor(row, side, this.setting),
    });
  }

  /** Adds a person's time to a timed base. **Units**: seconds of a period; `to` is excluded. */
  time(period: number, from: number, to: number, slot: number, base: BaseCode, zone: ZoneIndex = 0): void {
    const side = slot < this.setting.homePlayers ? 0 : 1;
    if (to > from) this.intervals.push({ base: baseIndex(base), period, from, to, side, slot, zone });
  }

  /** Adds a squad's time to a timed base that no player metric reads. */
  squadTime(period: number, from: number, to: number, side: SideIndex, base: BaseCode, zone: ZoneIndex = 0): void {
    const slot = this.setting.players + side;
    if (to > from) this.intervals.push({ base: baseIndex(base), period, from, to, side, slot, zone });
  }
}
