import { errorHeaders, type ErrorHeaders } from './error-headers.js';

/** Media type of the body of every problem. **Source**: RFC 9457. */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** A fault in a request: its location, the sent value and what is allowed. */
export interface Fault {
  readonly detail: string;
  readonly parameter?: string;
  readonly pointer?: string;
  readonly value?: unknown;
  readonly allowed?: readonly string[];
}

/** A kind of error that the API returns. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** When the problem occurs, as a sentence for callers. */
  readonly when: string;
  /** A request that causes the problem, and the expected response. Tests check both. */
  readonly example: { readonly request: string; readonly detail: string; readonly errors?: readonly Fault[] };
  /** Whether operations in the contract need not list the status of the problem. */
  readonly isOfServer?: true;
}

const PLAYERS_PARAMETERS = [
  'period',
  'zone',
  'metric',
  'team',
  'fromPeriodSeconds',
  'toPeriodSeconds',
  'lastXSeconds',
  'scoreState',
  'fromScoreMargin',
  'toScoreMargin',
  'area',
  'areaOf',
  'areaUnit',
  'againstPersonId',
  'role',
  'validation',
  'asOf',
  'knownAt',
  'format',
  'table',
] as const;
const players = '/v1/matches/110510101/statistics/players';

const oneFault = (request: string, detail: string, fault: Omit<Fault, 'detail'>): ProblemKind['example'] => ({
  request,
  detail,
  errors: [{ detail, ...fault }],
});

/**
 * The errors, by code: every response that is not a success. The `type` of a problem is `/problems/` plus its code, and
 * that URL is served.
 */
