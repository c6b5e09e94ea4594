import type { MatchLog } from '@goalsquare/engine';
import type { FoundId, Register } from '../register/register.js';
import type { ImportContext, NamesUsed } from './context.js';
import type { Findings } from './findings.js';
import type { Blank } from './player-statistics-csv/blanks.js';
import type { ResultLogs } from './results-csv/logs.js';
import type { ResultRow, ResultRows } from './results-csv/rows.js';

/** Options of `import` that name the files of a source. */
export const sourceOptions = ['events', 'matches', 'player-statistics', 'results'] as const;
export type SourceOption = (typeof sourceOptions)[number];

/** Logs made from events. **Shape**: `dropped` counts the rows that did not become an entry, by cause. */
export interface EventLogs {
  readonly logs: readonly MatchLog[];
  readonly rows: number;
  readonly dropped: ReadonlyMap<string, number>;
  /** The log of each row in `eventRows`. */
  readonly logOf?: ReadonlyMap<ResultRow, MatchLog>;
}

/** Event logs of a source without events. */
export const noEventLogs: EventLogs = { logs: [], rows: 0, dropped: new Map() };

/** Receives the number of converted matches, and of all matches. */
export type ImportProgress = (done: number, all: number) => void;

/** The content of a source's files. */
export interface SourceMatches {
  /** Names of squads and venues in matches with events. */
  readonly names: NamesUsed;
  /** Matches with only a result, and upcoming matches. */
  readonly results: ResultRows;
  /** Facts about the matches in an event file, with the source's ids. **Empty**: absent if the file has no ids. */
  readonly eventRows?: readonly ResultRow[];
  /** Converts matches with events. **Throws** DataError. */
  readonly eventLogs: (context: ImportContext, progress: ImportProgress) => EventLogs;
  /** Notes for the summary, each with a count. */
  readonly notes?: ReadonlyMap<string, number>;
  /** Completes logs made from results, and returns lines about compared ladders. **Throws** DataError. */
  readonly complete?: (
    logs: ResultLogs,
    context: ImportContext,
  ) => { readonly logs: readonly MatchLog[]; readonly lines: readonly string[] };
  /** Returns the source's ids of persons. */
  readonly personIds?: () => readonly FoundId[];
}

/** Options for reading a source. `season` overrides the season of all matches. */
export interface ReadOptions {
  readonly fixture: readonly ResultRow[];
  readonly season: number | undefined;
  /** The meaning of an empty statistic. **Empty**: `undefined` if the source decides. */
  readonly blank?: Blank | undefined;
  /** Files and folders to import that no option names. */
  readonly paths?: readonly string[] | undefined;
  readonly register: Register;
  /** The source's ids of matches of which only the result is imported, even if the source has more. */
  readonly resultsOnly?: ReadonlySet<string> | undefined;
  readonly findings: Findings;
}

/** A format that can be imported. */
export interface Importer<Needed extends SourceOption = SourceOption, Optional extends SourceOption = SourceOption> {
  /** Options that must name a file. */
  readonly needed: readonly Needed[];
  /** Options that can name a file. */
  readonly optional: readonly Optional[];
  /** Whether the format reads files and folders that belong to no option. */
  readonly takesPaths?: true;
  /** Whether `--blank` can set what an empty statistic means. */
  readonly allowsBlank?: true;
  /** Whether `--new-ids` can give the matches new ids. */
  readonly allowsNewIds: boolean;
  /** Features that the source captures only in part, in sentences. */
  readonly limits: readonly string[];
  /** Reads the files. **Throws** DataError with every faulty field. */
  readonly read: (
    files: Readonly<Record<Needed, string> & Partial<Record<Optional, string>>>,
    options: ReadOptions,
  ) => SourceMatches;
}

export const noNames: NamesUsed = { squads: [], venues: [] };

/** Empty results, for a source without results. */
export const noResults: ResultRows = { rows: [], byes: 0, unfitIds: 0 };

/** Returns the matches of a source without events. */
export const resultsOnly = (results: ResultRows): SourceMatches => ({
  names: noNames,
  results,
  eventLogs: () => noEventLogs,
});
