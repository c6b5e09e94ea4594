import { createHash } from 'node:crypto';
import { ByteCache, type Season } from '@goalsquare/data';
import type { ColumnsRead, SeasonColumns, SeasonRows } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import type { OpenedSeason } from './saved-seasons.js';

/** The rows of a season, and what they were computed from: equal texts have equal rows. */
export interface LoadedRows {
  readonly rows: SeasonRows;
  readonly revisions: string;
  /** The columns of a season that is played: it may have changed before they are read. **Empty**: of other seasons. */
  readonly held?: SeasonColumns;
}

/** A season whose columns are read from a file. */
export interface FiledSeason extends LoadedRows {
  readonly version: string;
  readonly opened: OpenedSeason;
}

/** Columns that were read from a file. */
interface ReadColumns {
  readonly opened: OpenedSeason;
  readonly columns: SeasonColumns;
  readonly reads: ColumnsRead;
}

/** Shares of their part of the memory: the rows of seasons, and columns that were read. */
const [ROWS_SHARE, COLUMNS_SHARE] = [0.24, 0.06];

/**
 * Bytes of the rows of a season and of what was parsed of its file, about: of each row, of each match, of all. 216
 * matches took 1.2 MB.
 */
const [ROW_BYTES, MATCH_BYTES, FILE_BYTES] = [14, 2500, 500_000];

/** Returns the name of a season. */
export const nameOf = ({ record: { league, level, id } }: Season): string => `${league.id}-${level.id}-${id}`;

/** Returns the text of `LoadedRows.revisions`. */
export const revisionsOf = ({ matches }: SeasonRows): string =>
  createHash('sha256')
    .update(matches.map(({ id, revision }) => `${id} ${revision}`).join())
    .digest('base64url');

const includes = (all: ReadonlySet<number>, some: ReadonlySet<number>): boolean =>
  [...some].every((one) => all.has(one));

/** Whether columns that were read have all that a question reads. */
const covers = (known: ColumnsRead, reads: ColumnsRead): boolean =>
  includes(known.players, reads.players) &&
  includes(known.squads, reads.squads) &&
  (known.acts || !reads.acts) &&
  (known.boxScores || !reads.boxScores);

/** Returns what two questions read. Acts are large, so they are read only for the second. */
const together = (first: ColumnsRead, second: ColumnsRead): ColumnsRead => ({
  players: new Set([...first.players, ...second.players]),
  squads: new Set([...first.squads, ...second.squads]),
  acts: second.acts,
  boxScores: first.boxScores || second.boxScores,
});

/** Seasons that are saved as they are: their rows in memory, and columns that questions have read. */
export class FiledSeasons {
  readonly #rows = new ByteCache<string, FiledSeason>(memoryParts.totals, {
    sizeOf: ({ rows }) => FILE_BYTES + rows.matches.length * MATCH_BYTES + rows.persons.length * ROW_BYTES,
    share: ROWS_SHARE,
    lookups: lookupCounts('season-rows'),
  });
  readonly #columns = new ByteCache<string, ReadColumns>(memoryParts.totals, {
    sizeOf: ({ columns }) => columns.bytes + columns.acts.bytes,
    share: COLUMNS_SHARE,
    lookups: lookupCounts('season-columns'),
  });

  /** Returns a season as it is now. **Empty**: `undefined` if its rows are not in memory. */
  known(season: Season): FiledSeason | undefined {
    const known = this.#rows.get(nameOf(season));
    return known?.version === season.version ? known : undefined;
  }

  /** Adds a season whose file was opened. */
  add(season: Season, opened: OpenedSeason): FiledSeason {
    const { rows } = opened;
    const filed = { version: season.version, rows, revisions: revisionsOf(rows), opened };
    this.#rows.set(nameOf(season), filed);
    return filed;
  }

  /** Returns columns of a season. **Empty**: `undefined` if its file was replaced, or is damaged. */
  *columns(name: string, { opened }: FiledSeason, reads: ColumnsRead): Steps<SeasonColumns | undefined> {
    const known = this.#columns.get(name);
    const before = known?.opened === opened ? known : undefined;
    if (before !== undefined && covers(before.reads, reads)) return before.columns;
    const all = before === undefined ? reads : together(before.reads, reads);
    const columns = yield* opened.columns(all);
    if (columns === undefined) this.#rows.delete(name);
    else {
      this.#columns.set(name, { opened, columns, reads: all });
      // Acts may be too large to be kept; what was kept before still is.
      if (before !== undefined && !this.#columns.has(name)) this.#columns.set(name, before);
    }
    return columns;
  }
}
