import { EngineError } from '../errors.js';
import type { Side } from '../vocabulary/sides.js';
import { mayEnter, statusAfter, type StatusCode } from '../vocabulary/statuses.js';
import { amended, corrected } from './apply-changes.js';
import { BoxScore } from './box-score.js';
import type {
  Amendment,
  BoxScoreLine,
  Correction,
  Entry,
  Removal,
  Result,
  StatusChange,
  Transaction,
} from './entry.js';
import { oneIssue, type EntryIssues, type ValidationIssue } from './validation.js';
import { MAX_TRANSACTIONS } from './limits.js';
import { areReadAlike, sidesOfPersons, type MatchHeader } from './header.js';
import { headerIssues, issuesUnder, resultIssues, shapeIssues, transactionIssues } from './semantic-checks.js';
import { formatKey, TransactionTable, type Change, type TransactionKey } from './transaction-table.js';

/** A complete match log. Revision N is its first N entries. */
export interface MatchLog {
  readonly header: MatchHeader;
  readonly entries: readonly Entry[];
}

/** Entries that were added to a log together. If there are issues, no entry was added. */
export interface LogTransaction {
  readonly issues: readonly EntryIssues[];
  /** Removes the entries again. Can be called once, and only for the last transaction. */
  readonly rollback: () => void;
}

/** Maximum number of entries of a batch, and of issues of a correction, that are reported. */
const MAX_REPORTED = 20;

/**
 * The state of a log after the entries so far. Each entry is checked against all before it; an entry with issues
 * changes nothing.
 */
export class LogState {
  #header: MatchHeader;
  #revision = 0;
  #persons: ReadonlyMap<number, Side>;
  readonly #transactions = new TransactionTable();
  readonly #statuses: StatusChange[] = [];
  #result: Result | undefined;
  readonly #boxScore = new BoxScore();
  /** Functions that undo the changes of the current batch. **Empty**: `undefined` outside a batch. */
  #undo: (() => void)[] | undefined;

  private constructor(header: MatchHeader) {
    this.#header = header;
    this.#persons = sidesOfPersons(header);
  }

  /** Begins a log. **Throws** `LOG_INVALID` with the issues of an invalid header. */
  static begin(header: unknown): LogState {
    const issues = headerIssues(header);
    if (issues.length > 0) throw new EngineError('LOG_INVALID', 'the header of the match log is not valid', issues);
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
  /** The result, which is the score of a match without transactions. */
  get result(): Result | undefined {
    return this.#result;
  }
  /** The box score: the last line of each person. **Empty**: no lines if there is none. */
  get boxScore(): ReadonlyMap<number, BoxScoreLine> {
    return this.#boxScore.lines;
  }
  get status(): StatusCode {
    return statusAfter(this.#statuses).code;
  }
  /** Transactions that were not removed, in no particular order. */
  get transactions(): Iterable<Transaction> {
    return this.#transactions.values();
  }
  /** Number of transactions that were not removed. */
  get size(): number {
    return this.#transactions.size;
  }

  /** Returns the changes to transactions since the last call. */
  takeChanges(): readonly Change[] {
    return this.#transactions.takeChanges();
  }

  /**
   * Adds the next entry, or returns its issues.
   * **Empty**: no issues means that the entry was added.
   */
  add(entry: unknown): readonly ValidationIssue[] {
    const shape = shapeIssues(entry);
    const issues = shape.length > 0 ? shape : this.#take(entry as Entry);
    if (issues.length === 0) this.#revision += 1;
    return issues;
  }

  /**
   * Adds a batch of entries, each checked against all before it. If an entry has issues, none is added. If no entry has
   * issues, `check` runs after the last entry, and its issues also reject the entire batch.
   */
  addAll(entries: readonly unknown[], check: () => readonly EntryIssues[] = () => []): LogTransaction {
    const revision = this.#revision;
    const undo: (() => void)[] = [];
    this.#undo = undo;
    const invalid = entries.flatMap((entry, at) => {
      const issues = this.add(entry);
      return issues.length === 0 ? [] : [{ at, issues }];
    });
    this.#undo = undefined;
    const rollback = (): void => {
      for (const step of undo.reverse()) step();
      this.#revision = revision;
    };
    const issues = invalid.length > 0 ? invalid : check();
    if (issues.length > 0) rollback();
    return { issues: issues.slice(0, MAX_REPORTED), rollback };
  }

  #take(entry: Entry): readonly ValidationIssue[] {
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
      case 'boxScore':
        return this.#list(entry);
    }
  }