export const problemKinds = {
  'malformed-uri': {
    status: 400,
    title: 'Malformed URI',
    when: 'A percent sign of the path is not followed by two hexadecimal digits of UTF-8.',
    example: {
      request: 'GET /v1/matches/%zz',
      detail: "The path contains '%zz'. Percent signs must be followed by two hexadecimal digits of UTF-8.",
    },
  },
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    when: 'The request is not well-formed HTTP. The connection is closed.',
    isOfServer: true,
    example: { request: 'nonsense', detail: 'The request is not well-formed HTTP.' },
  },
  'invalid-id': {
    status: 400,
    title: 'Invalid id',
    when: 'An id of the path is not a whole number in plain decimal digits, or is too large.',
    example: oneFault(
      'GET /v1/matches/007',
      "Invalid matchId '007': id must be a whole number from 0 to 2147483647, in plain decimal digits.",
      {
        parameter: 'matchId',
        value: '007',
      },
    ),
  },
  'unknown-parameter': {
    status: 400,
    title: 'Unknown parameter',
    when: 'The operation has no query parameter of this name.',
    example: oneFault(
      `GET ${players}?periods=1`,
      `Unknown query parameter 'periods': allowed are ${PLAYERS_PARAMETERS.join(', ')}; the nearest is period.`,
      {
        parameter: 'periods',
        value: '1',
        allowed: PLAYERS_PARAMETERS,
      },
    ),
  },
  'invalid-parameter': {
    status: 400,
    title: 'Invalid parameter',
    when: 'A query parameter has a value that is not allowed, or too many values.',
    example: oneFault(`GET ${players}?period=11`, "period '11' is not a whole number from 1 to 10.", {
      parameter: 'period',
      value: '11',
    }),
  },
  'malformed-body': {
    status: 400,
    title: 'Malformed body',
    when:
      'The body is missing, not JSON, or not in UTF-8, or its Content-Type or ' + 'Content-Encoding is not supported.',
    example: { request: `POST ${players}`, detail: 'Send a body in JSON with Content-Type: application/json.' },
  },
  'invalid-body': {
    status: 400,
    title: 'Invalid body',
    when: 'The body is JSON, but not what the contract describes.',
    example: oneFault(
      `POST ${players} {"playerMetricRequests":[{"team":"Home"}]}`,
      "/playerMetricRequests/0/team 'Home' is not one of home, away; the nearest is home.",
      {
        pointer: '/playerMetricRequests/0/team',
        value: 'Home',
        allowed: ['home', 'away'],
      },
    ),
  },
  'unknown-metric': {
    status: 400,
    title: 'Unknown metric',
    when: 'No metric has this code. Codes are case-sensitive. With validation=partial, you still get all other metrics.',
    example: oneFault(
      `GET ${players}?metric=GAOL`,
      "metric[0] 'GAOL' is not a metric code; codes are case-sensitive, and the nearest is GOAL.",
      {
        parameter: 'metric',
        value: 'GAOL',
        allowed: ['GOAL'],
      },
    ),
  },
  'metric-not-at-level': {
    status: 400,
    title: 'Metric of another level',
    when: 'The metric exists for squads only or for players only, but was requested for the other level. With validation=partial, you still get all other metrics.',
    example: oneFault(`GET ${players}?metric=BALL_UP`, "metric[0] 'BALL_UP' exists for squads only, not for players.", {
      parameter: 'metric',
      value: 'BALL_UP',
    }),
  },
  'window-conflict': {
    status: 400,
    title: 'Conflicting time window',
    when: 'The bounds of the time window contradict each other.',
    example: oneFault(
      `GET ${players}?lastXSeconds=300&fromPeriodSeconds=0`,
      'lastXSeconds cannot be combined with fromPeriodSeconds or toPeriodSeconds.',
      {
        parameter: 'lastXSeconds',
        value: 300,
      },
    ),
  },
  unauthorised: {
    status: 401,
    title: 'Unauthorized',
    when:
      'There is no bearer token, or the token is unknown or no longer valid. The response has no body; ' +
      'the WWW-Authenticate header contains the reason.',
    example: { request: 'GET /v1/matches/110510101 without a token', detail: 'A valid bearer token is needed.' },
  },
  'league-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for league',
    when: 'The licence of the account includes no season of the league.',
    example: { request: 'GET /v1/leagues/3', detail: 'Account insufficiently licensed for league 3.' },
  },
  'level-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for level',
    when: 'The licence of the account includes no season of the level.',
    example: {
      request: 'GET /v1/leagues/5/levels/2/seasons',
      detail: 'Account insufficiently licensed for level 2 of league 5.',
    },
  },
  'season-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for season',
    when: 'The licence of the account does not include the season.',
    example: {
      request: 'GET /v1/seasons/2026/fixture',
      detail: 'Account insufficiently licensed for season 2026 of league 1, level 1.',
    },
  },
  'match-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for match',
    when: 'The licence of the account does not include the season of the match, or its tier does not include transactions.',
    example: { request: 'GET /v1/matches/110510101', detail: 'Account insufficiently licensed for match 110510101.' },
  },
  'metric-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for metric',
    when: 'A requested metric needs a higher tier than the account has. With validation=partial, you still get all other metrics.',
    example: oneFault(
      `GET ${players}?metric=METRES_GAINED`,
      "metric[0] 'METRES_GAINED' needs the tier Advanced, the account has Basic.",
      {
        parameter: 'metric',
        value: 'METRES_GAINED',
      },
    ),
  },
  'not-operator': {
    status: 403,
    title: 'Account may not feed matches',
    when: 'The operator API was called by an account that may not feed live matches.',
    isOfServer: true,
    example: { request: 'GET /operator/matches/110510101', detail: 'The account may not feed matches.' },
  },
  'origin-not-allowed': {
    status: 403,
    title: 'Origin not allowed',
    when: 'A web page of an origin that is not in `CORS_ORIGINS` called `/mcp`, or a local server was called by a host name that is not local. `PUBLIC_URL` is the URL of the server.',
    isOfServer: true,
    example: {
      request: 'POST /mcp Origin: https://other.example',
      detail: "Pages of 'https://other.example' may not call /mcp. See CORS_ORIGINS.",
    },
  },
  'dataset-not-licensed': {
    status: 403,
    title: 'Account insufficiently licensed for datasets',
    when: 'The tier of the account does not include transactions, which datasets contain.',
    example: {
      request: 'GET /v1/datasets',
      detail: 'Account insufficiently licensed for datasets: they need the tier Transactional, the account has Basic.',
    },
  },
  'match-not-started': {
    status: 403,
    title: 'Match not started',
    when: 'The match has not started, so it has no data yet.',
    example: {
      request: 'GET /v1/matches/110611608/chains',
      detail: 'Match 110611608 has not started, so there is no data yet.',
    },
  },
  'teams-not-entered': {
    status: 403,
    title: 'Teams not entered',
    when: 'The teams of the match are not named yet.',
    example: {
      request: 'GET /v1/matches/110611701/statistics/leaders',
      detail: 'The teams of match 110611701 are not entered yet, so there is no data.',
    },
  },
  'route-not-found': {
    status: 404,
    title: 'Not found',
    when: 'There is nothing at this path.',
    isOfServer: true,
    example: { request: 'GET /v1/match/110510101', detail: "There is nothing at '/v1/match/110510101'." },
  },
  'match-not-found': {
    status: 404,
    title: 'Match Id not found',
    when: 'No match has this id.',
    example: { request: 'GET /v1/matches/1', detail: 'There is no match 1.' },
  },
  'league-not-found': {
    status: 404,
    title: 'League Id not found',
    when: 'There is no league with this id.',
    example: { request: 'GET /v1/leagues/4', detail: 'There is no league 4.' },
  },
  'level-not-found': {
    status: 404,
    title: 'Level Id not found',
    when: 'The league has no level with this id.',
    example: { request: 'GET /v1/leagues/1/levels/2', detail: 'There is no level 2 of league 1.' },
  },
  'season-not-found': {
    status: 404,
    title: 'Season not found',
    when: 'The level has no such season.',
    example: { request: 'GET /v1/seasons/2023', detail: 'There is no season 2023 of league 1, level 1.' },
  },
  'squad-not-found': {
    status: 404,
    title: 'Squad not found',
    when: 'No such squad plays in the season.',
    example: {
      request: 'GET /v1/seasons/2026/squads/5',
      detail: 'There is no squad 5 in season 2026 of league 1, level 1.',
    },
  },
  'person-not-found': {
    status: 404,
    title: 'Person not found',
    when: 'There is no person with this id in a season that the account is licensed for.',
    example: { request: 'GET /v1/persons/1', detail: 'There is no person 1.' },
  },
  'round-not-found': {
    status: 404,
    title: 'Round not found',
    when: 'The season has no such round.',
    example: {
      request: 'GET /v1/seasons/2026/ladder/30',
      detail: 'There is no round 30 in season 2026; its rounds are 1 to 28.',
    },
  },
  'round-not-begun': {
    status: 404,
    title: 'Round not begun',
    when: 'The round has not begun, so it has no ladder yet.',
    example: {
      request: 'GET /v1/seasons/2026/ladder/17',
      detail: 'Round 17 of season 2026 has not begun, so it has no ladder yet.',
    },
  },
  'conference-not-found': {
    status: 404,
    title: 'Conference not found',
    when: 'The season has no such conference, or is not played in conferences.',
    example: {
      request: 'GET /v1/seasons/2026/ladder?conference=A',
      detail: 'Season 2026 of league 1, level 1 is not played in conferences.',
    },
  },
  'not-reached': {
    status: 404,
    title: 'Not reached yet',
    when: 'The match has not reached the revision, clock or instant in asOf, or the period ended before that clock.',
    example: {
      request: 'GET /v1/matches/110611605/score?asOf=Q4:12:30',
      detail: 'Match 110611605 has not reached Q4 12:30.',
    },
  },
  'data-not-held': {
    status: 404,
    title: 'Data not found',
    when: 'The server stores only the result of the match, or only its current state.',
    example: {
      request: 'GET /v1/matches/7006/chains',
      detail: 'Only the result of match 7006 is stored, so it has no transactions and nothing computed from them.',
    },
  },
  'metric-not-in-glossary': {
    status: 404,
    title: 'Requested metric not in glossary',
    when: 'The glossary has no metric of this code.',
    example: oneFault(
      'GET /v1/metadata/metrics/glossary?metric=GAOL',
      "metric[0] 'GAOL' is not in the glossary; codes are case-sensitive, and the nearest is GOAL.",
      {
        parameter: 'metric',
        value: 'GAOL',
        allowed: ['GOAL'],
      },
    ),
  },
  'position-type-not-found': {
    status: 404,
    title: 'Position type Id not found',
    when: 'There is no position type with this id.',
    example: { request: 'GET /v1/positiontypes/4', detail: 'There is no position type 4.' },
  },
  'permalink-not-found': {
    status: 404,
    title: 'Permalink not found',
    when: 'The permalink does not exist, has expired or was deleted, or its account was revoked.',
    example: { request: 'GET /q/none', detail: 'This permalink does not exist, has expired or was deleted.' },
  },
  'replay-not-found': {
    status: 404,
    title: 'Replay not found',
    when: 'The account has no such replay. A replay ends a day after it starts, or when it is deleted.',
    example: { request: 'GET /v1/replays/900000001', detail: 'The account has no replay 900000001.' },
  },
  'dataset-not-found': {
    status: 404,
    title: 'Dataset not found',
    when: 'The server has no dataset, or the dataset has no such season or file.',
    example: {
      request: 'GET /v1/datasets',
      detail: 'This server has no dataset. Its operator can set GOALSQUARE_DATASET to the folder of one.',
    },
  },
  'position-not-found': {
    status: 404,
    title: 'Position Id not found',
    when: 'There is no position with this id.',
    example: { request: 'GET /v1/positiontypes/position/1', detail: 'There is no position 1.' },
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    when: 'The path does not allow this method. The Allow header lists the methods that it does allow.',
    example: {
      request: 'PUT /v1/matches/110510101',
      detail: 'PUT is not allowed at /v1/matches/{matchId}; allowed are GET, HEAD, OPTIONS.',
    },
  },
  'request-timeout': {
    status: 408,
    title: 'Request Timeout',
    when:
      'The headers took longer than 10 seconds to arrive, or the whole request longer than 30. ' +
      'The connection is closed.',
    example: { request: 'GET /v1/matches/110510101, sent in part', detail: 'The request took too long to arrive.' },
  },
  'too-many-permalinks': {
    status: 409,
    title: 'Too many permalinks',
    when: 'The account has reached its limit of permalinks.',
    isOfServer: true,
    example: {
      request: 'POST /v1/permalinks {"path":"/v1/leagues","format":"json"}, the third time',
      detail: 'The account has 2 permalinks, which is its limit. Delete one first.',
    },
  },
  'too-many-replays': {
    status: 409,
    title: 'Too many replays',
    when: 'The account has reached its limit of replays.',
    isOfServer: true,
    example: {
      request: 'POST /v1/replays {"matchId":110510101}, the sixth time',
      detail: 'The account has 5 replays, which is its limit. End one first.',
    },
  },
  'match-exists': {
    status: 409,
    title: 'Match exists',
    when: 'A match with this id already exists.',
    isOfServer: true,
    example: {
      request: 'POST /operator/matches {"kind":"header","id":110510101,...}',
      detail: 'Match 110510101 already exists.',
    },
  },
  'revision-conflict': {
    status: 412,
    title: 'Revision conflict',
    when: 'The current revision of the match differs from the one in If-Match. ETag contains the current revision.',
    isOfServer: true,
    example: {
      request: 'POST /operator/matches/110510101/entries with If-Match: "3"',
      detail: 'Match 110510101 is at revision 0, not 3.',
    },
  },
  'request-too-long': {
    status: 413,
    title: 'Request Too Long',
    when: 'The body is longer than a megabyte.',
    example: {
      request: `POST ${players}, 1,048,577 bytes`,
      detail: 'The body is longer than 1048576 bytes. Split it into several requests.',
    },
  },
  'batch-too-costly': {
    status: 413,
    title: 'Request Too Long',
    when: 'A batch or an event stream requests more statistics than the limit allows.',
    example: {
      request: `POST ${players}, 100 requests of 500 metrics each`,
      detail:
        'The batch costs 600000: for each request, its metrics times its players or squads. The limit is 500000. ' +
        'Ask for fewer metrics, or split the batch.',
    },
  },
  'query-too-costly': {
    status: 413,
    title: 'Request Too Long',
    when: 'A query across matches costs more than the limit, or two revisions differ too much to compare.',
    example: {
      request: 'GET /v1/statistics/players?by=person,square&cellMetres=2',
      detail:
        'The query costs 5482809: for each metric, its rows times its measures, and its matches. The limit is 2000000. ' +
        'Ask for fewer metrics, measures or matches, or group by fewer dimensions.',
    },
  },
  'uri-too-long': {
    status: 414,
    title: 'Request URI is too long',
    when: 'Path and query together are longer than 8,192 bytes. Send long queries for statistics by POST.',
    example: {
      request: 'GET /v1/matches/110510101/statistics/players?metric=KICK,KICK..., 8,193 bytes',
      detail: 'The URI is 8193 bytes long; the limit is 8192. Use the POST operation instead.',
    },
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range not satisfiable',
    when: 'The Range header begins after the end of the file. Content-Range contains the length of the file.',
    isOfServer: true,
    example: {
      request: 'GET /v1/datasets/matches/leagueId=1/levelId=1/seasonId=2026/data.parquet with Range: bytes=999999999-',
      detail: 'The file has 12 bytes, but Range begins after its last byte.',
    },
  },
  'invalid-entries': {
    status: 422,
    title: 'Invalid entries',
    when: 'The header of a match, or an entry of a batch, is not valid. No part of the batch is stored.',
    isOfServer: true,
    example: oneFault(
      'POST /operator/matches/110510101/entries {"entries":[{"kind":"removal","id":999}]}',
      '/entries/0/id: found 999, allowed is the id of an existing transaction; there is no 999.',
      {
        pointer: '/entries/0/id',
        value: 999,
      },
    ),
  },
  'key-reused': {
    status: 422,
    title: 'Idempotency-Key reused',
    when: 'The Idempotency-Key was used with a different request within the last day.',
    isOfServer: true,
    example: {
      request: 'POST /operator/matches with an Idempotency-Key that was used for a different header of match 110510101',
      detail: 'The Idempotency-Key was used with a different request for match 110510101. Send a new key.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: 'Too Many Requests',
    when: 'The account sends requests faster than its plan allows. Retry-After says how long to wait.',
    example: {
      request: 'GET /v1/matches/110510101, too fast',
      detail: 'The account may make 2 requests a second, and 4 at once. Wait as long as Retry-After says.',
    },
  },
  'quota-used-up': {
    status: 429,
    title: 'Too Many Requests',
    when: 'The account has used all requests of its quota period. Retry-After says how long to wait.',
    example: {
      request: 'GET /v1/matches/110510101, once more',
      detail: 'The account has used its 3 requests of today. It can make more from 00:00 UTC.',
    },
  },
  'too-many-streams': {
    status: 429,
    title: 'Too Many Requests',
    when: 'The account has reached its limit of open streams. Close one first.',
    isOfServer: true,
    example: {
      request: 'GET /v1/matches/110510101/events, the third at once',
      detail: 'The account has 2 open streams, which is its limit. Close one first.',
    },
  },
  'too-many-refusals': {
    status: 429,
    title: 'Too Many Requests',
    when: 'Too many tokens or permalinks from one address were refused within a minute.',
    example: {
      request: 'GET /v1/matches/110510101 with the fourth wrong token',
      detail: 'More than 3 tokens from this address were refused within a minute. Wait as long as Retry-After says.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: 'Request Header Fields Too Large',
    when: 'The headers are larger than 32 KiB, or there are more than 100. Above 32 KiB, the server also closes the connection.',
    example: {
      request: 'GET /v1/matches/110510101 with 60,000 bytes of headers',
      detail: 'The headers of the request are too large.',
    },
  },
  internal: {
    status: 500,
    title: 'Internal Server Error',
    when: 'The server failed. Only its log describes the failure, under the `instance` of the problem.',
    isOfServer: true,
    example: {
      request: 'GET /v1/matches/110510101 while the disk fails',
      detail: 'Something went wrong on the server. It has been logged under the instance of this problem.',
    },
  },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    when:
      'The server is starting or stopping, the store of permalinks cannot be reached, ' +
      'live matches cannot be written, the stored data is damaged, too many large responses are in progress, ' +
      'or a query across matches, or the coverage or quality of a season, takes more than 10 seconds.',
    example: { request: 'GET /readyz', detail: 'The server is starting or stopping.' },
  },
  'storage-unavailable': {
    status: 503,
    title: 'Service Unavailable',
    when:
      'The server cannot store anything at the moment, because its disk is full, read-only or failing. ' +
      'No part of the request was stored. Reads still work. Retry after the seconds in `Retry-After`.',
    example: {
      request: 'POST /v1/permalinks while the disk is full',
      detail: 'The server cannot store anything at the moment: its disk is full. No part of the request was stored.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** Stable code of an error. */
export type ProblemCode = keyof typeof problemKinds;

export const problemKind = (code: ProblemCode): ProblemKind => problemKinds[code];

/** The codes of all problems, in the order of `problemKinds`. */
export const problemCodes = Object.keys(problemKinds) as readonly ProblemCode[];

/** Optional members of a problem, in addition to its code and detail. */
export interface ProblemOptions extends ErrorHeaders {
  readonly errors?: readonly Fault[];
}

/** Body of an error. `detail` comes last: some clients print the last member. **Source**: RFC 9457. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly instance: string;
  readonly errors?: readonly Fault[];
  readonly detail: string;
}

/** An error for the caller. Any code may throw it; only the problem handler writes it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly errors: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    extras: ProblemOptions = {},
  ) {
    super(detail);
    this.errors = extras.errors ?? [];
    this.headers = errorHeaders(extras);
  }

  get status(): number {
    return problemKinds[this.code].status;
  }

  /** Returns the response body for one occurrence of the problem. */
  body(instance: string): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: problemKinds[this.code].title,
      status: this.status,
      instance,
      ...(this.errors.length > 0 && { errors: this.errors }),
      detail: this.message,
    };
  }
}

