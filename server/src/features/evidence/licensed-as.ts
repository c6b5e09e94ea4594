import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations on evidence, and on the flow and the timeline of a match. */
export type EvidenceOperationId = Extract<
  ExtensionId,
  `get${'Player' | 'Squad'}Evidence` | 'getMatchFlow' | 'getTransactionTimeline'
>;

/** The operations of the contract whose licence rules and gates apply to each. */
export const evidenceLicensedAs = {
  getPlayerEvidence: ['getPlayerStatistics'],
  getSquadEvidence: ['getSquadStatistics'],
  getMatchFlow: ['getMatchTransactions', 'getSquadStatistics'],
  getTransactionTimeline: ['getMatchTransactions'],
} as const satisfies Readonly<Record<EvidenceOperationId, readonly OperationId[]>>;
