import type { Entry } from '../log/entry.js';
import { PlayState } from './play-state.js';

/**
 * Computes the instant of each entry of a log, one after the other. A status change has its own instant. The clock of
 * the period gives the instant of a transaction. An entry without a time, or with one before that of the previous
 * entry, gets the previous entry's instant.
 * **Units**: milliseconds. **Empty**: `-Infinity` before the first entry with a time.
 */
export class InstantFold {
  readonly #play = new PlayState();
  #last = -Infinity;

  /** `pace` is the number of seconds of play in one second. */
  constructor(private readonly pace: number) {}

  add(entry: Entry): number {
    const own = this.#own(entry);
    if (own !== undefined && own > this.#last) this.#last = own;
    return this.#last;
  }

  #own(entry: Entry): number | undefined {
    if (entry.kind === 'status') {
      this.#play.take(entry);
      return entry.utc === undefined ? undefined : Date.parse(entry.utc);
    }
    if (entry.kind !== 'transaction') return undefined;
    const clock = this.#play.clockOf(entry.period);
    return clock?.instant === undefined
      ? undefined
      : clock.instant + ((entry.periodSeconds - clock.from) * 1000) / this.pace;
  }
}
