import { readDocument } from './read-document.js';

/** A change of the contract between two versions, and the operations that have it. */
export interface ContractChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** Whether a client that was correct before may fail. */
  readonly isBreaking: boolean;
  /** The changed part, such as `query parameter metric`. **Empty**: an empty text for the operation itself. */
  readonly part: string;
  /** The change, in words that follow the part. */
  readonly detail: string;
  /** Method and path of each operation. */
  readonly operations: readonly string[];
  /** Why the change breaks clients on purpose. */
  readonly reason?: string;
}

/** The changes of a version since the one before it. **Empty**: no date if it is not released. */
export interface ContractVersion {
  readonly version: string;
  readonly since: string;
  readonly date?: string;
  readonly changes: readonly ContractChange[];
}

/** The changes between the versions of the contract, the newest first. `base` is the contract that it extends. */
export interface ContractHistory {
  readonly base: string;
  readonly versions: readonly ContractVersion[];
}

let read: ContractHistory | undefined;

/** The history of the contract, read when it is first requested. */
export const contractHistory = (): ContractHistory =>
  (read ??= readDocument('contract-changes.json') as ContractHistory);
