import type { Setting } from '../columns/transactions.js';
import { attackSign, rotate, type Point } from '../ground/points.js';
import type { SideIndex } from '../vocabulary/sides.js';
import type { Chain } from './chains.js';
import { isTouch, type Row } from './row.js';

/** A part of a match: its rows, and the chains that begin in it. */
export interface Stretch {
  readonly rows: readonly Row[];
  readonly chains: readonly Chain[];
}

/**
 * The rows and chains of a match, with lookups of what precedes and follows a row. Extractors read the `stretch`, by
 * default the whole match, and look beyond it if necessary.
 */
export class EventContext {
  constructor(
    readonly rows: readonly Row[],
    readonly chains: readonly Chain[],
    readonly setting: Setting,
    readonly stretch: Stretch = { rows, chains },
  ) {}

  /** Whether a row is in the stretch. */
  isInStretch({ at }: Row): boolean {
    const { rows } = this.stretch;
    const from = rows[0]?.at ?? 0;
    return at >= from && at < from + rows.length;
  }

  /** Returns the chain of a row. **Empty**: `undefined` between a halt and the next restart. */
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

  /** Returns the location of a row, rotated so that `side` attacks towards +x. */
  spot(row: Row, side: SideIndex): Point {
    return rotate(row, attackSign(this.setting.homeFirst, side, row.period));
  }

  /** Returns the next touch after a row, in its period. **Empty**: `undefined` if there is none. */
  nextTouch(row: Row): Row | undefined {
    return this.#next(row, isTouch);
  }

  /** Returns the last touch before a row, in its period. **Empty**: `undefined` if there is none. */
  previousTouch(row: Row): Row | undefined {
    return this.lastBefore(row, isTouch);
  }

  /** Returns the rows between a row and the next touch, or the end of the period. */
  untilTouch(row: Row): readonly Row[] {
    let to = row.at + 1;
    for (let next = this.rows[to]; next?.period === row.period && !isTouch(next); next = this.rows[to]) to += 1;
    return this.rows.slice(row.at + 1, to);
  }

  /** Returns the next row of the same period that locates the ball. **Empty**: `undefined` if there is none. */
  nextLocated(row: Row): Row | undefined {
    return this.#next(row, (next) => next.locatesBall);
  }

  /** Returns the last earlier row of the period that `matches` accepts. Stops at a row that `barrier` accepts. */
  lastBefore(
    row: Row,
    matches: (earlier: Row) => boolean,
    barrier: (earlier: Row) => boolean = () => false,
  ): Row | undefined {
    for (let at = row.at - 1; at >= 0; at -= 1) {
      const earlier = this.rows[at];
      if (earlier?.period !== row.period || barrier(earlier)) return undefined;
      if (matches(earlier)) return earlier;
    }
    return undefined;
  }

  /**
   * Returns how far towards goal a disposal took the ball: to the next location, or to the goal line if its squad
   * scored. **Units**: metres. **Empty**: `undefined` if no location follows.
   */
  advance(row: Row, side: SideIndex): number | undefined {
    const result = this.nextLocated(row);
    if (result === undefined) return undefined;
    const from = this.spot(row, side).x;
    const scored = result.play.is === 'score' && result.side === side;
    return (scored ? this.setting.ground.lengthMetres / 2 : this.spot(result, side).x) - from;
  }

  #next(row: Row, matches: (next: Row) => boolean): Row | undefined {
    for (let at = row.at + 1; at < this.rows.length; at += 1) {
      const next = this.rows[at];
      if (next?.period !== row.period) return undefined;
      if (matches(next)) return next;
    }
    return undefined;
  }
}
