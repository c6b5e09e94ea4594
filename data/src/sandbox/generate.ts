import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchBrief, SeasonRecord } from '@goalsquare/engine';
import {
  editionOf,
  leagues as allLeagues,
  levelIdOf,
  matchCountOf,
  planWorld,
  playSeason,
  seasonRecordOf,
  worldInstant,
  type PlannedMatch,
  type WorldOptions,
  type WorldSeason,
} from '@goalsquare/simulator';
import { writeSeasonRecord } from '../log/read-season.js';
import { PACK_FOLDER } from '../store/directory/directory-store.js';
import { writeManifest, type Manifest } from '../store/directory/manifest.js';
import type { PackableRecord } from '../store/pack/pack.js';
import { PackWriter } from '../store/pack/pack-writer.js';
import { putInPlace } from '../store/directory/put-in-place.js';
import { createWorkerPool, type WorkerPool } from './worker-pool.js';
import { sha256 } from '../sha256.js';

export interface GenerateOptions extends Omit<WorldOptions, 'designs'>, Partial<Pick<WorldOptions, 'designs'>> {
  readonly out: string;
  /** Called after each match with the number of finished matches and the total number. */
  readonly progress?: (done: number, all: number) => void;
  /** Number of workers. Default: one per core. With 0, matches are simulated in this thread. */
  readonly workers?: number;
}

const folderOf = ({ planned: { league, level, season } }: WorldSeason): string =>
  path.join(String(league.id), String(levelIdOf(level.level)), String(season.id));

/** Writes a world into a folder. */
class WorldWriter {
  readonly #pack: PackWriter;
  readonly #digests = new Map<string, string>();
  readonly #records: PackableRecord[] = [];
  matches = 0;

  constructor(
    private readonly options: Omit<GenerateOptions, 'designs'>,
    private readonly folder: string,
    private readonly pool: WorkerPool,
    private readonly all: number,
  ) {
    this.#pack = new PackWriter(path.join(folder, PACK_FOLDER));
  }

  /** Simulates a season and writes its logs and record. */
  async season(season: WorldSeason): Promise<void> {
    mkdirSync(path.join(this.folder, folderOf(season)), { recursive: true });
    const matches = await playSeason(season, (match) => this.#match(season, match));
    this.#record(folderOf(season), seasonRecordOf(season.planned, matches));
  }

  async #match(season: WorldSeason, match: PlannedMatch): Promise<MatchBrief> {
    const {
      planned: { league, level, season: design },
      umpires,
    } = season;
    const { file, digest, piece } = await this.pool.run({
      input: {
        seed: this.options.seed,
        season: { league, level, season: design },
        match,
        umpires,
        instant: worldInstant,
      },
      directory: this.folder,
      file: path.join(folderOf(season), `${match.id}.ndjson.gz`),
    });
    this.#pack.add(file, piece);
    this.#digests.set(file.file, digest);
    this.matches += 1;
    this.options.progress?.(this.matches, this.all);
    return piece.brief;
  }

  #record(folder: string, record: SeasonRecord): void {
    const file = path.join(folder, `${record.id}.season.json`);
    const text = writeSeasonRecord(record);
    const target = path.join(this.folder, file);
    writeFileSync(target, text, { flush: true });
    const { size, mtimeMs } = statSync(target);
    this.#records.push({ file, size, modified: mtimeMs, record });
    this.#digests.set(file, sha256(text));
  }

  /** Completes the compact forms. Returns the digest of everything that was written. */
  end(): string {
    this.#pack.end(this.#records.sort((a, b) => (a.file < b.file ? -1 : 1)));
    const lines = [...this.#digests].map(([file, digest]) => `${file.split(path.sep).join('/')} ${digest}\n`).sort();
    return sha256(lines.join(''));
  }
}

/**
 * Generates a world, or some of its leagues and seasons, into a folder: match logs, season records and their compact
 * forms. The same seed gives the same logs and records, byte for byte, for any part of the world and any number of
 * workers. **Throws** DataError if the folder contains something other than a simulated world.
 */
export async function generateWorld({ designs = allLeagues, ...options }: GenerateOptions): Promise<Manifest> {
  const seasons = planWorld({ ...options, designs });
  const all = seasons.reduce((sum, season) => sum + matchCountOf(season), 0);
  return putInPlace(options.out, async (folder) => {
    mkdirSync(folder);
    const pool = await createWorkerPool(options.workers);
    try {
      const writer = new WorldWriter(options, folder, pool, all);
      await Promise.all(seasons.map((season) => writer.season(season)));
      const ascending = (ids: readonly number[]): readonly number[] => [...new Set(ids)].sort((a, b) => a - b);
      const manifest: Manifest = {
        format: 'goalsquare-world',
        edition: editionOf({ ...options, designs }),
        seed: options.seed,
        instant: worldInstant,
        leagues: ascending(seasons.map(({ planned }) => planned.league.id)),
        seasons: ascending(seasons.map(({ planned }) => planned.season.id)),
        matches: writer.matches,
        digest: writer.end(),
      };
      writeManifest(folder, manifest);
      return manifest;
    } finally {
      await pool.close();
    }
  });
}
