import type { Entry, StatusChange } from '../log/entry.js';
import type { StatusCode } from '../vocabulary/statuses.js';

/**
 * How the clock of a period was set going last. **Units**: seconds; milliseconds. **Empty**: no instant where nobody
 * said when.
 */
export interface Going {
  readonly instant: number | undefined;
  /** Where the clock stood then. */
  readonly from: number;
  /** Seconds of suspensions that the clock has counted. */
  readonly suspended: number;
}

/** Follows the clocks of the periods through changes of status. */
export class PeriodClocks {
  readonly #going = new Map<number, Going>();
  readonly #told = new Map<number, { readonly seconds: number; readonly code: StatusCode }>();

  /** How the clock of a period was set going last. **Empty**: `undefined` where it never was. */
  of(period: number): Going | undefined {
    return this.#going.get(period);
  }

  /**
   * Takes the next change in. Extra time is a break after a period that has begun, and otherwise the start of one after
   * the fourth.
   * **Empty**: `undefined` where it set no clock going.
   */
  take({ code, period, periodSeconds, utc }: StatusChange): Going | undefined {
    if (period === undefined) return undefined;
    const [before, told] = [this.#going.get(period), this.#told.get(period)];
    const seconds = periodSeconds ?? told?.seconds ?? 0;
    this.#told.set(period, { seconds, code });
    if (code !== 'LIVE' && (code !== 'ET' || period <= 4 || before !== undefined)) return undefined;
    const counted = told?.code === 'SUSP' ? Math.max(0, seconds - told.seconds) : 0;
    const going = {
      instant: utc === undefined ? undefined : Date.parse(utc),
      from: seconds,
      suspended: (before?.suspended ?? 0) + counted,
    };
    this.#going.set(period, going);
    return going;
  }
}

/**
 * Tells when each entry of a log happened, one after the other: a change of status when it says, a transaction by the
 * clock of its period. What has no time of its own, or one before that of the entry before it, happened with that one.
 * **Units**: milliseconds. **Empty**: `-Infinity` before anything has a time.
 */
export class InstantFold {
  readonly #clocks = new PeriodClocks();
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
      this.#clocks.take(entry);
      return entry.utc === undefined ? undefined : Date.parse(entry.utc);
    }
    if (entry.kind !== 'transaction') return undefined;
    const going = this.#clocks.of(entry.period);
    return going?.instant === undefined
      ? undefined
      : going.instant + ((entry.periodSeconds - going.from) * 1000) / this.pace;
  }
}
