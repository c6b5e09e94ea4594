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

/** What a limit is of. */
export type LimitGroup = 'account' | 'address' | 'request' | 'connection' | 'token' | 'answer';

/**
 * A limit a caller may meet. **Units**: `value` in `unit`. **Empty**: no `status` where it is not answered by an error.
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
 * THE limits a caller may meet, each from the constant the server keeps it by. Those of an account are of the plan it
 * has unless it is given one.
 */
export const declaredLimits: readonly DeclaredLimit[] = [
  {
    group: 'account',
    name: 'Requests a second, for long',
    value: defaultPlan.ratePerSecond,
    unit: 'requests a second',
    status: 429,
  },
  { group: 'account', name: 'Requests at once', value: defaultPlan.burst, unit: 'requests', status: 429 },
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
    name: 'Refused tokens, and permalinks opened',
    value: REFUSALS_PER_MINUTE,
    unit: 'a minute each',
    status: 429,
  },
  { group: 'address', name: 'Logins and requests for tokens', value: LOGINS_PER_MINUTE, unit: 'a minute', status: 429 },
  { group: 'request', name: 'Path and query together', value: MAX_URI_BYTES, unit: 'bytes', status: 414 },
  { group: 'request', name: 'Pairs of a query', value: MAX_PAIRS, unit: 'pairs', status: 400 },
  { group: 'request', name: 'Largest id', value: MAX_ID, unit: '', status: 400 },
  { group: 'request', name: 'Body', value: MAX_BODY_BYTES, unit: 'bytes', status: 413 },
  { group: 'request', name: 'Nesting of a body', value: MAX_DEPTH, unit: 'levels', status: 400 },
  { group: 'request', name: 'Members of an object of a body', value: MAX_MEMBERS, unit: 'members', status: 400 },
  { group: 'request', name: 'Values of a body', value: MAX_VALUES, unit: 'values', status: 400 },
  {
    group: 'request',
    name: 'Requests of one batch',
    value: itemsOf('PostPlayerMetricRequests', 'playerMetricRequests'),
    unit: 'requests',
    status: 400,
  },
  {
    group: 'request',
    name: 'Cost of one batch: the metrics of each request times its players or squads',
    value: MAX_BATCH_COST,
    unit: 'statistics',
    status: 413,
  },
  {
    group: 'request',
    name: 'Cost of one stream of statistics, counted as for a batch',
    value: MAX_STREAM_COST,
    unit: 'statistics',
    status: 413,
  },
  {
    group: 'request',
    name: 'Metric codes of a question',
    value: itemsOf('PlayerMetricRequest', 'metricCodes'),
    unit: 'codes',
    status: 400,
  },
  {
    group: 'request',
    name: 'Periods of a question',
    value: itemsOf('PlayerMetricRequest', 'periods'),
    unit: 'periods',
    status: 400,
  },
  {
    group: 'request',
    name: 'Zones of a question',
    value: itemsOf('PlayerMetricRequest', 'zones'),
    unit: 'zones',
    status: 400,
  },
  { group: 'request', name: 'Call and body of a permalink', value: MAX_PERMALINK_BYTES, unit: 'bytes', status: 400 },
  { group: 'request', name: 'Headers', value: MAX_HEADERS, unit: 'headers', status: 431 },
  { group: 'request', name: 'Headers together', value: MAX_HEADER_BYTES, unit: 'bytes', status: 431 },
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
    name: 'Wait for the next request',
    value: seconds(defaultTimeouts.keepAlive),
    unit: 'seconds',
  },
  { group: 'connection', name: 'Requests waiting behind the one being answered', value: MAX_WAITING, unit: 'requests' },
  {
    group: 'token',
    name: 'Tokens a machine account may be issued',
    value: MACHINE_TOKENS_PER_DAY,
    unit: 'a day, in UTC',
    status: 429,
  },
  { group: 'token', name: 'Life of a machine account’s token', value: lifetimes.machine, unit: 'seconds', status: 401 },
  {
    group: 'token',
    name: 'Life of a token exchanged for a code',
    value: lifetimes.person,
    unit: 'seconds',
    status: 401,
  },
  {
    group: 'token',
    name: 'Life of a token of the implicit flow',
    value: lifetimes.implicit,
    unit: 'seconds',
    status: 401,
  },
  { group: 'answer', name: 'Reuse of an answer about a live match', value: maxAges.Live, unit: 'seconds' },
  { group: 'answer', name: 'Reuse of an answer about a match to come', value: maxAges.Upcoming, unit: 'seconds' },
  { group: 'answer', name: 'Reuse of an answer about a match that is over', value: maxAges.Completed, unit: 'seconds' },
  { group: 'answer', name: 'Reuse of a list of codes', value: LIST_MAX_AGE, unit: 'seconds' },
  { group: 'answer', name: 'Faults one error lists', value: MAX_FAULTS, unit: 'faults' },
];
