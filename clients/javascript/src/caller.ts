import { Connection } from './connection.js';
import { credentialsOf, type Credentials } from './credentials.js';
import { asCodes, checkPeriods } from './codes.js';
import type { Heard } from './each-match.js';
import { environmentOf, variable } from './environment.js';
import { ConfigurationError, UnexpectedResponse } from './errors.js';
import type { CellRow, Table } from './flatten.js';
import { operationNamed, requestOf, type Operation, type OperationRequest } from './operation.js';
import type {
  Answer,
  CallableId,
  CallOptions,
  ParameterArguments,
  Parameters,
  Row,
  TableId,
  TableName,
} from './operation-types.js';
import type { Options } from './options.js';
import { MemoryStore } from './response-store.js';
import { defaultRetries } from './retries.js';
import { asRows, type Rows } from './table-rows.js';
import { version } from './version.js';

/** Options of a call that returns rows. */
export interface RowOptions<Table extends string = string> extends CallOptions {
  readonly table?: Table | undefined;
}

/** Options of a request to a path. */
export interface RequestOptions extends CallOptions {
  /** The media type that the response should have. */
  readonly accept?: string | undefined;
  /** The JSON body of a POST, which may be retried. **Empty**: the request is a GET. */
  readonly body?: unknown;
}

/** Parameters before they are checked. */
export type Named = Readonly<Record<string, unknown>>;

/** Returns the `User-Agent` header. **Empty**: no header in browsers, where it would cause a preflight request. */
const userAgent = (): Readonly<Record<string, string>> =>
  variable('PATH') === undefined ? {} : { 'User-Agent': `goalsquare-javascript/${version}` };

/** The moment at which matches are read. **Empty**: matches as they are now, with all corrections. */
export interface Moments {
  readonly asOf?: string;
  readonly knownAt?: string;
}

const warn = (warning: string): void => {
  // oxlint-disable-next-line no-console -- A warning is for people, and every runtime has a console.
  console.warn(warning);
};

/** Creates the connection of a client. **Throws** `ConfigurationError` for invalid options. */
function connectionOf(options: Options): Connection {
  const { timeout = 30, retries = {}, concurrency = 6, cache = new MemoryStore(), tokenStore, onWait } = options;
  const environment = environmentOf(options.environment);
  const credentials: Credentials = credentialsOf(
    options,
    environment,
    (id, secret) => connection.issueToken(id, secret),
    tokenStore,
  );
  const connection = new Connection(
    {
      url: environment.url,
      timeout,
      retries: { ...defaultRetries, ...(typeof retries === 'number' ? { attempts: retries + 1 } : retries) },
      concurrency,
      headers: { ...userAgent(), ...options.headers },
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
      store: cache === false ? undefined : cache,
      onWait,
    },
    () => credentials,
  );
  return connection;
}

/** Calls operations, and returns their responses as JSON or as rows. */
export class Caller {
  readonly heard: Heard;

  /** **Throws** `ConfigurationError` for invalid options. */
  constructor(
    private readonly options: Options,
    readonly connection = connectionOf(options),
    private readonly moments: Moments = {},
  ) {
    this.heard = { onProgress: options.onProgress, onWarning: options.onWarning ?? warn };
  }

  /** Returns a caller that reads matches at other moments. It shares connections and stored responses with this one. */
  at(moments: Moments): Caller {
    return new Caller(this.options, this.connection, { ...this.moments, ...moments });
  }

  /** Calls an operation by its id, and returns its response. **Throws** `ApiError`, `ConfigurationError`. */
  call<Id extends CallableId>(
    id: Id,
    ...[parameters, options]: ParameterArguments<Id, CallOptions>
  ): Promise<Answer<Id>> {
    return this.answer(id, parameters ?? {}, options) as Promise<Answer<Id>>;
  }

  /**
   * Calls an operation by its id, and returns its response as the rows of the server's CSV. `table` names one of the
   * operation's tables. **Empty**: no rows. **Throws** `ApiError`, `ConfigurationError`.
   */
  rows<Id extends TableId, Table extends TableName<Id>>(
    id: Id,
    parameters: Parameters<Id>,
    options: CallOptions & { readonly table: Table },
  ): Promise<Rows<Row<Id, Table>>>;
  rows<Id extends TableId>(
    id: Id,
    ...[parameters, options]: ParameterArguments<Id, CallOptions>
  ): Promise<Rows<Row<Id>>>;
  rows(id: string, parameters: Named = {}, options: RowOptions = {}): Promise<Rows<CellRow>> {
    return this.tableRows(id, parameters, options);
  }

