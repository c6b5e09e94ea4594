import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { briefOf, completeSeason, type MatchBrief, type SeasonRecord } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import type { LogOfFolder } from '../../import/folder.js';
import type { Staging } from '../../store/staging/staging.js';
import { parquetBytes } from '../formats/parquet.js';
import { faultsOf, openForExport, type PlayerLists, type SeasonIds } from '../source.js';
import type { Cell, ExportMatch, ReadyTable } from '../table.js';
import { stageFile } from './dataset-file.js';
import {
  changedAt,
  datasetPath,
  partitionColumns,
  seasonManifestPath,
  versioned,
  type DatasetFile,
  type DatasetSource,
  type SeasonManifest,
} from './manifest.js';
import type { DatasetTables } from './tables.js';

/** A season to export: its ids, its logs in order, its record, and its manifest if the dataset has it. */
export interface SeasonToExport {
  readonly ids: SeasonIds;
  readonly logs: readonly LogOfFolder[];
  readonly record: SeasonRecord | undefined;
  readonly before: SeasonManifest | undefined;
}

/** What exporting a season needs beside it. `digest` identifies the tables and the code that fills them. */
export interface ExportContext {
  readonly from: string;
  readonly to: string;
  readonly tables: DatasetTables;
  readonly digest: string;
  readonly lists: PlayerLists;
  readonly staging: Staging;
  readonly matchDone: () => void;
}

/** An exported season: its new manifest, how many of its files were written, and the faults of its logs. */
export interface ExportedSeason {
  readonly manifest: SeasonManifest;
  readonly written: number;
  readonly faults: readonly Fault[];
}

/** What the tables of a season need of a match. */
interface SeasonPart {
  readonly brief: MatchBrief;
  readonly rows: readonly (readonly Cell[])[];
}

/** Returns the SHA-256 of some bytes and texts, in hexadecimal digits. */
export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

const seasonPartitions = partitionColumns.slice(0, 3);

/** Exports one season: stages the files whose source changed and keeps the others. */
class SeasonExport {
  readonly #files: DatasetFile[] = [];
  readonly #matches: Record<string, DatasetSource> = {};
  readonly #parts = new Map<number, SeasonPart>();
  readonly #faults: Fault[] = [];
  readonly #readable: LogOfFolder[] = [];
  readonly #kept: ReadonlyMap<string, DatasetFile>;
  readonly #recordDigest: string;
  #written = 0;

  constructor(
    private readonly context: ExportContext,
    private readonly season: SeasonToExport,
  ) {
    this.#kept = filesInPlace(context.to, season);
    this.#recordDigest = sha256(JSON.stringify(season.record ?? null), context.digest);
  }

