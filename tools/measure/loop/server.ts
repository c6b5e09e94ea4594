import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReplica } from '../../../server/test/support/replica.js';
import { wideAccount } from '../wide-account.js';
import { Target } from './target.js';

/** Starts a server over a folder of matches, by default the sandbox world, with an account licensed for all of them. */
export async function startServer(
  data: string | undefined,
): Promise<{ readonly target: Target; readonly stop: () => Promise<void> }> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-loop-'));
  const environment = { GOALSQUARE_DATA: data ?? '', GOALSQUARE_STATE: state, LOG_LEVEL: 'info', MCP: 'on' };
  const key = wideAccount(environment, 'loop');
  const { url, pid, stop } = await startReplica(environment);
  return {
    target: new Target(Number(new URL(url).port), pid, key),
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
