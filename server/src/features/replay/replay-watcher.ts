import type { MatchChange } from '@goalsquare/data';

/**
 * The revision of a replay, and the time until its next entry. **Units**: milliseconds. **Empty**: no time if no entry
 * follows, or if the replay is paused.
 */
export interface WatchState {
  readonly revision: number;
  readonly milliseconds: number | undefined;
}

/** Minimum time between two checks of a replay, at any speed. */
const MIN_DELAY_MS = 25;

/** Maximum time between two checks of a replay. Another process may change its course. */
const MAX_DELAY_MS = 1000;

interface Watch {
  watchers: number;
  revision: number | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Watches replays, and reports their new revisions. */
export class ReplayWatcher {
  readonly #watches = new Map<number, Watch>();
  readonly #listeners = new Set<(change: MatchChange) => void>();

  constructor(private readonly stateOf: (matchId: number) => Promise<WatchState | undefined>) {}

  /** Calls a listener whenever a watched replay grows or moves back. Returns a function that removes the listener. */
  onChange(listener: (change: MatchChange) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Watches a replay. Returns a function that stops watching. */
  watch(matchId: number): () => void {
    const watch = this.#watches.get(matchId) ?? { watchers: 0, revision: undefined, timer: undefined };
    this.#watches.set(matchId, watch);
    watch.watchers += 1;
    if (watch.watchers === 1) this.look(matchId);
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      watch.watchers -= 1;
      if (watch.watchers > 0) return;
      clearTimeout(watch.timer);
      this.#watches.delete(matchId);
    };
  }

  /** Reads the state of a watched replay now. */
  look(matchId: number): void {
    const watch = this.#watches.get(matchId);
    if (watch === undefined) return;
    clearTimeout(watch.timer);
    this.stateOf(matchId).then(
      (state) => {
        this.#update(matchId, watch, state);
      },
      () => {
        this.#schedule(matchId, watch, MAX_DELAY_MS);
      },
    );
  }

  #update(matchId: number, watch: Watch, state: WatchState | undefined): void {
    if (this.#watches.get(matchId) !== watch) return;
    if (state !== undefined && state.revision !== watch.revision) {
      const isFirst = watch.revision === undefined;
      watch.revision = state.revision;
      if (!isFirst) for (const listener of this.#listeners) listener({ matchId, revision: state.revision });
    }
    this.#schedule(matchId, watch, state?.milliseconds ?? MAX_DELAY_MS);
  }

  #schedule(matchId: number, watch: Watch, milliseconds: number): void {
    clearTimeout(watch.timer);
    watch.timer = setTimeout(
      () => {
        this.look(matchId);
      },
      Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, milliseconds)),
    ).unref();
  }
}
