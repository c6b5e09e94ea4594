import {
  transactionTypes,
  type EventKind,
  type ScoreDifference,
  type Side,
  type Transaction,
} from '@goalsquare/engine';

/** A rushed behind to add, with its squad and period. */
interface MissingBehind {
  readonly side: Side;
  readonly period: number;
}

type Transactions = readonly Transaction[];

const eventKind = ({ code }: Transaction): EventKind => transactionTypes[code].play;

/** Kinds of events that decide possession of the ball. */
const touching: ReadonlySet<EventKind['is']> = new Set([
  'possession',
  'disposal',
  'carry',
  'kickIn',
  'score',
  'halt',
  'restart',
]);

const inPlay = (a: Transaction, b: Transaction): number => a.periodSeconds - b.periodSeconds || a.id - b.id;

/**
 * Returns the rushed behinds that explain the differences. **Empty**: `undefined` if they cannot, because goals differ,
 * there is a behind too many, or a period is unknown or has no events.
 */
export function missingBehinds(
  differences: readonly ScoreDifference[],
  transactions: Transactions,
): readonly MissingBehind[] | undefined {
  const missing = differences.map(({ side, period, official, counted }) =>
    period === undefined ||
    official.goals !== counted.goals ||
    official.behinds < counted.behinds ||
    !transactions.some((transaction) => transaction.period === period)
      ? undefined
      : Array.from({ length: official.behinds - counted.behinds }, () => ({ side, period })),
  );
  return missing.every((behinds) => behinds !== undefined) ? missing.flat() : undefined;
}

/** Checks whether a kick-in follows no behind of `scorer`, so that a behind is missing before it. */
function lacksItsBehind(kickIn: Transaction, before: Transaction | undefined, scorer: Side): boolean {
  if (eventKind(kickIn).is !== 'kickIn' || kickIn.side === undefined || kickIn.side === scorer) return false;
  if (before === undefined) return true;
  const kind = eventKind(before);
  if (kind.is === 'kickIn') return before.side !== kickIn.side;
  return kind.is !== 'score' || kind.result === 'GOAL' || before.side !== scorer;
}

/** Returns the index of the first kick-in that lacks its behind. **Empty**: -1 if there is none. */
function positionBeforeKickIn(played: Transactions, scorer: Side): number {
  let touch: Transaction | undefined;
  return played.findIndex((transaction) => {
    const before = touch;
    if (touching.has(eventKind(transaction).is)) touch = transaction;
    return lacksItsBehind(transaction, before, scorer);
  });
}

/** Returns the index after the last score or stop in a period, where adding a behind ends no chain. */
function positionInLastStop(played: Transactions): number {
  const last = played.findLastIndex((transaction, at) => {
    const [kind, next] = [eventKind(transaction), played[at + 1]];
    return (kind.is === 'score' || kind.is === 'halt') && (next === undefined || eventKind(next).is === 'restart');
  });
  return last === -1 ? played.length : last + 1;
}

/** The transactions of a match. `added` lists those that were added. */
interface Closed {
  readonly transactions: Transactions;
  readonly added: Transactions;
}

/** Adds a rushed behind without a location. Increases the ids after it by one. */
function addBehind({ transactions, added }: Closed, { side, period }: MissingBehind): Closed {
  const played = transactions.filter((transaction) => transaction.period === period).sort(inPlay);
  const kickIn = positionBeforeKickIn(played, side);
  const position = kickIn === -1 ? positionInLastStop(played) : kickIn;
  const [before, after] = [played[position - 1], played[position]];
  const id = before === undefined ? (after?.id ?? 1) : before.id + 1;
  const periodSeconds = (before ?? after)?.periodSeconds ?? 0;
  const behind: Transaction = { kind: 'transaction', id, code: 'RUSH', period, periodSeconds, side, inferred: true };
  const shifted = (all: Transactions): Transactions =>
    all.map((one) => (one.id < id ? one : { ...one, id: one.id + 1 }));
  const inOrder = (all: Transactions): Transactions => [...all, behind].sort((a, b) => a.id - b.id);
  return { transactions: inOrder(shifted(transactions)), added: inOrder(shifted(added)) };
}

/**
 * Returns the transactions of a match with the missing rushed behinds, sorted by id, and the added ones. Each is put
 * before a kick-in that follows no behind. Without such a kick-in, it is put into the last stop of its period, or at
 * the end of the period. **Source**: `docs/adr/0024-box-scores.md`.
 */
export const withBehinds = (transactions: Transactions, missing: readonly MissingBehind[]): Closed =>
  missing.reduce<Closed>(addBehind, { transactions, added: [] });
