import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchBrief, SeasonRecord } from '@goalsquare/engine';
import { writeSeasonRecord } from '../../log/read-season.js';
import { PACK_FOLDER } from '../../store/directory.js';
import { writeManifest, type Manifest } from '../../store/manifest.js';
import type { PackableRecord } from '../../store/pack.js';
import { PackWriter } from '../../store/pack-writer.js';
import { putInPlace } from '../../store/put-in-place.js';
import { brackets } from '../season/brackets.js';
import type { PlannedMatch } from '../season/planned.js';
import { seasonRecordOf } from '../season/record.js';
import { finalsOf } from '../season/rounds.js';
import type { Special } from '../season/specials.js';
import { levelIdOf } from '../league/ids.js';
import { leagues as allLeagues } from '../league/leagues.js';
import { crewOf, type Crew } from './crew.js';
import { editionOf, worldInstant } from './edition.js';
import { planWorld, type WorldAsk, type WorldSeason } from './plan-world.js';
import { areOver, playSeason } from './play-season.js';

/** Which world is to be generated, and where. */
export interface GenerateAsk extends Omit<WorldAsk, 'designs'>, Partial<Pick<WorldAsk, 'designs'>> {
  /** Folder the world is put in. */
  readonly out: string;
  /** Told how many matches are done of how many at most. */
  readonly progress?: (done: number, all: number) => void;
  /** Workers to use; 0 to work without any. Default one for each core. */
  readonly workers?: number;
}

const folderOf = ({ planned: { league, level, season } }: WorldSeason): string =>
  path.join(String(league.id), String(levelIdOf(level.level)), String(season.id));

/** Matches of a season there will be, with the finals where they are over. */
const matchesIn = ({ planned: { level, season, rounds, matches } }: WorldSeason): number =>
  matches.length +
  (areOver(rounds) ? brackets[finalsOf(level, season)].reduce((sum, { finals }) => sum + finals.length, 0) : 0);

/** A world being written into a folder. */
class Writing {
  readonly #pack: PackWriter;
  readonly #digests = new Map<string, string>();
  readonly #records: PackableRecord[] = [];
  matches = 0;

  constructor(
    private readonly ask: GenerateAsk,
    private readonly folder: string,
    private readonly crew: Crew,
    private readonly all: number,
  ) {
    this.#pack = new PackWriter(path.join(folder, PACK_FOLDER));
  }

  /** Simulates a season and writes its logs and its record. */
  async season(season: WorldSeason): Promise<void> {
    mkdirSync(path.join(this.folder, folderOf(season)), { recursive: true });
    const matches = await playSeason(season, this.ask.seed, (match, special) => this.#match(season, match, special));
    this.#record(folderOf(season), seasonRecordOf(season.planned, matches));
  }

  async #match(season: WorldSeason, match: PlannedMatch, special: Special | undefined): Promise<MatchBrief> {
    const {
      planned: { league, level, season: design },
      umpires,
    } = season;
    const story = {
      seed: this.ask.seed,
      season: { league, level, season: design },
      match,
      special,
      umpires,
      instant: worldInstant,
    };
    const { file, digest, piece } = await this.crew.run({
      story,
      directory: this.folder,
      file: path.join(folderOf(season), `${match.id}.ndjson.gz`),
    });
    this.#pack.add(file, piece);
    this.#digests.set(file.file, digest);
    this.matches += 1;
    this.ask.progress?.(this.matches, this.all);
    return piece.brief;
  }

  #record(folder: string, record: SeasonRecord): void {
    const file = path.join(folder, `${record.id}.season.json`);
    const text = writeSeasonRecord(record);
    const target = path.join(this.folder, file);
    writeFileSync(target, text);
    const { size, mtimeMs } = statSync(target);
    this.#records.push({ file, size, modified: mtimeMs, record });
    this.#digests.set(file, createHash('sha256').update(text).digest('hex'));
  }

  /** Ends the compact forms and answers the digest of all that was written. */
  end(): string {
    this.#pack.end(this.#records.sort((a, b) => (a.file < b.file ? -1 : 1)));
    const lines = [...this.#digests].map(([file, digest]) => `${file.split(path.sep).join('/')} ${digest}\n`).sort();
    return createHash('sha256').update(lines.join('')).digest('hex');
  }
}

/**
 * Generates a world, or some leagues and seasons of it, into a folder: match logs, records of seasons and their compact
 * forms. The same seed gives the same logs and records, to the byte, whatever else is asked for and however many
 * workers there are.
 * **Throws** DataError where the folder holds something else than a simulated world.
 */
export async function generateWorld({ designs = allLeagues, ...ask }: GenerateAsk): Promise<Manifest> {
  const seasons = planWorld({ ...ask, designs });
  return putInPlace(ask.out, async (folder) => {
    mkdirSync(folder);
    const crew = await crewOf(ask.workers);
    try {
      const writing = new Writing(
        ask,
        folder,
        crew,
        seasons.reduce((sum, season) => sum + matchesIn(season), 0),
      );
      await Promise.all(seasons.map((season) => writing.season(season)));
      const ascending = (ids: readonly number[]): readonly number[] => [...new Set(ids)].sort((a, b) => a - b);
      const manifest: Manifest = {
        format: 'goalsquare-world',
        edition: editionOf({ ...ask, designs }),
        seed: ask.seed,
        instant: worldInstant,
        leagues: ascending(seasons.map(({ planned }) => planned.league.id)),
        seasons: ascending(seasons.map(({ planned }) => planned.season.id)),
        matches: writing.matches,
        digest: writing.end(),
      };
      writeManifest(folder, manifest);
      return manifest;
    } finally {
      await crew.end();
    }
  });
}
