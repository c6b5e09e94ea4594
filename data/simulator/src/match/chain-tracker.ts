import { sides, type SideIndex } from '@goalsquare/engine';
import type { Draft } from './log-writer.js';

/**
 * A centre bounce, ball-up or throw-in, and the time at which a squad won it. **Empty**: `seconds` is 0 until a squad
 * wins it.
 */
export interface Restart {
  readonly row: Draft;
  period: number;
  seconds: number;
}

/**
 * Whether a disposal wins the preceding stoppage. A kick does if it gets clear, and a handball does if another
 * effective disposal follows.
 */
export type Clearance = 'yes' | 'no' | 'ifFollowed';

/** Tracks which squad's possession chain is open, and which squad wins each stoppage. */
export class ChainTracker {
  readonly restarts: Restart[] = [];
  /** The squad in possession. **Empty**: `undefined` if neither squad has it. */
  #chain: SideIndex | undefined;
  /** The stoppage that neither squad has won yet. */
  #restart: Restart | undefined;
  /** The squad that was last to take the ball since the restart. */
  #touched: SideIndex | undefined;
  /** The squad whose handball wins the stoppage if another disposal follows. */
  #handled: SideIndex | undefined;

  constructor(private readonly clock: { readonly period: number; readonly seconds: number }) {}

  /** Whether there is a stoppage that neither squad has won yet. */
  get isInDispute(): boolean {
    return this.#restart !== undefined;
  }

  /** Whether there is a ball-up or throw-in that neither squad has won yet. */
  get isInScramble(): boolean {
    return this.#restart !== undefined && (this.#restart.row.code === 'BAUP' || this.#restart.row.code === 'THIN');
  }

  startPeriod(): void {
    this.#chain = undefined;
    this.#restart = undefined;
  }

  /** Starts a stoppage. **Empty**: starts none if the restart was not written. */
  startStoppage(row: Draft | undefined): void {
    this.#chain = undefined;
    this.#touched = undefined;
    this.#handled = undefined;
    this.#restart = row && { row, period: this.clock.period, seconds: 0 };
    if (this.#restart !== undefined) this.restarts.push(this.#restart);
  }

  /** Starts a chain without a stoppage, as a kick-in does. */
  startChain(side: SideIndex): void {
    this.#chain = side;
    this.#restart = undefined;
  }

  /** Records that a squad takes the ball. Returns whether this is a gain of possession. */
  take(side: SideIndex): boolean {
    if (this.#restart !== undefined) {
      this.#touched = side;
      return false;
    }
    const isGain = this.#chain !== side;
    this.#chain = side;
    return isGain;
  }

  /** Records a disposal, which may win the preceding stoppage. */
  dispose(side: SideIndex, clears: Clearance): void {
    if (this.#restart === undefined) return;
    this.#touched = side;
    if (clears === 'yes' || (this.#handled === side && clears === 'ifFollowed')) this.#win(side);
    else this.#handled = clears === 'ifFollowed' ? side : undefined;
  }

  /** Ends the chain. If neither squad has won the stoppage, the squad that was last to take the ball wins it. */
  end(): void {
    if (this.#touched !== undefined) this.#win(this.#touched);
    this.#restart = undefined;
    this.#chain = undefined;
  }

  #win(side: SideIndex): void {
    const restart = this.#restart;
    if (restart === undefined) return;
    restart.row.wonBy = sides[side];
    restart.period = this.clock.period;
    restart.seconds = this.clock.seconds;
    this.#restart = undefined;
    this.#touched = undefined;
    this.#chain = side;
  }
}
