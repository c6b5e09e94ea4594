import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Match, MatchTexts } from '@goalsquare/engine';
import { compactBytes, packTransactions, unpackTransactions, writeCompact } from './compact.js';
import { engineFingerprint } from './fingerprint.js';

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

/** The compact forms of a directory of logs: columns in memory, texts on disk. */
export interface Pack {
  readonly entries: readonly PackEntry[];
  readonly columns: ArrayBuffer;
  readonly texts: (entry: PackEntry) => MatchTexts;
  readonly close: () => void;
}

interface Index {
  readonly fingerprint: string;
  readonly generation: string;
  /** Bytes of the two files, so that one cut short is known. */
  readonly columnBytes: number;
  readonly textBytes: number;
  readonly entries: readonly PackEntry[];
}

const INDEX = 'index.json';
const columnsFile = (generation: string): string => `columns-${generation}.bin`;
const textsFile = (generation: string): string => `texts-${generation}.bin`;

/** What a match's texts are on disk: the length of the transactions, the transactions, and the rest as JSON. */
export function packedTexts(match: Match): Buffer {
  const { header, statuses, transactions, extras, result } = match.texts();
  const columns = Buffer.from(packTransactions(transactions));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(columns.length);
  return Buffer.concat([length, columns, Buffer.from(JSON.stringify({ header, statuses, extras: [...extras], result }))]);
}

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

/** Opens the pack in a folder. **Empty**: `undefined` where there is none, it is broken, or it is of another engine. */
export function openPack(folder: string): Pack | undefined {
  try {
    const index = JSON.parse(readFileSync(path.join(folder, INDEX), 'utf8')) as Index;
    if (index.fingerprint !== engineFingerprint) return undefined;
    const columns = readWhole(path.join(folder, columnsFile(index.generation)));
    const descriptor = openSync(path.join(folder, textsFile(index.generation)), 'r');
    if (columns.byteLength !== index.columnBytes || fstatSync(descriptor).size !== index.textBytes) {
      closeSync(descriptor);
      return undefined;
    }
    const texts = ({ textOffset, textLength }: PackEntry): MatchTexts => {
      const bytes = Buffer.alloc(textLength);
      readSync(descriptor, bytes, 0, textLength, textOffset);
      return unpackedTexts(bytes);
    };
    return { entries: index.entries, columns, texts, close: () => { closeSync(descriptor); } };
  } catch {
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

function durably(file: string, chunks: readonly Uint8Array[]): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const chunk of chunks) writeSync(descriptor, chunk);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Writes matches as the pack of a folder. The index is put in place last and at once: a process killed at any point leaves
 * the pack before it, or none. **Throws** what the file system throws.
 */
export function writePack(folder: string, matches: readonly Packable[]): void {
  mkdirSync(folder, { recursive: true });
  const generation = randomUUID();
  const sizes = matches.map(({ match }) => compactBytes(match));
  const columns = new ArrayBuffer(sizes.reduce((sum, size) => sum + size, 0));
  const texts = matches.map(({ match }) => packedTexts(match));
  let [offset, textOffset] = [0, 0];
  const entries = matches.map(({ file, size, modified, match }, n): PackEntry => {
    const entry = { file, size, modified, matchId: match.id, offset, textOffset, textLength: texts[n]?.length ?? 0 };
    writeCompact(match, columns, offset);
    offset += sizes[n] ?? 0;
    textOffset += entry.textLength;
    return entry;
  });
  durably(path.join(folder, columnsFile(generation)), [new Uint8Array(columns)]);
  durably(path.join(folder, textsFile(generation)), texts);
  const index: Index = { fingerprint: engineFingerprint, generation, columnBytes: columns.byteLength, textBytes: textOffset, entries };
  const next = path.join(folder, `${INDEX}.${generation}`);
  durably(next, [Buffer.from(JSON.stringify(index))]);
  renameSync(next, path.join(folder, INDEX));
  removeOthers(folder, generation);
}

function removeOthers(folder: string, generation: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== INDEX && !name.includes(generation) && existsSync(path.join(folder, name))) rmSync(path.join(folder, name));
  }
}
