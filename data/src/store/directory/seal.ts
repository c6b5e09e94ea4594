import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../../log/fault.js';
import { MANIFEST_FILE } from './manifest.js';
import { openStore, PACK_FOLDER } from './directory-store.js';
import { openPack } from '../pack/pack.js';
import { PackWriter, pieceOf } from '../pack/pack-writer.js';
import { putInPlace } from './put-in-place.js';

/**
 * Writes the compact forms of a folder of logs into another folder, deflated and without the logs: a third of the size,
 * for reading only. Answers how many matches there are. **Throws** DataError where a file has a fault or `out` holds
 * something else than a simulated world.
 */
export async function sealFolder(directory: string, out: string): Promise<number> {
  const { faults, close } = await openStore(directory);
  close();
  if (faults.length > 0) throw new DataError([...faults]);
  const pack = openPack(path.join(directory, PACK_FOLDER));
  if (pack === undefined)
    throw new Error(
      `the compact forms of ${directory} could not be written: seal a copy of it in a folder that can be written`,
    );
  await putInPlace(out, (folder) => {
    mkdirSync(folder);
    const writer = new PackWriter(path.join(folder, PACK_FOLDER), 'sealed');
    for (const entry of pack.entries) writer.add(entry, pieceOf(pack.match(entry, () => pack.texts(entry).details)));
    writer.end(
      pack.records.map((form) => ({
        file: form.file,
        size: form.size,
        modified: form.modified,
        record: pack.record(form),
      })),
    );
    const manifest = path.join(directory, MANIFEST_FILE);
    if (existsSync(manifest)) copyFileSync(manifest, path.join(folder, MANIFEST_FILE));
    return Promise.resolve();
  });
  pack.close();
  return pack.entries.length;
}
