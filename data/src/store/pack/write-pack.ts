import type { Packable, PackableRecord } from './pack.js';
import { PackWriter, pieceOf } from './pack-writer.js';

/** Writes matches and records as the pack of a folder, at once. **Throws** what the file system throws. */
export function writePack(folder: string, matches: readonly Packable[], records: readonly PackableRecord[] = []): void {
  const writer = new PackWriter(folder);
  for (const { match, ...file } of matches) writer.add(file, pieceOf(match));
  writer.end(records);
}
