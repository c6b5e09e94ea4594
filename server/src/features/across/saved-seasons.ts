import type { ColumnsRead, SeasonColumns, SeasonRows, SeasonToSave } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';

/** The totals and acts of a season, and the contents of the matches they were computed from. */
export interface SavedTotals {
  /** Results of `contentOf`, by match. */
  readonly contents: ReadonlyMap<number, string>;
  readonly season: SeasonToSave;
}

/** The columns of a saved season that are not yet in memory. */
export interface UnreadColumns {
  /** Size of the index that is in memory. **Units**: bytes. */
  readonly bytes: number;
  /** Returns the columns that a query reads. **Empty**: `undefined` if they are damaged or were replaced. */
  readonly columns: (reads: ColumnsRead) => Steps<SeasonColumns | undefined>;
  /** Returns all columns. **Empty**: as for `columns`. */
  readonly whole: () => Steps<SeasonColumns | undefined>;
}

/** A saved season whose rows have been read. */
export interface OpenedSeason {
  /** Results of `contentOf`, by match. */
  readonly contents: ReadonlyMap<number, string>;
  readonly rows: SeasonRows;
  readonly unread: UnreadColumns;
}

/** Stores season totals, so that the next process need not read the matches again. */
export interface SavedSeasons {
  /** Names of the seasons that are saved. */
  names(): ReadonlySet<string>;
  /** Opens a saved season. **Empty**: `undefined` if it is not saved, damaged, or from another version. */
  read(name: string): Promise<OpenedSeason | undefined>;
  /** Saves a season and returns whether that succeeded. Logs failures. */
  write(name: string, make: () => SavedTotals): Promise<boolean>;
}

/** A store that saves nothing. */
export const noSavedSeasons: SavedSeasons = {
  names: () => new Set(),
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(false),
};
