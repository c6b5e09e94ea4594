import {
  LAST_QUARTER,
  statusAtEnd,
  type Entry,
  type HeaderPlayer,
  type MatchHeader,
  type MatchLog,
  type StatusChange,
  type Transaction,
} from '@goalsquare/engine';
import { checkedLog, type Place } from '../checked-log.js';
import { readCompanions } from '../companions/index.js';
import { contextOf, headerOf, type ImportContext, type NamesUsed } from '../context.js';
import { Findings } from '../findings.js';
import { emptyFolder } from '../folder.js';
import { identityOf } from '../identity.js';
import { noResults, type EventLogs, type Importer, type ImportProgress } from '../importer.js';
import { Register } from '../../register/register.js';
import { packingLogs } from '../packed-logs.js';
import { reconcile } from '../reconcile.js';
import { dateOf } from '../results-csv/date.js';
import { resultEntries } from '../results-csv/entries.js';
import type { ResultRow } from '../results-csv/rows.js';
import { checkGround } from './check-ground.js';
import { countResults } from './count-results.js';
import { MatchConverter, type Dropped } from './convert.js';
import type { EventRow } from './event-row.js';
import type { MatchRow } from './matches.js';
import { namesOthers, officialScoreOf, resultsOf } from './official-score.js';
import { periodEnds } from './period-ends.js';
import { withMatchIds } from './published-ids.js';
import { readChains, type ChainRows, type ChainsCsvFiles } from './read.js';
import { lacks, limits } from './vocabulary.js';

export type { ChainsCsvFiles } from './read.js';

const namesIn = ({ matches }: ChainRows): NamesUsed => ({
  squads: matches.flatMap(({ home, away }) => [home, away]),
  venues: matches.map(({ venue }) => venue),
});

/** Returns the last home-and-away round of each season. Results show which matches are finals. */
function lastRounds(
  matches: readonly MatchRow[],
  results: ReadonlyMap<number, ResultRow>,
): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { matchId, season, round } of matches) {
    if (results.get(matchId)?.phase !== 'FINALS') last.set(season, Math.max(last.get(season) ?? 0, round));
  }
  return last;
}

function headerFor(
  match: MatchRow,
  result: ResultRow | undefined,
  rows: readonly EventRow[],
  lastRound: number,
  context: ImportContext,
  names: ReadonlyMap<number, HeaderPlayer> = new Map(),
): MatchHeader {
  const players = (side: 'H' | 'A') =>
    [...new Set(rows.flatMap((row) => (row.side === side && row.personId !== undefined ? [row.personId] : [])))].sort(
      (a, b) => a - b,
    );
  const phase = result?.phase ?? 'HA';
  const venue = { ...context.venue(match.venue), lengthMetres: match.lengthMetres, widthMetres: match.widthMetres };
  const header = headerOf(context, {
    id: match.matchId,
    seasonId: match.season,
    phase,
    type: result?.type ?? 'HA',
    venue,
    roundNumber: match.round,
    phaseRoundNumber: phase === 'FINALS' && match.round > lastRound ? match.round - lastRound : match.round,
    date: dateOf(result?.start ?? {}, venue.timeZone) ?? { startDate: match.date },
    attendance: result?.attendance,
    home: match.home,
    away: match.away,
    players: { home: players('H'), away: players('A') },
  });
  const named = ({ players: all, ...squad }: MatchHeader['home']): MatchHeader['home'] => ({
    ...squad,
    players: all.map((player) => ({ ...names.get(player.personId), ...player })),
  });
  return { ...header, home: named(header.home), away: named(header.away) };
}

/** Adds the starts and ends of periods and the final status to the transactions of a match. */
function withStatuses(entries: readonly Entry[], periodSeconds: readonly number[]): readonly Entry[] {
  const periods = periodSeconds.map((seconds, at) => {
    const period = at + 1;
    const isLast = period >= LAST_QUARTER && period === periodSeconds.length;
    const start: StatusChange = { kind: 'status', code: 'LIVE', period };
    const end: StatusChange = { kind: 'status', code: statusAtEnd(period, isLast), period, periodSeconds: seconds };
    return [start, ...entries.filter((entry) => entry.kind === 'transaction' && entry.period === period), end];
  });
  return [...periods.flat(), { kind: 'status', code: 'FINAL' }];
}

/** Facts that apply to all matches of an import. */
interface Shared {
  readonly chains: ChainRows;
  readonly context: ImportContext;
  readonly findings: Findings;
  readonly dropped: Dropped;
}

/** Returns the log of a match without events: one with only a result, or an upcoming match. */
function logWithoutEvents(header: MatchHeader, result: ResultRow | undefined, place: Place): MatchLog {
  const entries = result === undefined ? [] : resultEntries(result);
  return checkedLog(header, entries, { header: place, entryAt: () => place });
}

