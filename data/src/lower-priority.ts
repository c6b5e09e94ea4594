import { constants, setPriority } from 'node:os';

/**
 * Gives a process, or this thread, the lowest priority. If the system does not allow the change, the priority stays the
 * same: for example, if system calls are filtered or the process has exited.
 *
 * **Shape**: `pid` is a process id. Default: this thread, on Linux, where threads have their own priorities. Returns
 * whether the priority is now the lowest.
 */
export function lowerPriority(pid = 0): boolean {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
    return true;
  } catch {
    return false;
  }
}
