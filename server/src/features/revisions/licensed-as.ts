import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations on the revisions of a match. */
export type RevisionOperationId = Extract<ExtensionId, 'getMatchRevisions' | 'getRevisionComparison'>;

/** The operation of the contract whose licence rules apply to each. */
export const licensedAs = {
  getMatchRevisions: 'getMatch',
  getRevisionComparison: 'getPlayerStatistics',
} as const satisfies Readonly<Record<RevisionOperationId, OperationId>>;
