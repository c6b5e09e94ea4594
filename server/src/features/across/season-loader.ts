import { ByteCache, type Season } from '@goalsquare/data';
import {
  isOver,
  rowsOf,
  SeasonTotals,
  seasonToSave,
  type ColumnsRead,
  type MatchBrief,
  type QueryWorkspace,
  type SeasonColumns,
} from '@goalsquare/engine';
import { ClientGone } from '../../domain/client-gone.js';
import { lookupCounts } from '../../domain/caches.js';
import type { MatchSource } from '../../domain/match-source.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { WorkQueue } from '../../domain/work-queue.js';
import { FiledSeasons, nameOf, revisionsOf, type FiledSeason, type LoadedRows } from './filed-seasons.js';
import { noSavedSeasons, type OpenedSeason, type SavedSeasons, type SavedTotals } from './saved-seasons.js';
import { hasStarted } from './select-seasons.js';
import { SeasonSaver, type SeasonContents } from './season-saver.js';
import { SharedWork } from './shared-work.js';
import { useMatch } from './use-match.js';

/** The totals of a season in memory. */
interface LoadedSeason extends LoadedRows, SeasonContents {
  readonly version: string;
  readonly totals: SeasonTotals;
  readonly columns: SeasonColumns;
}

/** The totals of matches whose content is unchanged. */
type KnownTotals = Pick<LoadedSeason, 'totals' | keyof SeasonContents>;

/** The share of its memory part that season totals may fill. */
const TOTALS_SHARE = 0.42;

/** Approximate memory of a match without its totals. The season already counts the match's brief. **Units**: bytes. */
const MATCH_BYTES = 256;

/** Maximum number of attempts to read a season's file that is replaced or removed during the read. */
const ATTEMPTS = 3;

/** Number of matches that are read at the same time. The sandbox may have to simulate them first. */
const MATCHES_AT_ONCE = 8;

/** A signal for background work, which no request waits for. */
const neverStopped = new AbortController().signal;

/** **Throws** an error if all clients that were waiting for this work have disconnected. */
export const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ClientGone(signal.reason);
};

/** Services that load seasons. */
export interface SeasonLoaderParts {
  readonly matches: MatchSource;
  readonly queue: WorkQueue;
  readonly workspace: QueryWorkspace;
  /** Default: nothing is saved. */
  readonly saved?: SavedSeasons | undefined;
  readonly now?: (() => number) | undefined;
}

/**
 * Loads the rows and columns of seasons. If the saved season is up to date, only the data that a query needs is read
 * from its file. Otherwise the season is computed from its matches, stored in memory, and saved. Changed matches are
 * read again.
 */
