import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * A command that runs another in a mount namespace where a folder is its own disk of a given size. The disk begins with
 * what the folder contains.
 */
const onSmallDisk = (folder: string, options: string, then = ':'): readonly string[] => [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-ec',
  'cp -a "$0" "$0.before"; mount -t tmpfs -o "$1" tmpfs "$0"; cp -a "$0.before/." "$0"; eval "$2"; shift 2; exec "$@"',
  folder,
  options,
  then,
];

/** Runs a command with a folder on a disk of some megabytes. */
export const onDiskOf = (folder: string, megabytes: number): readonly string[] =>
  onSmallDisk(folder, `size=${megabytes}m,mode=0700`);

/** Runs a command with a folder on a disk that cannot be written. */
export const onReadOnlyDisk = (folder: string): readonly string[] =>
  onSmallDisk(folder, 'size=4m,mode=0700', `mount -o remount,ro ${folder}`);

/** Runs a command with a folder on a disk that is full already. */
export const onFullDisk = (folder: string): readonly string[] =>
  onSmallDisk(folder, 'size=4m,mode=0700', `dd if=/dev/zero of='${folder}/filler' bs=4096 2>/dev/null || true`);

/** Why commands cannot be run on a small disk here. **Empty**: `undefined` if they can. */
export function whyNoSmallDisk(): string | undefined {
  const { status, stderr, error } = spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'],
    { encoding: 'utf8' },
  );
  return status === 0 ? undefined : `no mount namespace: ${error?.message ?? stderr.trim()}`;
}

/** The disk of a running process, seen from outside its namespace. */
export class DiskOf {
  readonly #filler: string;

  constructor(pid: number, folder: string) {
    this.#filler = path.join(`/proc/${pid}/root`, folder, 'filler');
  }

  /** Writes until not one byte is free. */
  fill(): void {
    for (const bytes of [65_536, 4096, 1])
      for (;;)
        try {
          appendFileSync(this.#filler, Buffer.alloc(bytes));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          break;
        }
  }

  /** Makes room again. */
  empty(): void {
    rmSync(this.#filler);
  }
}
