import {
  inPlay,
  sides,
  statusAfter,
  type Amendment,
  type Correction,
  type Entry,
  type LogState,
  type MatchHeader,
  type MatchLog,
  type Removal,
  type Side,
  type Transaction,
} from '@goalsquare/engine';
import { align, type Aligned } from './align.js';
import { canonical } from './canonical.js';
import { keyed, keyNumber } from './keys.js';

/** Author, reason and time of an import. */
export type Provenance = Required<Pick<Amendment, 'by' | 'reason' | 'recorded'>>;

/** Describes changes that entries cannot express. */
export interface Inexpressible {
  readonly inexpressible: string;
}

/** Entries that turn one log into another, or why entries cannot do so. */
export type Difference = readonly Entry[] | Inexpressible;

/** Checks whether a difference consists of entries. */
export const isExpressible = (difference: Difference): difference is readonly Entry[] =>
  !('inexpressible' in difference);

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const ordered = (state: LogState): readonly Transaction[] => [...state.transactions].sort(inPlay);

const withoutKey = ({ id, sequence, ...rest }: Transaction): object => rest;

/** Checks whether two logs have the same content. The keys of transactions may differ. */
export function isSameMatch(one: LogState, other: LogState): boolean {
  return (
    isSame(one.header, other.header) &&
    isSame(one.statuses, other.statuses) &&
    isSame(one.result, other.result) &&
    isSame(
      [...one.boxScore].sort(([a], [b]) => a - b),
      [...other.boxScore].sort(([a], [b]) => a - b),
    ) &&
    one.size === other.size &&
    isSame(ordered(one).map(withoutKey), ordered(other).map(withoutKey))
  );
}

/** Returns the header members that an import changes, or why no correction can express the change. */
function changedMembers(before: MatchHeader, after: MatchHeader): Correction['set'] | Inexpressible {
  const gone = Object.keys(before).filter((member) => !Object.hasOwn(after, member));
  if (gone.length > 0) return { inexpressible: `${gone.join(', ')} removed from the header` };
  return Object.fromEntries(
    Object.entries(after).filter(([member, value]) => !isSame(before[member as keyof MatchHeader], value)),
  );
}

const keyOf = ({ id, sequence }: Transaction): Pick<Removal, 'id' | 'sequence'> => ({
  id,
  ...(sequence !== undefined && { sequence }),
});

function amendmentOf(before: Transaction, after: Transaction, provenance: Provenance): readonly Amendment[] {
  const [old, next]: readonly (readonly [string, unknown][])[] = [
    Object.entries(withoutKey(before)),
    Object.entries(withoutKey(after)),
  ];
  const was = new Map(old);
  const is = new Map(next);
  const set = Object.fromEntries([...is].filter(([member, value]) => !isSame(was.get(member), value)));
  const unset = [...was.keys()].filter((member) => !is.has(member));
  if (Object.keys(set).length === 0 && unset.length === 0) return [];
  const entry = {
    kind: 'amendment',
    ...keyOf(before),
    set,
    ...(unset.length > 0 && { unset }),
    ...provenance,
  };
  return [entry as Amendment];
}

/** The changes of an import to the transactions of a match. */
interface TransactionChanges {
  readonly removals: readonly Removal[];
  readonly amendments: readonly Amendment[];
  readonly added: readonly Transaction[];
}

function transactionChanges(
  log: MatchLog,
  before: readonly Transaction[],
  after: readonly Transaction[],
  provenance: Provenance,
): TransactionChanges {
  const taken = log.entries.flatMap((entry) => (entry.kind === 'transaction' ? [keyNumber(entry)] : []));
  const aligned: readonly Aligned[] = keyed(align(before, after), taken);
  return {
    removals: aligned.flatMap((one) =>
      one.before !== undefined && one.after === undefined
        ? [{ kind: 'removal', ...keyOf(one.before), ...provenance } satisfies Removal]
        : [],
    ),
    amendments: aligned.flatMap((one) =>
      one.before !== undefined && one.after !== undefined ? amendmentOf(one.before, one.after, provenance) : [],
    ),
    added: aligned.flatMap((one) => (one.before === undefined && one.after !== undefined ? [one.after] : [])),
  };
}

