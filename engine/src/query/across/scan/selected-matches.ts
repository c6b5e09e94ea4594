import type { SeasonColumns, SeasonRows } from '../season/season-columns.js';

/** The selected rows of a season, ascending: rows of players or, for squads, squad rows. */
export interface SelectedSeason {
  readonly columns: SeasonRows;
  readonly rows: Int32Array;
}

/** A selected season with the columns that a question adds up. */
export interface FullSeason extends SelectedSeason {
  readonly columns: SeasonColumns;
}

/** The matches and rows that a question selects from seasons. */
export interface SelectedMatches {
  readonly seasons: readonly SelectedSeason[];
  /** Returns the ids of the matches with a selected row, in the order of their starts. */
  readonly matchIds: () => readonly number[];
}
