import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accounts, startReplica } from '../../../server/test/support/replica.js';
import { Target } from './target.js';

/** A plan that does not refuse the requests of a case, each of which another plan permits. */
const PLAN = ['--rate', '10000', '--burst', '10000', '--limit', '1000000'] as const;

/** Starts a server over a folder of matches, by default the sandbox world, with an account licensed for all of them. */
export async function startServer(
  data: string | undefined,
): Promise<{ readonly target: Target; readonly stop: () => Promise<void> }> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-loop-'));
  const environment = { GOALSQUARE_DATA: data ?? '', GOALSQUARE_STATE: state, LOG_LEVEL: 'info', MCP: 'on' };
  accounts(environment, 'add', 'loop', '--tier', 'Transactional', '--league', 'all', ...PLAN);
  accounts(environment, 'operator', 'loop');
  const key = accounts(environment, 'token', 'loop').trim().split('\n').at(-1) ?? '';
  const { url, pid, stop } = await startReplica(environment);
  return {
    target: new Target(Number(new URL(url).port), pid, key),
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
