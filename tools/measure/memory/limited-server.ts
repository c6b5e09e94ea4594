import { ServerProcess } from '../../../server/test/support/server-process.js';
import { account } from '../account.js';
import { Target } from '../target.js';
import { memoryGroup } from './memory-group.js';
import { subscribeWebhooks } from './webhooks.js';

const MEGABYTE = 1_048_576;

/** Options for starting a server. **Units**: megabytes. */
export interface LimitedServerOptions {
  readonly node: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The compiled program. */
  readonly program: URL;
  readonly limit: number;
}

/** A server whose memory is limited. */
export interface LimitedServer {
  readonly target: Target;
  /** The same server with the key of another account, whose replays count separately. */
  readonly other: Target;
  /** Whether a control group enforces the limit. */
  readonly isEnforced: boolean;
  /** Returns how the server exited. **Empty**: `undefined` while it runs. */
  readonly ended: () => string | undefined;
  /** Describes the highest memory use of the control group, and its kills. */
  readonly ofGroup: () => string;
  readonly metrics: () => Promise<string>;
  /** Returns the number of webhooks received so far. */
  readonly webhooks: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a compiled server, in a control group if the machine supports it. */
export async function startLimited({
  node,
  environment: given,
  program,
  limit,
}: LimitedServerOptions): Promise<LimitedServer> {
  const environment = { WEBHOOK_TARGETS: 'any', MCP: 'on', ...given };
  const key = account(environment, 'check');
  const otherKey = account(environment, 'other');
  const webhooks = await subscribeWebhooks(environment, 'check');
  const group = memoryGroup(limit * MEGABYTE);
  // Runs the program itself instead of the command that follows, which is for sources.
  const launcher = ['sh', '-c', `${group === undefined ? '' : `echo $$ > ${group.joinFile};`} exec "$0" "$1"`];
  const server = new ServerProcess(environment, program, [...launcher, node, program.pathname]);
  let end: string | undefined;
  const over = server.over.then((code) => {
    const kills = group?.kills() ?? 0;
    end = `${code === null ? 'a signal' : `exit code ${code}`}${kills > 0 ? ', killed for its memory' : ''}\n${server.err}`;
  });
  const stop = async (): Promise<void> => {
    server.signal('SIGKILL');
    await over;
    webhooks.stop();
    group?.remove();
  };
  try {
    await server.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    target: new Target(server.port, server.pid, key),
    other: new Target(server.port, server.pid, otherKey),
    isEnforced: group !== undefined,
    ended: () => end,
    ofGroup: () =>
      group === undefined
        ? 'no control group'
        : `control group: at most ${Math.round(group.peak() / MEGABYTE)} MB, ${group.kills()} kills`,
    metrics: () => server.metrics(),
    webhooks: () => webhooks.received.size,
    stop,
  };
}
