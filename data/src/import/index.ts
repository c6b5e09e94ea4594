import path from 'node:path';
import type { MatchLog } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { chainLogs, namesIn, readChains, type ChainRows } from './chains-csv/index.js';
import { limits } from './chains-csv/vocabulary.js';
import { readCompanions, type CompanionFiles } from './companions/index.js';
import { contextOf, type ImportContext } from './context.js';
import { readFolder } from './folder.js';
import { identityOf, type IdentityWords } from './identity.js';
import { planOf, type WritePlan } from './plan.js';
import { readResultRows, resultLogs, withoutRepeats, type ResultRow, type ResultRows } from './results-csv/index.js';

/** Files to import. A fixture adds matches to either format. */
export type ImportFiles = CompanionFiles & { readonly fixture?: string } & (
    | { readonly format: 'chains-csv'; readonly events: string; readonly matches: string; readonly results?: string }
    | { readonly format: 'results-csv'; readonly results: string }
  );

/** Formats that can be imported. */
export const importFormats = ['chains-csv', 'results-csv'] as const satisfies readonly ImportFiles['format'][];

/** Where an import goes and what its seasons are called. */
export interface ImportTarget {
  /** The folder imported into; what stands in it keeps its ids. */
  readonly out: string;
  readonly identity?: IdentityWords;
  /** Season of all matches, whatever the files say. */
  readonly season?: number;
  /** Leave the ids of the files, and number the matches anew. */
  readonly newIds?: true;
}

/** What is to be written, and what became of the rows that were read. */
export interface ImportOutcome extends WritePlan {
  readonly eventRows: number;
  readonly dropped: ReadonlyMap<string, number>;
  /** What the source captures only in part, in sentences. **Empty**: none, if nothing of the kind is known. */
  readonly limits: readonly string[];
}

const none: ResultRows = { rows: [], byes: 0, unfitIds: 0 };

/** What became of rows of results and fixtures, by cause. */
function left(files: readonly ResultRows[], logs: readonly MatchLog[]): readonly (readonly [string, number])[] {
  const sum = (count: (rows: ResultRows) => number): number => files.reduce((total, rows) => total + count(rows), 0);
  const withoutPeriods = logs.filter(({ entries }) =>
    entries.some((entry) => entry.kind === 'result' && entry.periods === undefined),
  ).length;
  return [
    ['bye', sum(({ byes }) => byes)] as const,
    ['match id the contract does not fit, numbered anew', sum(({ unfitIds }) => unfitIds)] as const,
    ['quarters of a result, which the file does not give', withoutPeriods] as const,
  ].filter(([, count]) => count > 0);
}

const namesOfRows = (rows: readonly ResultRow[]) => ({
  squads: rows.flatMap(({ home, away }) => [home, away]),
  venues: rows.flatMap(({ venue }) => venue ?? []),
});

function contextFor(
  target: ImportTarget,
  files: ImportFiles,
  chains: ChainRows | undefined,
  rows: readonly ResultRow[],
): ImportContext {
  const folder = readFolder(target.out);
  const [own, others] = [chains === undefined ? { squads: [], venues: [] } : namesIn(chains), namesOfRows(rows)];
  const names = { squads: [...own.squads, ...others.squads], venues: [...own.venues, ...others.venues] };
  return contextOf(
    identityOf(
      target.identity ?? {},
      folder.records.map(({ record }) => record),
    ),
    readCompanions(files),
    folder,
    names,
  );
}

/**
 * Imports files of a format and its companions as seasons: logs of matches and a record for each season. Nothing is
 * written yet.
 * **Throws** DataError where a file is faulty or contradicts what stands in the folder.
 */
export function importSeasons(
  files: ImportFiles,
  target: ImportTarget,
  progress: (done: number, all: number) => void = () => undefined,
): ImportOutcome {
  const { season } = target;
  const results = files.format === 'results-csv' ? readResultRows(files.results, season) : none;
  const fixture = files.fixture === undefined ? none : readResultRows(files.fixture, season);
  const chains = files.format === 'chains-csv' ? readChains(files, fixture.rows, season) : undefined;
  const numbered = withoutRepeats([results.rows, fixture.rows]);
  const rows = target.newIds ? numbered.map((row) => ({ ...row, matchId: undefined })) : numbered;
  if (chains === undefined && rows.length === 0)
    throw new DataError([
      { file: path.basename(files.results ?? ''), line: 0, field: '', value: undefined, allowed: 'at least one match' },
    ]);
  const context = contextFor(target, files, chains, rows);
  const events =
    chains === undefined
      ? { logs: [], rows: 0, dropped: new Map<string, number>() }
      : chainLogs(chains, context, progress);
  const others = resultLogs(
    rows,
    context,
    events.logs.map(({ header }) => header),
  );
  const logs = [...events.logs, ...others];
  return {
    ...planOf(logs, context),
    eventRows: events.rows,
    dropped: new Map([...events.dropped, ...left([results, fixture], others)]),
    limits: chains === undefined ? [] : limits,
  };
}
