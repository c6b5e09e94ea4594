import { Across } from './across.js';
import { Caller } from './caller.js';
import { operations } from './contract/operations.js';
import type { Corrections } from './corrections.js';
import type { Datasets } from './datasets.js';
import { Evidence } from './evidence.js';
import type { Forecasts } from './forecasts.js';
import { Leagues } from './leagues.js';
import { Live } from './live.js';
import { Matches } from './matches.js';
import { Metadata } from './metadata.js';
import { NamedThings } from './named-things.js';
import { operationNamed } from './operation.js';
import type { Answer, CallableId, CallOptions, ParameterArguments } from './operation-types.js';
import type { Options } from './options.js';
import type { Permalinks } from './permalinks.js';
import type { Reference } from './reference.js';
import { Seasons } from './seasons.js';
import { Statistics } from './statistics.js';
import { Summaries } from './summaries.js';

/** The groups of methods with short names. */
const groups = [Leagues, Seasons, Matches, Statistics, Evidence, Metadata, Summaries, Across, Live] as const;

/** The groups that are loaded when one of their methods is first called. All their methods return promises. */
const later = {
  Corrections:
    'revisions revisionChanges changes flow externalIds insAndOuts quality seasonQuality seasonCoverage metricModels',
  Datasets: 'dataset datasetFiles openDatasetFile sql',
  Forecasts: 'forecast seasonForecast forecastCalibration',
  Permalinks: 'permalink permalinks deletePermalink',
  Reference:
    'chainStartTypes chainEndTypes chainTurnoverTypes chainTurnoverStates chainTurnoverCreations matchTypes rotationTypes shotDetailTypes positionTypes positionType positions position',
} as const;

/** The public methods of a group, or only those with the given names. */
type Methods<Group, Names extends keyof Group = keyof Group> = Pick<Group, Names>;

/** The methods with short names, and those that accept an operation id. */
interface Composed
  extends
    Methods<Caller, 'call' | 'rows' | 'request'>,
    Methods<NamedThings, 'currentSeason' | 'personId' | 'squadOfSeason'>,
    Methods<Leagues>,
    Methods<Seasons>,
    Methods<Matches>,
    Methods<Statistics>,
    Methods<Evidence>,
    Methods<Metadata>,
    Methods<Summaries>,
    Methods<Across>,
    Methods<Live>,
    Methods<Corrections>,
    Methods<Datasets>,
    Methods<Forecasts>,
    Methods<Permalinks>,
    Methods<Reference> {}

/** Methods by name. */
type Named = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Earlier names of methods, which still work. */
const earlier = { playerStatsPost: 'playerBatch', squadStatsPost: 'squadBatch' } as const;

type EarlierMethods = { readonly [Name in keyof typeof earlier]: Composed[(typeof earlier)[Name]] };

/** A method for each operation of the contract, named after its id if that name is free. It returns decoded JSON. */
type OperationMethods = {
  readonly [Id in Exclude<CallableId, keyof Composed>]: (
    ...args: ParameterArguments<Id, CallOptions>
  ) => Promise<Answer<Id>>;
};

/* The class creates the methods of the interface from data. */
/* oxlint-disable typescript/no-unsafe-declaration-merging */

/** The methods of all groups, and one for each operation of the contract. */
export interface API extends Composed, EarlierMethods, OperationMethods {}

/**
 * A client for a server, with the account that calls it.
 *
 * Methods with short names, such as `ladder`, return rows: the columns of the server's CSV. Methods named after an
 * operation, such as `getLadder`, return its response as JSON. You can also pass an operation id to `rows` and `call`.
 *
 * @example
 * const api = new API({ token: 'sandbox-transactional' });
 * const ladder = await api.ladder(2025, 10);
 */
export class API {
  readonly #caller: Caller;
  readonly #parts: readonly object[];

  /** A client that derives another client passes `caller`. **Throws** `ConfigurationError` for invalid options. */
  constructor(options: Options = {}, caller = new Caller(options)) {
    const names = new NamedThings(caller);
    this.#caller = caller;
    this.#parts = [caller, names, ...groups.map((Group) => new Group(caller, names))];
  }

  static {
    const define = (name: string, value: (this: API, ...args: never[]) => unknown): void => {
      if (!(name in this.prototype))
        Object.defineProperty(this.prototype, name, { value, configurable: true, writable: true });
    };
    const methods = [
      ['call', 'rows', 'request'],
      ['currentSeason', 'personId', 'squadOfSeason'],
      ...groups.map(({ prototype }) => Object.getOwnPropertyNames(prototype)),
    ];
    for (const [part, names] of methods.entries())
      for (const name of names)
        define(name, function (...args) {
          return (this.#parts[part] as Named)[name]?.(...args);
        });
    for (const [group, methods] of Object.entries(later))
      for (const name of methods.split(' '))
        define(name, async function (...args) {
          const Group = (await import('./later-groups.js'))[group as keyof typeof later];
          const [caller, names] = this.#parts as [Caller, NamedThings];
          return (new Group(caller, names) as unknown as Named)[name]?.(...args);
        });
    for (const [name, now] of Object.entries(earlier)) define(name, this.prototype[now]);
    for (const id of Object.keys(operations))
      if (operationNamed(id).answers === 'json')
        define(id, function (parameters?: Readonly<Record<string, unknown>>, options?: CallOptions) {
          return this.#caller.answer(id, parameters ?? {}, options);
        });
  }

  /** The URL of the server. */
  get url(): string {
    return this.#caller.connection.options.url;
  }

  /**
   * Returns a client that reads matches as they were at a revision, at a clock such as `Q3:12:30`, or at an instant. It
   * shares connections and stored responses with this client.
   */
  asOf(moment: string | number | Date): this {
    return this.#at({ asOf: moment instanceof Date ? moment.toISOString() : String(moment) });
  }

  /**
   * Returns a client that reads matches as they were known at an instant, without later corrections. With a clock in
   * `asOf`, it reads the match up to that clock, as it was known at the instant.
   */
  knownAt(instant: string | Date): this {
    return this.#at({ knownAt: instant instanceof Date ? instant.toISOString() : instant });
  }

  #at(moments: Parameters<Caller['at']>[0]): this {
    const Class = this.constructor as new (options: Options, caller: Caller) => this;
    return new Class({}, this.#caller.at(moments));
  }
}
