import type { Server } from 'node:http';

/** How a process stops. **Units**: milliseconds. */
export interface Drain {
  readonly graceMilliseconds: number;
  readonly onStart: () => void;
  readonly exit: (code: number) => void;
}

const IDLE_CHECK_MILLISECONDS = 50;

/**
 * Gives the handler of a stop signal. The first call stops accepting, lets requests under way finish and exits 0;
 * a second call, or the end of the grace, exits 1.
 */
export function drainer(server: Server, { graceMilliseconds, onStart, exit }: Drain): () => void {
  let draining = false;
  return () => {
    if (draining) { exit(1); return; }
    draining = true;
    onStart();
    setTimeout(() => { exit(1); }, graceMilliseconds).unref();
    const idle = setInterval(() => { server.closeIdleConnections(); }, IDLE_CHECK_MILLISECONDS);
    server.close(() => {
      clearInterval(idle);
      exit(0);
    });
  };
}
