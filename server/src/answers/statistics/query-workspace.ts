import { QueryWorkspace } from '@goalsquare/engine';

/** The workspace of all queries of this process, since queries do not overlap. */
export const queryWorkspace = new QueryWorkspace();