/** Returns the detail of a problem with several faults: the first one, and the number of others. */
export const detailOf = (faults: readonly Fault[], count: number = faults.length): string =>
  `${faults[0]?.detail ?? ''}${count > 1 ? ` (and ${count - 1} more)` : ''}`;

/** Maximum number of faults that a problem lists. */
export const MAX_FAULTS = 20;

export const invalidParameter = (
  parameter: string,
  detail: string,
  value?: unknown,
  allowed?: readonly string[],
): Problem =>
  problemWith('invalid-parameter', [
    { detail, parameter, ...(value !== undefined && { value }), ...(allowed && { allowed }) },
  ]);

/** Returns the problem of a range that begins after the last byte of a file. */
export const rangeNotSatisfiable = (size: number | string): Problem =>
  new Problem('range-not-satisfiable', `The file has ${size} bytes, but Range begins after its last byte.`, {
    headers: { 'Content-Range': `bytes */${size}` },
  });

export const invalidMember = (pointer: string, detail: string, value?: unknown): Problem =>
  problemWith('invalid-body', [{ detail, pointer, ...(value !== undefined && { value }) }]);

/** Returns a problem with its faults. `count` is the number of all faults, if not all are described. */
export const problemWith = (code: ProblemCode, faults: readonly Fault[], count: number = faults.length): Problem =>
  new Problem(code, detailOf(faults, count), { errors: faults.slice(0, MAX_FAULTS) });
