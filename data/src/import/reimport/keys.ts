import type { Transaction } from '@goalsquare/engine';
import type { Aligned } from './align.js';

/** Number of sequences that an id can have. */
const SEQUENCES = 99;

/** Step from one id to the next in the numbers of keys. The number of a key is `id * IDS_APART + sequence`. */
const IDS_APART = 100;

/** Returns the number of a transaction's key. Within a second, these numbers are in order of play. */
export const keyNumber = ({ id, sequence = 1 }: Pick<Transaction, 'id' | 'sequence'>): number =>
  id * IDS_APART + sequence;

const withKey = ({ sequence: _, ...transaction }: Transaction, key: number): Transaction => {
  const sequence = key % IDS_APART;
  return { ...transaction, id: Math.floor(key / IDS_APART), ...(sequence !== 1 && { sequence }) };
};

const isSameSecond = (one: Transaction, other: Transaction): boolean =>
  one.period === other.period && one.periodSeconds === other.periodSeconds;

/** Assigns free keys to new transactions. */
class Keys {
  readonly #taken: Set<number>;
  #lastId: number;

  constructor(taken: Iterable<number>) {
    this.#taken = new Set(taken);
    this.#lastId = [...this.#taken].reduce((most, key) => Math.max(most, Math.floor(key / IDS_APART)), 0);
  }

  /** Returns a key after all others. */
  next(): number {
    this.#lastId += 1;
    return this.#take(this.#lastId * IDS_APART + 1);
  }

  /**
   * Returns a free key between two others, with the id of the higher one or the id before it. **Empty**: `undefined` if
   * all are taken.
   */
  between(low: number, high: number): number | undefined {
    const first = Math.max(low, (Math.floor(high / IDS_APART) - 1) * IDS_APART) + 1;
    for (let key = Math.max(1, first); key < high; key += 1)
      if (key % IDS_APART >= 1 && key % IDS_APART <= SEQUENCES && !this.#taken.has(key)) return this.#take(key);
    return undefined;
  }

  #take(key: number): number {
    this.#taken.add(key);
    return key;
  }
}

/**
 * Returns aligned transactions with the keys of the log. Keys order the transactions of a second, so a new transaction
 * gets a key between its neighbours. If no key is free there, the next neighbour is removed and added again. `taken`
 * has the numbers of all keys that the log has ever used.
 */
export function keyed(aligned: readonly Aligned[], taken: Iterable<number>): readonly Aligned[] {
  const keys = new Keys(taken);
  const result: Aligned[] = aligned.filter(({ after }) => after === undefined);
  const after = aligned.filter((one): one is Aligned & { readonly after: Transaction } => one.after !== undefined);
  for (let from = 0; from < after.length;) {
    const first = after[from]?.after as Transaction;
    let to = from + 1;
    while (to < after.length && isSameSecond(first, after[to]?.after as Transaction)) to += 1;
    result.push(...keyedSecond(after.slice(from, to), keys));
    from = to;
  }
  return result;
}

function keyedSecond(second: readonly (Aligned & { readonly after: Transaction })[], keys: Keys): readonly Aligned[] {
  const fixed = second.map(({ before }) => (before === undefined ? undefined : keyNumber(before)));
  const result: Aligned[] = [];
  let low = 0;
  const replace = (at: number): void => {
    const before = second[at]?.before;
    if (before !== undefined) result.push({ before });
    fixed[at] = undefined;
  };
  fixed.forEach((key, at) => {
    if (key !== undefined && fixed.slice(0, at).some((other) => other !== undefined && other > key)) replace(at);
  });
  for (const [at, { before, after }] of second.entries()) {
    const own = fixed[at];
    if (own !== undefined) {
      low = own;
      result.push({ ...(before && { before }), after: withKey(after, own) });
      continue;
    }
    let key: number | undefined;
    while (key === undefined) {
      const following = fixed.findIndex((one, place) => place > at && one !== undefined);
      key = following === -1 ? keys.next() : keys.between(low, fixed[following] as number);
      if (key === undefined) replace(following);
    }
    low = key;
    result.push({ after: withKey(after, key) });
  }
  return result;
}
