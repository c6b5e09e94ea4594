import { open } from 'lmdb';

/**
 * Copies a database while other processes on this machine read and write it. The copy is a consistent snapshot without
 * free space.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const database = open({ path: file, readOnly: true });
  try {
    await database.backup(to, true);
  } finally {
    await database.close();
  }
}
