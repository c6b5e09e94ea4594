import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../../log/fault.js';
import { manifestIn } from './manifest.js';

const prefixOf = (directory: string): string => `.${path.basename(directory)}-`;

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return processId !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes temporary folders of processes that were killed before they finished. */
function removeLeavings(directory: string): void {
  const parent = path.dirname(directory);
  for (const name of readdirSync(parent)) {
    const processId = name.startsWith(prefixOf(directory))
      ? /^\d+/u.exec(name.slice(prefixOf(directory).length))?.[0]
      : undefined;
    if (processId !== undefined && !isRunning(Number(processId)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Checks that a folder is new, empty or contains a simulated world. **Throws** DataError otherwise. */
export function checkFree(directory: string): void {
  if (!existsSync(directory) || readdirSync(directory).length === 0 || manifestIn(directory) !== undefined) return;
  throw new DataError([
    {
      file: directory,
      line: 0,
      field: '',
      value: undefined,
      allowed: 'a folder that is new or empty, or holds a simulated world; this one holds something else',
    },
  ]);
}

/**
 * Fills a folder at once: it is made beside its place and moved there when it is whole, so that a process killed at any
 * point leaves the folder before it, or none. **Throws** DataError where the folder holds something else, and what
 * `fill` throws.
 */
export async function putInPlace<T>(directory: string, fill: (folder: string) => Promise<T>): Promise<T> {
  checkFree(directory);
  const place = path.resolve(directory);
  mkdirSync(path.dirname(place), { recursive: true });
  removeLeavings(place);
  const waiting = mkdtempSync(path.join(path.dirname(place), `${prefixOf(place)}${process.pid}-`));
  try {
    const result = await fill(path.join(waiting, 'new'));
    if (existsSync(place)) renameSync(place, path.join(waiting, 'old'));
    renameSync(path.join(waiting, 'new'), place);
    return result;
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
}
