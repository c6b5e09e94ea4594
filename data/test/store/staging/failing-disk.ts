import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Thrown by every change of a file after the simulated kill. */
export class Killed extends Error {}

type Work = (...args: never[]) => unknown;

const changing = [
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'writeFileSync',
  'openSync',
  'writeSync',
  'fsyncSync',
  'linkSync',
  'copyFileSync',
] as const;

const original = Object.fromEntries(changing.map((name) => [name, fs[name]])) as unknown as Pick<
  typeof fs,
  (typeof changing)[number]
>;
const later = ['mkdir', 'rename', 'link', 'copyFile', 'unlink'] as const;
const { writeFile, rm } = promises;
const originalLater = Object.fromEntries(later.map((name) => [name, promises[name]]));

// Node.js loads what removes folders when it is first used, and keeps the functions that it finds then.
fs.rmSync(fs.mkdtempSync(path.join(tmpdir(), 'goalsquare-')), { recursive: true });

const inodeOf = (file: fs.PathLike): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.ino;

const filesBelow = (folder: string): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Runs some work and stops it at its nth change of a file, as if the power failed: that change is made by half or not
 * at all, later ones fail, and files that were not synced are empty. Returns the changes that were made. `kill` may end
 * the process.
 */
export async function killedAt(
  nth: number,
  root: string,
  work: () => Promise<unknown>,
  kill: () => void = () => undefined,
): Promise<readonly string[]> {
  const made: string[] = [];
  const unsynced = new Set<number>();
  const touch = (file: fs.PathLike | number): void => {
    const ino = typeof file === 'number' ? fs.fstatSync(file).ino : inodeOf(file);
    if (ino !== undefined) unsynced.add(ino);
  };
  const step = (name: string, args: readonly unknown[], byHalf: () => void = () => undefined): void => {
    const isFirst = made.length === nth - 1;
    if (isFirst) {
      byHalf();
      kill();
    }
    if (isFirst || made.length >= nth) {
      made[nth - 1] = 'killed';
      throw new Killed(`killed at change ${nth}, ${name}`);
    }
    made.push(
      [name, ...args.filter((arg) => typeof arg === 'string').map((arg) => path.relative(root, arg))].join(' '),
    );
  };
  const removeOne = (folder: fs.PathLike): void => {
    const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
    const [first] = stats?.isDirectory() ? filesBelow(String(folder)) : [];
    if (first !== undefined) original.rmSync(first);
  };
  const replaced: Record<string, Work> = {
    ...Object.fromEntries(
      (['mkdirSync', 'renameSync', 'rmdirSync', 'linkSync'] as const).map((name) => [
        name,
        (...args: never[]) => {
          step(name, args);
          return (original[name] as Work)(...args);
        },
      ]),
    ),
    rmSync: (...args: Parameters<typeof fs.rmSync>) => {
      step('rmSync', args, () => {
        removeOne(args[0]);
      });
      original.rmSync(...args);
    },
    openSync: (...args: Parameters<typeof fs.openSync>) => {
      if (args[1] === 'r') return original.openSync(...args);
      step('openSync', args);
      const descriptor = original.openSync(...args);
      touch(descriptor);
      return descriptor;
    },
    writeSync: (...args: Parameters<typeof fs.writeSync>) => {
      step('writeSync', []);
      touch(args[0]);
      return original.writeSync(...args);
    },
    fsyncSync: (descriptor: number) => {
      step('fsyncSync', [fs.readlinkSync(`/proc/self/fd/${descriptor}`)]);
      original.fsyncSync(descriptor);
      unsynced.delete(fs.fstatSync(descriptor).ino);
    },
    copyFileSync: (...args: Parameters<typeof fs.copyFileSync>) => {
      step('copyFileSync', args);
      original.copyFileSync(...args);
      touch(args[1]);
    },
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      const [file, bytes, options] = args;
      step('writeFileSync', [file], () => {
        original.writeFileSync(file, Buffer.from(bytes as string).subarray(0, 10));
      });
      original.writeFileSync(...args);
      if (!(options as { flush?: boolean } | undefined)?.flush) touch(file);
    },
  };
  const writeLater: typeof writeFile = async (...args) => {
    const [file, bytes, options] = args;
    step('writeFile', [file], () => {
      original.writeFileSync(file as string, (bytes as Buffer).subarray(0, 10));
    });
    await writeFile(...args);
    if (!(options as { flush?: boolean } | undefined)?.flush) touch(file as string);
  };
  Object.assign(fs, replaced);
  const removeLater: typeof rm = async (...args) => {
    step('rm', args, () => {
      removeOne(args[0]);
    });
    await rm(...args);
  };
  const replacedLater = Object.fromEntries(
    later.map((name) => [
      name,
      async (...args: never[]) => {
        step(name, args);
        return await (originalLater[name] as Work)(...args);
      },
    ]),
  );
  Object.assign(promises, { ...replacedLater, writeFile: writeLater, rm: removeLater });
  syncBuiltinESMExports();
  try {
    await work();
  } catch (error) {
    if (!made.includes('killed')) throw error;
  } finally {
    Object.assign(fs, original);
    Object.assign(promises, { ...originalLater, writeFile, rm });
    syncBuiltinESMExports();
  }
  if (made.includes('killed'))
    for (const file of filesBelow(root)) if (unsynced.has(inodeOf(file) ?? 0)) fs.truncateSync(file);
  return made;
}
