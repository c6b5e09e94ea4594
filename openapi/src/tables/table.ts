import type { OperationId } from '../operation.js';

/** What a cell holds: `list` is the scalars of an inner list, joined by `;`. */
export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'date-time' | 'list';

/**
 * One step from an object to what is in it: a member, a place in a list of fixed length, or, as `@n`, the place in a
 * list at which the walk stands at depth n.
 */
export type Step = string | number;

/**
 * One column. `depth` says in which of the objects on the way to a row (0 the answer, the last the row) `path` is
 * followed.
 */
export interface Column {
  readonly name: string;
  readonly depth: number;
  readonly path: readonly Step[];
  readonly type: ColumnType;
  readonly unit?: string;
  /** The type of the items of a `list`. */
  readonly items?: ColumnType;
  /** Whether a cell may be empty. */
  readonly nullable?: true;
  /** Whether data frames leave the column out unless all columns are requested. */
  readonly detail?: true;
  readonly description: string;
}

/**
 * One way to see an answer as rows. `rows` says what is walked, from the answer down: member paths joined by `.`,
 * several of them joined by `,` where one list continues another. An object that is walked is a list of one; the empty
 * path is the thing itself.
 * **Empty**: without steps the answer is the one row.
 */
export interface Table {
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
}

/** The tables of one operation. */
export interface OperationTables {
  readonly default: string;
  readonly tables: Readonly<Record<string, Table>>;
}

/** Every table of every operation. */
export interface Tables {
  readonly version: string;
  readonly operations: Readonly<Record<OperationId, OperationTables>>;
}
