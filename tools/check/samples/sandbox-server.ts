import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startReplica } from '../../../server/test/support/replica.js';

/**
 * Waits until the matches of the samples are simulated. Until then the server returns 503, which would appear in the
 * output of curl.
 */
async function waitForSeason(url: string): Promise<void> {
  const question = `${url}/v1/statistics/players?metric=DISPOSAL&seasonId=2025&by=person&limit=1`;
  for (let tries = 0; tries < 120; tries += 1) {
    const { status, headers } = await fetch(question, { headers: { Authorization: 'Bearer sandbox-transactional' } });
    if (status !== 503) return;
    await wait(Number(headers.get('Retry-After') ?? 1) * 1000);
  }
  throw new Error('the season of the samples is still not simulated');
}

/** Starts a server with the sandbox world, which the pages describe. It simulates only what is requested. */
export async function startSandbox(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const program = new URL('serve-sandbox.ts', import.meta.url);
  const { url, stop } = await startReplica({ GOALSQUARE_DATA: '', GOALSQUARE_STATE: state }, program);
  await waitForSeason(url);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
