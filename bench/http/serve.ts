import type { AddressInfo } from 'node:net';
import { given } from './given.js';
import { servers, type ServerName } from './servers/index.js';

/** The message that a server's process sends once it listens. */
export interface Listening {
  readonly port: number;
  readonly token: string | undefined;
}

/** Processor time that the process has used. **Units**: microseconds. */
export interface Used {
  readonly us: number;
  /** Number of commands that its Redis server has run. **Empty**: `undefined` without Redis. */
  readonly redisCalls?: number | undefined;
}

const name = process.argv[2] as ServerName;
const make = await servers[name]();
const { server, token, redisCalls } = await make(given(), process.argv[3] ?? '');
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port, token } satisfies Listening);
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ us: user + system, redisCalls: redisCalls?.() } satisfies Used);
});
process.on('disconnect', () => {
  process.exit(0);
});
