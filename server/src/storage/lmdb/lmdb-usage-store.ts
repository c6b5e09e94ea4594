import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { DAYS_KEPT, dayOf, lastDays } from '../../domain/accounts/calendar.js';
import { DayCounts, type UsageStore, type CountedRequest } from '../../domain/accounts/usage-store.js';

/** Name of the file of counts in the folder of state. */
const USAGE_FILE = 'usage.lmdb';

/** Counts are on their way to the disk after this long: well within the second that a crash may cost. */
const WRITE_AFTER_MILLISECONDS = 200;

const keyOf = (accountId: string, day: string): string => `${day} ${accountId}`;

/** Counts of a process that are not written yet, and the writing of them. */
class Unwritten {
  #pending = new DayCounts();
  #writing = new DayCounts();
  #before: ReadonlyMap<string, number> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: RootDatabase<number, string>,
    private readonly onWritten: () => void,
    private readonly complain: (error: unknown) => void,
  ) {}

  add(accountId: string, day: string): void {
    this.#pending.add(accountId, day, 1);
    this.#timer ??= setTimeout(() => {
      void this.write();
    }, WRITE_AFTER_MILLISECONDS).unref();
  }

  sum(accountId: string, days: readonly string[]): number {
    return this.#pending.sum(accountId, days) + this.#writing.sum(accountId, days);
  }

  /** What is stored, without what is being written: until it is known to be written it may be there or not. */
  stored(accountId: string, day: string): number {
    const key = keyOf(accountId, day);
    return this.#before.get(key) ?? this.#get(key);
  }

  /** Writes all there is, one writing after another. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#written.then(() => this.#writeOnce());
    return this.#written;
  }

  async #writeOnce(): Promise<void> {
    this.#writing = this.#pending;
    this.#pending = new DayCounts();
    const counts = this.#writing.entries();
    try {
      this.#before = new Map(
        counts.map(([accountId, day]) => [keyOf(accountId, day), this.#get(keyOf(accountId, day))]),
      );
      await this.database.transaction(() => {
        for (const [accountId, day, count] of counts) this.#put(keyOf(accountId, day), count);
      });
    } catch (error) {
      for (const [accountId, day, count] of counts) this.#pending.add(accountId, day, count);
      this.complain(error);
    }
    this.#writing = new DayCounts();
    this.#before = new Map();
    this.onWritten();
  }

  /** Adds to what is there, which another process may have counted. */
  #put(key: string, count: number): void {
    void this.database.put(key, this.#get(key) + count);
  }

  #get(key: string): number {
    return this.database.get(key) ?? 0;
  }
}

function forgetOld(database: RootDatabase<number, string>, now: number): void {
  const [oldest = ''] = lastDays(now, DAYS_KEPT);
  for (const key of database.getKeys({ end: oldest })) void database.remove(key);
}

/**
 * Usage in a file: written within a second, so that a crash costs no more, by as many processes of one machine as there
 * are. Each sees what the others counted with the next writing. **Units**: `now` in milliseconds. **Source**: ADR 22.
 */
export function lmdbUsageStore(
  directory: string,
  complain: (error: unknown) => void,
  now: () => number = Date.now,
): UsageStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = open<number, string>({ path: path.join(directory, USAGE_FILE), encoding: 'json' });
  const stored = new Map<string, number>();
  let today = '';
  const unwritten = new Unwritten(
    database,
    () => {
      stored.clear();
    },
    complain,
  );

  const storedSum = ({ accountId, days }: CountedRequest): number =>
    days.reduce((sum, day) => sum + unwritten.stored(accountId, day), 0);

  function tidy(): void {
    const day = dayOf(now());
    if (day !== today) forgetOld(database, now());
    today = day;
  }

  function take(use: CountedRequest): number {
    const { accountId, days, limit } = use;
    const last = days.at(-1) ?? '';
    const name = `${days[0] ?? ''} ${keyOf(accountId, last)}`;
    const base = stored.get(name) ?? storedSum(use);
    const left = limit - base - unwritten.sum(accountId, days);
    if (left < 1) return -1;
    if (last !== today) tidy();
    stored.set(name, base);
    unwritten.add(accountId, last);
    return left - 1;
  }

  tidy();
  return {
    take,
    counts: (accountId, days) =>
      Promise.resolve(days.map((day) => unwritten.stored(accountId, day) + unwritten.sum(accountId, [day]))),
    close: async () => {
      await unwritten.write();
      await database.close();
    },
  };
}
