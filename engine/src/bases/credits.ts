import type { Contribution } from '../columns/fact-block.js';
import type { Setting } from '../columns/transactions.js';
import { zoneFor, type Row } from '../story/row.js';
import { baseIndex, type BaseCode } from '../vocabulary/bases.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';

/** Where the feeds write what rows add to bases. Nothing is written for an amount of 0. */
export class Credits {
  readonly contributions: Contribution[] = [];

  constructor(readonly setting: Setting) {}

  /** Credits the person of a row; rows without a person credit the squad, rows without a squad nobody. */
  person(row: Row, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    if (row.side !== undefined)
      this.slot(row, row.side, row.slot ?? this.setting.players + row.side, base, amount, zone);
  }

  /**
   * Credits a squad at a row, in the zone the row has for that squad, with a base that no metric of players reads.
   * Where the row is a person's of that squad it is credited there, which spares a fact and sums to the same.
   */
  squad(row: Row, side: SideIndex, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    const slot = row.side === side && row.slot !== undefined ? row.slot : this.setting.players + side;
    this.slot(row, side, slot, base, amount, zone);
  }

  /** Credits any slot at a row, in the zone the row has for its squad unless another is given. */
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
}
