import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { repository } from '../../domain/repository.js';
import type { PartState } from '../operations/readiness.js';
import type { Hub } from './hub.js';

const command = ['--conditions=source', '--import', 'tsx', 'tools/release/hub/build-hub.ts'];

/** The lowest: the server and the simulation of the sandbox go on. */
const PRIORITY = constants.priority.PRIORITY_LOW;

/** The hub being built beside the server. */
export interface HubBuild {
  /** Degraded until there is a hub, and where it could not be built. */
  readonly state: () => PartState;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Builds the hub where it is missing or older than what it is built from, in a process of its own; what that process
 * prints is passed on.
 */
export function buildHub(hub: Hub, say: (line: string) => void): HubBuild {
  let failure: string | undefined;
  let child: ChildProcess | undefined;
  hub.progress = 'starting';
  const over = (why: string | undefined): void => {
    hub.progress = undefined;
    failure = why;
    if (why !== undefined) say(`documentation: ${why}`);
  };
  const start = (): void => {
    const started = spawn(process.execPath, command, { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
    child = started;
    if (started.pid !== undefined) setPriority(started.pid, PRIORITY);
    createInterface(started.stdout).on('line', (line) => {
      hub.progress = line;
      say(`documentation: ${line}`);
    });
    started.on('error', ({ message }) => {
      over(`it cannot be built: ${message}`);
    });
    started.on('close', (code) => {
      over(code === 0 ? undefined : `it could not be built: code ${code ?? 'none'}`);
    });
  };
  return {
    start,
    state: () => {
      if (failure !== undefined) return { degraded: failure };
      return hub.progress === undefined || hub.listing() !== undefined
        ? 'ready'
        : { degraded: `being built: ${hub.progress}` };
    },
    stop: () => {
      child?.kill();
    },
  };
}
