import type { Transaction } from './entry.js';

/** Identifies a transaction. Transactions that share an id have different sequences. */
export interface TransactionKey {
  readonly id: number;
  readonly sequence?: number;
}

/** A change that an entry made to a transaction. **Empty**: no `before` for a new one, no `after` for a removed one. */
export interface Change {
  readonly before: Transaction | undefined;
  readonly after: Transaction | undefined;
}

/** Returns a number that identifies a transaction. Without a sequence, it has sequence 1. */
export const numberOf = ({ id, sequence = 1 }: TransactionKey): number => id * 100 + sequence;

/** Formats a transaction's key for error messages. */
export const formatKey = ({ id, sequence }: TransactionKey): string =>
  sequence === undefined ? String(id) : `${id} sequence ${sequence}`;

/** The transactions of a log after its entries so far, and their changes since the last call of `takeChanges`. */
export class TransactionTable {
  readonly #transactions = new Map<number, Transaction>();
  #changes: Change[] = [];

  get size(): number {
    return this.#transactions.size;
  }
  /** Returns the transactions in any order. */
  values(): Iterable<Transaction> {
    return this.#transactions.values();
  }
  get(key: TransactionKey): Transaction | undefined {
    return this.#transactions.get(numberOf(key));
  }

  /** Sets the transaction with a key, or removes it if `after` is undefined. Returns the previous transaction. */
  replace(key: TransactionKey, after: Transaction | undefined): Transaction | undefined {
    const number = numberOf(key);
    const before = this.#transactions.get(number);
    this.#changes.push({ before, after });
    if (after === undefined) this.#transactions.delete(number);
    else this.#transactions.set(number, after);
    return before;
  }

  /** Returns the changes since the last call. */
  takeChanges(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
}
