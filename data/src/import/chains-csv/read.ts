import path from 'node:path';
import { DataError } from '../../log/fault.js';
import type { Findings } from '../findings.js';
import { readResultRows, type ResultRow } from '../results-csv/rows.js';
import type { EventRow } from './event-row.js';
import { readEvents } from './events.js';
import { readMatches, type MatchRow } from './matches.js';

/** Files of this format: events, their matches, and, if there are any, results with phases and times. */
export interface ChainsCsvFiles {
  readonly events: string;
  readonly matches: string;
  readonly results?: string;
}

/** The files as read. */
export interface ChainRows {
  readonly file: string;
  readonly matchesFile: string;
  readonly matches: readonly MatchRow[];
  readonly events: ReadonlyMap<number, readonly EventRow[]>;
  /** Rows of the file of results. */
  readonly ofResults: readonly ResultRow[];
  /** Rows of results, then those of the fixture. */
  readonly results: readonly ResultRow[];
}

/**
 * Reads the files of this format. `fixture` are rows that can describe the same matches, `season` is that of all
 * matches, if the command names one. **Throws** DataError with every faulty field, and if the match of events is not in
 * the file of matches.
 */
export function readChains(
  files: ChainsCsvFiles,
  findings: Findings,
  fixture: readonly ResultRow[] = [],
  season?: number,
): ChainRows {
  const matches = readMatches(files.matches, findings, season);
  const ofResults = files.results === undefined ? [] : readResultRows(files.results, findings, season).rows;
  const results = [...ofResults, ...fixture];
  const events = readEvents(files.events, findings);
  const known = new Set(matches.map(({ matchId }) => matchId));
  const [file, matchesFile] = [path.basename(files.events), path.basename(files.matches)];
  const unknown = [...events].filter(([matchId]) => !known.has(matchId));
  if (unknown.length > 0)
    throw new DataError(
      unknown.map(([value, [first]]) => ({
        file,
        line: first?.line ?? 0,
        field: 'match_id',
        value,
        allowed: `a match of ${matchesFile}`,
      })),
    );
  return { file, matchesFile, matches, events, ofResults, results };
}
