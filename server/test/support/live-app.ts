import { liveInMemory, liveWorld, type LiveStore, type MatchStore } from '@goalsquare/data';
import type { Entry, MatchHeader } from '@goalsquare/engine';
import type { AppParts } from '@goalsquare/server';
import { liveMatches } from '../../src/domain/live-matches.js';
import { appForSuite, type TestApp } from './app.js';

/** An app over matches that grow, and what they are fed by. */
export interface LiveApp {
  readonly app: TestApp;
  readonly begin: (header: MatchHeader) => Promise<void>;
  readonly append: (matchId: number, entries: readonly Entry[]) => Promise<void>;
  /** Waits for one turn of the event loop, after which the seasons follow their matches. */
  readonly turned: () => Promise<void>;
}

/** Starts an app over a live store for a suite. **Units**: `now` in milliseconds. */
export function liveAppForSuite(
  now: () => number,
  { base, ...parts }: Partial<AppParts> & { readonly base?: MatchStore } = {},
): LiveApp {
  let store: LiveStore | undefined;
  const open = (): LiveStore => {
    if (store === undefined) throw new Error('the store of this suite is not open');
    return store;
  };
  const app = appForSuite(async () => {
    store = await liveInMemory({ now, ...(base && { base }) });
    const world = await liveWorld(store, (error) => {
      throw error;
    });
    return { matches: liveMatches(store), world: world.now, now, ...parts };
  });
  after(() => open().close());
  return {
    app,
    begin: async (header) => {
      await open().begin(header);
    },
    append: async (matchId, entries) => {
      await open().append({ matchId, entries, recordedAt: now() });
    },
    turned: () =>
      new Promise((resolve) => {
        setImmediate(() => {
          setImmediate(resolve);
        });
      }),
  };
}
