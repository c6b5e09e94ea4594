import { QueryWorkspace } from '@goalsquare/engine';

/** The workspace of all queries of this process: a query runs to its end before another begins. */
export const queryWorkspace = new QueryWorkspace();
