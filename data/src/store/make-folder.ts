import { mkdirSync } from 'node:fs';

const OWNER_ONLY = 0o700;

/**
 * Creates a folder that only its owner can use, including its parents. **Throws** errors of the file system. On a
 * read-only disk, Node.js would report a missing parent unless the folder itself is created alone.
 */
export function makeFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  } catch {
    mkdirSync(directory, { mode: OWNER_ONLY });
  }
}
