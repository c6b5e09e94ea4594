import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations that describe coverage. */
export type CoverageOperationId = Extract<ExtensionId, `${string}Coverage`>;

/** The operation of the contract whose licence rules apply to each. */
export const licensedAs = {
  getMatchCoverage: 'getMatch',
  getLevelSeasonCoverage: 'getLevelSeason',
  getSeasonCoverage: 'getSeason',
} as const satisfies Readonly<Record<CoverageOperationId, OperationId>>;
