import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { briefOf, type Match, type MatchBrief } from '@goalsquare/engine';
import { compactBytes, packTransactions, writeCompact } from './compact.js';
import { engineFingerprint } from '../fingerprint.js';
import { checkedJson } from '../checked-json.js';
import { GrowingFile } from './growing-file.js';
import {
  columnsFile,
  INDEX,
  SEALED,
  seasonsFile,
  textsFile,
  type Index,
  type PackableRecord,
  type PackEntry,
} from './pack.js';
import type { DataFile } from '../data-files.js';
import { briefsText, bySeason, keyOfRecord, versionOf, type SeasonForm } from '../season-forms.js';

/** A match as a pack stores it: its columns for queries, its texts, and its brief. */
export interface PackPiece {
  readonly matchId: number;
  readonly revision: number;
  readonly columns: Uint8Array;
  readonly texts: Uint8Array;
  readonly brief: MatchBrief;
}

/**
 * Returns the texts of a match as stored on disk: the length of the transactions, the transactions, and the rest as
 * JSON.
 */
function packedTexts(match: Match): Uint8Array {
  const { header, statuses, transactions, extras, result, boxScore } = match.details();
  const columns = Buffer.from(packTransactions(transactions));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(columns.length);
  return Buffer.concat([
    length,
    columns,
    Buffer.from(JSON.stringify({ header, statuses, extras: [...extras], result, boxScore })),
  ]);
}

/** Returns a match as a pack stores it. */
export function pieceOf(match: Match): PackPiece {
  const columns = new ArrayBuffer(compactBytes(match));
  writeCompact(match, columns, 0);
  return {
    matchId: match.id,
    revision: match.revision,
    columns: new Uint8Array(columns),
    texts: packedTexts(match),
    brief: briefOf(match),
  };
}

/**
 * Writes the pack of a folder, one match at a time in any order. The index is moved into place last and atomically, so
 * a process that is killed at any point leaves the previous pack, or none. A sealed pack is compressed match by match
 * and does not need its logs. **Throws** errors of the file system.
 */
export class PackWriter {
  readonly #generation: string;
  readonly #columns: GrowingFile;
  readonly #texts: GrowingFile;
  readonly #added: { readonly entry: PackEntry; readonly brief: MatchBrief }[] = [];

  constructor(
    private readonly folder: string,
    private readonly seal: 'sealed' | 'open' = 'open',
  ) {
    mkdirSync(folder, { recursive: true });
    this.#generation = `${seal === 'sealed' ? SEALED : ''}${randomUUID()}`;
    this.#columns = new GrowingFile(path.join(folder, columnsFile(this.#generation)));
    this.#texts = new GrowingFile(path.join(folder, textsFile(this.#generation)));
  }

  add({ file, size, modified }: DataFile, { matchId, revision, columns, texts, brief }: PackPiece): void {
    const at =
      this.seal === 'sealed'
        ? this.#sealed(columns, texts)
        : {
            offset: this.#columns.add(columns),
            textOffset: this.#texts.add(texts),
            textLength: texts.length,
            checksums: [crc32(columns), crc32(texts)] as const,
          };
    this.#added.push({ entry: { file, size, modified, matchId, revision, ...at }, brief });
  }

  #sealed(
    columns: Uint8Array,
    texts: Uint8Array,
  ): Pick<PackEntry, 'offset' | 'textOffset' | 'textLength' | 'checksums'> {
    const [packedColumns, packedTexts] = [deflateRawSync(columns), deflateRawSync(texts)];
    return {
      offset: this.#columns.add(packedColumns),
      textOffset: this.#texts.add(packedTexts),
      textLength: packedTexts.length,
      checksums: [crc32(packedColumns), crc32(packedTexts)],
    };
  }

  /** Removes the files of an unfinished pack. */
  abort(): void {
    for (const file of [this.#columns, this.#texts]) file.discard();
    for (const name of readdirSync(this.folder))
      if (name.includes(this.#generation)) rmSync(path.join(this.folder, name), { force: true });
  }

  /** Completes the pack with its season records, and removes the previous one. */
  end(records: readonly PackableRecord[]): void {
    const { folder } = this;
    this.#columns.end();
    this.#texts.end();
    const added = [...this.#added].sort((a, b) => (a.entry.file < b.entry.file ? -1 : 1));
    const index: Index = {
      fingerprint: engineFingerprint,
      ...(this.seal === 'sealed' && { sealed: true }),
      generation: this.#generation,
      columnBytes: this.#columns.bytes,
      textBytes: this.#texts.bytes,
      entries: added.map(({ entry }) => entry),
      ...this.#seasons(
        added.map(({ brief }) => brief),
        records,
      ),
    };
    const next = path.join(folder, `${INDEX}.${this.#generation}`);
    writeFileSync(next, checkedJson(index), { flush: true });
    renameSync(next, path.join(folder, INDEX));
    for (const name of readdirSync(folder)) {
      if (name !== INDEX && !name.includes(this.#generation) && existsSync(path.join(folder, name)))
        rmSync(path.join(folder, name));
    }
  }

  /** Writes the briefs of each season, and the records, as forms in one file. */
  #seasons(
    briefs: readonly MatchBrief[],
    records: readonly PackableRecord[],
  ): Pick<Index, 'seasons' | 'records' | 'seasonBytes'> {
    const growing = new GrowingFile(path.join(this.folder, seasonsFile(this.#generation)));
    const formOf = (text: string): Pick<SeasonForm, 'version' | 'offset' | 'length'> => {
      const chunk = Buffer.from(text);
      return { version: versionOf(text), offset: growing.add(chunk), length: chunk.length };
    };
    const seasons = bySeason(briefs).map(([key, ofSeason]) => ({ ...key, ...formOf(briefsText(ofSeason)) }));
    const packed = records.map(({ record, ...file }) => ({
      ...file,
      ...keyOfRecord(record),
      league: record.league,
      level: record.level,
      ...formOf(JSON.stringify(record)),
    }));
    growing.end();
    return { seasons, records: packed, seasonBytes: growing.bytes };
  }
}
