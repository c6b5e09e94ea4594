import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSandbox, sandboxDirectory } from '@goalsquare/data';
import { startReplica } from '../../server/test/support/replica.js';

/**
 * Starts a server on the whole sandbox world, which the pages describe, and generates the world if it is missing. The
 * server listens on a port of its choice, unless `environment` names one.
 */
export async function startSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  await ensureSandbox(sandboxDirectory, { say: console.error, progress: () => undefined });
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
