import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** **Units**: milliseconds. */
const LOOKS_EVERY = 1000;

const holderOf = async (file: string): Promise<number | undefined> => {
  const id = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Tries to create the lock file. It contains the process id as soon as it exists. */
async function taken(file: string): Promise<boolean> {
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    return await link(own, file).then(
      () => true,
      () => false,
    );
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Runs an action while no other process runs it. A lock file holds the process id; the file of a dead process is
 * ignored.
 */
export async function oneAtATime<T>(file: string, say: (line: string) => void, act: () => Promise<T>): Promise<T> {
  while (!(await taken(file))) {
    const holder = await holderOf(file);
    if (holder === undefined || !isAlive(holder)) {
      await rm(file, { force: true });
      continue;
    }
    say(`waiting for process ${holder}, which is already doing this`);
    await wait(LOOKS_EVERY);
  }
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}
