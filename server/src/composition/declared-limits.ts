import { MAX_ID } from '@goalsquare/engine';
import { DAYS_REPORTED } from '../domain/accounts/calendar.js';
import { defaultPlan } from '../domain/accounts/plan.js';
import { REFUSALS_PER_MINUTE } from './app.js';
import { resolved, type Schema } from '../http/contract/schema.js';
import { defaultTimeouts, MAX_HEADER_BYTES } from '../http/listener/http-server.js';
import { MAX_WAITING } from '../http/listener/pipeline-limit.js';
import { lifetimes, MACHINE_TOKENS_PER_DAY } from '../features/identity/grants/lifetimes.js';
import { LOGINS_PER_MINUTE } from '../features/identity/identity.js';
import { MAX_PERMALINK_BYTES } from '../features/permalinks/create-permalink.js';
import { PERMALINKS_PER_ACCOUNT } from '../features/permalinks/permalink-operations.js';
import { MAX_BODY_BYTES } from '../http/steps/body.js';
import { MAX_DEPTH, MAX_MEMBERS, MAX_VALUES } from '../http/pipeline/body-limits.js';
import { LIST_MAX_AGE, maxAges } from '../answers/max-ages.js';
import { MAX_HEADERS } from '../http/steps/size-limits.js';
import { MAX_PAIRS } from '../http/pipeline/query-parser.js';
import { MAX_URI_BYTES } from '../http/steps/size-limits.js';
import { MAX_BATCH_COST, MAX_STREAM_COST } from '../answers/statistics/batch-cost.js';
import { MAX_FAULTS } from '../domain/problems.js';

/** What a limit applies to. */
export type LimitGroup = 'account' | 'address' | 'request' | 'connection' | 'token' | 'answer';

/**
 * A limit of the API. **Units**: `value` in `unit`. **Empty**: no `status` if exceeding it is not an error.
 */
export interface DeclaredLimit {
  readonly group: LimitGroup;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly status?: number;
}

function itemsOf(schema: string, member: string): number {
  const { maxItems } = resolved<Schema>({ $ref: `#/components/schemas/${schema}` }).properties?.[member] ?? {};
  if (maxItems === undefined) throw new Error(`${schema}.${member} has no bound`);
  return maxItems;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** The limits of each group: name, value, unit, and the status of an error if exceeding the limit is one. */
const limits: Readonly<Record<LimitGroup, readonly (readonly [string, number, string, number?])[]>> = {
  account: [
    ['Sustained rate', defaultPlan.ratePerSecond, 'requests a second', 429],
    ['Burst', defaultPlan.burst, 'requests', 429],
    ['Quota', defaultPlan.requestLimit, `requests a ${defaultPlan.quotaPeriod.toLowerCase()}, in UTC`, 429],
    ['Days the usage endpoint reports', DAYS_REPORTED, 'days, today included'],
    ['Permalinks', PERMALINKS_PER_ACCOUNT, 'permalinks', 409],
  ],
  address: [
    ['Rejected tokens, and wrong permalinks', REFUSALS_PER_MINUTE, 'a minute each', 429],
    ['Logins and requests for tokens', LOGINS_PER_MINUTE, 'a minute', 429],
  ],
  request: [
    ['Path and query together', MAX_URI_BYTES, 'bytes', 414],
    ['Query parameters', MAX_PAIRS, 'parameters', 400],
    ['Largest id', MAX_ID, '', 400],
    ['Size of a body', MAX_BODY_BYTES, 'bytes', 413],
    ['Depth of a body', MAX_DEPTH, 'levels', 400],
    ['Members of an object of a body', MAX_MEMBERS, 'members', 400],
    ['Values of a body', MAX_VALUES, 'values', 400],
    ['Requests in a batch', itemsOf('PostPlayerMetricRequests', 'playerMetricRequests'), 'requests', 400],
    ['Cost of a batch: the metrics of each request times its players or squads', MAX_BATCH_COST, 'statistics', 413],
    ['Cost of a stream of statistics, computed as for a batch', MAX_STREAM_COST, 'statistics', 413],
    ['Metrics in a request of a batch', itemsOf('PlayerMetricRequest', 'metricCodes'), 'codes', 400],
    ['Periods in a request of a batch', itemsOf('PlayerMetricRequest', 'periods'), 'periods', 400],
    ['Zones in a request of a batch', itemsOf('PlayerMetricRequest', 'zones'), 'zones', 400],
    ['Path, query and body of a permalink', MAX_PERMALINK_BYTES, 'bytes', 400],
    ['Number of headers', MAX_HEADERS, 'headers', 431],
    ['Size of all headers', MAX_HEADER_BYTES, 'bytes', 431],
  ],
  connection: [
    ['Time for the headers to arrive', seconds(defaultTimeouts.headers), 'seconds', 408],
    ['Time for the whole request to arrive', seconds(defaultTimeouts.request), 'seconds', 408],
    ['Idle time before a connection closes', seconds(defaultTimeouts.keepAlive), 'seconds'],
    ['Pipelined requests', MAX_WAITING, 'requests'],
  ],
  token: [
    ['Tokens issued to a machine account', MACHINE_TOKENS_PER_DAY, 'a day, in UTC', 429],
    ['Lifetime of a token of a machine account', lifetimes.machine, 'seconds', 401],
    ['Lifetime of a token from an authorization code', lifetimes.person, 'seconds', 401],
    ['Lifetime of a token from the implicit flow', lifetimes.implicit, 'seconds', 401],
  ],
  answer: [
    ['Cache time of a response about a live match', maxAges.Live, 'seconds'],
    ['Cache time of a response about an upcoming match', maxAges.Upcoming, 'seconds'],
    ['Cache time of a response about a completed match', maxAges.Completed, 'seconds'],
    ['Cache time of a metadata list', LIST_MAX_AGE, 'seconds'],
    ['Faults listed in an error', MAX_FAULTS, 'faults'],
  ],
};

/**
 * The limits of the API, each taken from the constant that the server enforces. Account limits are those of the default
 * plan.
 */
export const declaredLimits: readonly DeclaredLimit[] = (Object.keys(limits) as LimitGroup[]).flatMap((group) =>
  limits[group].map(([name, value, unit, status]) => ({
    group,
    name,
    value,
    unit,
    ...(status !== undefined && { status }),
  })),
);
