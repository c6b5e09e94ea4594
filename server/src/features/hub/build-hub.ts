import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { lowerPriority } from '@goalsquare/data';
import { repository } from '../../domain/repository.js';
import type { PartState } from '../operations/readiness.js';
import type { Hub } from './hub.js';

/** Programs that run from source. */
const programs = { packing: 'tools/release/pack-clients.ts', progress: 'gatsby-site/publish/build-hub.ts' } as const;
const names = { packing: 'clients', progress: 'documentation' } as const;

/** A build of the hub that runs beside the server. */
export interface HubBuild {
  /** Degraded until the hub exists, and afterwards if it could not be built. */
  readonly state: () => PartState;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Packs the clients and then builds the hub, each if it is missing or older than its sources. Each runs in its own
 * process, whose output lines are passed to `say`. If packing fails, the hub is built anyway.
 */
export function buildHub(hub: Hub, say: (line: string) => void): HubBuild {
  let failure: string | undefined;
  let child: ChildProcess | undefined;
  let isStopped = false;
  hub.packing = 'starting';
  hub.progress = 'after the clients';
  const run = (part: keyof typeof programs): Promise<string | undefined> =>
    new Promise((resolve) => {
      const over = (why: string | undefined): void => {
        hub[part] = undefined;
        if (why !== undefined) say(`${names[part]}: ${why}`);
        resolve(why);
      };
      const words = ['--conditions=source', '--import', 'tsx', programs[part]];
      const started = spawn(process.execPath, words, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      // The server and the simulation of the sandbox take precedence.
      if (started.pid !== undefined) lowerPriority(started.pid);
      createInterface(started.stdout).on('line', (line) => {
        hub[part] = line;
        say(`${names[part]}: ${line}`);
      });
      started.on('error', ({ message }) => {
        over(`cannot be built: ${message}`);
      });
      started.on('close', (code) => {
        over(code === 0 ? undefined : `could not be built: exit code ${code ?? 'none'}`);
      });
    });
  const runBoth = async (): Promise<void> => {
    await run('packing');
    if (!isStopped) failure = await run('progress');
  };
  return {
    start: () => {
      void runBoth();
    },
    state: () => {
      if (failure !== undefined) return { degraded: failure };
      return hub.progress === undefined || hub.listing() !== undefined
        ? 'ready'
        : { degraded: `being built: ${hub.progress}` };
    },
    stop: () => {
      isStopped = true;
      child?.kill();
    },
  };
}
