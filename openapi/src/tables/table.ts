import type { OperationId } from '../operation.js';

/** The content of a cell: `list` is the scalars of an inner list, joined by `;`. */
export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'date' | 'date-time' | 'list';

/**
 * One step from an object into its content: a member, a position in a list of fixed length, or, as `@n`, the current
 * position in the list at depth n.
 */
export type Step = string | number;

/**
 * One column. `depth` says from which object on the way to a row `path` starts (0 is the response, the last is the
 * row).
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
 * One way to read a response as rows. `rows` is the path to the rows: member paths joined by `.`, and by `,` if one
 * list continues another. An object on the path is a list of one; the empty path is the object itself. **Empty**:
 * without steps, the response is the only row.
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
