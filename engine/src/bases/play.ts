import type { Contribution } from '../columns/facts.js';
import type { Setting } from '../columns/transactions.js';
import { attackSign, rotate, type Point } from '../ground/points.js';
import type { Chain } from '../story/chains.js';
import { controls, zoneFor, type Row } from '../story/row.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { ZoneIndex } from '../vocabulary/zones.js';
import { baseIndex, type BaseCode } from './table.js';

/** A match as the feeds see it: rows, chains, and where contributions go. */
export class Play {
  readonly contributions: Contribution[] = [];
  /** Chains with an inside-50 entry, by index; filled by the territory feed. */
  readonly enteredForward50 = new Set<number>();
  readonly #chainOf = new Map<number, Chain>();

  constructor(readonly rows: readonly Row[], readonly chains: readonly Chain[], readonly setting: Setting) {
    for (const chain of chains) for (const row of chain.rows) this.#chainOf.set(row.at, chain);
  }

  /** The chain a row lies in; none between a halt and the next restart. */
  chainOf(row: Row): Chain | undefined {
    return this.#chainOf.get(row.at);
  }

  /** Credits the person of a row; rows without a person credit the squad, rows without a squad nobody. */
  credit(row: Row, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    if (row.side === undefined) return;
    this.#add(row, row.side, row.slot ?? this.#squadSlot(row.side), base, amount, zone);
  }

  /** Credits another person at a row, in the zone it has for their squad. */
  creditPerson(row: Row, side: SideIndex, slot: number, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    this.#add(row, side, slot, base, amount, zone);
  }

  /** Credits a squad as a whole at a row, in the zone it has for that squad. */
  creditSquad(row: Row, side: SideIndex, base: BaseCode, amount = 1, zone?: ZoneIndex): void {
    this.#add(row, side, this.#squadSlot(side), base, amount, zone);
  }

  /** A row's spot with `side` attacking towards +x. */
  spot(row: Row, side: SideIndex): Point {
    return rotate(row, attackSign(this.setting.homeFirst, side, row.period));
  }

  /** The next row of the same period in which someone controls the ball, scores, or play halts or restarts. */
  nextTouch(row: Row): Row | undefined {
    return this.#next(row, (next) => controls(next) || next.play.is === 'score' || next.play.is === 'halt' || next.play.is === 'restart');
  }

  /** The next row of the same period with a location. */
  nextLocated(row: Row): Row | undefined {
    return this.#next(row, (next) => next.located);
  }

  /** The last row before this one, in its period, for which `wanted` holds; the search stops where `barrier` holds. */
  lastBefore(row: Row, wanted: (earlier: Row) => boolean, barrier: (earlier: Row) => boolean = () => false): Row | undefined {
    for (let at = row.at - 1; at >= 0; at -= 1) {
      const earlier = this.rows[at];
      if (earlier === undefined || earlier.period !== row.period || barrier(earlier)) return undefined;
      if (wanted(earlier)) return earlier;
    }
    return undefined;
  }

  #next(row: Row, wanted: (next: Row) => boolean): Row | undefined {
    for (let at = row.at + 1; at < this.rows.length; at += 1) {
      const next = this.rows[at];
      if (next === undefined || next.period !== row.period) return undefined;
      if (wanted(next)) return next;
    }
    return undefined;
  }

  #squadSlot(side: SideIndex): number {
    return this.setting.players + side;
  }

  #add(row: Row, side: SideIndex, slot: number, base: BaseCode, amount: number, zone: ZoneIndex | undefined): void {
    if (amount === 0) return;
    this.contributions.push({ row: row.at, side, slot, base: baseIndex(base), amount, zone: zone ?? zoneFor(row, side, this.setting) });
  }
}
