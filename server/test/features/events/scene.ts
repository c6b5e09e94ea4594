import { liveInMemory, liveWorld, type LiveStore } from '@goalsquare/data';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import type { AppParts } from '@goalsquare/server';
import { liveMatches } from '../../../src/domain/live-matches.js';
import { OpenStreams, type StreamSettings } from '../../../src/features/events/open-streams.js';
import type { Timers } from '../../../src/domain/timers.js';
import { TestApp } from '../../support/app.js';
import { header, logs } from '../../support/match-log.js';
import { TestListener, type ListenOptions } from './listener.js';

/** The entries of the match that was played to its end. */
export const played: readonly Entry[] = logs[0]?.entries ?? [];

/** Timers that tests run by hand. */
export class TestTimers implements Timers {
  readonly #every = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  readonly #after = new Set<{ readonly run: () => void }>();

  readonly every: Timers['every'] = (milliseconds, run) => {
    const timer = { milliseconds, run };
    this.#every.add(timer);
    return () => {
      this.#every.delete(timer);
    };
  };

  readonly after: Timers['after'] = (_milliseconds, run) => {
    const timer = { run };
    this.#after.add(timer);
    return () => {
      this.#after.delete(timer);
    };
  };

  get running(): number {
    return this.#every.size + this.#after.size;
  }

  /** Runs the repeating timers of this interval. */
  tick(milliseconds: number): void {
    for (const timer of [...this.#every]) if (timer.milliseconds === milliseconds) timer.run();
  }

  /** Runs the pending one-off timers. */
  runPending(): void {
    for (const timer of [...this.#after]) {
      this.#after.delete(timer);
      timer.run();
    }
  }
}

/** An app over a growing store, and its listeners. Call `begin` before each test and `end` after it. */
export class Scene {
  readonly timers = new TestTimers();
  readonly listeners: TestListener[] = [];
  now = Date.UTC(2026, 2, 28, 3, 11, 5);
  #store: LiveStore | undefined;
  #streams: OpenStreams | undefined;
  #app: TestApp | undefined;

  constructor(
    private readonly streaming: Omit<StreamSettings, 'timers'> = {},
    private readonly parts: Partial<AppParts> = {},
  ) {}

  readonly begin = async (): Promise<void> => {
    this.#store = await liveInMemory();
    const { now: world } = await liveWorld(this.#store, (error) => {
      throw error;
    });
    this.#streams = new OpenStreams({ ...this.streaming, timers: this.timers });
    this.#app = new TestApp({
      matches: liveMatches(this.#store),
      world,
      streams: this.#streams,
      timers: this.timers,
      now: () => this.now,
      ...this.parts,
    });
    await this.#app.start();
  };

  readonly end = async (): Promise<void> => {
    for (const listener of this.listeners.splice(0)) listener.close();
    await this.app.stop();
    await this.store.close();
  };

  get store(): LiveStore {
    return given(this.#store);
  }
  get streams(): OpenStreams {
    return given(this.#streams);
  }
  get app(): TestApp {
    return given(this.#app);
  }

  /** Creates a match. */
  async match(id: number, changes: Partial<MatchHeader> = {}): Promise<number> {
    await this.store.begin({ ...header, ...changes, id });
    return id;
  }

  /** Appends batches of entries to a match. */
  async append(matchId: number, ...batches: readonly (readonly Entry[])[]): Promise<void> {
    for (const entries of batches) await this.store.append({ matchId, entries });
  }

  /** Opens a stream, and waits until it starts. */
  async listen(path: string, asking: ListenOptions = {}): Promise<TestListener> {
    const listener = new TestListener(this.app, path, asking);
    this.listeners.push(listener);
    return listener.waitForStart();
  }
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the scene has not begun');
  return value;
}
