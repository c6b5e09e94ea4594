import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { datasetTables, exportDataset } from '@goalsquare/data';
import { freePort } from '../../../server/test/support/free-port.js';
import { startSmallSandbox } from '../small-sandbox.js';
import { startFaultServer } from '../../../clients/behaviour/fault-server.js';
import { smallWorldFolder } from '../../../server/test/support/small-world.js';
import type { ClientServer } from './run-parts.js';

/** Exports some tables of a season as a dataset, which the clients download. */
async function exportTo(folder: string): Promise<void> {
  exportDataset({
    from: await smallWorldFolder(),
    to: folder,
    selection: { league: 1, level: 1, season: 2025 },
    tables: datasetTables(['matches', 'shots'], []),
    progress: () => undefined,
  });
}

/** Starts the server that the suites call, with the small sandbox world. */
export async function startServer(): Promise<ClientServer> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-state-'));
  const port = await freePort();
  const dataset = path.join(state, 'dataset');
  await exportTo(dataset);
  const faults = await startFaultServer();
  const { url, stop } = await startSmallSandbox({
    GOALSQUARE_STATE: state,
    GOALSQUARE_DATASET: dataset,
    MCP: 'on',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  return {
    environment: {
      GOALSQUARE_URL: url,
      GOALSQUARE_FAULTS: faults.url,
      GOALSQUARE_TOKEN: 'sandbox-transactional',
      GOALSQUARE_TOKEN_ADVANCED: 'sandbox-advanced',
      GOALSQUARE_TOKEN_BASIC: 'sandbox-basic',
    },
    stop: async () => {
      faults.stop();
      await stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
