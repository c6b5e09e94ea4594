import { seasonIssues, type MatchHeader, type MatchLog, type SeasonRecord } from '@goalsquare/engine';
import { DataError, type Fault } from '../log/fault.js';
import type { Place } from './checked-log.js';
import type { ImportContext } from './context.js';
import type { Folder } from './folder.js';
import type { Identity } from './identity.js';
import type { Findings } from './findings.js';
import { contentsOf, lossesOf, withKnownMembers } from './log-contents.js';
import { mergedRecord } from './merged-record.js';
import type { Provenance } from './reimport/difference.js';
import { mergedWithFile, readStored, type Reimported } from './reimport/merged-with-file.js';
import { seasonRecordOf } from './season-record.js';
import { lacksStoredFacts, withStoredFacts } from './stored-facts.js';

/** The files that an import writes, by path within its folder, and the number of matches that it keeps as they are. */
export interface WritePlan {
  /**
   * `keepsOld`: the old log is kept next to the new one. `before`: the import's changes to the stored log. **Empty**:
   * no `before` if no valid log was stored.
   */
  readonly logs: readonly {
    readonly file: string;
    readonly log: MatchLog;
    readonly keepsOld: boolean;
    readonly before?: Reimported;
  }[];
  readonly records: readonly { readonly file: string; readonly record: SeasonRecord }[];
  /** Number of matches that are kept because they would lose stored facts. */
  readonly kept: number;
}

type Season = Pick<MatchHeader, 'leagueId' | 'levelId' | 'seasonId'>;

const isOf = ({ leagueId, levelId, seasonId }: Season, other: Season): boolean =>
  leagueId === other.leagueId && levelId === other.levelId && seasonId === other.seasonId;

/**
 * Returns the first three differences between the import's league and level and the records in the folder, as faults.
 */
function identityFaults({ league, level }: Identity, { records }: Folder): readonly Fault[] {
  return records
    .flatMap(({ file, record }) => {
      if (record.league.id !== league.id) return [];
      const differences = (
        what: 'league' | 'level',
        members: readonly string[],
        here: object,
        there: object,
      ): readonly Fault[] =>
        members.flatMap((member) => {
          const [mine, theirs] = [here, there].map((of) => (of as Readonly<Record<string, unknown>>)[member]);
          return mine === theirs
            ? []
            : [
                {
                  file,
                  line: 0,
                  field: `${what}.${member}`,
                  value: theirs,
                  allowed: `${JSON.stringify(mine)}, the ${member} of ${what} ${record[what].id} in the import; use the same, or another league with --league and --league-name`,
                },
              ];
        });
      const levels = record.level.id === level.id ? differences('level', ['name', 'code'], level, record.level) : [];
      return [...differences('league', ['name', 'code', 'gender'], league, record.league), ...levels];
    })
    .slice(0, 3);
}

/**
 * Returns faults for matches whose id belongs to a match of another season in the folder, and for seasons that share no
 * squad with the stored season.
 */
function seasonFaults(logs: readonly MatchLog[], { logs: standing }: Folder): readonly Fault[] {
  const faults = logs.flatMap(({ header }): readonly Fault[] => {
    const other = standing.get(header.id);
    if (other === undefined || isOf(other.header, header)) return [];
    const { leagueId, levelId, seasonId } = other.header;
    return [
      {
        file: other.file,
        line: 1,
        field: 'id',
        value: header.id,
        allowed: `an id that the import does not use; this match is in season ${seasonId} of league ${leagueId} and level ${levelId}: --new-ids gives the matches of the import new ids`,
      },
    ];
  });
  if (faults.length > 0) return faults;
  return [...new Set(logs.map(({ header }) => header.seasonId))].flatMap((season): readonly Fault[] => {
    const ours = logs.filter(({ header }) => header.seasonId === season);
    const [first] = ours;
    const theirs = first === undefined ? [] : [...standing.values()].filter(({ header }) => isOf(header, first.header));
    const squads = new Set(theirs.flatMap(({ header: { home, away } }) => [home.id, away.id]));
    const [one] = theirs;
    if (one === undefined || ours.some(({ header: { home, away } }) => squads.has(home.id) || squads.has(away.id)))
      return [];
    return [
      {
        file: one.file,
        line: 1,
        field: 'seasonId',
        value: season,
        allowed: 'a season that shares a squad with the import, or another league',
      },
    ];
  });
}

/** The policy for a match that would lose stored facts. */
export type ExistingPolicy = 'refuse' | 'keep' | 'replace';

/** Explains `--keep` and `--replace` after a list of faults. */
const ADVICE =
  'the import has less data about these matches than the folder: --keep leaves them unchanged, --replace replaces them and keeps each old log next to the new one';

/**
 * A match to write, and the path of its log. `loses` lists stored facts that the import lacks. `isKnown`: the folder
 * has a log of the match.
 */
interface Candidate {
  readonly file: string;
  readonly log: MatchLog;
  readonly loses: readonly string[];
  readonly isKnown?: true;
}

/**
 * Returns a log and its path. A file that is not a readable log of the match counts as a loss, because it would be
 * overwritten.
 */
