'use strict';

/*
 * Preloaded into the servers that `npm run dev` starts. Reports to `npm run dev` when the server listens on a port, and ends the server when
 * `npm run dev` has ended. Processes that the servers start in turn inherit the preload, and are left alone.
 */

const { subscribe } = require('node:diagnostics_channel');

if (process.ppid === Number(process.env.GOALSQUARE_DEV_PROCESS)) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
  });
  subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
    const address = server.address();
    if (process.connected && typeof address === 'object') process.send({ listening: address?.port });
  });
}
