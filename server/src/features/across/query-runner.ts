import { createHash } from 'node:crypto';
import { ByteCache, type World } from '@goalsquare/data';
import type { CellEvidence, CellKeys } from '@goalsquare/engine';
import type { Response } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import { lookupCounts } from '../../domain/caches.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { Problem } from '../../domain/problems.js';
import { workQueue, type WorkQueue } from '../../domain/work-queue.js';
import { maxAgeOfSeason } from '../../answers/max-ages.js';
import { ResponsesUnderWay } from '../../http/pipeline/responses-under-way.js';
import type { Timers } from '../events/timers.js';
import type { Persons } from '../persons/persons.js';
import type { QueryEngine, QueryResult, RowVisitor, SeasonsQuery } from './answer-query.js';
import type { CheckedQuery } from './checked-query.js';
import { namesOf, type Names } from './names.js';
import { digestOf, type Answered } from './page.js';
import { LONGEST_WAIT } from './preferences.js';
import { selectSeasons, type SelectedSeasons } from './select-seasons.js';
import { SharedWork } from './shared-work.js';

/** Seconds after which a request may be repeated that is still being computed. */
const RETRY_AFTER = 10;

/** What queries are answered from. */
export interface AcrossServices {
  readonly world: () => World;
  readonly persons: () => Promise<Persons>;
  readonly engine: QueryEngine;
  readonly timers: Timers;
}

/** Who sends a query, and how long the request waits for matches. **Units**: `wait` in seconds. */
export interface Client {
  readonly account: Account;
  readonly signal: AbortSignal;
  readonly wait: number;
  /** Holds memory until work has ended, which can be after the response. */
  readonly holdFor?: HoldFor;
}

/** Extends a hold of memory until work has ended. */
export type HoldFor = (work: Promise<unknown>) => void;

/** A query with its seasons: all that its response depends on. */
export interface ResolvedQuery {
  readonly checked: CheckedQuery;
  readonly selected: SelectedSeasons;
  /** Changes whenever the matches or the names that the query reads do. */
  readonly version: string;
  /** **Units**: seconds. */
  readonly maxAge: number;
}

const DIGEST_DIGITS = 16;

/** Bytes of a value with its ranks, and of the keys of a row, about. */
const [VALUE_BYTES, ROW_BYTES] = [24, 24];

/** Bytes of a table without rows, about. */
const TABLE_BYTES = 16_384;

const bytesOf = ({ table }: QueryResult, key: string): number =>
  TABLE_BYTES + key.length * 2 + table.rows * (ROW_BYTES + table.codes.length * table.measures.length * VALUE_BYTES);

const notReady = (): Problem =>
  new Problem('unavailable', 'The query is still being computed.', {
    retryAfterSeconds: RETRY_AFTER,
  });

/** Results that take less do not wait for others. **Units**: bytes. */
const SMALL_RESULT = 262_144;

/** The share of its part of the memory that results of queries may fill. */
const RESULTS_SHARE = 0.12;

/** Answers queries across matches. Identical queries at the same time are computed once. */
export class QueryRunner {
  readonly #results = new ByteCache<string, QueryResult>(memoryParts.totals, {
    sizeOf: bytesOf,
    share: RESULTS_SHARE,
    lookups: lookupCounts('queries'),
  });
  readonly #underWay = new ResponsesUnderWay(memoryParts.sending, LONGEST_WAIT * 1000);
  readonly #loading = new SharedWork<void>();
  readonly #computing = new SharedWork<QueryResult>();

  constructor(
    private readonly services: AcrossServices,
    private readonly queue: WorkQueue = workQueue,
  ) {}

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

  /** Returns the cost of a query. */
  costOf({ checked: { query }, selected: { seasons } }: ResolvedQuery): number {
    return this.services.engine.costOf({ query, seasons });
  }

  /**
   * Holds the memory of the results of a request until its response has ended, and work for it that goes on. While
   * large results fill their memory, further ones wait. Rejects with a problem of status 503 if that takes too long.
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

  /** Answers a query. Rejects with a problem of status 503 if that takes too long. */
  async answer(resolved: ResolvedQuery, client: Client): Promise<Answered> {
    const { checked, selected, version } = resolved;
    const { seasons } = selected;
    const query: SeasonsQuery = { query: checked.query, seasons };
    const key = `${version} ${digestOf(checked)} ${checked.query.codes.length}`;
    const result = this.#results.get(key) ?? (await this.#computed(key, query, client));
    const { index } = await this.services.persons();
    return { selected, names: namesOf(seasons, index), version, ...result };
  }

  /** Returns the names that the rows of a query have. */
  async names({ selected: { seasons } }: ResolvedQuery): Promise<Names> {
    const { index } = await this.services.persons();
    return namesOf(seasons, index);
  }

  /** Computes the evidence of one row. Rejects with a problem of status 503 if that takes too long. */
  async evidence(
    { checked, selected: { seasons }, version }: ResolvedQuery,
    keys: CellKeys,
    client: Client,
    visit: RowVisitor,
  ): Promise<CellEvidence> {
    const { engine } = this.services;
    const query: SeasonsQuery = { query: checked.query, seasons };
    const loaded = this.#loading.run(`${version} ${digestOf(checked)}`, client.signal, (stop) =>
      engine.load(query, stop),
    );
    await this.#inTime(loaded, client.wait);
    return engine.evidence(query, keys, visit, client.signal);
  }

  #computed(key: string, query: SeasonsQuery, { signal, wait, holdFor }: Client): Promise<QueryResult> {
    const isRunning = this.#computing.has(key);
    const computing = this.#computing.run(key, signal, async (stop) => {
      const result = await this.services.engine.answer(query, stop);
      this.#results.set(key, result);
      return result;
    });
    // The request that starts the work holds its memory, even after a response that asks the client to retry.
    if (!isRunning) holdFor?.(computing);
    // A result that cannot be kept would be computed again for each request that comes back.
    return this.#isKept(query) ? this.#inTime(computing, wait) : computing;
  }

  /** Whether the result of a query is kept for the next request. */
  #isKept(query: SeasonsQuery): boolean {
    return this.services.engine.costOf(query) * VALUE_BYTES + TABLE_BYTES < this.#results.limit;
  }

  /** Waits for work. Rejects with a problem of status 503 if it takes longer; the work goes on. **Units**: seconds. */
  #inTime<T>(work: Promise<T>, wait: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = this.services.timers.after(wait * 1000, () => {
        reject(notReady());
      });
      work.then(resolve, reject).finally(cancel);
    });
  }
}
