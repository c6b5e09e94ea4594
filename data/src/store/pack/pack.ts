import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Match, MatchBrief, MatchDetails, SeasonRecord } from '@goalsquare/engine';
import { readCompact, unpackTransactions } from './compact.js';
import { engineFingerprint } from '../fingerprint.js';
import { briefsFrom, type SeasonForm } from '../season-forms.js';

/** A log in a pack, and where its match lies. `size` and `modified` are those of the log when it was packed. */
export interface PackEntry {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly matchId: number;
  readonly offset: number;
  /** Bytes of the deflated columns, in a sealed pack alone. */
  readonly columnLength?: number;
  readonly textOffset: number;
  readonly textLength: number;
}

/** The record of a season in a pack. `size` and `modified` are those of its file when it was packed. */
export interface PackedRecord extends SeasonForm, Pick<SeasonRecord, 'league' | 'level'> {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/**
 * The compact forms of a directory of logs and records: columns in memory, texts and seasons on disk; columns too where
 * it is sealed.
 */
export interface Pack {
  readonly entries: readonly PackEntry[];
  /** The match of an entry; `texts` is called when texts are asked for. */
  readonly match: (entry: PackEntry, texts: () => MatchDetails) => Match;
  readonly texts: (entry: PackEntry) => MatchDetails;
  /** The matches of each season in brief. */
  readonly seasons: readonly SeasonForm[];
  readonly briefs: (form: SeasonForm) => readonly MatchBrief[];
  readonly records: readonly PackedRecord[];
  readonly record: (form: PackedRecord) => SeasonRecord;
  readonly close: () => void;
}

/** What the index of a pack says. */
export interface Index {
  readonly fingerprint: string;
  /** The pack stands without its logs, for reading only. */
  readonly sealed?: true;
  readonly generation: string;
  /** Bytes of the three files, so that one cut short is known. */
  readonly columnBytes: number;
  readonly textBytes: number;
  readonly seasonBytes: number;
  readonly entries: readonly PackEntry[];
  readonly seasons: readonly SeasonForm[];
  readonly records: readonly PackedRecord[];
}

/** Names of the files of a pack; those of its forms change with each writing. */
export const INDEX = 'index.json';
export const columnsFile = (generation: string): string => `columns-${generation}.bin`;
export const textsFile = (generation: string): string => `texts-${generation}.bin`;
export const seasonsFile = (generation: string): string => `seasons-${generation}.json`;

/** Returns the details of a match from the bytes of its texts. */
export function unpackedTexts(bytes: Buffer): MatchDetails {
  const end = 4 + bytes.readUInt32LE(0);
  const { header, statuses, extras, result, boxScore } = JSON.parse(bytes.toString('utf8', end)) as Pick<
    MatchDetails,
    'header' | 'statuses' | 'result' | 'boxScore'
  > & { extras: [number, never][] };
  return {
    header,
    statuses,
    transactions: unpackTransactions(Uint8Array.from(bytes.subarray(4, end)).buffer),
    extras: new Map(extras),
    ...(result && { result }),
    ...(boxScore && { boxScore }),
  };
}

/** Reads a whole file into a buffer of its own, whose columns can be used in place. */
export function readWhole(file: string): ArrayBuffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new ArrayBuffer(statSync(file).size);
    const into = new Uint8Array(bytes);
    for (let at = 0; at < into.length;) {
      const read = readSync(descriptor, into, at, into.length - at, at);
      if (read === 0) throw new Error(`${file} ended early`);
      at += read;
    }
    return bytes;
  } finally {
    closeSync(descriptor);
  }
}

function read(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, offset);
  return bytes;
}

const readIndex = (folder: string): Index => JSON.parse(readFileSync(path.join(folder, INDEX), 'utf8')) as Index;

/** Whether a folder says it holds a sealed pack, of whatever engine. */
export function isSealed(folder: string): boolean {
  try {
    return readIndex(folder).sealed === true;
  } catch {
    return false;
  }
}

/** How the matches and texts of a pack are read: in place, or inflated one by one where it is sealed. */
function readerOf(
  { sealed, columnBytes }: Index,
  columnsPath: string,
  opened: (name: string) => number,
  texts: number,
): Pick<Pack, 'match' | 'texts'> | undefined {
  if (sealed) {
    const columns = opened(columnsPath);
    if (fstatSync(columns).size !== columnBytes) return undefined;
    const inflated = (descriptor: number, offset: number, length: number): Buffer =>
      inflateRawSync(read(descriptor, offset, length));
    return {
      match: ({ offset, columnLength = 0 }, told) =>
        readCompact(Uint8Array.from(inflated(columns, offset, columnLength)).buffer, 0, told),
      texts: ({ textOffset, textLength }) => unpackedTexts(inflated(texts, textOffset, textLength)),
    };
  }
  const columns = readWhole(columnsPath);
  if (columns.byteLength !== columnBytes) return undefined;
  return {
    match: ({ offset }, told) => readCompact(columns, offset, told),
    texts: ({ textOffset, textLength }) => unpackedTexts(read(texts, textOffset, textLength)),
  };
}

/** What a folder holds as a pack, with files opened by `opened`. **Throws** where one is missing. */
function packIn(folder: string, opened: (file: string) => number): Omit<Pack, 'close'> | undefined {
  const index = readIndex(folder);
  const { generation, entries, records } = index;
  if (index.fingerprint !== engineFingerprint) return undefined;
  const [texts, seasons] = [
    opened(path.join(folder, textsFile(generation))),
    opened(path.join(folder, seasonsFile(generation))),
  ];
  if (fstatSync(texts).size !== index.textBytes || fstatSync(seasons).size !== index.seasonBytes) return undefined;
  const reader = readerOf(index, path.join(folder, columnsFile(generation)), opened, texts);
  if (reader === undefined) return undefined;
  const seasonText = ({ offset, length }: SeasonForm): string => read(seasons, offset, length).toString('utf8');
  return {
    entries,
    records,
    seasons: index.seasons,
    ...reader,
    briefs: (form) => briefsFrom(seasonText(form)),
    record: (form) => JSON.parse(seasonText(form)) as SeasonRecord,
  };
}

/** Opens the pack in a folder. **Empty**: `undefined` where there is none, it is broken, or it is of another engine. */
export function openPack(folder: string): Pack | undefined {
  const open: number[] = [];
  const close = (): void => {
    for (const descriptor of open.splice(0)) closeSync(descriptor);
  };
  let pack: Omit<Pack, 'close'> | undefined;
  try {
    pack = packIn(folder, (file) => {
      const descriptor = openSync(file, 'r');
      open.push(descriptor);
      return descriptor;
    });
  } catch {
    /* It is missing or broken, and is made anew. */
  }
  if (pack !== undefined) return { ...pack, close };
  close();
  return undefined;
}

/** A match and the log it was read from. */
export interface Packable {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly match: Match;
}

/** The record of a season and the file it was read from. */
export interface PackableRecord {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly record: SeasonRecord;
}
