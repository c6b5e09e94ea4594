import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations that describe quality. */
export type QualityOperationId = Extract<ExtensionId, `${string}Quality`>;

/** The operation of the contract whose licence rules apply to each. */
export const licensedAs = {
  getMatchQuality: 'getMatch',
  getLevelSeasonQuality: 'getLevelSeason',
  getSeasonQuality: 'getSeason',
} as const satisfies Readonly<Record<QualityOperationId, OperationId>>;
