import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { faultIn, type Fault } from '../../log/fault.js';
import { engineFingerprint } from '../fingerprint.js';
import { seasonKeyText } from '../season-forms.js';
import {
  columnsFile,
  INDEX,
  isSealed,
  openPack,
  readIndex,
  seasonsFile,
  textsFile,
  type Index,
  type Pack,
} from './pack.js';
import { countOf } from '../../count-of.js';
import { errorMessage } from '../../error-message.js';

/** Progress is printed after this many matches. */
const SAY_EVERY = 500;

/** Returns a fault if a function throws. */
function faultOf(file: string, part: string, read: () => unknown): readonly Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    return [faultIn(file, `undamaged data; ${errorMessage(error)}`, { field: part })];
  }
}

/** Returns the faults of files whose length differs from the index. */
function lengthFaults(folder: string, { generation, columnBytes, textBytes, seasonBytes }: Index): readonly Fault[] {
  const lengths: readonly (readonly [string, number])[] = [
    [columnsFile(generation), columnBytes],
    [textsFile(generation), textBytes],
    [seasonsFile(generation), seasonBytes],
  ];
  return lengths.flatMap(([name, expected]) => {
    const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
    const found = size === undefined ? 'no file' : `${size} bytes`;
    return size === expected ? [] : [faultIn(path.join(folder, name), `${expected} bytes; there are ${found}`)];
  });
}

/** Reads every form of a pack, and returns the faults. */
function formFaults(folder: string, pack: Pack, generation: string, say: (line: string) => void): readonly Fault[] {
  const [columns, texts, seasons] = [columnsFile, textsFile, seasonsFile].map((nameOf) =>
    path.join(folder, nameOf(generation)),
  ) as [string, string, string];
  const ofMatches = pack.entries.flatMap((entry, at) => {
    if (at > 0 && at % SAY_EVERY === 0) say(`${folder}: checked ${at} of ${pack.entries.length} matches`);
    const name = `match ${entry.matchId} (${entry.file})`;
    return [
      ...faultOf(texts, name, () => pack.texts(entry)),
      ...faultOf(columns, name, () => pack.match(entry, () => pack.texts(entry).details)),
    ];
  });
  const ofSeasons = pack.seasons.flatMap((form) =>
    faultOf(seasons, `matches of season ${seasonKeyText(form)}`, () => pack.briefs(form)),
  );
  const ofRecords = pack.records.flatMap((form) =>
    faultOf(seasons, `record of season ${seasonKeyText(form)} (${form.file})`, () => pack.record(form)),
  );
  return [...ofMatches, ...ofSeasons, ...ofRecords];
}

/** The result of a check of compact forms. */
export interface CheckedPack {
  /** Describes the checked forms in one line. */
  readonly line: string;
  readonly faults: readonly Fault[];
}

/**
 * Checks the compact forms in a folder by reading each and comparing it with its checksum. **Empty**: `undefined` if
 * the folder has none.
 */
export function checkPack(folder: string, say: (line: string) => void): CheckedPack | undefined {
  const file = path.join(folder, INDEX);
  if (!existsSync(file) && !isSealed(folder)) return undefined;
  let index: Index;
  try {
    index = readIndex(folder);
  } catch (error) {
    const reason = errorMessage(error);
    return { line: `${folder}: compact forms without an index`, faults: [faultIn(file, `an index; ${reason}`)] };
  }
  if (index.fingerprint !== engineFingerprint)
    return { line: `${folder}: compact forms from another version of Goalsquare: not checked`, faults: [] };
  const lengths = lengthFaults(folder, index);
  const pack = lengths.length > 0 ? undefined : openPack(folder);
  if (pack === undefined) return { line: `${folder}: compact forms that cannot be opened`, faults: lengths };
  try {
    const { entries, seasons, records } = pack;
    return {
      line: `${folder}: compact forms of ${countOf(entries.length, 'match')}, ${countOf(seasons.length, 'season')} and ${countOf(records.length, 'record')}`,
      faults: formFaults(folder, pack, index.generation, say),
    };
  } finally {
    pack.close();
  }
}