  #record(entry: Transaction): readonly ValidationIssue[] {
    if (this.#result !== undefined)
      return oneIssue('kind', 'transaction', 'no transaction after a result: a match has one or the other');
    if (this.#transactions.get(entry) !== undefined)
      return oneIssue(
        'id',
        entry.id,
        `an id and sequence that no transaction has; ${formatKey(entry)} is taken until it is removed`,
      );
    if (this.#transactions.size >= MAX_TRANSACTIONS)
      return oneIssue('', entry.id, `at most ${MAX_TRANSACTIONS} transactions in a match`);
    const issues = transactionIssues(entry, this.#header, this.#persons);
    if (issues.length === 0) this.#replace(entry, entry);
    return issues;
  }

  #replace(key: TransactionKey, after: Transaction | undefined): void {
    const before = this.#transactions.replace(key, after);
    this.#undo?.push(() => {
      this.#transactions.replace(key, before);
    });
  }

  #find(entry: Amendment | Removal): Transaction | readonly ValidationIssue[] {
    return (
      this.#transactions.get(entry) ??
      oneIssue('id', entry.id, `the id of an existing transaction; there is no ${formatKey(entry)}`)
    );
  }

  #amend(entry: Amendment): readonly ValidationIssue[] {
    const before = this.#find(entry);
    if (!('kind' in before)) return before;
    const after = amended(before, entry);
    const issues = transactionIssues(after, this.#header, this.#persons);
    if (issues.length > 0) return issues.map((issue) => ({ ...issue, field: `set.${issue.field}` }));
    this.#replace(entry, after);
    return [];
  }

  #remove(entry: Removal): readonly ValidationIssue[] {
    const before = this.#find(entry);
    if (!('kind' in before)) return before;
    this.#replace(entry, undefined);
    return [];
  }

  #enter(entry: StatusChange): readonly ValidationIssue[] {
    const allowed = mayEnter(this.#statuses);
    if (!allowed.includes(entry.code))
      return oneIssue('code', entry.code, `one of ${allowed.join(', ')}, because the status is ${this.status}`);
    this.#undo?.push(() => {
      this.#statuses.pop();
    });
    this.#statuses.push(entry);
    return [];
  }

  #settle(entry: Result): readonly ValidationIssue[] {
    if (this.#transactions.size > 0)
      return oneIssue('kind', 'result', 'no result in a match with transactions: its score is counted from them');
    const issues = resultIssues(entry);
    if (issues.length > 0) return issues;
    const before = this.#result;
    this.#undo?.push(() => {
      this.#result = before;
    });
    this.#result = entry;
    return [];
  }

  #list(line: BoxScoreLine): readonly ValidationIssue[] {
    const issues = this.#boxScore.issuesOf(line, this.#persons);
    if (issues.length > 0) return issues;
    const undo = this.#boxScore.set(line);
    this.#undo?.push(undo);
    return [];
  }

  #correct(entry: Correction): readonly ValidationIssue[] {
    const header = corrected(this.#header, entry);
    const persons = sidesOfPersons(header);
    const read = areReadAlike(header, this.#header) ? [] : [...this.#transactions.values()];
    const issues = [
      ...headerIssues(header),
      ...read.flatMap((transaction) => issuesUnder(transaction, header, persons)),
      ...this.#boxScore.issuesWith(persons),
    ];
    if (issues.length > 0)
      return issues.slice(0, MAX_REPORTED).map((issue) => ({ ...issue, field: `set.${issue.field}` }));
    const before = [this.#header, this.#persons] as const;
    this.#undo?.push(() => {
      [this.#header, this.#persons] = before;
    });
    [this.#header, this.#persons] = [header, persons];
    return [];
  }
}
