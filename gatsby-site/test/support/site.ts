import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmallSandbox } from '../../../tools/dev/small-sandbox.js';
import { SMALL_WORLD, smallWorldFolder } from '../../../server/test/support/small-world.js';
import { hubFolder } from './hub-folder.js';

/** A running server with the hub. */
export interface Site {
  /** **Shape**: an origin, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a free port, with the built hub and a small world. **Throws** if there is no hub. */
export async function startSite(): Promise<Site> {
  if (!existsSync(path.join(hubFolder, 'published.json')))
    throw new Error(`there is no hub in ${hubFolder}: npm run build -- hub`);
  // Processes of tests that start a server of their own share the world.
  process.env[SMALL_WORLD] = await smallWorldFolder();
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const { url, stop } = await startSmallSandbox({
    GOALSQUARE_STATE: state,
    GOALSQUARE_HUB: hubFolder,
    REPLAY_TIMETABLE: 'on',
    // Tests share an account, and a test that fails does not end its replay.
    REPLAYS_PER_ACCOUNT: '100',
    // The scoreboard of the JavaScript guide is a page of another origin.
    CORS_ORIGINS: '*',
  });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
