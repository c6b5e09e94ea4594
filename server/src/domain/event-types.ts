import type { EventType } from '@goalsquare/openapi';

/** The event types, in contract order. */
export const eventTypes = [
  'MatchStatus',
  'MatchScore',
  'MatchMetricUpdate',
  'ReferenceData',
] as const satisfies readonly EventType[];
