import { GrowingMatch, type MatchLog } from '@goalsquare/engine';
import { DamagedError, readingOf } from '../damaged-error.js';
import type { KeptBrief } from '../live/live-matches.js';
import { seasonOf, type LiveMatchState } from '../live/live-seasons.js';
import type { JournalChange } from '../live/live-store.js';
import type { DamageRecord } from './damage-record.js';
import type { Tables } from './journal-tables.js';

/** Effect of a damaged revision, as written in its fault. */
const FROM_LOG = 'it is counted from the log';

const revisionOf = (matchId: number): string => `the revision of match ${matchId}`;

/** Reads data of a match. **Throws** `DamagedError` that names the match. */
const ofMatch = <T>(matchId: number, read: () => T): T => readingOf(`match ${matchId}`, read);

/** Returns the complete log of a match. **Empty**: `undefined` if it has no header. **Throws** `DamagedError`. */
function logIn({ headers, entries }: Tables, matchId: number): MatchLog | undefined {
  return ofMatch(matchId, () => {
    const header = headers.get(matchId);
    if (header === undefined) return undefined;
    const found = [...entries.getRange({ start: [matchId, 0], end: [matchId, Infinity] })];
    if (header.id !== matchId || found.some(({ key: [, revision] }, at) => revision !== at + 1))
      throw new DamagedError(`match ${matchId}`, 'entries or the header of its log are missing');
    return { header, entries: found.map(({ value }) => value) };
  });
}

/**
 * Returns a log, after a check of its length if the match's revision is known. **Empty**: `undefined` if no part of it
 * is written. **Throws** `DamagedError`.
 */
export function wholeLog(tables: Tables, matchId: number, record: DamageRecord): MatchLog | undefined {
  const log = logIn(tables, matchId);
  const standing = record.readOr(
    () => readingOf(revisionOf(matchId), () => tables.standings.get(matchId)),
    () => undefined,
    FROM_LOG,
  );
  if (standing?.matchId === matchId && log?.entries.length !== standing.revision)
    throw new DamagedError(`match ${matchId}`, `its log does not have ${standing.revision} entries`);
  return log;
}

/** Computes the state of a match from its log. **Throws** `DamagedError` if the log is damaged. */
function standingFromLog(tables: Tables, matchId: number): LiveMatchState {
  const log = logIn(tables, matchId);
  if (log === undefined) throw new DamagedError(`match ${matchId}`, 'its log is missing');
  const { header, revision } = GrowingMatch.of(log);
  return { matchId, revision, season: seasonOf(header), origin: seasonOf(log.header) };
}

/** Returns the states of all matches. A damaged state is recomputed from the match's log and written again. */
export function standingsIn(
  tables: Tables,
  record: DamageRecord,
  keep: (state: LiveMatchState) => void,
): LiveMatchState[] {
  const { standings, headers } = tables;
  const stateOf = (matchId: number): LiveMatchState => {
    const standing = readingOf(revisionOf(matchId), () => standings.get(matchId));
    if (standing?.matchId === matchId) return standing;
    throw new DamagedError(revisionOf(matchId), 'it is missing');
  };
  const mended = (matchId: number): LiveMatchState | undefined => {
    const state = record.readOr<LiveMatchState | undefined>(
      () => standingFromLog(tables, matchId),
      () => undefined,
    );
    if (state !== undefined) keep(state);
    return state;
  };
  return [...new Set([...standings.getKeys(), ...headers.getKeys()])].flatMap(
    (matchId) =>
      record.readOr<LiveMatchState | undefined>(
        () => stateOf(matchId),
        () => mended(matchId),
        FROM_LOG,
      ) ?? [],
  );
}

/** Returns the changes after a position. **Throws** `DamagedError`. */
export const changesIn = ({ changes }: Tables, position: number, limit: number): readonly JournalChange[] =>
  readingOf(`the feed of changes after ${position}`, () =>
    [...changes.getRange({ start: position + 1, limit })].map(({ key, value }) => {
      if (value.position === key) return value;
      throw new DamagedError('a change', 'its position differs');
    }),
  );

/**
 * Returns the brief of a match. **Empty**: `undefined` if it is not stored, or is damaged. The brief is then computed
 * again.
 */
export const briefIn = ({ briefs }: Tables, matchId: number, record: DamageRecord): KeptBrief | undefined =>
  record.readOr<KeptBrief | undefined>(
    () => readingOf(`the brief of match ${matchId}`, () => briefs.get(matchId)),
    () => undefined,
    'it is computed again',
  );
