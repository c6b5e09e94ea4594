import type { Entry, Transaction } from '../log/entry.js';
import type { StatusCode } from '../vocabulary/statuses.js';

/** The kind of an entry of a log. */
export type EntryKind = Entry['kind'];

/** Kinds of entries, in the order in which they are published. */
export const entryKinds = [
  'transaction',
  'amendment',
  'removal',
  'status',
  'correction',
  'result',
  'boxScore',
] as const satisfies readonly EntryKind[];

/** A changed member of a transaction. **Empty**: `before` if it was added, `after` if it was removed. */
export interface MemberChange {
  readonly member: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** A change that an entry made to a transaction. */
export interface TransactionChange {
  readonly id: number;
  readonly sequence: number;
  /** **Empty**: no members for a new transaction, because all its members are new. */
  readonly members: readonly MemberChange[];
}

/**
 * A log entry: revision N consists of the first N entries. **Units**: seconds of the period; milliseconds. **Empty**:
 * no instant if the log has none, no period if the entry belongs to none.
 */
export interface Revision {
  readonly revision: number;
  readonly kind: EntryKind;
  /** When the entry happened. */
  readonly instant?: number;
  /** Time at which an amendment, removal or correction was recorded, if the log contains it. */
  readonly recorded?: number;
  readonly period?: number;
  readonly periodSeconds?: number;
  readonly by?: string;
  readonly reason?: string;
  readonly status?: StatusCode;
  /** Header members that a correction replaced. */
  readonly corrected?: readonly string[];
  readonly personId?: number;
  readonly transaction?: TransactionChange;
}

/** Returns the members of a transaction that an amendment or removal changed. */
export function memberChanges(before: Transaction, after: Transaction | undefined): readonly MemberChange[] {
  const [old, next]: readonly Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  const members = new Set([...Object.keys(old ?? {}), ...Object.keys(next ?? {})]);
  return [...members]
    .filter((member) => !['kind', 'id', 'sequence'].includes(member))
    .filter((member) => JSON.stringify(old?.[member]) !== JSON.stringify(next?.[member]))
    .map((member) => ({
      member,
      ...(old?.[member] !== undefined && { before: old[member] }),
      ...(next?.[member] !== undefined && { after: next[member] }),
    }));
}
