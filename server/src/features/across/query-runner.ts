import { createHash } from 'node:crypto';
import { ByteCache, type World } from '@goalsquare/data';
import type { CellEvidence, CellKeys } from '@goalsquare/engine';
import type { Response } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import { lookupCounts } from '../../domain/caches.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import { maxAgeOfSeason } from '../../answers/max-ages.js';
import { ResponsesUnderWay } from '../../http/pipeline/responses-under-way.js';
import type { Timers } from '../../domain/timers.js';
import type { Persons } from '../persons/persons.js';
import type { QueriesCost, QueryResult, RowVisitor, SeasonsQuery } from './answer-query.js';
import type { CheckedQuery } from './checked-query.js';
import { namesOf, type Names } from './names.js';
import { digestOf, type Answered } from './page.js';
import { AwaitedWork, type Waiting } from './awaited-work.js';
import { LONGEST_WAIT } from './preferences.js';
import { selectSeasons, type SelectedSeasons } from './select-seasons.js';
import { costOfQueries } from './query-cost.js';
import type { SeasonEngine } from './season-engine.js';

export interface AcrossServices {
  readonly world: () => World;
  readonly persons: () => Promise<Persons>;
  readonly engine: Pick<SeasonEngine, 'answerAll' | 'evidence'>;
  readonly timers: Timers;
}

/** The sender of queries, and how long the request waits for results. */
export interface Client extends Waiting {
  readonly account: Account;
  /** Holds memory for the request's results. */
  readonly hold: () => Promise<HoldFor>;
}

/** Extends a memory hold until `work` has ended. */
export type HoldFor = (work: Promise<unknown>) => void;

/** A query with its seasons, which together determine its response. */
export interface ResolvedQuery {
  readonly checked: CheckedQuery;
  readonly selected: SelectedSeasons;
  /** Changes whenever the matches or names that the query reads do. */
  readonly version: string;
  /** **Units**: seconds. */
  readonly maxAge: number;
}

const queryOf = ({ checked: { query }, selected: { seasons } }: ResolvedQuery): SeasonsQuery => ({ query, seasons });

/** Returns the cache key for a query's result, which covers everything it depends on. */
const keyOf = ({ checked, version }: ResolvedQuery): string =>
  `${version} ${digestOf(checked)} ${checked.query.codes.length}`;

const DIGEST_DIGITS = 16;

/** Approximate size of a value with its ranks, and of a row's keys. **Units**: bytes. */
const [VALUE_BYTES, ROW_BYTES] = [24, 24];

/** Approximate size of a table without rows. **Units**: bytes. */
const TABLE_BYTES = 16_384;

const bytesOf = ({ table }: QueryResult, key: string): number =>
  TABLE_BYTES + key.length * 2 + table.rows * (ROW_BYTES + table.codes.length * table.measures.length * VALUE_BYTES);

/** Results below this size do not wait for memory. **Units**: bytes. */
const SMALL_RESULT = 262_144;

/** The share of its memory part that query results may fill. */
const RESULTS_SHARE = 0.1;

