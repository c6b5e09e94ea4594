import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSandbox, sandboxDirectory } from '@goalsquare/data';
import { startReplica } from '../check-replicas/replica.js';

/**
 * Starts a server on the whole sandbox world, which the pages tell of, and generates it where it is missing; on a port
 * of its choice, unless `environment` names one.
 */
export async function startSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { GOALSQUARE_DATA: data = sandboxDirectory } = process.env;
  if (data === sandboxDirectory) await ensureSandbox(data, { say: console.error, progress: () => undefined });
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const { url, stop } = await startReplica({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, ...environment });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