/** Returns the squads in an import's header, including players of the earlier header whom the import does not name. */
function withBoth(before: MatchHeader, after: MatchHeader): Pick<MatchHeader, Side> {
  const named = new Set(sides.flatMap((side) => after[side].players.map(({ personId }) => personId)));
  const squad = (side: Side): MatchHeader['home'] => ({
    ...after[side],
    players: [...after[side].players, ...before[side].players.filter(({ personId }) => !named.has(personId))],
  });
  return { home: squad('home'), away: squad('away') };
}

/**
 * Returns the new statuses, result and box score lines, which have no reason of their own, or why entries cannot
 * express the change.
 */
function otherEntries(before: LogState, after: LogState): readonly Entry[] | Inexpressible {
  const { length } = before.statuses;
  if (after.statuses.length < length || !isSame(before.statuses, after.statuses.slice(0, length)))
    return { inexpressible: 'the times or the order of its statuses changed' };
  if (before.result !== undefined && after.result === undefined)
    return { inexpressible: 'its result is replaced by play' };
  if ([...before.boxScore.keys()].some((personId) => !after.boxScore.has(personId)))
    return { inexpressible: 'lines of its box score are gone' };
  return [
    ...(after.result === undefined || isSame(before.result, after.result) ? [] : [after.result]),
    ...[...after.boxScore.values()].filter((line) => !isSame(before.boxScore.get(line.personId), line)),
    ...after.statuses.slice(length),
  ];
}

/** Returns possible orders of the entries, the simplest first. Some of them may be invalid. */
function ordersOf(
  set: Correction['set'],
  { removals, amendments, added }: TransactionChanges,
  others: readonly Entry[],
  provenance: Provenance,
  bridge: () => Correction['set'],
): readonly (readonly Entry[])[] {
  const correction = (members: Correction['set']): Entry => ({ kind: 'correction', set: members, ...provenance });
  const last = [...added, ...others];
  if (Object.keys(set).length === 0)
    return [[...(last.length > 0 ? [correction({})] : []), ...removals, ...amendments, ...last]];
  return [
    [correction(set), ...removals, ...amendments, ...last],
    [...removals, ...amendments, correction(set), ...last],
    [correction({ ...set, ...bridge() }), ...removals, ...amendments, ...last, correction(set)],
  ];
}

/** Checks whether a log without transactions will get no play, because its match has a result or is over. */
const isWithoutPlay = ({ result, statuses }: LogState): boolean =>
  result !== undefined || statusAfter(statuses).state === 'over';

/**
 * Returns the entries that update a log to an import of its match: amendments, removals, corrections, and new entries.
 * `before` is the state of the log, to which the entries are added. Entries without a reason of their own follow a
 * correction that has one. **Empty**: no entries if both are equal.
 */
export function differenceOf(log: MatchLog, before: LogState, after: LogState, provenance: Provenance): Difference {
  if (isSameMatch(before, after)) return [];
  if (before.size === 0 && after.size > 0 && isWithoutPlay(before))
    return { inexpressible: 'it was stored without play' };
  const set = changedMembers(before.header, after.header);
  if ('inexpressible' in set) return set;
  const others = otherEntries(before, after);
  if ('inexpressible' in others) return others;
  const changes = transactionChanges(log, ordered(before), ordered(after), provenance);
  const header = before.header;
  for (const entries of ordersOf(set, changes, others, provenance, () => withBoth(header, after.header))) {
    const { issues, rollback } = before.addAll(entries);
    if (issues.length > 0) continue;
    if (isSameMatch(before, after)) return entries;
    rollback();
  }
  return { inexpressible: 'its squads, ground or players changed in a way that earlier play does not allow' };
}