function logWithEvents(
  header: MatchHeader,
  match: MatchRow,
  rows: readonly EventRow[],
  result: ResultRow | undefined,
  { chains, context, findings, dropped }: Shared,
): MatchLog {
  const { file, matchesFile } = chains;
  const converter = new MatchConverter(match, dropped, (row, field, allowed, action) => {
    const value = field === 'person_id' ? row.personId : row[field];
    findings.add({ file, line: row.line, field, value, allowed, action });
  });
  const captured = converter.convert(rows);
  findings.rows.imported(file, converter.kept);
  const official = officialScoreOf(match, result, context, findings);
  const { transactions, officialScore } = reconcile(match, official, captured, findings);
  const played = {
    ...header,
    homeFirstDirection: match.homeFirst,
    resolutionMetres: 1,
    lacks,
    chainsMarked: true,
    ...(officialScore && { officialScore }),
  } as const;
  const place = { file: matchesFile, line: match.line };
  const capturedOf = new Map(transactions.filter(({ inferred }) => !inferred).map((one, at) => [one, captured[at]]));
  const entries = withStatuses(transactions, periodEnds(match, rows, chains, findings));
  return checkedLog(played, entries, {
    header: place,
    entryAt: (at) => {
      const line = converter.lines.get(capturedOf.get(entries[at] as Transaction) as Transaction);
      return line === undefined ? place : { file, line };
    },
  });
}

/**
 * Converts event files with chains to logs. Drops repeated rows, converts locations from the frame of the chain's owner
 * to ground coordinates, and adds rushed behinds that only the official score has. A match without events gets only its
 * result, or is upcoming. **Throws** DataError. **Source**: `docs/adr/0022-imports.md`.
 */
function chainLogs(
  read: ChainRows,
  context: ImportContext,
  findings: Findings,
  progress: ImportProgress = () => undefined,
): EventLogs {
  const chains = withMatchIds(read, context, findings);
  const { file, matchesFile, matches, events, ofResults, published } = chains;
  const results = new Map([...(published?.rows ?? []), ...resultsOf(matches, chains.results, context)]);
  countResults(ofResults, { matches, matchesFile, used: results }, findings);
  const last = lastRounds(matches, results);
  const packed = packingLogs();
  const shared = { chains, context, findings, dropped: new Map<string, number>() };
  const logs = matches.map((match, at) => {
    progress(at + 1, matches.length);
    if (published === undefined) findings.rows.imported(matchesFile);
    checkGround(match, matchesFile, context, findings);
    const [rows, result] = [events.get(match.matchId)?.rows(), results.get(match.matchId)];
    const header = headerFor(
      match,
      result,
      rows ?? [],
      last.get(match.season) ?? 0,
      context,
      published?.persons.players,
    );
    if (rows === undefined && result !== undefined) namesOthers(match, result, context, findings);
    return packed(
      rows === undefined
        ? logWithoutEvents(header, result, { file: matchesFile, line: match.line })
        : logWithEvents(header, match, rows, result, shared),
    );
  });
  for (const [cause, count] of shared.dropped) findings.rows.leftOut(file, cause, count);
  return {
    logs,
    rows: [...events.values()].reduce((sum, { length }) => sum + length, 0),
    dropped: shared.dropped,
    logOf: new Map(
      logs.flatMap((log) => {
        const row = published?.rows.get(log.header.id);
        return row === undefined ? [] : [[row, log] as const];
      }),
    ),
  };
}

/**
 * Imports event files without companion files and without a data folder, as `npm run check -- real` does. **Throws**
 * DataError.
 */
export function importChainsCsv(
  files: ChainsCsvFiles,
  progress: ImportProgress = () => undefined,
): EventLogs & { readonly scores: readonly string[] } {
  const findings = new Findings();
  const chains = readChains(files, { fixture: [], season: undefined, register: Register.empty, findings });
  const context = contextOf(identityOf({}, []), readCompanions({}, findings), emptyFolder, namesIn(chains));
  return { ...chainLogs(chains, context, findings, progress), scores: findings.scoreLines() };
}

/** Event files with chains, and their results. */
export const chainsCsv: Importer<'events', 'matches' | 'results'> = {
  needed: ['events'],
  optional: ['matches', 'results'],
  allowsNewIds: false,
  limits,
  read: (files, options) => {
    const chains = readChains(files, options);
    const { published, unfitIds } = chains;
    return {
      names: namesIn(chains),
      results: { ...noResults, unfitIds: unfitIds.events },
      eventRows: [...(published?.rows.values() ?? [])],
      eventLogs: (context, progress) => chainLogs(chains, context, options.findings, progress),
      personIds: () => published?.persons.ids ?? [],
      notes: new Map([
        [
          'results whose match id the contract does not allow: matches are identified by season, squads and date instead',
          unfitIds.results,
        ],
        ['matches whose periods end with their last event', published?.matches.length ?? 0],
      ]),
    };
  },
};
