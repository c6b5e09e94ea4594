import { Connection } from './connection.js';
import { credentialsOf, type Credentials } from './credentials.js';
import { environmentOf, variable } from './environment.js';
import { ConfigurationError, GoalsquareError } from './errors.js';
import { flatten, parseTable, tablesOf, type CellRow } from './flatten.js';
import { operationNamed, requestOf, type OperationRequest } from './operation.js';
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
import { version } from './version.js';

/** Options of a call that returns rows. */
export interface RowOptions<Table extends string = string> extends CallOptions {
  readonly table?: Table | undefined;
}

/** Parameters before they are checked. */
export type Named = Readonly<Record<string, unknown>>;

/** Browsers name themselves, and would ask a server of another origin whether they may not. */
const userAgent = (): Readonly<Record<string, string>> =>
  variable('PATH') === undefined ? {} : { 'User-Agent': `goalsquare-javascript/${version}` };

/** Calls operations, and returns their responses as JSON or as rows. */
export class Caller {
  protected readonly connection: Connection;
  /** The revision, clock or instant that matches are read at. **Empty**: `undefined` reads them as they are. */
  protected moment: string | undefined;
  protected knownInstant: string | undefined;

  /** **Throws** `ConfigurationError` if the options cannot work. */
  constructor(options: Options = {}) {
    const { timeout = 30, retries = {}, concurrency = 6, cache = new MemoryStore(), tokenStore, onWait } = options;
    const environment = environmentOf(options.environment);
    const credentials: Credentials = credentialsOf(
      options,
      environment,
      (id, secret) => this.connection.issueToken(id, secret),
      tokenStore,
    );
    this.connection = new Connection(
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
  }

  /** The URL of the server. */
  get url(): string {
    return this.connection.options.url;
  }

  /**
   * Returns a client that reads matches at a revision, at a clock such as `Q3:12:30`, or at an instant. It shares
   * connections and stored responses with this one.
   */
  asOf(moment: string | number | Date): this {
    const text = moment instanceof Date ? moment.toISOString() : String(moment);
    return Object.create(this, { moment: { value: text } }) as this;
  }

  /**
   * Returns a client that reads matches as they were known at an instant: later corrections are left out. Together with
   * a clock of `asOf`, it reads the play until that clock as it was known then.
   */
  knownAt(instant: string | Date): this {
    const text = instant instanceof Date ? instant.toISOString() : instant;
    return Object.create(this, { knownInstant: { value: text } }) as this;
  }

  /** Calls an operation by its id, and returns its response. **Throws** `ApiError`, `ConfigurationError`. */
  call<Id extends CallableId>(
    id: Id,
    ...[parameters, options]: ParameterArguments<Id, CallOptions>
  ): Promise<Answer<Id>> {
    return this.answer(id, parameters ?? {}, options) as Promise<Answer<Id>>;
  }

  /**
   * Calls an operation by its id, and returns its response as rows, those of the server's CSV. `table` names one of its
   * tables. **Empty**: no rows. **Throws** `ApiError`, `ConfigurationError`.
   */
  rows<Id extends TableId, Table extends TableName<Id>>(
    id: Id,
    parameters: Parameters<Id>,
    options: CallOptions & { readonly table: Table },
  ): Promise<readonly Row<Id, Table>[]>;
  rows<Id extends TableId>(
    id: Id,
    ...[parameters, options]: ParameterArguments<Id, CallOptions>
  ): Promise<readonly Row<Id>[]>;
  rows(id: string, parameters: Named = {}, options: RowOptions = {}): Promise<readonly CellRow[]> {
    return this.tableRows(id, parameters, options);
  }

  /** Returns the rows of an operation, unchecked by types. */
  protected async tableRows(id: string, parameters: Named, options: RowOptions): Promise<readonly CellRow[]> {
    const tables = await tablesOf(id);
    const names = Object.keys(tables);
    const { table = names[0] ?? '' } = options;
    const text = Object.hasOwn(tables, table) ? tables[table] : undefined;
    if (text === undefined)
      throw new ConfigurationError(`${id} has no table '${table}'; it has ${names.join(', ') || 'none'}.`);
    return flatten(await this.answer(id, parameters, options), parseTable(text));
  }

  /** Returns the response of an operation, unchecked by types. */
  protected async answer(id: string, parameters: Named, options?: CallOptions): Promise<unknown> {
    const text = await this.connection.text(this.requestOf(id, parameters), 'application/json', options);
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new GoalsquareError(`${this.url} did not send JSON. Is it a Goalsquare server?`, { cause: error });
    }
  }

  /** Returns the request of an operation, at the moments of `asOf` and `knownAt` if the operation has them. */
  protected requestOf(id: string, parameters: Named): OperationRequest {
    const operation = operationNamed(id);
    const asOf = operation.query.includes('asOf') ? this.moment : undefined;
    const knownAt = operation.query.includes('knownAt') ? this.knownInstant : undefined;
    return requestOf(operation, { asOf, knownAt, ...parameters });
  }
}
