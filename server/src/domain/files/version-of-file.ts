import { statSync } from 'node:fs';

/** Returns a text that changes whenever a file does. **Empty**: an empty text if the file does not exist. */
export function versionOfFile(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino} ${found.mtimeNs} ${found.size}`;
}
