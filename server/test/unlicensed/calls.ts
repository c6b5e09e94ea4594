import { contractDocument, type ContractOperation, type ExtensionId, type OperationId } from '@goalsquare/openapi';
import { resolved } from '../../src/http/contract/schema.js';

/** A request of a walk. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** Values of ids in paths: of both twins, of one of them, and of neither. */
const inPaths: Readonly<Record<string, readonly string[]>> = {
  matchId: ['8001', '8101', '8201', '8301', '9999'],
  leagueId: ['1', '2', '9'],
  levelId: ['1'],
  seasonId: ['2026', '2025', '1999'],
  squadId: ['10', '30'],
  personId: ['101', '201', '301'],
  roundNumber: ['1', '5'],
  between: ['0...2', '0...9'],
  datasetTable: ['matches', 'former'],
};

/** Values of parameters that say what a request is about. */
const naming: Readonly<Record<string, readonly string[]>> = {
  matchId: ['8001', '8101', '8101,8202', '8101,9999'],
  seasonId: ['2025', '2025,2026', '1999'],
  leagueId: ['2', '1,2'],
  personId: ['201', '301'],
  levelId: ['2'],
  name: ['brindle', 'harkness', 'tam', 'tam301', 'tam%2033', 'brindel', 'hraknes'],
};

/** Values of parameters that filter and shape what a request is about. */
const shaping: Readonly<Record<string, readonly string[]>> = {
  round: ['1', '5'],
  venueId: ['40', '41'],
  fromDate: ['2026-05-01'],
  toDate: ['2026-05-01'],
  squadId: ['30'],
  opponentId: ['20'],
  phase: ['FIN'],
  result: ['won'],
  fromMargin: ['20'],
  start: ['onGround'],
  last: ['1'],
  period: ['1'],
  by: ['match'],
  measure: ['perMatch'],
  minMatches: ['2'],
  sort: ['-KICK'],
  limit: ['1'],
  cursor: ['x'],
  format: ['csv', 'parquet', 'xml'],
  asOf: ['3', '12', '40', 'Q4:00:03'],
  knownAt: ['2026-05-01T00:00:00Z'],
  since: ['0', '3', '3-ffff', '5-0000', '7-aaaa', '99-abcd'],
  from: ['0', '99'],
  kind: ['status', 'begin'],
  types: ['MatchStatus'],
  showAllMetrics: ['true'],
  validation: ['partial'],
  conference: ['N'],
};

/** Required parameters of requests, unless a request tries other values. */
const needed: Readonly<Record<string, string>> = { metric: 'KICK', key: '101', name: 'brindle' };

const products = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (all, list) => all.flatMap((start) => list.map((value) => [...start, value])),
    [[]],
  );

