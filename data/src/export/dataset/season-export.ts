import { statSync } from 'node:fs';
import path from 'node:path';
import { briefOf, completeSeason, type MatchBrief, type SeasonRecord } from '@goalsquare/engine';
import type { Fault } from '../../log/fault.js';
import type { Staging } from '../../store/staging/staging.js';
import type { SourceMatch } from '../export-source.js';
import type { Register } from '../../register/register.js';
import { sha256 } from '../../sha256.js';
import { faultsOf } from '../../store/damaged-error.js';
import { exportMatchOf, type PlayerLists, type SeasonIds } from '../source.js';
import type { ExportMatch } from '../table.js';
import { externalIdsOf } from './external-ids.js';
import {
  changedAt,
  datasetPath,
  seasonManifestPath,
  seasonPartitions,
  versioned,
  type DatasetFile,
  type DatasetSource,
  type SeasonManifest,
} from './manifest.js';
import { TableFile } from './table-file.js';
import type { DatasetTable } from './tables.js';

/** A season to export. Its matches are in order. `before` is its manifest if the dataset has one. */
export interface SeasonToExport {
  readonly ids: SeasonIds;
  readonly matches: readonly SourceMatch[];
  readonly record: SeasonRecord | undefined;
  readonly before: SeasonManifest | undefined;
}

/** Other inputs for exporting a season. `digest` identifies the tables and the code that fills them. */
export interface ExportContext {
  readonly to: string;
  readonly tables: readonly DatasetTable[];
  readonly digest: string;
  readonly lists: PlayerLists;
  readonly register: Register;
  readonly staging: Staging;
  readonly matchDone: () => void;
}

/** An exported season: its new manifest, how many of its files were written, and the faults of its logs. */
export interface ExportedSeason {
  readonly manifest: SeasonManifest;
  readonly written: number;
  readonly faults: readonly Fault[];
}

/** A table, the path of its file in the dataset, and the writer of the file. */
interface SeasonTable {
  readonly table: DatasetTable;
  readonly file: string;
  readonly writer: TableFile;
}

/** Writes the files of a season match by match. */
class SeasonExport {
  readonly #tables: readonly SeasonTable[];
  readonly #briefs: MatchBrief[] = [];
  readonly #matches: Record<string, DatasetSource> = {};
  readonly #faults: Fault[] = [];

  constructor(
    private readonly context: ExportContext,
    private readonly season: SeasonToExport,
  ) {
    const { tables, to, staging } = context;
    this.#tables = tables.map((table) => {
      const file = datasetPath(table.name, seasonPartitions, season.ids);
      return { table, file, writer: new TableFile(table, staging.place(file), path.join(to, file)) };
    });
  }

  run(digests: ReadonlyMap<number, string>): ExportedSeason {
    for (const source of this.season.matches) {
      this.#addMatch(source, digests.get(source.header.id) ?? '');
      this.context.matchDone();
    }
    const squads = completeSeason(this.season.record, this.#briefs)?.record.squads ?? [];
    const facts = { squads, externalIds: externalIdsOf(this.season, this.context.register) };
    for (const { writer } of this.#tables) writer.addSeason(facts);
    const source = sourceOf(this.season, this.context, this.#matches);
    const files = this.#tables.map(({ table, file, writer }): DatasetFile => ({
      table: table.name,
      path: file,
      revision: source.revision,
      ...writer.end(),
    }));
    return {
      manifest: versioned({ ...this.season.ids, files, matches: this.#matches, season: source }),
      written: files.length,
      faults: this.#faults,
    };
  }

  #addMatch(source: SourceMatch, digest: string): void {
    const match = this.#open(source);
    if (match === undefined) return;
    for (const { writer } of this.#tables) writer.addMatch(match);
    this.#briefs.push(briefOf(match.match));
    this.#matches[source.header.id] = { revision: match.match.revision, digest };
  }

  /** Opens a match. **Empty**: `undefined` if its log has a fault, which is recorded. */
  #open({ file, open }: SourceMatch): ExportMatch | undefined {
    try {
      return exportMatchOf(open(), this.context.lists);
    } catch (error) {
      this.#faults.push(...faultsOf(error, file));
      return undefined;
    }
  }
}

/** Returns the inputs of a season's files. */
function sourceOf(
  season: SeasonToExport,
  { digest, register }: ExportContext,
  matches: Readonly<Record<string, DatasetSource>>,
): DatasetSource {
  const sources = Object.entries(matches);
  return {
    revision: sources.reduce((sum, [, { revision }]) => sum + revision, 0),
    digest: sha256(
      JSON.stringify(season.record ?? null),
      JSON.stringify(externalIdsOf(season, register)),
      digest,
      ...sources.map(([id, { digest: ofMatch }]) => `${id} ${ofMatch}\n`),
    ),
  };
}

/**
 * Checks whether the files of a season are up to date: made from the same inputs, with the sizes in the manifest, and
 * not modified since the manifest was written.
 */
function isInPlace(
  context: ExportContext,
  season: SeasonToExport,
  digests: ReadonlyMap<number, string>,
): season is SeasonToExport & { readonly before: SeasonManifest } {
  const { before, ids } = season;
  if (before === undefined) return false;
  const matches = Object.entries(before.matches);
  if (matches.length !== digests.size || matches.some(([id, { digest }]) => digests.get(Number(id)) !== digest))
    return false;
  if (sourceOf(season, context, before.matches).digest !== before.season.digest) return false;
  const written = changedAt(path.join(context.to, seasonManifestPath(ids))) ?? -Infinity;
  return before.files.every((file) => {
    const found = statSync(path.join(context.to, file.path), { throwIfNoEntry: false });
    return found?.size === file.bytes && found.mtimeMs <= written;
  });
}

/**
 * Exports one season into a dataset. Stages all of its files if any input has changed, and none otherwise. **Throws**
 * WriteError if a file cannot be written.
 */
export function exportSeason(context: ExportContext, season: SeasonToExport): ExportedSeason {
  const digests = new Map(season.matches.map(({ header, digest }) => [header.id, digest()]));
  if (!isInPlace(context, season, digests)) return new SeasonExport(context, season).run(digests);
  season.matches.forEach(context.matchDone);
  return { manifest: season.before, written: 0, faults: [] };
}
