import path from 'node:path';
import { LogState, type Entry, type MatchHeader, type MatchLog, type StatusChange } from '@goalsquare/engine';
import { DataError, findingsOf } from '../../log/fault.js';
import { MatchConverter, type Dropped } from './convert.js';
import { readEvents, type EventRow } from './events.js';
import { readMatches, readResults, type MatchRow, type ResultRow } from './matches.js';
import { lacks } from './vocabulary.js';

/** Files of this format: events, the matches they belong to, and, where there are any, results with phases and times. */
export interface ChainsCsvFiles {
  readonly events: string;
  readonly matches: string;
  readonly results?: string;
}

/** What an import made and left out. */
export interface ImportSummary {
  readonly logs: readonly MatchLog[];
  readonly rows: number;
  readonly dropped: ReadonlyMap<string, number>;
}

const MILLION = 1_000_000;

/** Ids for names, ten apart, in the order of the alphabet. */
const numbered = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].sort((a, b) => (a < b ? -1 : 1)).map((name, at) => [name, (at + 1) * 10]));

/** Codes for names: the first letters, made different where they agree. */
function codesOf(names: readonly string[]): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const name of [...new Set(names)].sort((a, b) => (a < b ? -1 : 1))) {
    const words = name.toUpperCase().replace(/[^A-Z0-9 ]/gu, '').split(' ').filter((word) => word !== '');
    const whole = words.join('');
    const wanted = [words.length > 2 ? words.map((word) => word[0]).join('') : whole.slice(0, 3), ...Array.from(whole.slice(3), (letter) => whole.slice(0, 2) + letter), whole];
    codes.set(name, wanted.find((code) => ![...codes.values()].includes(code)) ?? whole);
  }
  return codes;
}

interface Names { readonly ids: ReadonlyMap<string, number>; readonly codes: ReadonlyMap<string, string> }
const namesOf = (names: readonly string[]): Names => ({ ids: numbered(names), codes: codesOf(names) });
const named = ({ ids, codes }: Names, name: string) => ({ id: ids.get(name) ?? 0, code: codes.get(name) ?? name, name });

function headerOf(match: MatchRow, result: ResultRow | undefined, rows: readonly EventRow[], squads: Names, venues: Names): MatchHeader {
  const phase = result?.phase === 'FINALS' ? { id: 2, code: 'FINALS', name: 'Finals' } : { id: 1, code: 'HA', name: 'Home and Away' };
  const players = (side: 'H' | 'A') =>
    [...new Set(rows.flatMap((row) => (row.side === side && row.personId !== undefined ? [row.personId] : [])))].sort((a, b) => a - b).map((personId) => ({ personId }));
  return {
    kind: 'header', format: 'goalsquare-match-log', version: 1,
    id: match.matchId, leagueId: 1, levelId: 1, seasonId: match.season, competitionId: match.season * MILLION + phase.id, competitionName: `Season ${match.season}`,
    phase, roundNumber: match.round, phaseRoundNumber: match.round, type: result?.type ?? 'HA',
    date: { startDate: result?.startDate ?? match.date, ...(result?.startTime !== undefined && { startTime: result.startTime }) },
    venue: { ...named(venues, match.venue), lengthMetres: match.lengthMetres, widthMetres: match.widthMetres },
    home: { ...named(squads, match.home), players: players('H') },
    away: { ...named(squads, match.away), players: players('A') },
    homeFirstDirection: match.homeFirst, resolutionMetres: 1, lacks, chainsMarked: true,
  };
}

const breaks = ['QT', 'HT', 'TQT', 'FT'] as const;

/** Sets the starts and ends of the periods among the transactions of a match. */
function withStatuses(entries: readonly Entry[], periodSeconds: readonly number[]): readonly Entry[] {
  const periods = periodSeconds.map((seconds, at) => {
    const period = at + 1;
    const start: StatusChange = { kind: 'status', code: period <= 4 ? 'LIVE' : 'ET', period };
    const end: StatusChange = { kind: 'status', code: breaks[at] ?? 'FT', period, periodSeconds: seconds };
    return [start, ...entries.filter((entry) => entry.kind === 'transaction' && entry.period === period), end];
  });
  return [...periods.flat(), { kind: 'status', code: 'FINAL' }];
}

function checked(file: string, header: MatchHeader, entries: readonly Entry[]): MatchLog {
  const state = LogState.begin(header);
  entries.forEach((entry, at) => {
    const findings = state.add(entry);
    if (findings.length > 0) throw new DataError(findings.map((finding) => ({ file: `${file} match ${header.id}`, line: at + 1, ...finding })));
  });
  return { header, entries };
}

/**
 * Imports event files with chains: repeat rows dropped, the chain owner's frame turned into ground coordinates, persons by number only.
 * **Throws** DataError; then nothing has been imported. `progress` is told how many matches are done.
 * **Source**: `docs/adr/0009-importing-chains.md`.
 */
export function importChainsCsv(files: ChainsCsvFiles, progress: (done: number, all: number) => void = () => undefined): ImportSummary {
  const matches = readMatches(files.matches);
  const results = files.results === undefined ? new Map<number, ResultRow>() : readResults(files.results);
  const events = readEvents(files.events);
  const file = path.basename(files.events);
  const known = new Set(matches.map(({ matchId }) => matchId));
  const strangers = [...events.keys()].filter((matchId) => !known.has(matchId));
  if (strangers.length > 0) {
    throw new DataError(strangers.map((value) => ({ file, line: 0, field: 'match_id', value, allowed: `a match of ${path.basename(files.matches)}` })));
  }
  const squads = namesOf(matches.flatMap(({ home, away }) => [home, away]));
  const venues = namesOf(matches.map(({ venue }) => venue));
  const dropped: Dropped = new Map();
  const logs = matches.flatMap((match, at) => {
    progress(at + 1, matches.length);
    const rows = events.get(match.matchId);
    if (rows === undefined) { dropped.set('match without events', (dropped.get('match without events') ?? 0) + 1); return []; }
    const header = headerOf(match, results.get(match.matchId), rows, squads, venues);
    const entries = withStatuses(new MatchConverter(match, dropped).convert(rows), match.periodSeconds);
    try {
      return [checked(file, header, entries)];
    } catch (error) {
      throw error instanceof DataError ? error : new DataError(findingsOf(error).map((finding) => ({ file: `${file} match ${match.matchId}`, line: 0, ...finding })));
    }
  });
  return { logs, rows: [...events.values()].reduce((sum, rows) => sum + rows.length, 0), dropped };
}
