import type { ColumnsRead, SavedSeason, SeasonColumns, SeasonRows } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';

/** The totals and acts of a season, and the contents of the matches that they were computed from. */
export interface SavedTotals {
  /** What `contentOf` of matches returned, by match. */
  readonly contents: ReadonlyMap<number, string>;
  readonly season: SavedSeason;
}

/** The columns of a saved season, which are not in memory. */
export interface UnreadColumns {
  /** Bytes in memory of what they are read by. */
  readonly bytes: number;
  /** Returns the columns that a question reads. **Empty**: `undefined` if they were replaced since, or are damaged. */
  readonly columns: (reads: ColumnsRead) => Steps<SeasonColumns | undefined>;
  /** Returns all of it. **Empty**: as `columns`. */
  readonly whole: () => Steps<SeasonColumns | undefined>;
}

/** A saved season whose rows were read. */
export interface OpenedSeason {
  /** What `contentOf` of matches returned, by match. */
  readonly contents: ReadonlyMap<number, string>;
  readonly rows: SeasonRows;
  readonly unread: UnreadColumns;
}

/** Storage for season totals, so that the next process need not read their matches. */
export interface SavedSeasons {
  /** Names of the seasons that are saved. */
  names(): ReadonlySet<string>;
  /** Opens a saved season. **Empty**: `undefined` if it is not saved, by another version, or damaged. */
  read(name: string): Promise<OpenedSeason | undefined>;
  /** Saves a season, and returns whether it is saved. One that cannot be saved is logged. */
  write(name: string, make: () => SavedTotals): Promise<boolean>;
}

/** Saves nothing. */
export const noSavedSeasons: SavedSeasons = {
  names: () => new Set(),
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(false),
};
