import { readFileSync } from 'node:fs';

/** Memory of a process that is in RAM. **Units**: megabytes. **Empty**: NaN where the system does not report it. */
export function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}