  /**
   * Sends a GET request, or a POST request if there is a body, to a path of the server, such as one from a `Link`
   * header. Uses the token, the rate limit and the retries of this client. **Throws** `ApiError`.
   */
  request(path: string, { accept = 'application/json', body, ...options }: RequestOptions = {}): Promise<Response> {
    const request = { method: body === undefined ? 'GET' : 'POST', target: path, mayRepeat: true, body };
    return this.connection.response(request, { Accept: accept }, options);
  }

  /** Returns the rows of an operation, without type checks. */
  async tableRows(id: string, parameters: Named, options: RowOptions): Promise<Rows<CellRow>> {
    const table = await tableOf(id, options.table);
    return rowsOf(await this.answer(id, parameters, options), table);
  }

  /** Returns the rows of a response. `table` is a table definition in the text form that `parseTable` reads. */
  async rowsBy(answer: unknown, table: string): Promise<Rows<CellRow>> {
    return rowsOf(answer, (await import('./answer-rows.js')).parseTable(table));
  }

  /** Returns the response of an operation, without type checks. */
  async answer(id: string, parameters: Named, options?: CallOptions): Promise<unknown> {
    const request = this.requestOf(id, await this.withCodes(parameters, options));
    const text = await this.connection.text(request, 'application/json', options);
    return responseIn(text, operationNamed(id), `${this.connection.options.url}${request.target}`);
  }

  /**
   * Checks periods and replaces metric names with codes, also in the requests of a body. **Throws**
   * `ConfigurationError`.
   */
  async withCodes(parameters: Named, options?: CallOptions): Promise<Named> {
    const { body } = parameters;
    const coded = await this.#coded(parameters, 'metric', 'period', options);
    if (typeof body !== 'object' || body === null) return coded;
    const members = Object.entries(body as Named).map(async ([name, value]) => {
      const requests = Array.isArray(value) ? (value as readonly unknown[]) : [];
      const areRequests = requests.length > 0 && requests.every((one) => typeof one === 'object');
      if (!areRequests) return [name, value] as const;
      const all = requests.map((one) => this.#coded(one as Named, 'metricCodes', 'periods', options));
      return [name, await Promise.all(all)] as const;
    });
    return { ...coded, body: Object.fromEntries(await Promise.all(members)) };
  }

  async #coded(members: Named, metric: string, period: string, options?: CallOptions): Promise<Named> {
    checkPeriods(members[period]);
    if (members[metric] === undefined) return members;
    const known = async (): Promise<Answer<'getMetrics'>> =>
      (await this.answer('getMetrics', {}, options)) as Answer<'getMetrics'>;
    return { ...members, [metric]: await asCodes(members[metric], known) };
  }

  /** Returns the request of an operation, with `asOf` and `knownAt` if the operation has these parameters. */
  requestOf(id: string, parameters: Named): OperationRequest {
    const operation = operationNamed(id);
    const moments = Object.entries(this.moments as Named).filter(([name]) => operation.query.includes(name));
    return requestOf(operation, { ...Object.fromEntries(moments), ...parameters });
  }
}

/** Number of characters of an unexpected response that the error shows. */
const SHOWN = 80;

/**
 * Parses the response to an operation. **Empty**: `undefined` if the operation returns no JSON. **Throws**
 * `UnexpectedResponse` if the text is not a response to this operation.
 */
function responseIn(text: string, { id, member }: Operation, url: string): unknown {
  if (member === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const isResponse =
    member === '[]' ? Array.isArray(value) : typeof value === 'object' && value !== null && member in value;
  if (isResponse) return value;
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text || 'nothing';
  throw new UnexpectedResponse(`${url} returned ${shown}, which is not a response of ${id}.`);
}

/** Returns the rows of a response, read with a table definition. **Empty**: no rows, but all columns. */
export async function rowsOf(answer: unknown, table: Table): Promise<Rows<CellRow>> {
  const { flatten } = await import('./answer-rows.js');
  const { rows, columns } = flatten(answer, table);
  return asRows(rows, columns);
}

/** Returns a table of an operation, by default its first. **Throws** `ConfigurationError` if there is no such table. */
export async function tableOf(id: string, named?: string): Promise<Table> {
  const { parseTable, tablesOf } = await import('./answer-rows.js');
  const tables = tablesOf(id);
  const names = Object.keys(tables);
  const table = named ?? names[0] ?? '';
  const text = Object.hasOwn(tables, table) ? tables[table] : undefined;
  if (text !== undefined) return parseTable(text);
  throw new ConfigurationError(`${id} has no table '${table}'; it has ${names.join(', ') || 'none'}.`);
}
