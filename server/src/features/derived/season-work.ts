import type { Season } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import { Problem } from '../../domain/problems.js';
import type { Services } from '../../http/pipeline/services.js';
import { LONGEST_WAIT } from '../across/preferences.js';
import type { Timers } from '../../domain/timers.js';

/** Accumulates a result over the matches of a season. */
export interface SeasonFold<Result> {
  readonly addNotStarted: (count: number) => void;
  /** Adds a match. Long work goes through the work queue. */
  readonly add: (match: Match) => Promise<void> | void;
  readonly result: () => Result;
}

/** Number of matches that are read at the same time. The sandbox may have to simulate them first. */
const MATCHES_AT_ONCE = 8;

/** Delay before a retry. **Units**: seconds. */
const RETRY_AFTER = 10;

/** Computes a result from the matches of a season, and caches it until the season changes. */
export class SeasonWork<Result> {
  readonly #known = new WeakMap<Season, Promise<Result>>();

  /** `what` names the result, in words that follow "The". */
  constructor(
    private readonly matches: Services['matches'],
    private readonly timers: Timers,
    private readonly what: string,
    private readonly newFold: () => SeasonFold<Result>,
  ) {}

  /** Returns the result for a season. Rejects with a problem of status 503 if it takes too long. */
  resultOf(season: Season): Promise<Result> {
    return this.#inTime(this.#knownOf(season));
  }

  #knownOf(season: Season): Promise<Result> {
    const known = this.#known.get(season);
    if (known !== undefined) return known;
    const computed = this.#compute(season);
    this.#known.set(season, computed);
    computed.catch(() => this.#known.delete(season));
    return computed;
  }

  async #compute(season: Season): Promise<Result> {
    const fold = this.newFold();
    const started = season.matches.filter(({ home }) => home.score !== undefined).map(({ id }) => id);
    fold.addNotStarted(season.matches.length - started.length);
    for (let from = 0; from < started.length; from += MATCHES_AT_ONCE) {
      const loaded = await Promise.all(started.slice(from, from + MATCHES_AT_ONCE).map((id) => this.matches.match(id)));
      for (const match of loaded) if (match !== undefined) await fold.add(match);
    }
    return fold.result();
  }

  /** Waits a limited time for a result. The computation continues after that. */
  #inTime(computed: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const cancel = this.timers.after(LONGEST_WAIT * 1000, () => {
        reject(
          new Problem('unavailable', `The ${this.what} of the season is still being computed.`, {
            retryAfterSeconds: RETRY_AFTER,
          }),
        );
      });
      computed.then(resolve, reject).finally(cancel);
    });
  }
}
