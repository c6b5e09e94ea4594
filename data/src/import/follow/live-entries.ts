import {
  mayEnter,
  readLog,
  statusAfter,
  statusOf,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type StatusChange,
  type Transaction,
} from '@goalsquare/engine';
import { differenceOf, isExpressible, type Provenance } from '../reimport/difference.js';
import { compared } from '../stored-facts.js';

/** Entries to append to a match, or the reason why nothing can be appended. */
export type LiveEntries = { readonly entries: readonly Entry[] } | { readonly why: string };

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

const hasPeriod = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** Keeps the stored statuses, up to the first one that differs in more than its time, because sources revise times. */
function withStoredTimes(entries: readonly Entry[], stored: readonly Entry[]): readonly Entry[] {
  const old = stored.filter((entry) => entry.kind === 'status');
  let at = 0;
  let isSame = true;
  return entries.map((entry) => {
    if (entry.kind !== 'status') return entry;
    const other = old[at++];
    isSame &&= other?.code === entry.code && hasPeriod(other.period, entry.period);
    return isSame && other !== undefined ? other : entry;
  });
}

/** Puts the stored statuses from before play in front of entries that lack them and may follow them. */
function withStatusesBeforePlay(entries: readonly Entry[], stored: readonly StatusChange[]): readonly Entry[] {
  const at = stored.findIndex(({ code }) => statusOf(code).state !== 'upcoming');
  const early = at < 0 ? stored : stored.slice(0, at);
  const first = entries.find((entry) => entry.kind === 'status');
  const isNew = first !== undefined && statusOf(first.code).state !== 'upcoming';
  return isNew && early.length > 0 && mayEnter(early).includes(first.code) ? [...early, ...entries] : entries;
}

/**
 * Returns where a status or transaction falls in the order of play, as a period and second. The start of a period
 * sorts before all of its seconds, and the end after them.
 */
function placeOf(entry: Transaction | StatusChange): readonly [period: number, second: number] {
  if (entry.kind === 'transaction') return [entry.period, entry.periodSeconds];
  const { state } = statusOf(entry.code);
  if (state === 'upcoming') return [0, 0];
  if (entry.period === undefined) return entry.code === 'LIVE' ? [0, 1] : [Infinity, 0];
  return [entry.period, state === 'playing' ? -1 : Infinity];
}

const isPlay = (entry: Entry): entry is Transaction | StatusChange =>
  entry.kind === 'transaction' || entry.kind === 'status';

/** Sorts statuses and transactions into the order of play. Other entries keep their positions. */
function inOrderOfPlay(entries: readonly Entry[]): readonly Entry[] {
  const play = entries
    .filter(isPlay)
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((a, b) => (a.place[0] === b.place[0] ? compare(a.place[1], b.place[1]) : compare(a.place[0], b.place[0])));
  let at = 0;
  return entries.map((entry) => (isPlay(entry) ? (play[at++]?.entry ?? entry) : entry));
}

/** Removes an empty correction at the start, unless an amendment or removal follows it. */
function withoutEmptyCorrection(entries: readonly Entry[]): readonly Entry[] {
  const [first, ...others] = entries;
  const isEmpty = first?.kind === 'correction' && Object.keys(first.set).length === 0;
  return isEmpty && others.every(({ kind }) => kind !== 'amendment' && kind !== 'removal') ? others : entries;
}

const isOver = ({ entries }: MatchLog): boolean =>
  statusAfter(entries.filter((entry) => entry.kind === 'status')).state === 'over';

/** Adds the stored direction of play and missing features to a header that does not contain them. */
const withReading = (header: MatchHeader, { homeFirstDirection, lacks }: MatchHeader): MatchHeader => ({
  ...(homeFirstDirection !== undefined && { homeFirstDirection }),
  ...(lacks !== undefined && { lacks }),
  ...header,
});

/**
 * Returns the entries that bring a stored log to the state of the match in the files. Files with less data can withdraw
 * scores while the match is played. After the match, or if an operator has edited the log, they change nothing.
 * **Empty**: no entries if nothing changed.
 */
export function liveEntries(stored: MatchLog, imported: MatchLog, provenance: Provenance): LiveEntries {
  const { before, contents, losses, whole } = compared(stored, imported);
  if (losses.length > 0 && (contents.edits > 0 || isOver(stored)))
    return { why: `the files have less data: ${losses.join(', ')}` };
  const header = withReading(whole.header, before.header);
  const entries = withStoredTimes(withStatusesBeforePlay(whole.entries, contents.statuses), stored.entries);
  const difference = differenceOf(stored, before, readLog({ header, entries }), provenance);
  return isExpressible(difference)
    ? { entries: inOrderOfPlay(withoutEmptyCorrection(difference)) }
    : { why: difference.inexpressible };
}
