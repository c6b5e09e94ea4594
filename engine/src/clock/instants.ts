import type { Entry } from '../log/entry.js';
import { PlayState } from './play-state.js';

/**
 * Returns when each entry of a log happened, one after the other: a change of status when it says, a transaction by the
 * clock of its period. An entry without a time of its own, or with one before that of the entry before it, happened
 * with that one.
 * **Units**: milliseconds. **Empty**: `-Infinity` before anything has a time.
 */
export class InstantFold {
  readonly #play = new PlayState();
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
