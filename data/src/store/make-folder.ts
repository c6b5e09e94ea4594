import { mkdirSync } from 'node:fs';

const OWNER_ONLY = 0o700;

/**
 * Makes a folder that only its owner can use, with those above it. **Throws** what the file system throws: for a
 * read-only disk, Node.js reports that a folder above is missing unless it makes the folder alone.
 */
export function makeFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
  } catch {
    mkdirSync(directory, { mode: OWNER_ONLY });
  }
}
