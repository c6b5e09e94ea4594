import type { ActColumns } from './acts-of-season.js';
import type { SeasonColumns } from './season-columns.js';

/**
 * The totals and acts of a season as plain data, which can be written to a file: objects, arrays, texts, numbers and
 * typed arrays.
 */
export type SavedSeason = Omit<SeasonColumns, 'acts'> & { readonly acts: ActColumns };

/** Raised whenever totals or acts are computed, sorted or named another way: saved seasons are then computed again. */
export const savedSeasonVersion = 1;

/** Returns a season as plain data. Its acts are computed if nobody has read them before. */
export const savedSeason = (columns: SeasonColumns): SavedSeason => ({ ...columns, acts: columns.acts.columns() });
