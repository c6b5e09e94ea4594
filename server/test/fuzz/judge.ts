import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import { parse } from 'csv-parse/sync';
import { contract, tables, type OperationId } from '@goalsquare/openapi';
import { CSV_TYPE } from '../../src/answers/csv/csv.js';
import { operationFor, routeOf as routeAt } from '../../src/http/contract/routes.js';
import { problemCodes, problemKind, type ProblemBody, type ProblemCode } from '../../src/domain/problems.js';
import { differences } from '../support/contract-shape.js';
import type { Came } from './exchange.js';
import { fuzzedRoutes, type FuzzedRoute } from './fuzzed-routes.js';
import { BAD_HOST, type Sent } from './requests.js';

const ajv = new Ajv({ strict: false, validateFormats: false });
const isProblem = ajv.compile({ $ref: '#/components/schemas/ProblemDetails', components: contract.components });

/** Problems that must say which parameter or member is at fault, unless it is the number of them. */
const naming: ReadonlySet<string> = new Set<ProblemCode>([
  'invalid-id',
  'unknown-parameter',
  'invalid-parameter',
  'unknown-metric',
  'metric-not-at-level',
  'window-conflict',
  'invalid-body',
  'metric-not-licensed',
  'metric-not-in-glossary',
]);

/** Problems answered before it is known which operation is asked, so that not every operation lists their status. */
const beforeRouting: ReadonlySet<ProblemCode> = new Set(['malformed-uri', 'uri-too-long']);

/** The operation a request has really come to: what was spoilt may be another, or none. */
export function reached({ method, target }: Pick<Sent, 'method' | 'target'>): FuzzedRoute | undefined {
  const found = routeAt(target.split('?')[0] ?? '');
  const operation = found && operationFor(found, method);
  return operation && fuzzedRoutes.find(({ id }) => id === operation.operation.operationId);
}

/** Bodies already checked against the contract. */
const seen = new Set<string>();

function bodyFaults(route: FuzzedRoute, text: string): readonly string[] {
  const key = createHash('sha1').update(route.id).update(text).digest('base64');
  if (seen.has(key)) return [];
  seen.add(key);
  return differences(route.id, JSON.parse(text)).slice(0, 2);
}

function namingFaults({ detail, errors = [] }: ProblemBody, code: ProblemCode): readonly string[] {
  if (detail.length < 10 || detail === problemKind(code).title)
    return [`${code} does not say what was wrong: '${detail}'`];
  const isNamed =
    errors.length > 0 && errors.every(({ parameter, pointer }) => parameter !== undefined || pointer !== undefined);
  return !naming.has(code) || isNamed || detail.startsWith('The query has more than')
    ? []
    : [`${code} names no parameter: '${detail}'`];
}

function problemFaults({ status, headers, text }: Came, route: FuzzedRoute | undefined): readonly string[] {
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8')
    return [`${status} is ${headers['content-type'] ?? 'of no type'}`];
  const problem = JSON.parse(text) as ProblemBody;
  if (!isProblem(problem)) return [`${status} is no problem document: ${ajv.errorsText(isProblem.errors)}`];
  const code = problemCodes.find((one) => `/problems/${one}` === problem.type);
  if (code === undefined) return [`${problem.type} is not in the table`];
  const { status: expected, title, isOfServer } = problemKind(code);
  const isListed =
    isOfServer === true || beforeRouting.has(code) || route === undefined || String(status) in route.responses;
  return [
    ...(status === expected && problem.status === expected && problem.title === title
      ? []
      : [`${code} with status ${status} and title ${problem.title}`]),
    ...(isListed ? [] : [`${code}: ${route.id} does not list ${status}`]),
    ...namingFaults(problem, code),
  ];
}

const { operations } = tables();

const hasTables = (id: FuzzedRoute['id']): id is OperationId => Object.hasOwn(operations, id);

/** CSV is rows as wide as one of the tables of the operation, whose columns the first names. */
function csvFaults(id: OperationId, text: string): readonly string[] {
  const [header = []] = parse(text) as readonly (readonly string[])[];
  const isTable = Object.values(operations[id].tables).some(
    ({ columns }) => columns.map(({ name }) => name).join() === header.join(),
  );
  return isTable ? [] : [`${id} has no table of ${header.join()}`];
}

const mediaType = (type: string): string => type.split(';')[0] ?? '';

const mediaTypes = ({ responses }: FuzzedRoute): ReadonlySet<string> =>
  new Set(Object.keys(responses['200'] ?? {}).map(mediaType));

/** Faults of a response. **Empty**: none. */
export function faultsOf(sent: Sent, came: Came): readonly string[] {
  const { status, headers, text } = came;
  const route = reached(sent);
  if (status >= 500) return [`${status}: ${text}`];
  if (sent.method === 'HEAD') return text === '' ? [] : ['HEAD with a body'];
  if (sent.method === 'OPTIONS')
    return [sent.headers.host === BAD_HOST ? 400 : 204, 414].includes(status) ? [] : [`OPTIONS is ${status}`];
  if (status === 401)
    return text === '' && headers['www-authenticate'] !== undefined ? [] : ['401 with a body, or without a challenge'];
  if (status >= 400) return problemFaults(came, route);
  if (route === undefined) return [`${status} from where there is no operation`];
  if (!(String(status) in route.responses)) return [`${route.id} does not list ${status}`];
  if (status !== 200) return [];
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return bodyFaults(route, text);
  if (type === CSV_TYPE && hasTables(route.id)) return csvFaults(route.id, text);
  return mediaTypes(route).has(mediaType(type)) ? [] : [`${route.id} does not list ${type}`];
}
