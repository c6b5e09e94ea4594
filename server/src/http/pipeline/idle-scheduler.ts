import type { RequestListener, Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** Maximum time that a startup step waits for current requests. **Units**: milliseconds. */
const LONGEST_WAIT = 20;

/** Waits until other work may run. */
export type WaitForIdle = () => Promise<void>;

/**
 * Runs work in steps. Each step waits until no request is in progress, for at most `LONGEST_WAIT`, so that it does not
 * delay requests.
 */
export async function runWhenIdle(server: Server, work: (turn: WaitForIdle) => Promise<void>): Promise<void> {
  let underWay = 0;
  const count: RequestListener = (_req, res) => {
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
    });
  };
  const turn: WaitForIdle = async () => {
    const over = performance.now() + LONGEST_WAIT;
    do await setImmediate();
    while (underWay > 0 && performance.now() < over);
  };
  server.prependListener('request', count);
  try {
    await work(turn);
  } finally {
    server.off('request', count);
  }
}