  run(): ExportedSeason {
    for (const log of this.season.logs) {
      this.#exportMatch(log);
      this.context.matchDone();
    }
    const season = this.#seasonSource();
    this.#exportSeasonTables(season);
    return {
      manifest: versioned({ ...this.season.ids, files: this.#files, matches: this.#matches, season }),
      written: this.#written,
      faults: this.#faults,
    };
  }

  #exportMatch(log: LogOfFolder): void {
    const { from, lists, tables } = this.context;
    const bytes = readFileSync(path.join(from, log.file));
    const digest = sha256(this.#recordDigest, bytes);
    if (this.#keepMatch(log, digest)) return;
    try {
      const match = openForExport(from, log.file, lists, bytes);
      const { id: matchId, revision } = match.match;
      const tablesOfMatch = tables.ofMatches.map((table) => ({ table, rows: table.rowsOf(match) }));
      this.#takePart(match);
      this.#readable.push(log);
      for (const { table, rows } of tablesOfMatch)
        this.#add({ ...table, ids: { ...this.season.ids, matchId } }, rows, revision);
      this.#matches[matchId] = { revision, digest };
    } catch (error) {
      this.#faults.push(...faultsOf(error, log.file));
    }
  }

  /** Keeps the files of a match if they are in place and were made from the same source. */
  #keepMatch(log: LogOfFolder, digest: string): boolean {
    const { before } = this.season;
    const { id } = log.header;
    const source = before?.matches[id];
    const files = before?.files.filter(({ matchId }) => matchId === id) ?? [];
    if (source?.digest !== digest || !files.every((file) => this.#kept.has(file.path))) return false;
    this.#files.push(...files);
    this.#matches[id] = source;
    this.#readable.push(log);
    return true;
  }

  /** Keeps of a match what the tables of the season need. */
  #takePart(match: ExportMatch): void {
    this.#parts.set(match.match.id, {
      brief: briefOf(match.match),
      rows: this.context.tables.matches?.rowsOf(match) ?? [],
    });
  }

  #seasonSource(): DatasetSource {
    const sources = Object.entries(this.#matches);
    return {
      revision: sources.reduce((sum, [, { revision }]) => sum + revision, 0),
      digest: sha256(this.#recordDigest, ...sources.map(([id, { digest }]) => `${id} ${digest}\n`)),
    };
  }

  /** Writes the tables of the season if any of its matches changed. */
  #exportSeasonTables(source: DatasetSource): void {
    const { before, ids, record } = this.season;
    const { matches, persons } = this.context.tables;
    const files = before?.files.filter(({ matchId }) => matchId === undefined) ?? [];
    if (before?.season.digest === source.digest && files.every((file) => this.#kept.has(file.path))) {
      this.#files.push(...files);
      return;
    }
    const { from, lists } = this.context;
    for (const { file, header } of this.#readable)
      if (!this.#parts.has(header.id)) this.#takePart(openForExport(from, file, lists));
    const parts = this.#readable.flatMap(({ header }) => this.#parts.get(header.id) ?? []);
    const place = { partitions: seasonPartitions, ids };
    if (matches !== undefined)
      this.#add(
        { ...place, name: matches.name, columns: matches.columns },
        parts.flatMap(({ rows }) => rows),
        source.revision,
      );
    const facts = completeSeason(
      record,
      parts.map(({ brief }) => brief),
    );
    if (persons !== undefined && facts !== undefined)
      this.#add(
        { ...place, name: persons.name, columns: persons.columns },
        persons.rowsOf(facts.record.squads),
        source.revision,
      );
  }

  /** Adds a file and stages it, unless the same bytes are in place. A table without rows has no file. */
  #add(
    table: {
      readonly name: string;
      readonly partitions: Parameters<typeof datasetPath>[1];
      readonly ids: Parameters<typeof datasetPath>[2];
      readonly columns: ReadyTable['columns'];
    },
    rows: readonly (readonly Cell[])[],
    revision: number,
  ): void {
    if (rows.length === 0) return;
    const { name, partitions, ids, columns } = table;
    const bytes = parquetBytes(columns, rows);
    const file: DatasetFile = {
      table: name,
      path: datasetPath(name, partitions, ids),
      ...(ids.matchId !== undefined && { matchId: ids.matchId }),
      revision,
      rows: rows.length,
      bytes: bytes.length,
      sha256: sha256(bytes),
    };
    this.#files.push(file);
    if (this.#kept.get(file.path)?.sha256 === file.sha256) return;
    stageFile(this.context.staging, this.context.to, file.path, bytes);
    this.#written += 1;
  }
}

/**
 * Returns the files of a season that are in place: of the size that its manifest names, and not changed since the
 * manifest was written.
 */
function filesInPlace(to: string, { ids, before }: SeasonToExport): ReadonlyMap<string, DatasetFile> {
  const written = changedAt(path.join(to, seasonManifestPath(ids))) ?? -Infinity;
  const isInPlace = (file: DatasetFile): boolean => {
    const found = statSync(path.join(to, file.path), { throwIfNoEntry: false });
    return found?.size === file.bytes && found.mtimeMs <= written;
  };
  return new Map((before?.files ?? []).filter(isInPlace).map((file) => [file.path, file]));
}

/**
 * Exports one season into a dataset: stages the files whose source changed. **Throws** WriteError if one cannot be
 * written.
 */
export const exportSeason = (context: ExportContext, season: SeasonToExport): ExportedSeason =>
  new SeasonExport(context, season).run();