export class SeasonLoader {
  readonly #seasons = new ByteCache<string, LoadedSeason>(memoryParts.seasons, {
    sizeOf: ({ totals, briefs }) => totals.bytes + briefs.size * MATCH_BYTES,
    share: TOTALS_SHARE,
    lookups: lookupCounts('season-totals'),
  });
  readonly #filed = new FiledSeasons();
  readonly #loading = new SharedWork<LoadedSeason | FiledSeason>();
  readonly #saver: SeasonSaver;

  constructor(private readonly parts: SeasonLoaderParts) {
    this.#saver = new SeasonSaver(parts.saved ?? noSavedSeasons, parts.now);
  }

  /** Returns the rows of a season. If the season changes meanwhile, loads it once more. */
  async rows(season: Season, signal: AbortSignal): Promise<LoadedRows> {
    const loaded = this.#filed.rows(season) ?? (await this.#load(season, signal));
    const { rows, revisions } = loaded;
    if (!('totals' in loaded)) return { rows, revisions };
    const { briefs, columns } = loaded as LoadedSeason;
    const isPlayed = [...briefs.values()].some((brief) => !isOver(brief));
    if (isPlayed) return { rows, revisions, held: columns };
    this.#filed.addRows(season, loaded);
    return { rows, revisions };
  }

  /**
   * Returns the data that a query reads from a loaded season. **Empty**: `undefined` if the season has changed since it
   * was loaded.
   */
  async columns(
    season: Season,
    { revisions, held }: LoadedRows,
    reads: ColumnsRead,
    signal: AbortSignal,
  ): Promise<SeasonColumns | undefined> {
    const name = nameOf(season);
    if (held !== undefined) return held;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const loaded = await this.#load(season, signal);
      if (loaded.revisions !== revisions) return undefined;
      if ('totals' in loaded) return loaded.columns;
      const read = await this.parts.queue.finish(this.#filed.columns(name, loaded, reads));
      if (read !== undefined) return read;
    }
    return undefined;
  }

  /** Computes and saves the unsaved seasons, one after the other. */
  async saveAll(seasons: Iterable<Season>): Promise<void> {
    const saved = this.#saver.files.names();
    for (const season of seasons) {
      if (saved.has(nameOf(season))) continue;
      await this.rows(season, neverStopped);
      await this.#saver.idle(nameOf(season));
    }
  }

  #known(season: Season): LoadedSeason | FiledSeason | undefined {
    const inMemory = this.#seasons.get(nameOf(season));
    if (inMemory?.version !== season.version) return this.#filed.known(season);
    this.#saveIfNeeded(season, inMemory);
    return inMemory;
  }

  async #load(season: Season, signal: AbortSignal): Promise<LoadedSeason | FiledSeason> {
    const load = (): Promise<LoadedSeason | FiledSeason> =>
      this.#loading.run(nameOf(season), signal, (stop) => this.#open(season, stop));
    const known = this.#known(season) ?? (await load());
    return known.version === season.version ? known : (this.#known(season) ?? (await load()));
  }

  /** Opens a season's file, or computes the totals of matches that have changed since it was written. */
  async #open(season: Season, signal: AbortSignal): Promise<LoadedSeason | FiledSeason> {
    const name = nameOf(season);
    const started = new Map(season.matches.filter(hasStarted).map((brief) => [brief.id, brief]));
    const before = this.#seasons.get(name);
    if (before !== undefined) return this.#compute(season, started, before, signal);
    await this.#saver.idle(name);
    const opened = await this.#saver.files.read(name);
    if (opened === undefined) return this.#compute(season, started, undefined, signal);
    const isSame = ({ id }: MatchBrief): boolean => {
      const content = opened.contents.get(id);
      return content !== undefined && content === this.parts.matches.contentOf?.(id);
    };
    const { rows, unread } = opened;
    const isWhole = rows.matches.ids.length === started.size && rows.matches.ids.every((id) => started.has(id));
    if (isWhole && [...started.values()].every(isSame)) return this.#filed.add(season, rows, unread);
    return this.#compute(season, started, await this.#restored(opened, started, isSame), signal);
  }

  /** Computes the totals of a season, or of its changed matches. */
  async #compute(
    season: Season,
    started: ReadonlyMap<number, MatchBrief>,
    before: KnownTotals | undefined,
    signal: AbortSignal,
  ): Promise<LoadedSeason> {
    const name = nameOf(season);
    const totals = before?.totals ?? new SeasonTotals(this.parts.workspace);
    for (const id of before?.briefs.keys() ?? []) if (!started.has(id)) totals.remove(id);
    const contents = new Map<number, string>();
    const changed: MatchBrief[] = [];
    for (const brief of started.values()) {
      const isKnown = before?.briefs.get(brief.id) === brief;
      if (!isKnown) changed.push(brief);
      // The content is identified before the match is read. If the match changes in between, it is read again.
      const content = isKnown ? before.contents.get(brief.id) : this.parts.matches.contentOf?.(brief.id);
      if (content !== undefined) contents.set(brief.id, content);
    }
    for (let from = 0; from < changed.length; from += MATCHES_AT_ONCE) {
      stopIf(signal);
      const append = (brief: MatchBrief): Promise<void> =>
        useMatch(this.parts, brief.id, (match) => {
          if (totals.revisionOf(match.id) !== match.revision) totals.append(match, brief);
        });
      await Promise.all(changed.slice(from, from + MATCHES_AT_ONCE).map(append));
    }
    const columns = await this.parts.queue.finish(totals.columnsInSteps());
    const { version } = season;
    const rows = rowsOf(columns);
    const revisions = revisionsOf(rows);
    const savedContents = before?.savedContents ?? new Map<number, string>();
    const loaded = { version, rows, revisions, totals, columns, briefs: started, contents, savedContents };
    this.#seasons.set(name, loaded);
    this.#saveIfNeeded(season, loaded);
    return loaded;
  }

  /** Returns the saved totals of a season, without matches whose content has changed. */
  async #restored(
    { unread, contents }: OpenedSeason,
    started: ReadonlyMap<number, MatchBrief>,
    isSame: (brief: MatchBrief) => boolean,
  ): Promise<KnownTotals | undefined> {
    const saved = await this.parts.queue.finish(unread.whole());
    if (saved === undefined) return undefined;
    const totals = SeasonTotals.from(saved, this.parts.workspace);
    const briefs = new Map<number, MatchBrief>();
    for (const id of saved.matches.ids) {
      const brief = started.get(id);
      if (brief !== undefined && isSame(brief)) briefs.set(id, brief);
      else totals.remove(id);
    }
    return { totals, briefs, contents, savedContents: contents };
  }

  /** Saves a season in the background if its file lacks the current state of a finished match. */
  #saveIfNeeded(season: Season, loaded: LoadedSeason): void {
    const name = nameOf(season);
    const { columns, contents } = loaded;
    const make = (): SavedTotals => ({ contents, season: seasonToSave(columns) });
    this.#saver.saveIfNeeded(name, loaded, make, (isSaved) => {
      const known = this.#seasons.peek(name);
      if (known === undefined) return;
      const now = isSaved ? { ...known, savedContents: contents } : known;
      this.#seasons.set(name, now);
      if (known.columns !== columns) this.#saveIfNeeded(season, now);
    });
  }
}
