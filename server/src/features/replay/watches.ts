import type { MatchChange } from '@goalsquare/data';

/**
 * Where a replay stands, and in how long its next entry comes. **Units**: milliseconds. **Empty**: none comes of
 * itself.
 */
export interface Standing {
  readonly revision: number;
  readonly milliseconds: number | undefined;
}

/** A replay is not looked at more often than this, however fast it goes. **Units**: milliseconds. */
const SHORTEST = 25;

/** It is looked at as often as this, as another process may have changed its course. **Units**: milliseconds. */
const LONGEST = 1000;

interface Watch {
  watchers: number;
  revision: number | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Tells how replays grow while somebody watches them. */
export class Watches {
  readonly #watches = new Map<number, Watch>();
  readonly #listeners = new Set<(change: MatchChange) => void>();

  constructor(private readonly standingOf: (matchId: number) => Promise<Standing | undefined>) {}

  /** Hears of every watched replay that grows, or is moved back. Answers how to stop. */
  onChange(listener: (change: MatchChange) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Watches a replay. Answers how to stop. */
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

  /** Looks at a watched replay now. */
  look(matchId: number): void {
    const watch = this.#watches.get(matchId);
    if (watch === undefined) return;
    clearTimeout(watch.timer);
    this.standingOf(matchId).then(
      (standing) => {
        this.#seen(matchId, watch, standing);
      },
      () => {
        this.#again(matchId, watch, LONGEST);
      },
    );
  }

  #seen(matchId: number, watch: Watch, standing: Standing | undefined): void {
    if (this.#watches.get(matchId) !== watch) return;
    if (standing !== undefined && standing.revision !== watch.revision) {
      const isFirst = watch.revision === undefined;
      watch.revision = standing.revision;
      if (!isFirst) for (const listener of this.#listeners) listener({ matchId, revision: standing.revision });
    }
    this.#again(matchId, watch, standing?.milliseconds ?? LONGEST);
  }

  #again(matchId: number, watch: Watch, milliseconds: number): void {
    clearTimeout(watch.timer);
    watch.timer = setTimeout(
      () => {
        this.look(matchId);
      },
      Math.min(LONGEST, Math.max(SHORTEST, milliseconds)),
    ).unref();
  }
}
