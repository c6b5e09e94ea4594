import type { ExtensionId, OperationId } from '@goalsquare/openapi';

/** The operations that answer by a stream. */
export type EventOperationId = Extract<ExtensionId, `${string}Events`>;

/** The operation of the contract each is licensed as. */
export const licensedAs = {
  getMatchEvents: 'getMatch',
  getLeagueEvents: 'getLeague',
  postPlayerStatisticsEvents: 'postPlayerStatistics',
  postSquadStatisticsEvents: 'postSquadStatistics',
} as const satisfies Readonly<Record<EventOperationId, OperationId>>;

/** Whether an operation answers by a stream. */
export const isEventOperation = (id: string): id is EventOperationId => Object.hasOwn(licensedAs, id);
