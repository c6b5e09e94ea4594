import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { briefOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { compactBytes, packTransactions, writeCompact } from './compact.js';
import { engineFingerprint } from './fingerprint.js';
import { columnsFile, INDEX, seasonsFile, textsFile, type Index, type PackableRecord, type PackEntry } from './pack.js';
import type { DataFile } from './read-folder.js';
import { briefsText, bySeason, keyOfRecord, versionOf, type SeasonForm } from './season-forms.js';

/** A match as a pack holds it: the columns queries walk, its texts, and its brief. */
export interface PackPiece {
  readonly matchId: number;
  readonly columns: Uint8Array;
  readonly texts: Uint8Array;
  readonly brief: MatchBrief;
}

/** What a match's texts are on disk: the length of the transactions, the transactions, and the rest as JSON. */
function packedTexts(match: Match): Uint8Array {
  const { header, statuses, transactions, extras, result } = match.texts();
  const columns = Buffer.from(packTransactions(transactions));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(columns.length);
  return Buffer.concat([length, columns, Buffer.from(JSON.stringify({ header, statuses, extras: [...extras], result }))]);
}

/** A match as a pack holds it. */
export function pieceOf(match: Match): PackPiece {
  const columns = new ArrayBuffer(compactBytes(match));
  writeCompact(match, columns, 0);
  return { matchId: match.id, columns: new Uint8Array(columns), texts: packedTexts(match), brief: briefOf(match) };
}

/** A file that grows and is flushed when it is whole. */
class Growing {
  readonly #descriptor: number;
  bytes = 0;

  constructor(file: string) { this.#descriptor = openSync(file, 'w'); }

  /** Appends some bytes and answers where they begin. */
  add(chunk: Uint8Array): number {
    const at = this.bytes;
    for (let from = 0; from < chunk.length; ) from += writeSync(this.#descriptor, chunk, from);
    this.bytes += chunk.length;
    return at;
  }

  end(): void {
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }
}

function durably(file: string, content: string): void {
  const growing = new Growing(file);
  growing.add(Buffer.from(content));
  growing.end();
}

/**
 * Writes the pack of a folder, match by match in any order. The index is put in place last and at once: a process killed at any
 * point leaves the pack before it, or none. **Throws** what the file system throws.
 */
export class PackWriter {
  readonly #generation = randomUUID();
  readonly #columns: Growing;
  readonly #texts: Growing;
  readonly #added: { readonly entry: PackEntry; readonly brief: MatchBrief }[] = [];

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#columns = new Growing(path.join(folder, columnsFile(this.#generation)));
    this.#texts = new Growing(path.join(folder, textsFile(this.#generation)));
  }

  add({ file, size, modified }: DataFile, { matchId, columns, texts, brief }: PackPiece): void {
    const [offset, textOffset] = [this.#columns.add(columns), this.#texts.add(texts)];
    this.#added.push({ entry: { file, size, modified, matchId, offset, textOffset, textLength: texts.length }, brief });
  }

  /** Ends the pack with the records of its seasons, and removes the one before it. */
  end(records: readonly PackableRecord[]): void {
    const { folder } = this;
    this.#columns.end();
    this.#texts.end();
    const added = [...this.#added].sort((a, b) => (a.entry.file < b.entry.file ? -1 : 1));
    const index: Index = {
      fingerprint: engineFingerprint, generation: this.#generation, columnBytes: this.#columns.bytes, textBytes: this.#texts.bytes,
      entries: added.map(({ entry }) => entry), ...this.#seasons(added.map(({ brief }) => brief), records),
    };
    const next = path.join(folder, `${INDEX}.${this.#generation}`);
    durably(next, JSON.stringify(index));
    renameSync(next, path.join(folder, INDEX));
    for (const name of readdirSync(folder)) {
      if (name !== INDEX && !name.includes(this.#generation) && existsSync(path.join(folder, name))) rmSync(path.join(folder, name));
    }
  }

  /** The matches of each season in brief, and the records, as forms of one file. */
  #seasons(briefs: readonly MatchBrief[], records: readonly PackableRecord[]): Pick<Index, 'seasons' | 'records' | 'seasonBytes'> {
    const growing = new Growing(path.join(this.folder, seasonsFile(this.#generation)));
    const formOf = (text: string): Pick<SeasonForm, 'version' | 'offset' | 'length'> => {
      const chunk = Buffer.from(text);
      return { version: versionOf(text), offset: growing.add(chunk), length: chunk.length };
    };
    const seasons = bySeason(briefs).map(([key, ofSeason]) => ({ ...key, ...formOf(briefsText(ofSeason)) }));
    const packed = records.map(({ record, ...file }) => ({ ...file, ...keyOfRecord(record), league: record.league, level: record.level, ...formOf(JSON.stringify(record)) }));
    growing.end();
    return { seasons, records: packed, seasonBytes: growing.bytes };
  }
}
