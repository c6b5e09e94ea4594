import path from 'node:path';
import { StorageError, unguarded, type WriteGuard } from '@goalsquare/data';
import { committed, openDatabase } from '@goalsquare/data/lmdb';
import type { RootDatabase } from 'lmdb';
import { DAYS_KEPT, dayOf, lastDays } from '../../domain/accounts/calendar.js';
import { DayCounts, type UsageStore, type CountedRequest } from '../../domain/accounts/usage-store.js';

/** Name of the usage file in the state folder. */
const USAGE_FILE = 'usage.lmdb';

/** Delay before counts are written: well within the second of counts that a crash may lose. */
const WRITE_AFTER_MILLISECONDS = 200;

/** Delay before counts that could not be written are retried. */
const RETRY_AFTER_MILLISECONDS = 1000;

const keyOf = (accountId: string, day: string): string => `${day} ${accountId}`;

/** A process's unwritten counts. */
class Unwritten {
  #pending = new DayCounts();
  #writing = new DayCounts();
  #before: ReadonlyMap<string, number> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    private readonly database: RootDatabase<number, string>,
    private readonly guard: WriteGuard,
    private readonly onWritten: () => void,
    private readonly complain: (error: unknown) => void,
  ) {}

  add(accountId: string, day: string): void {
    this.#pending.add(accountId, day, 1);
    this.#schedule(WRITE_AFTER_MILLISECONDS);
  }

  /** Writes the remaining counts without retrying. */
  async close(): Promise<void> {
    await this.write();
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      void this.write();
    }, milliseconds).unref();
  }

  sum(accountId: string, days: readonly string[]): number {
    return this.#pending.sum(accountId, days) + this.#writing.sum(accountId, days);
  }

  /**
   * Returns the stored counts, without those being written: until a write is confirmed, its counts may or may not be
   * stored.
   */
  stored(accountId: string, day: string): number {
    const key = keyOf(accountId, day);
    return this.#before.get(key) ?? this.#get(key);
  }

  /** Writes all counts, one write after the other. */
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
      await this.guard(() =>
        committed(
          this.database.transaction(() => {
            for (const [accountId, day, count] of counts) this.#put(keyOf(accountId, day), count);
          }),
        ),
      );
    } catch (error) {
      for (const [accountId, day, count] of counts) this.#pending.add(accountId, day, count);
      // The disk itself is reported by the guard.
      if (!(error instanceof StorageError)) this.complain(error);
      this.#schedule(RETRY_AFTER_MILLISECONDS);
    }
    this.#writing = new DayCounts();
    this.#before = new Map();
    this.onWritten();
  }

  /** Adds to a stored count, which another process may have changed. */
  #put(key: string, count: number): void {
    void this.database.put(key, this.#get(key) + count);
  }

  #get(key: string): number {
    return this.database.get(key) ?? 0;
  }
}

/** Removes the counts of old days. If that fails, a later day removes them. */
function forgetOld(database: RootDatabase<number, string>, guard: WriteGuard, now: number): void {
  const [oldest = ''] = lastDays(now, DAYS_KEPT);
  const keys = [...database.getKeys({ end: oldest })];
  if (keys.length === 0) return;
  const remove = (): void => {
    for (const key of keys) void database.remove(key);
  };
  guard(() => committed(database.transaction(remove))).catch(() => undefined);
}

/**
 * Returns a usage store in a file that the processes of a machine share. It is written within a second, so a crash
 * loses no more than that. Each process sees the others' counts at its next write. Counts that the guard refuses stay
 * in memory and are retried. **Units**: `now` in milliseconds. **Source**: ADR 39.
 */
export function lmdbUsageStore(
  directory: string,
  complain: (error: unknown) => void,
  now: () => number = Date.now,
  guard: WriteGuard = unguarded,
): UsageStore {
  const database = openDatabase<number, string>(path.join(directory, USAGE_FILE));
  const stored = new Map<string, number>();
  let today = '';
  const unwritten = new Unwritten(
    database,
    guard,
    () => {
      stored.clear();
    },
    complain,
  );

  const storedSum = ({ accountId, days }: CountedRequest): number =>
    days.reduce((sum, day) => sum + unwritten.stored(accountId, day), 0);

  function tidy(): void {
    const day = dayOf(now());
    if (day !== today) forgetOld(database, guard, now());
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
      await unwritten.close();
      await database.close();
    },
  };
}
