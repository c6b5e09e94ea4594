import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Match, MatchBrief, MatchTexts, SeasonRecord } from '@goalsquare/engine';
import { unpackTransactions } from './compact.js';
import { engineFingerprint } from './fingerprint.js';
import { briefsFrom, type SeasonForm } from './season-forms.js';

/** A log in a pack, and where its match lies. `size` and `modified` are those of the log when it was packed. */
export interface PackEntry {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly matchId: number;
  readonly offset: number;
  readonly textOffset: number;
  readonly textLength: number;
}

/** The record of a season in a pack. `size` and `modified` are those of its file when it was packed. */
export interface PackedRecord extends SeasonForm, Pick<SeasonRecord, 'league' | 'level'> {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
}

/** The compact forms of a directory of logs and records: columns in memory, texts and seasons on disk. */
export interface Pack {
  readonly entries: readonly PackEntry[];
  readonly columns: ArrayBuffer;
  readonly texts: (entry: PackEntry) => MatchTexts;
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

function unpackedTexts(bytes: Buffer): MatchTexts {
  const end = 4 + bytes.readUInt32LE(0);
  const { header, statuses, extras, result } = JSON.parse(bytes.toString('utf8', end)) as Pick<MatchTexts, 'header' | 'statuses' | 'result'> & { extras: [number, never][] };
  return { header, statuses, transactions: unpackTransactions(Uint8Array.from(bytes.subarray(4, end)).buffer), extras: new Map(extras), ...(result && { result }) };
}

/** Reads a whole file into a buffer of its own, whose columns can be used in place. */
export function readWhole(file: string): ArrayBuffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new ArrayBuffer(statSync(file).size);
    const into = new Uint8Array(bytes);
    for (let at = 0; at < into.length; ) {
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

/** Opens the pack in a folder. **Empty**: `undefined` where there is none, it is broken, or it is of another engine. */
export function openPack(folder: string): Pack | undefined {
  const open: number[] = [];
  const close = (): void => { for (const descriptor of open.splice(0)) closeSync(descriptor); };
  const opened = (name: string): number => {
    const descriptor = openSync(path.join(folder, name), 'r');
    open.push(descriptor);
    return descriptor;
  };
  try {
    const { fingerprint, generation, columnBytes, textBytes, seasonBytes, ...index } = JSON.parse(readFileSync(path.join(folder, INDEX), 'utf8')) as Index;
    if (fingerprint !== engineFingerprint) return undefined;
    const columns = readWhole(path.join(folder, columnsFile(generation)));
    const [texts, seasons] = [opened(textsFile(generation)), opened(seasonsFile(generation))];
    if (columns.byteLength !== columnBytes || fstatSync(texts).size !== textBytes || fstatSync(seasons).size !== seasonBytes) {
      close();
      return undefined;
    }
    const seasonText = ({ offset, length }: SeasonForm): string => read(seasons, offset, length).toString('utf8');
    return {
      ...index, columns, close,
      texts: ({ textOffset, textLength }) => unpackedTexts(read(texts, textOffset, textLength)),
      briefs: (form) => briefsFrom(seasonText(form)),
      record: (form) => JSON.parse(seasonText(form)) as SeasonRecord,
    };
  } catch {
    close();
    return undefined;
  }
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
