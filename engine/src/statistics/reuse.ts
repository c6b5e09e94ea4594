import type { ResultTable } from '../query/result-table.js';
import type { QueryWorkspace } from '../query/workspace.js';

/** Memory of earlier queries that a query can reuse. **Empty**: the query allocates what is missing. */
export interface Reuse {
  /** A result table that is no longer read, and that the query may overwrite. */
  readonly spareTable?: ResultTable | undefined;
  readonly workspace?: QueryWorkspace | undefined;
}
