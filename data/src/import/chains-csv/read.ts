import path from 'node:path';
import { DataError } from '../../log/fault.js';
import { noResults, type ReadOptions } from '../importer.js';
import { readResultRows, type ResultRow } from '../results-csv/rows.js';
import type { MatchEvents } from './event-row.js';
import { readEvents } from './events.js';
import { readMatches, type MatchRow } from './matches.js';
import { isPublished, readPublished, type PublishedChains } from './published.js';

/**
 * The files of this format: events, their matches, and optionally results with phases and times. Published events
 * contain their matches in every row.
 */
export interface ChainsCsvFiles {
  readonly events: string;
  readonly matches?: string;
  readonly results?: string;
}

/** The contents of the files. */
export interface ChainRows {
  readonly file: string;
  readonly matchesFile: string;
  readonly matches: readonly MatchRow[];
  readonly events: ReadonlyMap<number, MatchEvents>;
  /** Rows from the result file. */
  readonly ofResults: readonly ResultRow[];
  /** Number of rows in results and events whose match id the contract does not allow. */
  readonly unfitIds: Readonly<Record<'results' | 'events', number>>;
  /** Rows of the result file, followed by the rows of fixture files. */
  readonly results: readonly ResultRow[];
  /** Facts about matches and persons in published events. Their match ids count from 1. */
  readonly published?: PublishedChains;
}

/**
 * Reads the files of this format. **Throws** DataError with every faulty field, if a file is missing or not needed, or
 * if the match of an event is not in the match file.
 */
export function readChains(files: ChainsCsvFiles, options: ReadOptions): ChainRows {
  const { findings, fixture, season } = options;
  const { rows: ofResults, unfitIds } =
    files.results === undefined ? noResults : readResultRows(files.results, findings, season);
  const ofEvents = isPublished(files.events) ? ofPublished(files, options) : ofTwoFiles(files, options);
  return {
    ...ofEvents,
    ofResults,
    results: [...ofResults, ...fixture],
    unfitIds: { results: unfitIds, events: ofEvents.published?.unfitIds ?? 0 },
  };
}

/** The contents of the event and match files. */
type OfEvents = Omit<ChainRows, 'ofResults' | 'results' | 'unfitIds'>;

function ofPublished({ events, matches }: ChainsCsvFiles, options: ReadOptions): OfEvents {
  if (matches !== undefined)
    throw DataError.of(
      path.basename(matches),
      `no match file, because every row of ${path.basename(events)} describes its match; leave out --matches`,
    );
  const published = readPublished(events, options);
  const { file } = published;
  return { file, matchesFile: file, matches: published.matches, events: published.events, published };
}

function ofTwoFiles(files: ChainsCsvFiles, { season, findings }: ReadOptions): OfEvents {
  if (files.matches === undefined)
    throw DataError.of(
      path.basename(files.events),
      'a match file next to it, as --matches, or the columns of the AFL (initialState, displayOrder, homeTeamDirectionQtr1 ...)',
    );
  const matches = readMatches(files.matches, findings, season);
  const events = readEvents(files.events, findings);
  const known = new Set(matches.map(({ matchId }) => matchId));
  const [file, matchesFile] = [path.basename(files.events), path.basename(files.matches)];
  const unknown = [...events].filter(([matchId]) => !known.has(matchId));
  if (unknown.length > 0)
    throw new DataError(
      unknown.map(([value, { rows }]) => ({
        file,
        line: rows()[0]?.line ?? 0,
        field: 'match_id',
        value,
        allowed: `a match in ${matchesFile}`,
      })),
    );
  return { file, matchesFile, matches, events };
}
