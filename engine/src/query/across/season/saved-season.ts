import { ActsOfSeason, type ActColumns } from './acts-of-season.js';
import { BUNDLE_BYTES } from './bundle-columns.js';
import type { ColumnsRead, SeasonColumns, SeasonRows } from './season-columns.js';

/**
 * The totals and acts of a season as plain data, which can be written to a file: objects, arrays, texts, numbers and
 * typed arrays. One that was read in part has `undefined` in place of other typed arrays.
 */
export type SavedSeason = Omit<SeasonColumns, 'acts'> & { readonly acts: ActColumns };

/** Raised whenever totals or acts are computed, sorted or named another way: saved seasons are then computed again. */
export const savedSeasonVersion = 2;

/** Returns a season as plain data. Its acts are computed if nobody has read them before. */
export const savedSeason = (columns: SeasonColumns): SavedSeason => ({ ...columns, acts: columns.acts.columns() });

/** Returns the rows of a season, without its columns. */
export const rowsOf = ({
  matches,
  squadIds,
  margins,
  persons,
  squadRows,
  slots,
  starts,
  allRows,
  runStarts,
  lackKinds,
}: SeasonRows): SeasonRows => ({
  matches,
  squadIds,
  margins,
  persons,
  squadRows,
  slots,
  starts,
  allRows,
  runStarts,
  lackKinds,
});

/** Members of a saved season that have its columns. */
const ofColumns: ReadonlySet<string> = new Set([
  'personTotals',
  'players',
  'squads',
  'acts',
  'boxScores',
] satisfies (keyof SavedSeason)[]);

/** Whether a typed array of a saved season, by the names that lead to it, is one of its rows. */
export const isOfRows = ([member = '']: readonly string[]): boolean => !ofColumns.has(member);

/** Returns whether a typed array of a saved season, by the names that lead to it, is read. */
export const isOfColumns =
  ({ players, squads, acts, boxScores }: ColumnsRead) =>
  ([member, base]: readonly string[]): boolean => {
    switch (member) {
      case 'players':
      case 'personTotals':
        return players.has(Number(base));
      case 'squads':
        return squads.has(Number(base));
      case 'acts':
        return acts;
      default:
        return member === 'boxScores' && boxScores;
    }
  };

/** Bytes of the columns that were read, and of the bundles that are kept of them. */
function bytesOf({ players, personTotals, squads, boxScores, persons }: SavedSeason): number {
  const columns = [...players, ...personTotals, ...squads];
  const ofBoxScores = [boxScores?.players, boxScores?.squads].flatMap((of) => [of?.bits, of?.values]);
  const ofBundles = players.some((column) => column !== undefined) ? persons.length * BUNDLE_BYTES : 0;
  return [...columns, ...ofBoxScores].reduce((bytes, column) => bytes + (column?.byteLength ?? 0), ofBundles);
}

/** Returns a season whose columns were read in part. `rows` are its rows. */
export const partOfSaved = (rows: SeasonRows, saved: SavedSeason, reads: ColumnsRead): SeasonColumns => ({
  ...saved,
  ...rows,
  acts: reads.acts ? ActsOfSeason.of(saved.acts, rows.runStarts) : ActsOfSeason.empty,
  boxScores: reads.boxScores ? saved.boxScores : undefined,
  bytes: bytesOf({ ...saved, ...rows, acts: saved.acts }),
});
