import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations that return a stream of events. */
export type EventOperationId = Extract<ExtensionId, `${string}Events`>;

/** The operation of the contract whose licence rules apply to each. */
export const licensedAs = {
  getMatchEvents: 'getMatch',
  getLeagueEvents: 'getLeague',
  getChangesEvents: 'getLeagues',
  postPlayerStatisticsEvents: 'postPlayerStatistics',
  postSquadStatisticsEvents: 'postSquadStatistics',
} as const satisfies Readonly<Record<EventOperationId, OperationId>>;

/** Whether an operation returns a stream of events. */
export const isEventOperation = (id: string): id is EventOperationId => Object.hasOwn(licensedAs, id);
