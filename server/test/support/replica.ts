import { ServerProcess } from './server-process.js';

/** A server of the check. */
export interface Replica {
  readonly url: string;
  readonly pid: number;
  readonly isShared: () => Promise<boolean>;
  readonly localDecisions: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a port of its choice: `program` is the URL of its file, by default that of the server itself. */
export async function startReplica(environment: Readonly<Record<string, string>>, program?: URL): Promise<Replica> {
  const server = await new ServerProcess(environment, program).ready();
  return {
    url: server.url,
    pid: server.pid,
    isShared: async () => !(await (await server.ask('/readyz')).text()).includes('limits:'),
    localDecisions: async () =>
      Number(/^goalsquare_limits_local_decisions_total (\d+)/mu.exec(await server.metrics())?.[1] ?? NaN),
    stop: async () => {
      await server.end('SIGKILL');
    },
  };
}
