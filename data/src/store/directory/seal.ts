import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Match } from '@goalsquare/engine';
import { REGISTER_FILE, type DataFile } from '../data-files.js';
import { DataError } from '../../log/fault.js';
import { MANIFEST_FILE } from './manifest.js';
import { openStore, PACK_FOLDER } from './directory-store.js';
import { openPack, type Pack, type PackableRecord } from '../pack/pack.js';
import { PackWriter, pieceOf } from '../pack/pack-writer.js';
import { putInPlace } from './put-in-place.js';

type ReadMatch = readonly [log: DataFile, match: Match];

function* matchesOf(pack: Pack): Generator<ReadMatch> {
  for (const entry of pack.entries) yield [entry, pack.match(entry, () => pack.texts(entry).details)];
}

/** Creates a folder of sealed forms. Only one match is in memory at a time. */
function writeSealed(folder: string, matches: Iterable<ReadMatch>, records: readonly PackableRecord[]): void {
  mkdirSync(folder);
  const writer = new PackWriter(path.join(folder, PACK_FOLDER), 'sealed');
  for (const [log, match] of matches) writer.add(log, pieceOf(match));
  writer.end(records);
}

/**
 * Writes sealed forms of matches that have no logs to the folder `out`. **Throws** DataError if `out` contains anything
 * other than a simulated world.
 */
export async function sealMatches(matches: Iterable<Match>, out: string): Promise<void> {
  const read = function* read(): Generator<ReadMatch> {
    for (const match of matches) yield [{ file: `${match.id}.ndjson`, size: 0, modified: 0 }, match];
  };
  await putInPlace(out, (folder) => {
    writeSealed(folder, read(), []);
    return Promise.resolve();
  });
}

/**
 * Writes the compact forms of a folder of logs to another folder, compressed and with the external ids but without the
 * logs. The sealed folder takes a third of the space and is read-only. Returns the number of matches. **Throws**
 * DataError if a file is faulty or `out` contains anything other than a simulated world.
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
    const records = pack.records.map((form) => ({
      file: form.file,
      size: form.size,
      modified: form.modified,
      record: pack.record(form),
    }));
    writeSealed(folder, matchesOf(pack), records);
    for (const name of [MANIFEST_FILE, REGISTER_FILE]) {
      const file = path.join(directory, name);
      if (existsSync(file)) writeFileSync(path.join(folder, name), readFileSync(file), { flush: true });
    }
    return Promise.resolve();
  });
  pack.close();
  return pack.entries.length;
}
