import { open } from 'lmdb';

/**
 * Copies a database while other processes of this machine read and write it. The copy is the database as it was at one
 * moment, without free space.
 */
export async function copyDatabase(file: string, to: string): Promise<void> {
  const database = open({ path: file, readOnly: true });
  try {
    await database.backup(to, true);
  } finally {
    await database.close();
  }
}
