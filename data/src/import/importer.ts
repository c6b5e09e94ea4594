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

/** Logs made from events. **Shape**: `dropped` counts the rows that became no entry, by cause. */
export interface EventLogs {
  readonly logs: readonly MatchLog[];
  readonly rows: number;
  readonly dropped: ReadonlyMap<string, number>;
  /** The log of each of `eventRows`. */
  readonly logOf?: ReadonlyMap<ResultRow, MatchLog>;
}

/** Event logs of a source without events. */
export const noEventLogs: EventLogs = { logs: [], rows: 0, dropped: new Map() };

/** Reports how many of all matches are converted. */
export type ImportProgress = (done: number, all: number) => void;

/** The files of a source as read. */
export interface SourceMatches {
  /** Names of squads and venues in matches with events. */
  readonly names: NamesUsed;
  /** Matches that are known by their result, or are still to be played. */
  readonly results: ResultRows;
  /** Facts about matches in a file of events, with the ids of its source. **Empty**: it names no ids. */
  readonly eventRows?: readonly ResultRow[];
  /** Converts matches with events. **Throws** DataError. */
  readonly eventLogs: (context: ImportContext, progress: ImportProgress) => EventLogs;
  /** Counts for the summary, in words. */
  readonly notes?: ReadonlyMap<string, number>;
  /** Completes logs made of results, and describes compared ladders in lines. **Throws** DataError. */
  readonly complete?: (
    logs: ResultLogs,
    context: ImportContext,
  ) => { readonly logs: readonly MatchLog[]; readonly lines: readonly string[] };
  /** Returns the source's ids of persons. */
  readonly personIds?: () => readonly FoundId[];
}

/** Context for reading a source: rows of the fixture, the season of all matches if one is given, and the findings. */
export interface ReadOptions {
  readonly fixture: readonly ResultRow[];
  readonly season: number | undefined;
  /** The meaning of an empty statistic. **Empty**: `undefined` if the source decides. */
  readonly blank?: Blank | undefined;
  /** Files and folders that the command names without an option. */
  readonly paths?: readonly string[] | undefined;
  readonly register: Register;
  /** The source's ids of matches with only an imported result, though the source may have more. */
  readonly resultsOnly?: ReadonlySet<string> | undefined;
  readonly findings: Findings;
}

/** A format that can be imported. */
export interface Importer<Needed extends SourceOption = SourceOption, Optional extends SourceOption = SourceOption> {
  /** Options that must name a file. */
  readonly needed: readonly Needed[];
  /** Options that can name a file. */
  readonly optional: readonly Optional[];
  /** Whether files and folders are named without an option. */
  readonly takesPaths?: true;
  /** Whether `--blank` can set the meaning of empty statistics. */
  readonly allowsBlank?: true;
  /** Whether `--new-ids` can give its matches new ids. */
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

/** Results of a source without any. */
export const noResults: ResultRows = { rows: [], byes: 0, unfitIds: 0 };

/** A source without events. */
export const resultsOnly = (results: ResultRows): SourceMatches => ({
  names: noNames,
  results,
  eventLogs: () => noEventLogs,
});
