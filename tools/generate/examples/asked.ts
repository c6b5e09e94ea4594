import type { OperationId } from '@goalsquare/openapi';

/** A value of a query parameter. Each value of a list is sent under the parameter's name. */
type QueryValue = string | number | readonly (string | number)[];

/** The query and body of a call that the contract shows with its response. */
export interface Asked {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

/** Returns the query of a call as it is sent. **Empty**: an empty text if there are no parameters. */
export function queryOf({ query = {} }: Asked): string {
  const sent = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent).toString()}`;
}

/** Queries and bodies of the operations whose sample call has more than ids. */
export const asked: Readonly<Partial<Record<OperationId, Asked>>> = {
  getMetricGlossary: { query: { metric: ['DISPOSAL_EFFICIENCY', 'CLEARANCE_CB'] } },
  getPlayerStatistics: { query: { metric: ['KICK', 'DISPOSAL'], period: [4], lastXSeconds: 300 } },
  getSquadStatistics: { query: { metric: ['INSIDE_50', 'CLEARANCE'], context: 'Diff' } },
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
