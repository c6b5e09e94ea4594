import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { sha256 } from '../../sha256.js';

/** Prefix of folders in which commands prepare files. */
export const WRITING_PREFIX = '.writing-';

/**
 * Time after its last change for which a folder from another machine or container counts as in use, because process ids
 * do not show whether its writer is running. **Units**: milliseconds.
 */
const FOREIGN_IN_USE = 3_600_000;

/** Index of the start time among the fields of `/proc/PID/stat` that follow the name of the program. */
const START_FIELD = 19;

const orEmpty = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Identifies a process id space: a machine since its boot, and a container on it. */
const processSpace = sha256(
  [
    hostname(),
    orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    orEmpty(() => readlinkSync('/proc/self/ns/pid')),
  ].join('\n'),
).slice(0, 12);

/**
 * Returns the start time of a process, or `0` if the system does not report it. **Empty**: an empty text if there is no
 * such process.
 */
function startOf(processId: number): string {
  if (existsSync('/proc/self/stat'))
    return orEmpty(() => {
      const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
      return text.slice(text.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
    });
  try {
    process.kill(processId, 0);
    return '0';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : '';
  }
}

/** Returns a new name for a folder in which this process prepares files. */
export const newWriterName = (): string =>
  `${WRITING_PREFIX}${processSpace}-${process.pid}-${startOf(process.pid)}-${randomUUID()}`;

/** The process that prepares files in a folder. */
export type Writer = 'this-process' | 'process' | 'elsewhere' | 'nobody';

const lastChange = (folder: string): number =>
  Math.max(
    ...['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
      (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  );

/**
 * Returns the process that prepares files in a folder. `elsewhere` is a writer on another machine or in another
 * container that may still be running.
 */
export function writerOf(folder: string): Writer {
  const [, space, id, start] = /^\.writing-([0-9a-f]{12})-(\d+)-(\d+)-/u.exec(path.basename(folder)) ?? [];
  if (space === processSpace)
    return startOf(Number(id)) !== start ? 'nobody' : Number(id) === process.pid ? 'this-process' : 'process';
  return Date.now() - lastChange(folder) > FOREIGN_IN_USE ? 'nobody' : 'elsewhere';
}
