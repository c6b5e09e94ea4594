import type { ResultTable } from '../query/result-table.js';
import type { QueryWorkspace } from '../query/workspace.js';

/**
 * Memory of earlier queries that another may use. **Empty**: a query makes what is left out.
 */
export interface Reuse {
  /** A table that nobody reads any more. */
  readonly spareTable?: ResultTable | undefined;
  readonly workspace?: QueryWorkspace | undefined;
}
