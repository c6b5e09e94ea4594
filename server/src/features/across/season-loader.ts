import { ByteCache, type Season } from '@goalsquare/data';
import {
  isOver,
  SeasonTotals,
  savedSeason,
  type Match,
  type MatchBrief,
  type QueryWorkspace,
  type SeasonColumns,
} from '@goalsquare/engine';
import { lookupCounts } from '../../domain/caches.js';
import type { MatchSource } from '../../domain/match-source.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { WorkQueue } from '../../domain/work-queue.js';
import { LazyColumns } from './lazy-columns.js';
import { noSavedSeasons, type SavedSeasons, type SavedTotals } from './saved-seasons.js';
import { hasStarted } from './select-seasons.js';
import { SharedWork } from './shared-work.js';

/** The totals of a season, and what they were computed from. */
interface LoadedSeason {
  readonly version: string;
  readonly totals: SeasonTotals;
  readonly columns: SeasonColumns;
  readonly briefs: ReadonlyMap<number, MatchBrief>;
  /** The contents of matches that have names. */
  readonly contents: ReadonlyMap<number, string>;
}

/** The totals of matches whose content has not changed. */
type KnownTotals = Pick<LoadedSeason, 'totals' | 'briefs' | 'contents'>;

/** Share of the totals of seasons in their part of the memory. */
const TOTALS_SHARE = 0.53;

/** Matches that are read at once. Those of the sandbox may have to be simulated first. */
const MATCHES_AT_ONCE = 8;

/** The signal of work that nobody waits for. */
const neverStopped = new AbortController().signal;

/** Returns the name of a season. */
export const nameOf = ({ record: { league, level, id } }: Season): string => `${league.id}-${level.id}-${id}`;

/** **Throws** an error if all clients of the work have disconnected. */
export const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new Error('all clients of the query have disconnected', { cause: signal.reason });
};

/** What loads seasons. */
export interface SeasonLoaderParts {
  readonly matches: MatchSource;
  readonly queue: WorkQueue;
  readonly workspace: QueryWorkspace;
  /** Default: nothing is saved. */
  readonly saved?: SavedSeasons | undefined;
}

/**
 * The totals of seasons: kept in memory, else read from where they were saved, else computed from their matches. A
 * match that has changed is read again.
 */
