import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { memoryOfMachine, type MachineMemory } from '../../domain/memory/memory-of-machine.js';
import { lastHolderOf } from '../../storage/files/lock-state.js';

const GROUPS = '/sys/fs/cgroup';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** Memory limit of the server's control group, and the number of its processes that the system killed. */
export interface GroupMemory {
  readonly memory: MachineMemory;
  readonly kills: number;
}

/**
 * Reads the memory limit of the control group of the server that has locked a state folder. **Empty**: the limit of
 * this process if no such server runs on this machine, or without cgroup v2.
 */
export function groupOfServer(stateDirectory: string): GroupMemory {
  const { total, limit } = memoryOfMachine();
  const { pid = '', host } = lastHolderOf(stateDirectory) ?? {};
  const name = host === hostname() ? /^0::(.*)$/mu.exec(read(`/proc/${pid}/cgroup`) ?? '')?.[1] : undefined;
  const folder = path.join(GROUPS, name ?? '/');
  const own = Number(name === undefined ? NaN : read(path.join(folder, 'memory.max')));
  const kills = Number(/^oom_kill (\d+)$/mu.exec(read(path.join(folder, 'memory.events')) ?? '')?.[1] ?? 0);
  return { memory: { total, limit: Number.isNaN(own) ? limit : own }, kills: name === undefined ? 0 : kills };
}
