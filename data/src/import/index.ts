import path from 'node:path';
import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import type { Register } from '../register/register.js';
import { aflJson } from './afl-json/index.js';
import { chainsCsv } from './chains-csv/index.js';
import { readCompanions, type CompanionFiles } from './companions/index.js';
import { ladderLines } from './companions/ladders.js';
import { usedRows } from './companions/used-rows.js';
import { contextOf, type ImportContext, type NamesUsed } from './context.js';
import { Findings, type FileColumns } from './findings.js';
import { identityOf, type IdentityWords } from './identity.js';
import { noResults, type Importer, type ImportProgress, type ReadOptions, type SourceOption } from './importer.js';
import { readKnown, type KnownFolder } from './known-folder.js';
import { notesOn } from './notes.js';
import { oddNames } from './near-names.js';
import { squiggleJson } from './squiggle-json/index.js';
import { planOf, type ExistingPolicy, type WritePlan } from './plan.js';
import type { Blank } from './player-statistics-csv/blanks.js';
import { playerStatisticsCsv } from './player-statistics-csv/index.js';
import type { Provenance } from './reimport/difference.js';
import { idsOfRows, reportConflicts, reportTwoSquads, withMergedIds, withPersonIds } from './register-ids.js';
import { registeredNames } from './registered-names.js';
import { DEFAULT_REASON, IMPORTER } from './reimport/merged-log.js';
import type { FileRows } from './row-counts.js';
import { readResultRows, resultLogs, resultsCsv, type ResultRow } from './results-csv/index.js';

/** The import formats, by the name in `--format`. */
export const importers = {
  'chains-csv': chainsCsv,
  'results-csv': resultsCsv,
  'player-statistics-csv': playerStatisticsCsv,
  'afl-json': aflJson,
  'squiggle-json': squiggleJson,
} as const;

type Importers = typeof importers;

export type ImportFormat = keyof Importers;

export const importFormats = Object.keys(importers) as readonly ImportFormat[];

/** Files to import: the files of a format, companion files and a fixture. */
export type ImportFiles = CompanionFiles & { readonly fixture?: string; readonly paths?: readonly string[] } & {
    [F in ImportFormat]: { readonly format: F } & Parameters<Importers[F]['read']>[0];
  }[ImportFormat];

export interface ImportTarget {
  /** The folder to import into. Its matches, squads and venues keep their ids. */
  readonly out: string;
  readonly identity?: IdentityWords;
  /** Season of all matches, overriding the files. */
  readonly season?: number;
  /** The policy for a match that would lose stored facts. Default: the import is refused. */
  readonly existing?: ExistingPolicy;
  /** Whether to reject the import if there are findings. */
  readonly strict?: boolean;
  /** Meaning of an empty statistic of a player. By default it depends on the source of the file. */
  readonly blank?: Blank;
  /** Whether to ignore the ids in the files, and give the matches new ids. */
  readonly newIds?: true;
  /** Reason for changes to matches in the folder. Default: `re-import`. */
  readonly reason?: string;
  /** Time of the import. **Units**: milliseconds. Default: now. */
  readonly now?: number;
}

/** The files that an import writes, and what happened to the rows that it read. */
export interface ImportOutcome extends WritePlan {
  readonly eventRows: number;
  /** The register of the folder with the ids in the files, and whether it has changed. */
  readonly register: Register;
  readonly isRegisterNew: boolean;
  /** The number of read and left-out rows, by file. */
  readonly rows: readonly FileRows[];
  /** Notes for the summary, each with a count. */
  readonly notes: ReadonlyMap<string, number>;
  /**
   * Lines about how scores and ladders compare with official ones. **Empty**: no lines if there is nothing to compare.
   */
  readonly scores: readonly string[];
  /** Features that the source captures only in part, in sentences. **Empty**: none. */
  readonly limits: readonly string[];
  /** The columns of the CSV files, and lines about those that were not read. */
  readonly columns: readonly FileColumns[];
  readonly unread: readonly string[];
  /** Lines about the findings and how the import handled them, one for each kind. */
  readonly findings: readonly string[];
}

/** Returns the author, reason and time of an import for its entries. */
export const provenanceOf = ({
  reason = DEFAULT_REASON,
  now = Date.now(),
}: Pick<ImportTarget, 'reason' | 'now'>): Provenance => ({
  by: IMPORTER,
  reason,
  recorded: new Date(now).toISOString(),
});

const namesOfRows = (rows: readonly ResultRow[]): NamesUsed => ({
  squads: rows.flatMap(({ home, away }) => [home, away]),
  venues: rows.flatMap(({ venue }) => venue ?? []),
});

function contextFor(
  { identity, known }: ImportTarget & { readonly known: KnownFolder },
  files: ImportFiles,
  used: readonly NamesUsed[],
  rows: readonly ResultRow[],
  findings: Findings,
): ImportContext {
  const { folder, register } = known;
  const names = { squads: used.flatMap(({ squads }) => squads), venues: used.flatMap(({ venues }) => venues) };
  return contextOf(
    identityOf(
      identity ?? {},
      folder.records.map(({ record }) => record),
    ),
    readCompanions(files, findings),
    folder,
    names,
    registeredNames(rows, register),
  );
}

