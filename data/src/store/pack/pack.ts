import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import type { Match, MatchBrief, MatchDetails, SeasonRecord } from '@goalsquare/engine';
import { readCheckedJson } from '../checked-json.js';
import { DamagedError } from '../damaged-error.js';
import { readCompact, unpackTransactions } from './compact.js';
import { engineFingerprint } from '../fingerprint.js';
import { briefsFrom, versionOf, type SeasonForm } from '../season-forms.js';
import { hasCode } from '../unless-missing.js';

/** A log in a pack, and the position of its match. `size` and `modified` are those of the log when it was packed. */
export interface PackEntry {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly matchId: number;
  /** **Empty**: `undefined` if the pack was written without revisions. */
  readonly revision?: number;
  readonly offset: number;
  readonly textOffset: number;
  readonly textLength: number;
  /**
   * CRC-32 of the columns and texts as stored on disk. **Empty**: `undefined` if the pack was written without
   * checksums.
   */
  readonly checksums?: readonly [columns: number, texts: number];
}

/** A season record in a pack. `size` and `modified` are those of its file when it was packed. */
export interface PackedRecord extends SeasonForm, Pick<SeasonRecord, 'league' | 'level'> {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** The details of a match, and the length of their JSON. */
export interface PackedDetails {
  readonly details: MatchDetails;
  readonly jsonLength: number;
}

/** The compact forms of a folder of logs and records. Each is read from disk when needed. */
export interface Pack {
  readonly entries: readonly PackEntry[];
  /** Reads the match of an entry. `details` is called when the match's details are read. */
  readonly match: (entry: PackEntry, details: () => MatchDetails) => Match;
  readonly texts: (entry: PackEntry) => PackedDetails;
  /** The briefs of each season's matches. */
  readonly seasons: readonly SeasonForm[];
  readonly briefs: (form: SeasonForm) => readonly MatchBrief[];
  readonly records: readonly PackedRecord[];
  readonly record: (form: PackedRecord) => SeasonRecord;
  readonly close: () => void;
}

/** The content of a pack's index. */
export interface Index {
  readonly fingerprint: string;
  /** Whether the pack is read-only and has no logs beside it. */
  readonly sealed?: true;
  readonly generation: string;
  /** Sizes of the three files in bytes, so that a truncated file is detected. */
  readonly columnBytes: number;
  readonly textBytes: number;
  readonly seasonBytes: number;
  readonly entries: readonly PackEntry[];
  readonly seasons: readonly SeasonForm[];
  readonly records: readonly PackedRecord[];
}

/** Name of the index. The names of the other files change with each new pack. */
export const INDEX = 'index.json';
/** Prefix of a sealed pack's generation, so that its files can be recognised if the index is lost. */
export const SEALED = 'sealed-';
export const columnsFile = (generation: string): string => `columns-${generation}.bin`;
export const textsFile = (generation: string): string => `texts-${generation}.bin`;
export const seasonsFile = (generation: string): string => `seasons-${generation}.json`;

/** Returns a match's details from the bytes of its texts. */
export function unpackedTexts(bytes: Buffer): PackedDetails {
  const end = 4 + bytes.readUInt32LE(0);
  const { header, statuses, extras, result, boxScore } = JSON.parse(bytes.toString('utf8', end)) as Pick<
    MatchDetails,
    'header' | 'statuses' | 'result' | 'boxScore'
  > & { extras: [number, never][] };
  const details: MatchDetails = {
    header,
    statuses,
    transactions: unpackTransactions(new Uint8Array(bytes.subarray(4, end)).buffer),
    extras: new Map(extras),
    ...(result && { result }),
    ...(boxScore && { boxScore }),
  };
  return { details, jsonLength: bytes.length - end };
}

/** Reads bytes of a file into a new buffer. **Throws** if the file ends early. */
function read(descriptor: number, offset: number, length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(length));
  for (let at = 0; at < length;) {
    const count = readSync(descriptor, bytes, at, length - at, offset + at);
    if (count === 0) throw new Error(`a file of compact forms ended after ${offset + at} bytes`);
    at += count;
  }
  return bytes;
}