/** Returns a path with each combination of ids. */
function pathsOf(template: string): readonly string[] {
  const names = [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return products(names.map((name) => inPaths[name] ?? ['1'])).map((values) =>
    names.reduce((path, name, at) => path.replace(`{${name}}`, values[at] ?? ''), template),
  );
}

const valuesIn = (table: typeof naming, names: ReadonlySet<string>): readonly string[] =>
  Object.entries(table).flatMap(([name, values]) => (names.has(name) ? values.map((value) => `${name}=${value}`) : []));

/** Returns queries: each that names something, by itself and with each filter, and each filter by itself. */
function queriesOf(parameters: readonly Parameter[]): readonly string[] {
  const names = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const named = ['', ...valuesIn(naming, names)];
  const shaped = ['', ...valuesIn(shaping, names)];
  return named.flatMap((first) =>
    shaped.map((second) =>
      [
        first,
        second,
        ...Object.entries(needed).flatMap(([name, value]) =>
          names.has(name) && !first.startsWith(`${name}=`) ? [`${name}=${value}`] : [],
        ),
      ]
        .filter((part) => part !== '')
        .join('&'),
    ),
  );
}

/** Queries of bodies that name something, with and without a filter. */
const queries: readonly object[] = [
  { matchIds: [8101] },
  { matchIds: [8001, 8201] },
  { seasonIds: [2025, 2026] },
  { personIds: [101] },
]
  .flatMap((first) => [
    first,
    { ...first, rounds: [5] },
    { ...first, venueIds: [40] },
    { ...first, fromDate: '2026-05-01' },
  ])
  .map((one) => ({ metricCodes: ['KICK'], ...one }));

/** Paths that permalinks are created for. */
const linked = [
  ...pathsOf('/v1/matches/{matchId}/score'),
  ...pathsOf('/v1/matches/{matchId}/statistics/players?asOf=12'),
  ...pathsOf('/v1/leagues/{leagueId}/levels/{levelId}/seasons/{seasonId}/fixture?squadId={squadId}'),
  ...pathsOf('/v1/seasons/{seasonId}/ladder/{roundNumber}'),
];

const matchIds = (inPaths.matchId ?? []).map(Number);

/** Bodies of operations that take one. */
const bodies: Readonly<Partial<Record<OperationId | ExtensionId, readonly object[]>>> = {
  postPlayerStatistics: [{ playerMetricRequests: [{ metricCodes: ['KICK'] }] }],
  postSquadStatistics: [{ squadMetricRequests: [{ metricCodes: ['KICK'] }] }],
  postPlayerStatisticsEvents: [{ playerMetricRequests: [{ metricCodes: ['KICK'] }] }],
  postSquadStatisticsEvents: [{ squadMetricRequests: [{ metricCodes: ['KICK'] }] }],
  postReplay: matchIds.flatMap((matchId) => [{ matchId }, { matchId, from: '2026-08-08T04:10:00Z' }]),
  postReplayChange: [{ paused: true }],
  postPermalink: linked.map((path) => ({ path })),
  postPlayersAcrossMatches: queries.map((query) => ({ queries: [query] })),
  postSquadsAcrossMatches: queries.map((query) => ({ queries: [query] })),
};

function callsOf(
  template: string,
  method: string,
  { operationId: id, parameters = [] }: ContractOperation<OperationId | ExtensionId>,
): readonly Call[] {
  const known = parameters.map((one) => resolved(one as Parameter));
  const paths = pathsOf(template);
  if (method !== 'get')
    return paths.flatMap((path) =>
      (bodies[id] ?? [undefined]).map((body) => ({ method: method.toUpperCase(), path, ...(body && { body }) })),
    );
  const way = id.endsWith('Events') ? 'HEAD' : 'GET';
  return paths.flatMap((path) =>
    queriesOf(known).map((query) => ({ method: way, path: query === '' ? path : `${path}?${query}` })),
  );
}

const MCP_VERSION = '2026-07-28';

/** A call of a tool of the Model Context Protocol. */
const toolCall = (name: string, args: object): Call => ({
  method: 'POST',
  path: '/mcp',
  body: {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: args,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': MCP_VERSION,
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  },
  headers: {
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': MCP_VERSION,
    'Mcp-Method': 'tools/call',
    'Mcp-Name': name,
  },
});

/** Calls of the tools of assistants. */
export const toolCalls: readonly Call[] = [
  ...['league', 'person', 'squad', 'match'].flatMap((kind) =>
    ['harkness', 'brindle', 'ravens', 'League 3'].flatMap((name) => [
      toolCall('find', { name, kind }),
      toolCall('find', { name, kind, leagueId: 1, seasonId: 2025 }),
    ]),
  ),
  ...[{ matchId: '8101' }, { matchId: '8001,8201' }, { seasonId: '2025,2026' }, { personId: '301' }].flatMap(
    (named) => [
      toolCall('query', { metric: 'KICK', ...named }),
      toolCall('query', { metric: 'KICK', ...named, round: 5 }),
    ],
  ),
  ...[8001, 8101, 8201].map((matchId) => toolCall('explain', { metric: 'KICK', matchId, personId: 301 })),
];

/** The calls of every operation of the contract and its extensions, by operation. */
export const callsByOperation: ReadonlyMap<OperationId | ExtensionId, readonly Call[]> = new Map(
  Object.entries(contractDocument.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, callsOf(template, method, operation)] as const,
    ),
  ),
);
