import { gzipSync } from 'fflate';
import { createTar } from 'nanotar';
import type { ArchiveFile } from './read-folder.js';

/** A file in an archive: its name and contents. */
export interface ArchiveEntry {
  readonly name: string;
  readonly data: string | Uint8Array;
}

const MODE = '644';

/** Maximum length of a name in an archive. **Units**: bytes. */
const NAME_LENGTH = 100;

/**
 * Returns a compressed archive of files. The same files and date give the same bytes. **Throws** if a name is too long.
 */
export function sourceArchive(name: string, entries: readonly ArchiveEntry[], date: string): ArchiveFile {
  const long = entries.find((entry) => Buffer.byteLength(entry.name) > NAME_LENGTH);
  if (long !== undefined) throw new Error(`${long.name} is too long a name for the archive`);
  const mtime = Date.parse(`${date}T12:00:00Z`);
  const attrs = { mode: MODE, uid: 0, gid: 0, user: 'root', group: 'root', mtime };
  return { name, bytes: gzipSync(createTar([...entries], { attrs }), { level: 9, mtime }) };
}
