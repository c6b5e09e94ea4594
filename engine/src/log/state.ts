import { EngineError } from '../errors.js';
import { sides, type Side } from '../vocabulary/sides.js';
import { mayEnter, statusAfter, type StatusCode } from '../vocabulary/statuses.js';
import {
  entryRules,
  type Amendment,
  type Correction,
  type Entry,
  type Removal,
  type Result,
  type StatusChange,
  type Transaction,
} from './entry.js';
import { against, type Finding } from './finding.js';
import { areReadAlike, type MatchHeader } from './header.js';
import { findingsInHeader, findingsInResult, findingsInTransaction } from './sense.js';

/** A whole match log. Revision N is its first N entries. */
export interface MatchLog {
  readonly header: MatchHeader;
  readonly entries: readonly Entry[];
}

/** What an entry made of a transaction: as it stood, if it did, and as it stands now, if it does. */
export interface Change {
  readonly before: Transaction | undefined;
  readonly after: Transaction | undefined;
}

/** What is wrong with one entry of a batch; `at` counts from 0. */
export interface EntryFindings {
  readonly at: number;
  readonly findings: readonly Finding[];
}

/** Entries of a batch of which findings are told. */
const MOST_TOLD = 20;

/** Most transactions one match may hold; a real one has about 2,500. */
export const MAX_TRANSACTIONS = 10_000;

const key = (of: { readonly id: number; readonly sequence?: number }): number => of.id * 100 + (of.sequence ?? 1);
const named = (of: { readonly id: number; readonly sequence?: number }): string =>
  of.sequence === undefined ? String(of.id) : `${of.id} sequence ${of.sequence}`;

/**
 * A log as read so far: checks each entry against all before it, and holds what they add up to.
 * An entry with findings changes nothing.
 */
export class LogState {
  #header: MatchHeader;
  #revision = 0;
  #persons: ReadonlyMap<number, Side>;
  readonly #transactions = new Map<number, Transaction>();
  readonly #statuses: StatusChange[] = [];
  #changes: Change[] = [];
  #result: Result | undefined;
  /** How to take back what the batch has changed so far. **Empty**: `undefined` outside of a batch. */
  #undo: (() => void)[] | undefined;

  private constructor(header: MatchHeader) {
    this.#header = header;
    this.#persons = personsOf(header);
  }

  /** Begins a log. **Throws** `LOG_INVALID` with the findings when the header is not one. */
  static begin(header: unknown): LogState {
    const findings = findingsInHeader(header);
    if (findings.length > 0) throw new EngineError('LOG_INVALID', 'the header of the match log is not valid', findings);
    return new LogState(header as MatchHeader);
  }

  get header(): MatchHeader {
    return this.#header;
  }
  get revision(): number {
    return this.#revision;
  }
  get statuses(): readonly StatusChange[] {
    return this.#statuses;
  }
  /** The score as given; only for a match without transactions. */
  get result(): Result | undefined {
    return this.#result;
  }
  get status(): StatusCode {
    return statusAfter(this.#statuses).code;
  }
  /** Transactions that stand, in no order. */
  get transactions(): Iterable<Transaction> {
    return this.#transactions.values();
  }
  /** How many transactions stand. */
  get size(): number {
    return this.#transactions.size;
  }

  /** What has become of transactions since this was last asked. */
  takeChanges(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  /**
   * Takes the next entry in, or says what is wrong with it.
   * **Empty**: no findings means that it was taken.
   */
  add(entry: unknown): readonly Finding[] {
    const kind = (
      typeof entry === 'object' && entry !== null ? (entry as { kind?: unknown }).kind : undefined
    ) as keyof typeof entryRules;
    if (typeof kind !== 'string' || !Object.hasOwn(entryRules, kind)) {
      return [{ field: 'kind', value: kind, allowed: `one of ${Object.keys(entryRules).join(', ')}` }];
    }
    const shape = against(entryRules[kind], entry);
    const findings = shape.length > 0 ? shape : this.#take(entry as Entry);
    if (findings.length === 0) this.#revision += 1;
    return findings;
  }

  /**
   * Takes a batch of entries in, each checked against all before it, or says what is wrong with them and takes none.
   * `taken` may still refuse them all, once they are in.
   */
  addAll(entries: readonly unknown[], taken: () => readonly EntryFindings[] = () => []): readonly EntryFindings[] {
    const revision = this.#revision;
    this.#undo = [];
    const wrong = entries.flatMap((entry, at) => {
      const findings = this.add(entry);
      return findings.length === 0 ? [] : [{ at, findings }];
    });
    const found = wrong.length > 0 ? wrong : taken();
    if (found.length > 0) {
      for (const undo of this.#undo.reverse()) undo();
      this.#revision = revision;
    }
    this.#undo = undefined;
    return found.slice(0, MOST_TOLD);
  }

  #take(entry: Entry): readonly Finding[] {
    switch (entry.kind) {
      case 'transaction':
        return this.#record(entry);
      case 'amendment':
        return this.#amend(entry);
      case 'removal':
        return this.#remove(entry);
      case 'status':
        return this.#enter(entry);
      case 'correction':
        return this.#correct(entry);
      case 'result':
        return this.#settle(entry);
    }
  }

  #record(entry: Transaction): readonly Finding[] {
    if (this.#result !== undefined)
      return [
        {
          field: 'kind',
          value: 'transaction',
          allowed: 'no transaction after a result, which says that none is known',
        },
      ];
    if (this.#transactions.has(key(entry))) {
      return [{ field: 'id', value: entry.id, allowed: `an id and sequence not used before; ${named(entry)} is` }];
    }
    if (this.#transactions.size >= MAX_TRANSACTIONS) {
      return [{ field: '', value: entry.id, allowed: `at most ${MAX_TRANSACTIONS} transactions in a match` }];
    }
    const findings = findingsInTransaction(entry, this.#header, this.#persons);
    if (findings.length === 0) this.#put(key(entry), entry);
    return findings;
  }

  /** Lets a transaction stand under a key, or none. */
  #put(place: number, after: Transaction | undefined): void {
    const before = this.#transactions.get(place);
    this.#undo?.push(() => {
      this.#change(place, after, before);
    });
    this.#change(place, before, after);
  }