/** Answers queries across matches. Identical queries at the same time are computed once. */
export class QueryRunner {
  readonly #results = new ByteCache<string, QueryResult>(memoryParts.seasons, {
    sizeOf: bytesOf,
    share: RESULTS_SHARE,
    lookups: lookupCounts('queries'),
  });
  readonly #underWay = new ResponsesUnderWay(memoryParts.responses, LONGEST_WAIT * 1000);
  readonly #computing: AwaitedWork<readonly QueryResult[]>;

  constructor(
    private readonly services: AcrossServices,
    private readonly queue: WorkQueue = workQueue,
  ) {
    this.#computing = new AwaitedWork(services.timers);
  }

  /** Finds the seasons of a query. Rejects with a problem of status 403 or 404. */
  async resolve(checked: CheckedQuery, { licence }: Pick<Account, 'licence'>): Promise<ResolvedQuery> {
    const world = this.services.world();
    const selected = await this.queue.finish(selectSeasons(world, licence, checked.query.matches));
    const versions = selected.seasons.map(({ version }) => version);
    const version = createHash('sha256')
      .update(JSON.stringify([licensedWorld(world, licence).recordVersion, selected.matchesNotLicensed, versions]))
      .digest('base64url')
      .slice(0, DIGEST_DIGITS);
    const maxAge = Math.min(maxAgeOfSeason([]), ...selected.seasons.map(({ matches }) => maxAgeOfSeason(matches)));
    return { checked, selected, version, maxAge };
  }

  /** Returns the cost of a request's queries. */
  costOf(all: readonly ResolvedQuery[]): QueriesCost | Promise<QueriesCost> {
    return this.queue.finish(costOfQueries(all.map(queryOf)));
  }

  /**
   * Holds memory for the results of a request until the response and all work that uses them have ended. While large
   * results fill the memory, other large ones wait. Rejects with a problem of status 503 if that takes too long.
   */
  async holdMemory(cost: number, res: Response): Promise<HoldFor> {
    const bytes = cost * VALUE_BYTES;
    if (bytes < SMALL_RESULT) return () => undefined;
    const ended = new Promise((resolve) => {
      res.once('close', resolve);
    });
    const { release } = await this.#underWay.hold(bytes);
    let users = 0;
    const holdFor: HoldFor = (work) => {
      users += 1;
      const leave = (): void => {
        users -= 1;
        if (users === 0) release();
      };
      work.then(leave, leave);
    };
    holdFor(ended);
    return holdFor;
  }

  /** Answers a request's queries, in order. Rejects with a problem of status 503 if that takes too long. */
  async answerAll(all: readonly ResolvedQuery[], client: Client): Promise<readonly Answered[]> {
    const results = await this.#resultsOf(all, client);
    const { index } = await this.services.persons();
    const names = new Map<string, Names>();
    return all.map(({ selected, version }, at) => {
      const ofSeasons = names.get(version) ?? namesOf(selected.seasons, index);
      names.set(version, ofSeasons);
      return { selected, names: ofSeasons, version, ...(results[at] as QueryResult) };
    });
  }

  /** Returns the names for a query's rows. */
  async names({ selected: { seasons } }: ResolvedQuery): Promise<Names> {
    const { index } = await this.services.persons();
    return namesOf(seasons, index);
  }

  /** Computes the evidence of one row. */
  evidence(resolved: ResolvedQuery, keys: CellKeys, visit: RowVisitor, stop: AbortSignal): Promise<CellEvidence> {
    return this.services.engine.evidence(queryOf(resolved), keys, visit, stop);
  }

  async #resultsOf(all: readonly ResolvedQuery[], client: Client): Promise<readonly QueryResult[]> {
    const keys = all.map(keyOf);
    const ofRequest = createHash('sha256').update(keys.join('\n')).digest('base64url');
    const isUnderWay = (): boolean => this.#computing.has(ofRequest);
    const cached = isUnderWay() ? undefined : this.#cached(keys);
    if (cached !== undefined) return cached;
    const holdFor = isUnderWay() ? undefined : await client.hold();
    return this.#computing.run(ofRequest, client, (stop) => this.#compute(all, keys, stop), holdFor);
  }

  /** Returns cached results. **Empty**: `undefined` if any of them is not cached. */
  #cached(keys: readonly string[]): readonly QueryResult[] | undefined {
    const results = keys.flatMap((key) => this.#results.get(key) ?? []);
    return results.length === keys.length ? results : undefined;
  }

  /** Computes the results that are not cached, each once, and caches them. */
  async #compute(
    all: readonly ResolvedQuery[],
    keys: readonly string[],
    stop: AbortSignal,
  ): Promise<readonly QueryResult[]> {
    const results = new Map<string, QueryResult>();
    const missing = new Map<string, SeasonsQuery>();
    for (const [at, one] of all.entries()) {
      const key = keys[at] as string;
      const known = this.#results.get(key);
      if (known === undefined) missing.set(key, queryOf(one));
      else results.set(key, known);
    }
    const computed = await this.services.engine.answerAll([...missing.values()], stop);
    for (const [at, key] of [...missing.keys()].entries()) {
      const result = computed[at] as QueryResult;
      results.set(key, result);
      this.#results.set(key, result);
    }
    return keys.map((key) => results.get(key) as QueryResult);
  }
}
