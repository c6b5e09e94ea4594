import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = '/sys/fs/cgroup';

/** A control group that limits the memory of the processes in it. */
export interface MemoryGroup {
  /** The file to which a process writes its id to join. */
  readonly joinFile: string;
  /** How often the kernel has killed a process of the group. */
  readonly kills: () => number;
  readonly remove: () => void;
}

function made(folder: string, limitFile: string, bytes: number, eventsFile: string): MemoryGroup {
  mkdirSync(folder);
  try {
    writeFileSync(path.join(folder, limitFile), String(bytes));
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  return {
    joinFile: path.join(folder, 'cgroup.procs'),
    kills: () => Number(/^oom_kill (\d+)/mu.exec(readFileSync(path.join(folder, eventsFile), 'utf8'))?.[1] ?? 0),
    remove: () => {
      rmdirSync(folder);
    },
  };
}

/**
 * Makes a control group of version 2 or 1. **Empty**: `undefined` if this machine or user cannot make one. **Units**:
 * bytes.
 */
export function memoryGroup(bytes: number): MemoryGroup | undefined {
  const name = `goalsquare-check-${process.pid}`;
  try {
    return existsSync(path.join(ROOT, 'cgroup.controllers'))
      ? made(path.join(ROOT, name), 'memory.max', bytes, 'memory.events')
      : made(path.join(ROOT, 'memory', name), 'memory.limit_in_bytes', bytes, 'memory.oom_control');
  } catch {
    return undefined;
  }
}
