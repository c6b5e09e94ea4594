import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReplica } from '../../server/test/support/replica.js';

/**
 * Starts a server on the sandbox world, which the pages describe. It listens on a port of its choice, unless
 * `environment` names one.
 */
export async function startSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const { url, stop } = await startReplica({ GOALSQUARE_DATA: '', GOALSQUARE_STATE: state, ...environment });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