function candidateOf(
  log: MatchLog,
  { logs, files }: Folder,
  places: ReadonlyMap<number, Place>,
  target: PlanTarget,
): Candidate {
  const { policy, directory, findings } = target;
  const { id } = log.header;
  const old = logs.get(id);
  if (old !== undefined) {
    const own = contentsOf(log.header, log.entries);
    const loses = lossesOf(old.contents, own, policy === 'replace');
    const stored =
      loses.length === 0 && lacksStoredFacts(own, old.contents) ? readStored(directory, old.file) : undefined;
    return {
      file: old.file,
      log:
        stored === undefined
          ? { header: withKnownMembers(log.header, old.header), entries: log.entries }
          : withStoredFacts(log, stored, places.get(id) ?? { file: old.file, line: 0 }, findings),
      loses,
      isKnown: true,
    };
  }
  const file = `${id}.ndjson.gz`;
  return { file, log, loses: files.has(file) ? ['a log that cannot be read or is of another match'] : [] };
}

const lossFaults = (candidates: readonly Candidate[]): readonly Fault[] =>
  candidates.map(({ file, loses, log }) => ({
    file,
    line: 0,
    field: '',
    value: loses.join(', '),
    allowed: `a log from which the import of match ${log.header.id} removes nothing`,
  }));

/** Returns the headers of the matches in each season after the import is written. */
function headersBySeason(
  { identity, folder }: ImportContext,
  written: readonly Candidate[],
): ReadonlyMap<number, readonly MatchHeader[]> {
  const headers = new Map([...folder.logs].map(([id, { header }]) => [id, header]));
  for (const { log } of written) headers.set(log.header.id, log.header);
  const seasons = new Map<number, MatchHeader[]>();
  for (const header of headers.values()) {
    if (header.leagueId !== identity.league.id || header.levelId !== identity.level.id) continue;
    const season = seasons.get(header.seasonId) ?? [];
    season.push(header);
    seasons.set(header.seasonId, season);
  }
  return seasons;
}

/** Returns the log to write for a match: its stored log with the changes of the import, or a new log. */
function writtenLog(
  { file, log, loses, isKnown }: Candidate,
  directory: string,
  provenance: Provenance,
): WritePlan['logs'][number] {
  const merged = isKnown && mergedWithFile(directory, file, log, provenance);
  if (merged === undefined) return { file, log, keepsOld: loses.length > 0 };
  const { log: written, ...before } = merged;
  return { file, log: written, keepsOld: loses.length > 0 && before.change !== 'none', before };
}

/**
 * Inputs of a plan: the policy for existing matches, the folder, the author, reason and time of the import, and the log
 * of each result row.
 */
export interface PlanTarget {
  readonly policy: ExistingPolicy;
  readonly directory: string;
  readonly provenance: Provenance;
  readonly logOf: ReadonlyMap<Place, MatchLog>;
  readonly findings: Findings;
}

/**
 * Plans the files that an import writes. **Throws** DataError if the import contradicts the folder, if a record there
 * cannot be read, or if the policy forbids the loss of stored facts.
 */
export function planOf(logs: readonly MatchLog[], context: ImportContext, target: PlanTarget): WritePlan {
  const { policy, directory, provenance, logOf } = target;
  const { folder, identity } = context;
  const faults = [...folder.faults.records, ...identityFaults(identity, folder), ...seasonFaults(logs, folder)];
  if (faults.length > 0) throw new DataError(faults);
  const places = new Map([...logOf].reverse().map(([place, { header }]) => [header.id, place]));
  const candidates = logs.map((log) => candidateOf(log, folder, places, target));
  const lossy = candidates.filter(({ loses }) => loses.length > 0);
  if (policy === 'refuse' && lossy.length > 0) throw new DataError(lossFaults(lossy), ADVICE);
  const written = policy === 'keep' ? candidates.filter(({ loses }) => loses.length === 0) : candidates;
  const seasons = headersBySeason(context, written);
  const touched = new Set([
    ...logs.map(({ header }) => header.seasonId),
    ...context.companions.placings.map(({ season }) => season),
  ]);
  const recordOf = (season: number): WritePlan['records'][number] => {
    const before = folder.records.find(
      ({ record }) =>
        record.league.id === identity.league.id && record.level.id === identity.level.id && record.id === season,
    );
    const now = seasonRecordOf(context, season, seasons.get(season) ?? []);
    return {
      file: before?.file ?? `league-${identity.league.id}-level-${identity.level.id}-${season}.season.json`,
      record: before === undefined ? now : mergedRecord(before.record, now),
    };
  };
  const records = [...touched].sort((a, b) => a - b).map((season) => recordOf(season));
  const recordFaults = records.flatMap(({ file, record }) =>
    seasonIssues(record).map((issue) => ({ file, line: 0, ...issue })),
  );
  if (recordFaults.length > 0) throw new DataError(recordFaults);
  return {
    logs: written.map((candidate) => writtenLog(candidate, directory, provenance)),
    records,
    kept: candidates.length - written.length,
  };
}
