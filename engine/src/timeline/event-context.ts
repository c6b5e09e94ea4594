import type { Setting } from '../columns/transactions.js';
import { attackSign, rotate, type Point } from '../ground/points.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import { isTouch, type Row } from './row.js';

/** A part of a match, with all of the chains that begin in it. */
export interface Stretch {
  readonly rows: readonly Row[];
  readonly chains: readonly Chain[];
}

/**
 * A match as the folds see it: rows, chains, and what lies before and after a row. They tell of the `stretch`, which is
 * all of the match unless another is given, and look beyond it where they have to.
 */
export class EventContext {
  constructor(
    readonly rows: readonly Row[],
    readonly chains: readonly Chain[],
    readonly setting: Setting,
    readonly stretch: Stretch = { rows, chains },
  ) {}

  /** Whether a row lies in the stretch that is told of. */
  isInStretch({ at }: Row): boolean {
    const { rows } = this.stretch;
    const from = rows[0]?.at ?? 0;
    return at >= from && at < from + rows.length;
  }

  /** The chain a row lies in; none between a halt and the next restart. */
  chainOf({ at }: Row): Chain | undefined {
    let [from, to] = [0, this.chains.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.chains[middle]?.rows[0]?.at ?? 0) <= at) from = middle + 1;
      else to = middle;
    }
    const chain = this.chains[from - 1];
    return (chain?.rows.at(-1)?.at ?? -1) >= at ? chain : undefined;
  }

  /** A row's spot with `side` attacking towards +x. */
  spot(row: Row, side: SideIndex): Point {
    return rotate(row, attackSign(this.setting.homeFirst, side, row.period));
  }

  /** The next touch after a row, in its period. */
  nextTouch(row: Row): Row | undefined {
    return this.#next(row, isTouch);
  }

  /** The last touch before a row, in its period. */
  previousTouch(row: Row): Row | undefined {
    return this.lastBefore(row, isTouch);
  }

  /** The rows between a row and the next touch, or the end of the period. */
  untilTouch(row: Row): readonly Row[] {
    let to = row.at + 1;
    for (let next = this.rows[to]; next?.period === row.period && !isTouch(next); next = this.rows[to]) to += 1;
    return this.rows.slice(row.at + 1, to);
  }

  /** The next row of the same period that locates the ball. */
  nextLocated(row: Row): Row | undefined {
    return this.#next(row, (next) => next.locatesBall);
  }

  /** The last row before this one, in its period, for which `wanted` holds; the search stops where `barrier` holds. */
  lastBefore(
    row: Row,
    wanted: (earlier: Row) => boolean,
    barrier: (earlier: Row) => boolean = () => false,
  ): Row | undefined {
    for (let at = row.at - 1; at >= 0; at -= 1) {
      const earlier = this.rows[at];
      if (earlier?.period !== row.period || barrier(earlier)) return undefined;
      if (wanted(earlier)) return earlier;
    }
    return undefined;
  }

  /**
   * How far towards goal a disposal took the ball: to the next location, or to the goal line where its squad scored.
   * **Units**: metres.
   */
  advance(row: Row, side: SideIndex): number | undefined {
    const result = this.nextLocated(row);
    if (result === undefined) return undefined;
    const from = this.spot(row, side).x;
    const scored = result.play.is === 'score' && result.side === side;
    return (scored ? this.setting.ground.lengthMetres / 2 : this.spot(result, side).x) - from;
  }

  #next(row: Row, wanted: (next: Row) => boolean): Row | undefined {
    for (let at = row.at + 1; at < this.rows.length; at += 1) {
      const next = this.rows[at];
      if (next?.period !== row.period) return undefined;
      if (wanted(next)) return next;
    }
    return undefined;
  }
}
