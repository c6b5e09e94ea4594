import { constants, setPriority } from 'node:os';

/**
 * Gives a process, or this thread, the lowest priority. It keeps its priority if the system does not allow the change:
 * under a filter of system calls, for example, or if the process has ended.
 *
 * **Shape**: `pid` is the id of a process. Default: this thread, on Linux, where a thread has a priority of its own.
 * Returns whether it has the lowest priority now.
 */
export function lowerPriority(pid = 0): boolean {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    return true;
  } catch {
    return false;
  }
}
