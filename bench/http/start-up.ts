import { spawnSync } from 'node:child_process';
import { freePort } from '../../server/test/support/free-port.js';
import { median } from '../timing.js';
import { ended, firstAnswer, type Product } from './product.js';
import { requests } from './requests.js';

/** Time from the start of a process to its exit, or to its first response. **Units**: milliseconds. */
export interface StartUp {
  readonly nodeMs: number;
  readonly firstAnswerMs: number;
}

/**
 * Starts `node -e ''` and the server with a whole season in turns. Measures the time until node exits, and until the
 * server first returns a score. The server has run once before and has saved its compiled code.
 */
export async function startUpOf(product: Product, times: number): Promise<StartUp> {
  const samples: (readonly [number, number])[] = [];
  const readyPort = await freePort();
  const ready = product.start(readyPort);
  await firstAnswer(ready, `http://127.0.0.1:${readyPort}/readyz`);
  await ended(ready);
  for (let n = 0; n < times; n += 1) {
    const bare = performance.now();
    spawnSync(process.execPath, ['-e', '']);
    const bareMs = performance.now() - bare;
    const port = await freePort();
    const start = performance.now();
    const server = product.start(port);
    try {
      await firstAnswer(server, `http://127.0.0.1:${port}${requests.small.url()}`, product.token);
      samples.push([bareMs, performance.now() - start]);
    } finally {
      await ended(server);
    }
  }
  return { nodeMs: median(samples.map(([ms]) => ms)), firstAnswerMs: median(samples.map(([, ms]) => ms)) };
}
