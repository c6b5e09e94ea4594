import { QueryWorkspace } from '@goalsquare/engine';

/** The workspace that all queries of this process share. Queries never overlap. */
export const queryWorkspace = new QueryWorkspace();
