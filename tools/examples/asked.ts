import type { OperationId } from '@goalsquare/openapi';

/** One call that is shown in the contract with its answer. */
export interface Asked {
  readonly query?: string;
  readonly body?: unknown;
}

/** What is asked beside the ids, for operations that are shown with more than a bare call. */
export const asked: Readonly<Partial<Record<OperationId, Asked>>> = {
  getMetricGlossary: { query: 'metric=DISPOSAL_EFFICIENCY&metric=CLEARANCE_CB' },
  getPlayerStatistics: { query: 'metric=KICK&metric=DISPOSAL&period=4&lastXSeconds=300' },
  getSquadStatistics: { query: 'metric=INSIDE_50&metric=CLEARANCE&context=Diff' },
  postPlayerStatistics: {
    body: {
      playerMetricRequests: [
        { id: 'last-ten-minutes', metricCodes: ['KICK', 'GOAL'], team: 'home', lastXSeconds: 600 },
        { metricCodes: ['MARK'], periods: [1, 2], zones: ['F50'] },
      ],
    },
  },
  postSquadStatistics: {
    body: {
      squadMetricRequests: [
        { id: 'second-half', metricCodes: ['INSIDE_50', 'POINTS'], periods: [3, 4], context: 'Diff' },
        { id: 'opening', metricCodes: ['CLEARANCE_CB'], fromPeriodSeconds: 0, toPeriodSeconds: 300, periods: [1] },
      ],
    },
  },
};
