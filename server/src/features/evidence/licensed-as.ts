import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations on evidence, and on the flow of a match. */
export type EvidenceOperationId = Extract<ExtensionId, `get${'Player' | 'Squad'}Evidence` | 'getMatchFlow'>;

/** The operations of the contract whose licence rules and gates apply to each. */
export const evidenceLicensedAs = {
  getPlayerEvidence: ['getPlayerStatistics'],
  getSquadEvidence: ['getSquadStatistics'],
  getMatchFlow: ['getMatchTransactions', 'getSquadStatistics'],
} as const satisfies Readonly<Record<EvidenceOperationId, readonly OperationId[]>>;
