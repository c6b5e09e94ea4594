import { open, rm, stat } from 'node:fs/promises';

/** A lock that is older was left behind by a process that ended: making a key takes milliseconds. */
const LEFT_BEHIND_MILLISECONDS = 5000;
const TRY_EVERY_MILLISECONDS = 20;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function isTaken(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** A lock by its age, for the process that holds it may be one of another container. */
async function removeLeftBehind(lock: string): Promise<void> {
  const found = await stat(lock).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (found !== undefined && Date.now() - found.mtimeMs > LEFT_BEHIND_MILLISECONDS) await rm(lock, { force: true });
}

/** Does something while no other server that shares a folder does it: who comes second waits. */
export async function alone<T>(lock: string, act: () => Promise<T>): Promise<T> {
  while (!(await isTaken(lock))) {
    await removeLeftBehind(lock);
    await new Promise((resolve) => {
      setTimeout(resolve, TRY_EVERY_MILLISECONDS);
    });
  }
  try {
    return await act();
  } finally {
    await rm(lock, { force: true });
  }
}
