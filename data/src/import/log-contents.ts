import {
  sides,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type Result,
  type Side,
  type StatusChange,
} from '@goalsquare/engine';
import { noVenue } from './names.js';
import { differentSides, type Scores } from './scores.js';
import { IMPORTER } from './reimport/merged-log.js';
import { countOf } from '../count-of.js';

/** The parts of a log that an import can replace. */
export interface LogContents {
  /** Number of transactions, without removed ones. */
  readonly transactions: number;
  /** Number of amendments, removals and corrections, without those made by earlier imports. */
  readonly edits: number;
  readonly result: 'none' | 'totals' | 'quarters';
  readonly statuses: readonly StatusChange[];
  /** Number of persons with a line in the box score. */
  readonly boxScore: number;
  /** The score in its result, or the official score in its header. **Empty**: absent if neither is known. */
  readonly officialScore?: Scores;
}

/** Returns the last result of a log. **Empty**: `undefined` if it has none. */
export const resultIn = (entries: readonly Entry[]): Result | undefined =>
  entries.findLast((entry): entry is Result => entry.kind === 'result');

/** Checks whether a log has transactions. */
export const hasPlay = ({ entries }: MatchLog): boolean => entries.some(({ kind }) => kind === 'transaction');

const isEdit = (entry: Entry): boolean =>
  (entry.kind === 'amendment' || entry.kind === 'removal' || entry.kind === 'correction') && entry.by !== IMPORTER;

/** Summarises a log. */
export function contentsOf({ officialScore }: MatchHeader, entries: readonly Entry[]): LogContents {
  const count = (...kinds: readonly Entry['kind'][]): number =>
    entries.filter(({ kind }) => kinds.includes(kind)).length;
  const result = resultIn(entries);
  const score = result ?? officialScore;
  return {
    transactions: count('transaction') - count('removal'),
    edits: entries.filter(isEdit).length,
    result: result === undefined ? 'none' : result.periods === undefined ? 'totals' : 'quarters',
    statuses: entries.filter((entry) => entry.kind === 'status'),
    boxScore: new Set(entries.flatMap((entry) => (entry.kind === 'boxScore' ? [entry.personId] : []))).size,
    ...(score && { officialScore: score }),
  };
}

const isSameTotal = (one?: Scores, other?: Scores): boolean =>
  one !== undefined && other !== undefined && differentSides(one, other).length === 0;

/**
 * Lists the facts in a stored log that an import would remove. If the import has no facts of a kind, the stored ones
 * stay, unless `replacesAll` is set. **Empty**: nothing is lost.
 */
export function lossesOf(old: LogContents, own: LogContents, replacesAll = false): readonly string[] {
  const ownsPlay = own.transactions > 0;
  const losesQuarters =
    old.result === 'quarters' && own.result === 'totals' && !isSameTotal(old.officialScore, own.officialScore);
  return [
    ...((ownsPlay || replacesAll) && own.transactions < old.transactions
      ? [`${old.transactions} transactions instead of ${own.transactions}`]
      : []),
    ...((ownsPlay || replacesAll) && old.transactions > 0 && old.edits > own.edits
      ? [`${old.edits} edits instead of ${own.edits}`]
      : []),
    ...((own.boxScore > 0 || replacesAll) && own.boxScore < old.boxScore
      ? [`a box score of ${countOf(old.boxScore, 'player')} instead of ${own.boxScore}`]
      : []),
    ...(replacesAll && old.result !== 'none' && own.result === 'none' && !ownsPlay ? ['a result'] : []),
    ...(losesQuarters && !ownsPlay ? ['the scores of the quarters'] : []),
  ];
}

const isSameDay = ({ date }: MatchHeader, before: MatchHeader): boolean =>
  date === undefined || date.startDate === before.date?.startDate;

/** Header members that a stored log keeps if an import does not have them. */
const kept = [
  'attendance',
  'officials',
  'insAndOuts',
  'tossWinner',
  'officialScore',
] as const satisfies readonly (keyof MatchHeader)[];

/**
 * Completes the header of an imported log from the stored log: date, venue, attendance, officials, ins and outs, toss
 * winner, official score, and the players if the import names none.
 */
export function withKnownMembers(header: MatchHeader, before: MatchHeader): MatchHeader {
  const known = Object.fromEntries(
    kept.flatMap((member) => (before[member] === undefined ? [] : [[member, before[member]]])),
  ) as Partial<MatchHeader>;
  const isWithoutTeams = sides.every(
    (side) => header[side].players.length === 0 && header[side].id === before[side].id,
  );
  const squad = (side: Side): MatchHeader['home'] =>
    isWithoutTeams ? { ...header[side], players: before[side].players } : header[side];
  const date = header.date?.startTime === undefined && isSameDay(header, before) ? before.date : header.date;
  const isNowhere = header.venue.id === noVenue.id;
  const isSameVenue = isNowhere || header.venue.id === before.venue.id;
  return {
    ...known,
    ...header,
    ...(date && { date }),
    venue: isSameVenue ? { ...before.venue, ...(!isNowhere && header.venue) } : header.venue,
    home: squad('home'),
    away: squad('away'),
  };
}
