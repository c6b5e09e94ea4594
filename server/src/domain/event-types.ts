import type { EventType } from '@goalsquare/openapi';

/** THE types of events, in the order of the contract. */
export const eventTypes = [
  'MatchStatus',
  'MatchScore',
  'MatchMetricUpdate',
  'ReferenceData',
] as const satisfies readonly EventType[];
