import type { Entry, StatusChange } from '../log/entry.js';

/** Where the clock of a period was at an instant. **Units**: milliseconds, seconds. */
export interface Anchor {
  readonly instant: number;
  readonly seconds: number;
}

/** Whether a change of status sets the clock of a period going, from its start or again. Extra time is a break after a period that has begun, and the start of another after the fourth. */
export const setsGoing = ({ code, period }: StatusChange, hasBegun: boolean): boolean =>
  period !== undefined && (code === 'LIVE' || (code === 'ET' && period > 4 && !hasBegun));

/** Follows the clocks of the periods through changes of status. */
export class PeriodAnchors {
  readonly #anchors = new Map<number, Anchor>();
  readonly #begun = new Set<number>();
  readonly #seconds = new Map<number, number>();

  /** Where the clock of a period was last set going. **Empty**: `undefined` where nobody said when. */
  of(period: number): Anchor | undefined { return this.#anchors.get(period); }

  take(change: StatusChange): void {
    const { period, utc } = change;
    if (period === undefined) return;
    const hasBegun = this.#begun.has(period);
    const seconds = change.periodSeconds ?? this.#seconds.get(period) ?? 0;
    this.#seconds.set(period, seconds);
    if (!setsGoing(change, hasBegun)) return;
    this.#begun.add(period);
    if (utc === undefined) this.#anchors.delete(period);
    else this.#anchors.set(period, { instant: Date.parse(utc), seconds });
  }
}

/**
 * Tells when each entry of a log happened, one after the other: a change of status when it says, a transaction by the clock of its period. What has no time of its own, or
 * one before that of the entry before it, happened with that one. **Units**: milliseconds. **Empty**: `-Infinity` before anything has a time.
 */
export class InstantFold {
  readonly #anchors = new PeriodAnchors();
  #last = -Infinity;

  /** `pace` seconds of play pass in one of the instants'. */
  constructor(private readonly pace: number) {}

  add(entry: Entry): number {
    const own = this.#own(entry);
    if (own !== undefined && own > this.#last) this.#last = own;
    return this.#last;
  }

  #own(entry: Entry): number | undefined {
    if (entry.kind === 'status') {
      this.#anchors.take(entry);
      return entry.utc === undefined ? undefined : Date.parse(entry.utc);
    }
    if (entry.kind !== 'transaction') return undefined;
    const anchor = this.#anchors.of(entry.period);
    return anchor && anchor.instant + ((entry.periodSeconds - anchor.seconds) * 1000) / this.pace;
  }
}