/** Reads the index of a pack. **Throws** `DamagedError`, or errors of the file system. */
export const readIndex = (folder: string): Index => {
  const file = path.join(folder, INDEX);
  return readCheckedJson(readFileSync(file), file) as Index;
};

/** Whether a folder contains a sealed pack, from any engine, with or without an intact index. */
export function isSealed(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    return names.some((name) => name.startsWith(`columns-${SEALED}`)) || readIndex(folder).sealed === true;
  } catch {
    return false;
  }
}

/** Returns the reason why the index in a folder cannot be used. **Empty**: `undefined` if it is intact or missing. */
export function indexDamage(folder: string): Error | undefined {
  try {
    readIndex(folder);
  } catch (error) {
    if (error instanceof Error && !hasCode(error, 'ENOENT', 'ENOTDIR')) return error;
  }
  return undefined;
}

/** Returns the length of each entry's columns, which end where those of the next entry begin. */
function columnLengths({ entries, columnBytes }: Index): ReadonlyMap<PackEntry, number> {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return new Map(sorted.map((entry, at) => [entry, (sorted[at + 1]?.offset ?? columnBytes) - entry.offset]));
}

/** Verifies the bytes of a match. **Throws** DamagedError. */
function checkSum({ matchId }: PackEntry, bytes: Uint8Array, expected: number | undefined): void {
  if (expected !== undefined && crc32(bytes) !== expected)
    throw new DamagedError(`the compact form of match ${matchId}`, 'its checksum differs');
}

/**
 * Returns functions that read matches and texts from their positions in the files. Those of a sealed pack are
 * decompressed.
 */
function readerOf(index: Index, columns: number, texts: number): Pick<Pack, 'match' | 'texts'> {
  const lengths = columnLengths(index);
  const inflated = (bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> =>
    index.sealed ? Buffer.from(new Uint8Array(inflateRawSync(bytes)).buffer) : bytes;
  return {
    match: (entry, details) => {
      const bytes = read(columns, entry.offset, lengths.get(entry) ?? 0);
      checkSum(entry, bytes, entry.checksums?.[0]);
      return readCompact(inflated(bytes).buffer, 0, details);
    },
    texts: (entry) => {
      const bytes = read(texts, entry.textOffset, entry.textLength);
      checkSum(entry, bytes, entry.checksums?.[1]);
      return unpackedTexts(inflated(bytes));
    },
  };
}

/**
 * Returns the content of a folder as a pack, with files opened by `opened`. **Empty**: `undefined` if another engine
 * wrote the pack, or the size of a file differs from the index. **Throws** if a file is missing.
 */
function packIn(folder: string, opened: (file: string) => number): Omit<Pack, 'close'> | undefined {
  const index = readIndex(folder);
  const { generation, entries, records } = index;
  if (index.fingerprint !== engineFingerprint) return undefined;
  const [columns, texts, seasons] = [
    opened(path.join(folder, columnsFile(generation))),
    opened(path.join(folder, textsFile(generation))),
    opened(path.join(folder, seasonsFile(generation))),
  ];
  if (
    fstatSync(columns).size !== index.columnBytes ||
    fstatSync(texts).size !== index.textBytes ||
    fstatSync(seasons).size !== index.seasonBytes
  )
    return undefined;
  const seasonText = ({ offset, length, version, leagueId, levelId, seasonId }: SeasonForm): string => {
    const text = read(seasons, offset, length).toString('utf8');
    if (versionOf(text) === version) return text;
    throw new DamagedError(
      `the compact form of season ${seasonId} of league ${leagueId}, level ${levelId}`,
      'its checksum differs',
    );
  };
  return {
    entries,
    records,
    seasons: index.seasons,
    ...readerOf(index, columns, texts),
    briefs: (form) => briefsFrom(seasonText(form)),
    record: (form) => JSON.parse(seasonText(form)) as SeasonRecord,
  };
}

/** Opens the pack in a folder. **Empty**: `undefined` if it does not exist, is damaged, or another engine wrote it. */
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
    /* The pack is missing or damaged, and is written again. */
  }
  if (pack !== undefined) return { ...pack, close };
  close();
  return undefined;
}

/** A season record with the file it was read from. */
export interface PackableRecord {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly record: SeasonRecord;
}
