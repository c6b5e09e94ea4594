import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PartState } from '../operations/readiness.js';
import type { Hub } from './hub.js';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const command = ['--conditions=source', '--import', 'tsx', 'tools/build-hub.ts', '--where-needed'];

/** Below that of the server, which goes on answering. */
const PRIORITY = 10;

/** The hub being built beside the server. */
export interface HubBuild {
  /** Unready until there is a hub; degraded where it could not be built. */
  readonly state: () => PartState;
  readonly stop: () => void;
}

/**
 * Builds the hub where it is missing or older than what it is built from, in a process of its own; what that process
 * prints is passed on.
 */
export function buildHub(hub: Hub, say: (line: string) => void): HubBuild {
  let failure: string | undefined;
  const child = spawn(process.execPath, command, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  hub.progress = 'starting';
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  createInterface(child.stdout).on('line', (line) => {
    hub.progress = line;
    say(`documentation: ${line}`);
  });
  const over = (why: string | undefined): void => {
    hub.progress = undefined;
    failure = why;
    if (why !== undefined) say(`documentation: ${why}`);
  };
  child.on('error', ({ message }) => {
    over(`it cannot be built: ${message}`);
  });
  child.on('close', (code) => {
    over(code === 0 ? undefined : `it could not be built: code ${code ?? 'none'}`);
  });
  return {
    state: () => {
      if (failure !== undefined) return { degraded: failure };
      return hub.progress === undefined || hub.listing() !== undefined
        ? 'ready'
        : { unready: `being built: ${hub.progress}` };
    },
    stop: () => {
      child.kill();
    },
  };
}
