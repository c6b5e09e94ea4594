import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';

/** A control group that limits the memory of the processes in it. */
export interface MemoryGroup {
  /** The file to which a process writes its id to join. */
  readonly joinFile: string;
  /** Returns how often the kernel has killed a process of the group. */
  readonly kills: () => number;
  /** Returns the highest memory use of the group, including files it has read. **Units**: bytes. */
  readonly peak: () => number;
  readonly remove: () => void;
}

/** The files of a control group in one version of cgroup. */
interface GroupFiles {
  readonly limit: string;
  readonly events: string;
  readonly peak: string;
}

function made(folder: string, bytes: number, { limit, events, peak }: GroupFiles): MemoryGroup {
  mkdirSync(folder);
  try {
    writeFileSync(path.join(folder, limit), String(bytes));
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return {
    joinFile: path.join(folder, 'cgroup.procs'),
    kills: () => Number(/^oom_kill (\d+)/mu.exec(read(events))?.[1] ?? 0),
    peak: () => Number(read(peak)),
    remove: () => {
      rmdirSync(folder);
    },
  };
}

/**
 * Creates a control group of version 2 or 1. **Empty**: `undefined` if this machine or user cannot create one.
 * **Units**: bytes.
 */
export function memoryGroup(bytes: number): MemoryGroup | undefined {
  const name = `goalsquare-check-${process.pid}`;
  try {
    return existsSync(path.join(ROOT, 'cgroup.controllers'))
      ? made(path.join(ROOT, name), bytes, { limit: 'memory.max', events: 'memory.events', peak: 'memory.peak' })
      : made(path.join(ROOT, 'memory', name), bytes, {
          limit: 'memory.limit_in_bytes',
          events: 'memory.oom_control',
          peak: 'memory.max_usage_in_bytes',
        });
  } catch {
    return undefined;
  }
}
