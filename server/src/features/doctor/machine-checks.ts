import { countOf } from '@goalsquare/data';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MachineMemory } from '../../domain/memory/memory-of-machine.js';
import { readManifest } from '../backup/manifest.js';
import { KEY_ENDING } from '../identity/keys/key-folder.js';
import { fault, ok, skipped, warning, type Finding } from './finding.js';
import { messageWithCause } from '../../domain/errors.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1_048_576;

/** Share of free space below which a disk is almost full, or full. **Source**: `deploy/alerts.yaml`. */
const [ALMOST_FULL, FULL] = [0.1, 0.02] as const;

/** Age at which a backup is late, or missing: backups are nightly, and one may take a while. **Units**: hours. */
const [LATE_BACKUP, MISSING_BACKUP] = [26, 7 * 24] as const;

const DISK_PAGE = 'docs/runbook.md#a-disk-is-full-or-almost-full';
const CLOCK_PAGE = 'docs/runbook.md#callers-get-401-403-or-429';
const MEMORY_PAGE = 'docs/runbook.md#memory-is-almost-used-up';
const BACKUP_PAGE = 'docs/operating.md#backup-and-restore';
const KEYS_PAGE = 'docs/runbook.md#a-key-was-disclosed';

/** Returns the latest modification time of files in a folder. **Units**: milliseconds. **Empty**: 0. */
const lastChange = (folder: string): number =>
  existsSync(folder) ? Math.max(0, ...readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs)) : 0;

/**
 * Checks the clock against the modification times of files in the state folder, and against other named clocks.
 * **Units**: milliseconds.
 */
export function checkClock(now: number, stateDirectory: string, others: ReadonlyMap<string, number>): Finding {
  const remedy = 'Synchronise the clock, with systemd-timesyncd or chrony, and restart the server.';
  const ahead = lastChange(stateDirectory) - now;
  if (ahead > MINUTE)
    return fault(
      `files in ${stateDirectory} have times that are ${countOf(Math.round(ahead / MINUTE), 'minute')} in the future`,
      `The clock was set back: tokens and counts depend on it. ${remedy}`,
      CLOCK_PAGE,
    );
  for (const [name, time] of others) {
    const seconds = Math.round((time - now) / 1000);
    if (Math.abs(seconds) > 5) return fault(`the clock of ${name} differs by ${seconds} seconds`, remedy, CLOCK_PAGE);
  }
  return ok(others.size === 0 ? new Date(now).toISOString() : `agrees with ${[...others.keys()].join(', ')}`);
}

/** The size of a disk. **Units**: bytes. */
export interface DiskSize {
  readonly free: number;
  readonly size: number;
}

/** Checks the free space of the disks that folders are on. */
export async function checkDisk(
  folders: readonly string[],
  sizeOf: (folder: string) => Promise<DiskSize>,
): Promise<Finding> {
  const there = folders.filter((folder) => existsSync(folder));
  if (there.length === 0) return skipped(`the server has not created ${folders.join(', ')} yet`);
  const shares = await Promise.all(
    there.map(async (folder) => {
      const { free, size } = await sizeOf(folder);
      return { folder, free, share: free / size };
    }),
  );
  const least = shares.reduce((one, other) => (other.share < one.share ? other : one));
  const detail = `${least.folder} has ${Math.round(least.share * 100)}% free, ${Math.round(least.free / MEGABYTE)} MB`;
  if (least.share >= ALMOST_FULL) return ok(detail);
  return (least.share < FULL ? fault : warning)(detail, 'Make room on the disk.', DISK_PAGE);
}

/**
 * Compares the memory budget with the machine's memory and the control group's limit. `kills` is the number of
 * processes that the system killed in the group.
 */
export function checkMemory(budgetMegabytes: number, { total, limit = 0 }: MachineMemory, kills: number): Finding {
  const machine = Math.floor(total / MEGABYTE);
  const limited = limit > 0 && limit < total ? Math.floor(limit / MEGABYTE) : undefined;
  const detail = `MEMORY_MB is ${budgetMegabytes} of ${limited ?? machine} MB${limited === undefined ? ', without a limit' : ''}`;
  if (kills > 0)
    return fault(
      `${detail}; the system killed a process of the group ${countOf(kills, 'time')} for its memory`,
      'Give the server more memory, or lower MEMORY_MB, STREAMS_PER_ACCOUNT and PROCESSES.',
      MEMORY_PAGE,
    );
  return budgetMegabytes > (limited ?? machine)
    ? fault(detail, `Lower MEMORY_MB: ${limited === undefined ? 'the machine' : 'the limit'} is less.`, MEMORY_PAGE)
    : ok(detail);
}

/**
 * Checks that signing keys exist, that only their owner can read them, and that the newest is not long overdue for
 * replacement. `period` is how long a key signs.
 */
export function checkKeys(folder: string | undefined, now: number, period: number): Finding {
  if (folder === undefined) return skipped('keys exist only in memory (GOALSQUARE_KEYS=memory)');
  if (!existsSync(folder)) return warning(`${folder} does not exist`, 'Start the server, which creates it.', KEYS_PAGE);
  const files = readdirSync(folder).filter((name) => name.endsWith(KEY_ENDING));
  const open = [folder, ...files.map((name) => path.join(folder, name))].find(
    (name) => (statSync(name).mode & 0o077) !== 0,
  );
  if (open !== undefined)
    return fault(
      `users other than the owner can read ${open}`,
      `Run chmod -R go= ${folder}. If somebody may have read it, stop all servers, empty the folder and start them.`,
      KEYS_PAGE,
    );
  if (files.length === 0)
    return warning(`${folder} has no key`, 'The server creates one with the first token.', KEYS_PAGE);
  const newest = Math.max(...files.map((name) => statSync(path.join(folder, name)).mtimeMs));
  const days = Math.floor((now - newest) / (24 * HOUR));
  return now - newest > 2 * period
    ? warning(
        `the newest of ${countOf(files.length, 'key')} is ${countOf(days, 'day')} old`,
        'It is replaced with the next token, unless the folder cannot be written: see the line `keys` of /readyz.',
        'docs/runbook.md#readyz-is-503-or-reports-a-degraded-part',
      )
    : ok(`${countOf(files.length, 'key')}, the newest ${countOf(days, 'day')} old`);
}

/** Checks the age of the newest complete backup in a folder of backups. */
export function checkBackups(folder: string | undefined, now: number): Finding {
  const remedy = 'Make a backup now, copy it to another machine, and find out why the last ones failed.';
  if (folder === undefined) return skipped('name the folder of backups with --backups DIR');
  if (!existsSync(folder)) return fault(`${folder} does not exist`, remedy, BACKUP_PAGE);
  const made: number[] = [];
  const damaged: string[] = [];
  for (const name of readdirSync(folder).filter((one) => !one.endsWith('.partial')))
    try {
      made.push(Date.parse(readManifest(path.join(folder, name)).created));
    } catch (error) {
      damaged.push(messageWithCause(error));
    }
  if (made.length === 0) return fault(damaged[0] ?? `${folder} has no backup`, remedy, BACKUP_PAGE);
  const hours = Math.floor((now - Math.max(...made)) / HOUR);
  const detail = `${made.length} in ${folder}, the newest ${countOf(hours, 'hour')} old`;
  if (hours >= LATE_BACKUP) return (hours >= MISSING_BACKUP ? fault : warning)(detail, remedy, BACKUP_PAGE);
  return damaged[0] === undefined ? ok(detail) : warning(`${detail}; ${damaged[0]}`, remedy, BACKUP_PAGE);
}
