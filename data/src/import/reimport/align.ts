import { MAX_PERIOD, type Transaction } from '@goalsquare/engine';
import { canonical } from './canonical.js';

/** A transaction before and after an import. **Empty**: no `before` if it is new, no `after` if it was removed. */
export interface Aligned {
  readonly before?: Transaction;
  readonly after?: Transaction;
}

/** A transaction with its members as texts, each separately and all in one text. Its key is not included. */
interface Content {
  readonly transaction: Transaction;
  readonly members: ReadonlyMap<string, string>;
  readonly text: string;
}

/** Maximum number of differing members for two transactions to count as the same. */
const MOST_DIFFERENCES = 4;

/** Cost of an unpaired transaction. Two of them cost more than a pair with the most differences. */
const UNPAIRED = (MOST_DIFFERENCES + 0.5) / 2;

/** Maximum number of cells in the table that compares two stretches. Above it, their transactions are replaced. */
const MOST_CELLS = 1_000_000;

function contentOf(transaction: Transaction): Content {
  const { kind, id, sequence, ...rest } = transaction;
  const members = new Map(Object.entries(rest).map(([member, value]) => [member, canonical(value)]));
  return { transaction, members, text: canonical(rest) };
}

function differences({ members: one }: Content, { members: other }: Content): number {
  let count = 0;
  for (const [member, value] of one) if (other.get(member) !== value) count += 1;
  for (const member of other.keys()) if (!one.has(member)) count += 1;
  return count;
}

const removed = (all: readonly Content[]): readonly Aligned[] => all.map(({ transaction: before }) => ({ before }));
const added = (all: readonly Content[]): readonly Aligned[] => all.map(({ transaction: after }) => ({ after }));

/** Pairs the transactions of two stretches at the lowest cost. */
function pairSimilar(old: readonly Content[], next: readonly Content[]): readonly Aligned[] {
  const [rows, columns] = [old.length, next.length];
  if (rows === 0 || columns === 0 || rows * columns > MOST_CELLS) return [...removed(old), ...added(next)];
  const width = columns + 1;
  const costs = new Float64Array((rows + 1) * width);
  const at = (row: number, column: number): number => costs[row * width + column] as number;
  const pairCosts = new Uint8Array(rows * columns);
  for (let row = rows; row >= 0; row -= 1)
    for (let column = columns; column >= 0; column -= 1) {
      if (row === rows || column === columns) {
        costs[row * width + column] = (rows - row + columns - column) * UNPAIRED;
        continue;
      }
      const pair = differences(old[row] as Content, next[column] as Content);
      pairCosts[row * columns + column] = Math.min(pair, MOST_DIFFERENCES + 1);
      costs[row * width + column] = Math.min(
        pair > MOST_DIFFERENCES ? Infinity : pair + at(row + 1, column + 1),
        UNPAIRED + at(row + 1, column),
        UNPAIRED + at(row, column + 1),
      );
    }
  const aligned: Aligned[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const cost = at(row, column);
    const pair = pairCosts[row * columns + column] as number;
    const [before, after] = [old[row]?.transaction as Transaction, next[column]?.transaction as Transaction];
    if (pair <= MOST_DIFFERENCES && cost === pair + at(row + 1, column + 1)) {
      aligned.push({ before, after });
      row += 1;
      column += 1;
    } else if (cost === UNPAIRED + at(row + 1, column)) {
      aligned.push({ before });
      row += 1;
    } else {
      aligned.push({ after });
      column += 1;
    }
  }
  return [...aligned, ...removed(old.slice(row)), ...added(next.slice(column))];
}

/** Returns the index of each text that occurs only once. */
function uniqueTexts(all: readonly Content[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  all.forEach(({ text }, at) => places.set(text, places.has(text) ? -1 : at));
  return new Map([...places].filter(([, at]) => at >= 0));
}

/** Returns the longest sequence of pairs in which both indices increase. */
function longestRise(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, value], at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number]?.[1] as number) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = at;
  });
  const rise: (readonly [number, number])[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) {
    const pair = pairs[at];
    if (pair !== undefined) rise.push(pair);
  }
  return rise.reverse();
}

/**
 * Pairs the equal transactions at both ends of two stretches, then those that occur only once, then the rest between
 * them.
 */
function alignStretch(old: readonly Content[], next: readonly Content[]): readonly Aligned[] {
  let [from, end] = [0, 0];
  const most = Math.min(old.length, next.length);
  while (from < most && old[from]?.text === next[from]?.text) from += 1;
  while (end < most - from && old.at(-1 - end)?.text === next.at(-1 - end)?.text) end += 1;
  const pairs = (first: number, second: number, count: number): readonly Aligned[] =>
    Array.from({ length: count }, (_, n) => ({
      before: old[first + n]?.transaction as Transaction,
      after: next[second + n]?.transaction as Transaction,
    }));
  const [inner, newer] = [old.slice(from, old.length - end), next.slice(from, next.length - end)];
  const head = pairs(0, 0, from);
  const tail = pairs(old.length - end, next.length - end, end);
  if (inner.length === 0 || newer.length === 0) return [...head, ...removed(inner), ...added(newer), ...tail];
  const once = uniqueTexts(newer);
  const anchors = longestRise(
    [...uniqueTexts(inner)].flatMap(([text, at]) => {
      const other = once.get(text);
      return other === undefined ? [] : [[at, other] as const];
    }),
  );
  if (anchors.length === 0) return [...head, ...pairSimilar(inner, newer), ...tail];
  const middle: Aligned[] = [];
  let [row, column] = [0, 0];
  for (const [at, other] of [...anchors, [inner.length, newer.length] as const]) {
    middle.push(...alignStretch(inner.slice(row, at), newer.slice(column, other)));
    const [before, after] = [inner[at]?.transaction, newer[other]?.transaction];
    if (before !== undefined && after !== undefined) middle.push({ before, after });
    [row, column] = [at + 1, other + 1];
  }
  return [...head, ...middle, ...tail];
}

/**
 * Aligns the transactions of a match with those of an import, both in order of play. Equal transactions are paired
 * first, then the transactions between them that differ least. Ids are not compared, because imports number
 * transactions from 1.
 */
export function align(before: readonly Transaction[], after: readonly Transaction[]): readonly Aligned[] {
  const [old, next] = [before.map(contentOf), after.map(contentOf)];
  return Array.from({ length: MAX_PERIOD }, (_, n) => n + 1).flatMap((period) => {
    const ofPeriod = ({ transaction }: Content): boolean => transaction.period === period;
    return alignStretch(old.filter(ofPeriod), next.filter(ofPeriod));
  });
}
