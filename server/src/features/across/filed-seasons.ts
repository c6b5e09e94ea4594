import { createHash } from 'node:crypto';
import { ByteCache, type Season } from '@goalsquare/data';
import { bytesOfRows, type ColumnsRead, type SeasonColumns, type SeasonRows } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { UnreadColumns } from './saved-seasons.js';

/**
 * The rows of a season, and the revisions they were computed from. Seasons with the same revisions have the same rows.
 */
export interface LoadedRows {
  readonly rows: SeasonRows;
  readonly revisions: string;
  /**
   * The columns of a season in progress, which may change before its file is read. **Empty**: absent for other seasons.
   */
  readonly held?: SeasonColumns;
}

/** The rows of one version of a season. **Empty**: no `unread` if its columns are not in a file. */
interface KnownRows extends LoadedRows {
  readonly version: string;
  readonly unread?: UnreadColumns;
}

/** A season with columns in a file. */
export type FiledSeason = KnownRows & Required<Pick<KnownRows, 'unread'>>;

/** Columns that were read from a file. */
interface ReadColumns {
  readonly unread: UnreadColumns;
  readonly columns: SeasonColumns;
  readonly reads: ColumnsRead;
}

/** Shares of the memory part that season rows, and columns that were read, may fill. */
const [ROWS_SHARE, COLUMNS_SHARE] = [0.13, 0.08];

/** Approximate memory of a season's objects, without its columns. **Units**: bytes. */
const OBJECT_BYTES = 8192;

/** Returns a name for a season from its league, level and season ids. */
export const nameOf = ({ record: { league, level, id } }: Season): string => `${league.id}-${level.id}-${id}`;

/** Returns a digest of the match revisions that the rows of a season were computed from. */
export const revisionsOf = ({ matches }: SeasonRows): string =>
  createHash('sha256').update(matches.ids).update(matches.revisions).digest('base64url');

const includes = (all: ReadonlySet<number>, some: ReadonlySet<number>): boolean =>
  [...some].every((one) => all.has(one));

/** Whether columns in memory include everything that a query reads. */
const covers = (known: ColumnsRead, reads: ColumnsRead): boolean =>
  includes(known.players, reads.players) &&
  includes(known.squads, reads.squads) &&
  (known.acts || !reads.acts) &&
  (known.boxScores || !reads.boxScores);

/** Returns what either query reads. Acts are large, so they are included only if the second query reads them. */
const together = (first: ColumnsRead, second: ColumnsRead): ColumnsRead => ({
  players: new Set([...first.players, ...second.players]),
  squads: new Set([...first.squads, ...second.squads]),
  acts: second.acts,
  boxScores: first.boxScores || second.boxScores,
});

/** The rows of seasons in memory, and the columns that were read from files. */
export class FiledSeasons {
  readonly #rows = new ByteCache<string, KnownRows>(memoryParts.seasons, {
    sizeOf: ({ rows, unread }) => OBJECT_BYTES + bytesOfRows(rows) + (unread?.bytes ?? 0),
    share: ROWS_SHARE,
    lookups: lookupCounts('season-rows'),
  });
  readonly #columns = new ByteCache<string, ReadColumns>(memoryParts.seasons, {
    sizeOf: ({ columns }) => OBJECT_BYTES + columns.bytes,
    share: COLUMNS_SHARE,
    lookups: lookupCounts('season-columns'),
  });

  /** Returns the current rows of a season. **Empty**: `undefined` if they are not in memory. */
  rows(season: Season): LoadedRows | undefined {
    const known = this.#rows.get(nameOf(season));
    return known?.version === season.version ? known : undefined;
  }

  /** Returns a season with columns in a file. **Empty**: `undefined` if its current version is not in memory. */
  known(season: Season): FiledSeason | undefined {
    const known = this.#rows.peek(nameOf(season));
    return known?.version === season.version && known.unread !== undefined ? (known as FiledSeason) : undefined;
  }

  /** Adds a season whose file was opened. */
  add(season: Season, rows: SeasonRows, unread: UnreadColumns): FiledSeason {
    const filed = { version: season.version, rows, revisions: revisionsOf(rows), unread };
    this.#rows.set(nameOf(season), filed);
    return filed;
  }

  /** Adds the rows of a season whose columns are not in a file. */
  addRows(season: Season, { rows, revisions }: LoadedRows): void {
    this.#rows.set(nameOf(season), { version: season.version, rows, revisions });
  }

  /**
   * Returns the columns of a season that a query reads. **Empty**: `undefined` if its file is damaged or was replaced.
   */
  *columns(name: string, { unread }: FiledSeason, reads: ColumnsRead): Steps<SeasonColumns | undefined> {
    const known = this.#columns.get(name);
    const before = known?.unread === unread ? known : undefined;
    if (before !== undefined && covers(before.reads, reads)) return before.columns;
    const all = before === undefined ? reads : together(before.reads, reads);
    const columns = yield* unread.columns(all);
    if (columns === undefined) this.#rows.delete(name);
    else {
      this.#columns.set(name, { unread, columns, reads: all });
      // Acts may be too large to be kept; what was kept before still is.
      if (before !== undefined && !this.#columns.has(name)) this.#columns.set(name, before);
    }
    return columns;
  }
}