export class SeasonLoader {
  readonly #seasons = new ByteCache<string, LoadedSeason>(memoryParts.totals, {
    sizeOf: ({ totals, briefs }) => totals.bytes + briefs.size * 64,
    share: TOTALS_SHARE,
    lookups: lookupCounts('season-totals'),
  });
  readonly #loading = new SharedWork<LoadedSeason>();
  readonly #saving = new Map<string, Promise<void>>();
  /** The contents of the matches of each season that is saved. */
  readonly #savedContents = new Map<string, ReadonlyMap<number, string>>();
  readonly #lazy: LazyColumns;
  readonly #saved: SavedSeasons;

  constructor(private readonly parts: SeasonLoaderParts) {
    this.#lazy = new LazyColumns(parts.queue);
    this.#saved = parts.saved ?? noSavedSeasons;
  }

  /** Whether the totals of a season are in memory. */
  isLoaded(season: Season): boolean {
    return this.#known(season) !== undefined;
  }

  /** Returns the totals of a season. If it changes while it is loaded, it is loaded once more. */
  async columns(season: Season, signal: AbortSignal): Promise<SeasonColumns> {
    const load = (): Promise<LoadedSeason> =>
      this.#loading.run(nameOf(season), signal, (stop) => this.#load(season, stop));
    const known = this.#known(season) ?? (await load());
    const loaded = known.version === season.version ? known : (this.#known(season) ?? (await load()));
    return loaded.columns;
  }

  /** Computes the acts of a season if nobody has read them before. */
  async readyActs(season: Season, { acts }: SeasonColumns, signal: AbortSignal): Promise<void> {
    await this.#lazy.compute(this.#seasons, nameOf(season), acts, signal);
  }

  /** Computes and saves the seasons that are not saved yet, one after the other. */
  async saveAll(seasons: Iterable<Season>): Promise<void> {
    const saved = this.#saved.names();
    for (const season of seasons) {
      if (saved.has(nameOf(season))) continue;
      await this.columns(season, neverStopped);
      await this.#saving.get(nameOf(season));
    }
  }

  /**
   * Opens a match and uses it, in one step: opening it reads a file. A match that has to be loaded first is used in a
   * later step. **Empty**: does nothing if there is no such match.
   */
  async useMatch(id: number, use: (match: Match) => void): Promise<void> {
    const { matches, queue } = this.parts;
    const useIfOpen = (match: Match | undefined): boolean => {
      if (match === undefined) return false;
      use(match);
      return true;
    };
    const isUsed = await queue.runSoon(() => useIfOpen(matches.matchNow?.(id)));
    if (isUsed) return;
    const match = await matches.match(id);
    await queue.runSoon(() => useIfOpen(match));
  }

  #known(season: Season): LoadedSeason | undefined {
    const known = this.#seasons.get(nameOf(season));
    return known?.version === season.version ? known : undefined;
  }

  /** Computes the totals of a season, or those of the matches that have changed. */
  async #load(season: Season, signal: AbortSignal): Promise<LoadedSeason> {
    const name = nameOf(season);
    const started = new Map(season.matches.filter(hasStarted).map((brief) => [brief.id, brief]));
    const before = this.#seasons.get(name) ?? (await this.#restored(name, started));
    const totals = before?.totals ?? new SeasonTotals(this.parts.workspace);
    for (const id of before?.briefs.keys() ?? []) if (!started.has(id)) totals.remove(id);
    const contents = new Map<number, string>();
    const changed: MatchBrief[] = [];
    for (const brief of started.values()) {
      const isKnown = before?.briefs.get(brief.id) === brief;
      if (!isKnown) changed.push(brief);
      // It is named before it is read: at worst it is read again.
      const content = isKnown ? before.contents.get(brief.id) : this.parts.matches.contentOf?.(brief.id);
      if (content !== undefined) contents.set(brief.id, content);
    }
    for (let from = 0; from < changed.length; from += MATCHES_AT_ONCE) {
      stopIf(signal);
      const append = (brief: MatchBrief): Promise<void> =>
        this.useMatch(brief.id, (match) => {
          if (totals.revisionOf(match.id) !== match.revision) totals.append(match, brief);
        });
      await Promise.all(changed.slice(from, from + MATCHES_AT_ONCE).map(append));
    }
    const columns = await this.parts.queue.finish(totals.columnsInSteps());
    const loaded = { version: season.version, totals, columns, briefs: started, contents };
    this.#seasons.set(name, loaded);
    this.#saveIfNeeded(season, loaded);
    return loaded;
  }

  /** Returns what was saved of a season, without the matches whose content has changed. */
  async #restored(name: string, started: ReadonlyMap<number, MatchBrief>): Promise<KnownTotals | undefined> {
    const saved = await this.#saved.read(name);
    if (saved === undefined) return undefined;
    this.#savedContents.set(name, saved.contents);
    const totals = SeasonTotals.from(saved.season, this.parts.workspace);
    const briefs = new Map<number, MatchBrief>();
    for (const { id } of saved.season.matches) {
      const brief = started.get(id);
      const content = saved.contents.get(id);
      const isSame = content !== undefined && content === this.parts.matches.contentOf?.(id);
      if (brief !== undefined && isSame) briefs.set(id, brief);
      else totals.remove(id);
    }
    return { totals, briefs, contents: saved.contents };
  }

  /** Saves a season in the background if it has matches that are over and not saved as they are. */
  #saveIfNeeded(season: Season, { columns, briefs, contents }: LoadedSeason): void {
    const name = nameOf(season);
    const saved = this.#savedContents.get(name);
    const isNeeded = columns.matches.some(({ id }) => {
      const [content, brief] = [contents.get(id), briefs.get(id)];
      return content !== undefined && content !== saved?.get(id) && brief !== undefined && isOver(brief);
    });
    if (!isNeeded || this.#saving.has(name)) return;
    const make = async (): Promise<SavedTotals> => {
      await this.readyActs(season, columns, neverStopped);
      return { contents, season: savedSeason(columns) };
    };
    this.#savedContents.set(name, contents);
    const saving = this.#saved.write(name, make).finally(() => {
      this.#saving.delete(name);
      const now = this.#seasons.peek(name);
      if (now !== undefined && now.columns !== columns) this.#saveIfNeeded(season, now);
    });
    this.#saving.set(name, saving);
  }
}
