import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Target } from '../loop/target.js';
import { wideAccount } from '../wide-account.js';
import { memoryGroup } from './memory-group.js';

const MEGABYTE = 1_048_576;

const program = fileURLToPath(new URL('../../../server/dist/start.mjs', import.meta.url));

/** How a server is started. **Units**: megabytes. */
export interface LimitedServerOptions {
  readonly node: string;
  readonly directory: string;
  readonly limit: number;
  readonly budget: number;
}

/** A server whose memory is limited. */
export interface LimitedServer {
  readonly target: Target;
  /** Whether a control group enforces the limit. */
  readonly isEnforced: boolean;
  /** How the server ended. **Empty**: `undefined` while it runs. */
  readonly ended: () => string | undefined;
  readonly metrics: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts the compiled server over a folder of matches, in a control group if the machine has them. */
export async function startLimited({ node, directory, limit, budget }: LimitedServerOptions): Promise<LimitedServer> {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-memory-'));
  const key = wideAccount({ GOALSQUARE_STATE: state }, 'check');
  const group = memoryGroup(limit * MEGABYTE);
  const join = group === undefined ? '' : `echo $$ > ${group.joinFile};`;
  const child = spawn('sh', ['-c', `${join} exec "$0" "$1"`, node, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      GOALSQUARE_DATA: directory,
      GOALSQUARE_STATE: state,
      MEMORY_MB: String(budget),
    },
  });
  let end: string | undefined;
  const over = once(child, 'close').then(() => {
    const kills = group?.kills() ?? 0;
    end = `${child.signalCode ?? `exit code ${child.exitCode}`}${kills > 0 ? ', killed for its memory' : ''}`;
  });
  const ready = await new Promise<RegExpExecArray>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (text === '-') return;
      text += chunk.toString();
      const found = /"port":(\d+).*"metricsPort":(\d+).*"msg":"ready"/u.exec(text);
      if (found === null) return;
      text = '-';
      resolve(found);
    });
    void over.then(() => {
      reject(new Error(`the server ended before it was ready: ${end ?? ''}`));
    });
  });
  const [, port = '', metricsPort = ''] = ready;
  return {
    target: new Target(Number(port), child.pid ?? 0, key),
    isEnforced: group !== undefined,
    ended: () => end,
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    stop: async () => {
      child.kill('SIGKILL');
      await over;
      group?.remove();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
