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

/**
 * The limits of the API, each taken from the constant that the server enforces. Account limits are those of the default
 * plan.
 */
export const declaredLimits: readonly DeclaredLimit[] = [
  {
    group: 'account',
    name: 'Sustained rate',
    value: defaultPlan.ratePerSecond,
    unit: 'requests a second',
    status: 429,
  },
  { group: 'account', name: 'Burst', value: defaultPlan.burst, unit: 'requests', status: 429 },
  {
    group: 'account',
    name: 'Quota',
    value: defaultPlan.requestLimit,
    unit: `requests a ${defaultPlan.quotaPeriod.toLowerCase()}, in UTC`,
    status: 429,
  },
  { group: 'account', name: 'Days the usage endpoint reports', value: DAYS_REPORTED, unit: 'days, today included' },
  { group: 'account', name: 'Permalinks', value: PERMALINKS_PER_ACCOUNT, unit: 'permalinks', status: 409 },
  {
    group: 'address',
    name: 'Rejected tokens, and wrong permalinks',
    value: REFUSALS_PER_MINUTE,
    unit: 'a minute each',
    status: 429,
  },
  { group: 'address', name: 'Logins and requests for tokens', value: LOGINS_PER_MINUTE, unit: 'a minute', status: 429 },
  { group: 'request', name: 'Path and query together', value: MAX_URI_BYTES, unit: 'bytes', status: 414 },
  { group: 'request', name: 'Query parameters', value: MAX_PAIRS, unit: 'parameters', status: 400 },
  { group: 'request', name: 'Largest id', value: MAX_ID, unit: '', status: 400 },
  { group: 'request', name: 'Size of a body', value: MAX_BODY_BYTES, unit: 'bytes', status: 413 },
  { group: 'request', name: 'Depth of a body', value: MAX_DEPTH, unit: 'levels', status: 400 },
  { group: 'request', name: 'Members of an object of a body', value: MAX_MEMBERS, unit: 'members', status: 400 },
  { group: 'request', name: 'Values of a body', value: MAX_VALUES, unit: 'values', status: 400 },
  {
    group: 'request',
    name: 'Requests in a batch',
    value: itemsOf('PostPlayerMetricRequests', 'playerMetricRequests'),
    unit: 'requests',
    status: 400,
  },
  {
    group: 'request',
    name: 'Cost of a batch: the metrics of each request times its players or squads',
    value: MAX_BATCH_COST,
    unit: 'statistics',
    status: 413,
  },
  {
    group: 'request',
    name: 'Cost of a stream of statistics, computed as for a batch',
    value: MAX_STREAM_COST,
    unit: 'statistics',
    status: 413,
  },
  {
    group: 'request',
    name: 'Metrics in a request of a batch',
    value: itemsOf('PlayerMetricRequest', 'metricCodes'),
    unit: 'codes',
    status: 400,
  },
  {
    group: 'request',
    name: 'Periods in a request of a batch',
    value: itemsOf('PlayerMetricRequest', 'periods'),
    unit: 'periods',
    status: 400,
  },
  {
    group: 'request',
    name: 'Zones in a request of a batch',
    value: itemsOf('PlayerMetricRequest', 'zones'),
    unit: 'zones',
    status: 400,
  },
  {
    group: 'request',
    name: 'Path, query and body of a permalink',
    value: MAX_PERMALINK_BYTES,
    unit: 'bytes',
    status: 400,
  },
  { group: 'request', name: 'Number of headers', value: MAX_HEADERS, unit: 'headers', status: 431 },
  { group: 'request', name: 'Size of all headers', value: MAX_HEADER_BYTES, unit: 'bytes', status: 431 },
  {
    group: 'connection',
    name: 'Time for the headers to arrive',
    value: seconds(defaultTimeouts.headers),
    unit: 'seconds',
    status: 408,
  },
  {
    group: 'connection',
    name: 'Time for the whole request to arrive',
    value: seconds(defaultTimeouts.request),
    unit: 'seconds',
    status: 408,
  },
  {
    group: 'connection',
    name: 'Idle time before a connection closes',
    value: seconds(defaultTimeouts.keepAlive),
    unit: 'seconds',
  },
  { group: 'connection', name: 'Pipelined requests', value: MAX_WAITING, unit: 'requests' },
  {
    group: 'token',
    name: 'Tokens issued to a machine account',
    value: MACHINE_TOKENS_PER_DAY,
    unit: 'a day, in UTC',
    status: 429,
  },
  {
    group: 'token',
    name: 'Lifetime of a token of a machine account',
    value: lifetimes.machine,
    unit: 'seconds',
    status: 401,
  },
  {
    group: 'token',
    name: 'Lifetime of a token from an authorization code',
    value: lifetimes.person,
    unit: 'seconds',
    status: 401,
  },
  {
    group: 'token',
    name: 'Lifetime of a token from the implicit flow',
    value: lifetimes.implicit,
    unit: 'seconds',
    status: 401,
  },
  { group: 'answer', name: 'Cache time of a response about a live match', value: maxAges.Live, unit: 'seconds' },
  {
    group: 'answer',
    name: 'Cache time of a response about an upcoming match',
    value: maxAges.Upcoming,
    unit: 'seconds',
  },
  {
    group: 'answer',
    name: 'Cache time of a response about a completed match',
    value: maxAges.Completed,
    unit: 'seconds',
  },
  { group: 'answer', name: 'Cache time of a metadata list', value: LIST_MAX_AGE, unit: 'seconds' },
  { group: 'answer', name: 'Faults listed in an error', value: MAX_FAULTS, unit: 'faults' },
];
