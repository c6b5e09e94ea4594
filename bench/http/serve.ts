import type { AddressInfo } from 'node:net';
import { given } from './given.js';
import { servers, type ServerName } from './servers/index.js';

/** The message of a server's process once it listens. */
export interface Listening {
  readonly port: number;
  readonly token: string | undefined;
}

/** Processor time the process has used. **Units**: microseconds. */
export interface Used {
  readonly us: number;
  /** Commands its Redis has run. **Empty**: it has none. */
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