/** Returns the headers of the league after the import. */
function headersOf(logs: readonly MatchLog[], { folder, identity }: ImportContext): readonly MatchHeader[] {
  const headers = new Map([...folder.logs].map(([id, { header }]) => [id, header]));
  for (const { header } of logs) headers.set(header.id, header);
  return [...headers.values()].filter(({ leagueId }) => leagueId === identity.league.id);
}

/** The logs made from files, before the files to write are planned. `register` includes the ids in the files. */
export interface ImportedLogs extends Pick<ImportOutcome, 'register' | 'eventRows' | 'notes' | 'limits'> {
  /** Lines about ladders that were compared with the matches. */
  readonly compared: readonly string[];
  readonly logs: readonly MatchLog[];
  /** The log of each result row. */
  readonly logOf: ReadonlyMap<ResultRow, MatchLog>;
  readonly context: ImportContext;
  readonly findings: Findings;
  /** The source's match ids, by the match ids of the logs. */
  readonly matchIds: ReadonlyMap<number, string>;
}

/**
 * Converts the files of a format and their companions to logs, based on the content of the folder. **Throws** DataError
 * if a file is faulty or contradicts the folder.
 */
export function importLogs(
  files: ImportFiles,
  target: ImportTarget & Pick<ReadOptions, 'resultsOnly'> & { readonly known: KnownFolder },
  progress: ImportProgress = () => undefined,
): ImportedLogs {
  const { season, known } = target;
  const { register } = known;
  const findings = new Findings();
  const importer: Importer = importers[files.format];
  const fixture = files.fixture === undefined ? noResults : readResultRows(files.fixture, findings, season);
  const named = files as Readonly<Partial<Record<SourceOption, string>>> as Readonly<Record<SourceOption, string>>;
  const source = importer.read(named, {
    fixture: fixture.rows,
    season,
    blank: target.blank,
    paths: files.paths,
    register,
    resultsOnly: target.resultsOnly,
    findings,
  });
  const all = [...source.results.rows, ...fixture.rows];
  const rows = target.newIds ? all.map((row) => ({ ...row, matchId: undefined })) : all;
  const { eventRows = [] } = source;
  const context = contextFor(target, files, [source.names, namesOfRows(rows)], [...eventRows, ...rows], findings);
  const events = source.eventLogs(context, progress);
  const ofResults = resultLogs(
    rows,
    context,
    findings,
    events.logs.map(({ header }) => header),
  );
  const others = source.complete?.(ofResults, context) ?? { logs: ofResults.logs, lines: [] };
  const logOf = new Map([...(events.logOf ?? []), ...ofResults.logOf]);
  const ofFiles = [...idsOfRows([...eventRows, ...rows], logOf, context), ...(source.personIds?.() ?? [])];
  const made = [...events.logs, ...others.logs];
  // In player statistics, person ids are assigned and conflicts reported as each row is read.
  const isByRow = importer.needed.includes('player-statistics');
  const { found, ...own } = isByRow ? { logs: made, found: ofFiles } : withPersonIds(made, ofFiles, register, findings);
  const logs = own.logs.map((log) => withMergedIds(log, register));
  const registered = register.with(found);
  reportConflicts(registered.conflicts, findings);
  const file = path.basename(
    (importer.takesPaths ? files.paths?.[0] : named[importer.needed.at(-1) ?? 'results']) ?? '',
  );
  if (logs.length === 0 && others.lines.length === 0) throw DataError.of(file, 'at least one match');
  if (found.length > 0 && !isByRow) reportTwoSquads(logs, file, findings);
  return {
    logs,
    logOf,
    context,
    findings,
    register: registered.register,
    matchIds: new Map(found.flatMap(({ kind, id, externalId }) => (kind === 'match' ? [[id, externalId]] : []))),
    eventRows: events.rows,
    notes: notesOn([source.results, fixture], others.logs, source.notes),
    compared: [...others.lines, ...ladderLines(files.ladder, rows, logOf, context, findings)],
    limits: importer.limits,
  };
}

/**
 * Imports the files of a format and their companions: returns match logs, a record for each season, and the register.
 * Writes nothing. **Throws** DataError if a file is faulty or contradicts the folder.
 */
export function importSeasons(files: ImportFiles, target: ImportTarget, progress?: ImportProgress): ImportOutcome {
  const known = readKnown(target.out);
  const { logs, context, findings, compared, logOf, ...imported } = importLogs(files, { ...target, known }, progress);
  const headers = headersOf(logs, context);
  const companions = usedRows(context, headers, findings);
  const plan = planOf(
    logs,
    { ...context, companions },
    {
      policy: target.existing ?? 'refuse',
      directory: target.out,
      provenance: provenanceOf(target),
      logOf,
      findings,
    },
  );
  if (target.strict) findings.throwIfAny();
  return {
    ...imported,
    ...plan,
    scores: [...findings.scoreLines(), ...compared],
    rows: findings.rows.files(),
    columns: findings.columns,
    unread: findings.unreadLines(),
    isRegisterNew: imported.register !== known.register,
    findings: [...findings.lines(), ...oddNames(headers)],
  };
}