  #change(place: number, before: Transaction | undefined, after: Transaction | undefined): void {
    this.#changes.push({ before, after });
    if (after === undefined) this.#transactions.delete(place);
    else this.#transactions.set(place, after);
  }

  #standing(entry: Amendment | Removal): Transaction | readonly Finding[] {
    return (
      this.#transactions.get(key(entry)) ?? [
        { field: 'id', value: entry.id, allowed: `the id of a transaction that stands; ${named(entry)} does not` },
      ]
    );
  }

  #amend(entry: Amendment): readonly Finding[] {
    const before = this.#standing(entry);
    if (!('kind' in before)) return before;
    const kept = Object.fromEntries(
      Object.entries(before).filter(([member]) => !(entry.unset ?? []).includes(member as never)),
    );
    const after = { ...kept, ...entry.set } as Transaction;
    const findings = findingsInTransaction(after, this.#header, this.#persons);
    if (findings.length > 0) return findings.map((finding) => ({ ...finding, field: `set.${finding.field}` }));
    this.#put(key(entry), after);
    return [];
  }

  #remove(entry: Removal): readonly Finding[] {
    const before = this.#standing(entry);
    if (!('kind' in before)) return before;
    this.#put(key(entry), undefined);
    return [];
  }

  #enter(entry: StatusChange): readonly Finding[] {
    const allowed = mayEnter(this.#statuses);
    if (!allowed.includes(entry.code))
      return [
        {
          field: 'code',
          value: entry.code,
          allowed: `one of ${allowed.join(', ')}, as the match is in ${this.status}`,
        },
      ];
    this.#undo?.push(() => {
      this.#statuses.pop();
    });
    this.#statuses.push(entry);
    return [];
  }

  #settle(entry: Result): readonly Finding[] {
    if (this.#transactions.size > 0)
      return [
        { field: 'kind', value: 'result', allowed: 'no result in a match with transactions, whose score is counted' },
      ];
    const findings = findingsInResult(entry);
    if (findings.length > 0) return findings;
    const before = this.#result;
    this.#undo?.push(() => {
      this.#result = before;
    });
    this.#result = entry;
    return [];
  }

  #correct(entry: Correction): readonly Finding[] {
    const header = { ...this.#header, ...entry.set } as MatchHeader;
    const persons = personsOf(header);
    const read = areReadAlike(header, this.#header) ? [] : [...this.#transactions.values()];
    const findings = [
      ...findingsInHeader(header),
      ...read.flatMap((transaction) =>
        findingsInTransaction(transaction, header, persons).map(({ allowed, ...rest }) => ({
          ...rest,
          allowed: `${allowed}, as transaction ${named(transaction)} needs`,
        })),
      ),
    ];
    if (findings.length > 0)
      return findings.slice(0, 20).map((finding) => ({ ...finding, field: `set.${finding.field}` }));
    const before = [this.#header, this.#persons] as const;
    this.#undo?.push(() => {
      [this.#header, this.#persons] = before;
    });
    [this.#header, this.#persons] = [header, persons];
    return [];
  }
}

function personsOf(header: MatchHeader): ReadonlyMap<number, Side> {
  return new Map(sides.flatMap((side) => header[side].players.map((player) => [player.personId, side] as const)));
}
