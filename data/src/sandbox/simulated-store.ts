import { availableParallelism } from 'node:os';
import type { Match, MatchLog } from '@goalsquare/engine';
import { readMatchLogInSteps } from '../log/read.js';
import { ByteCache } from '../memory/byte-cache.js';
import { detailsBytes } from '../memory/sizes.js';
import { COLUMNS_SHARE, DETAILS_SHARE, storeMemory, type StoreMemory } from '../memory/store-memory.js';
import type { MatchStore } from '../store/match-store.js';
import type { PackedDetails } from '../store/pack/pack.js';
import { openMatchFile, type CachedDetails, type OpenedMatch } from './match-file.js';
import { MatchFiles } from './match-files.js';
import type { MatchTask, SimulatedWorld } from './one-match.js';
import { createMatchSimulator, type MatchSimulator } from './worker-pool.js';
import { readWorldRecords, type RecordedSeason, type WorldRecords } from './world-records.js';

/** Number of matches of a world that have been simulated, and of all its matches. */
export interface SimulatedCount {
  readonly simulated: number;
  readonly all: number;
}

/** A store of a world's matches. Each is simulated when it is first requested. */
export interface SimulatedStore extends MatchStore {
  readonly count: () => SimulatedCount;
  /**
   * Simulates the missing matches, starting with the newest, and calls `progress` after each. Resolves when no match is
   * missing, the store is closed, or files cannot be written.
   */
  readonly simulateAll: (progress: (count: SimulatedCount) => void) => Promise<void>;
}

export interface SimulatedStoreOptions extends SimulatedWorld {
  /** Folder of the simulated matches. It can be removed at any time. */
  readonly directory: string;
  /** Number of workers. Default: one per core. With 0, matches are simulated in this thread. */
  readonly workers?: number;
  readonly log?: (line: string) => void;
  /** The parts of the memory budget for opened matches. Default: those of a command line. */
  readonly memory?: StoreMemory;
}

/** The store of a simulated world's matches. */
class SimulatedMatches {
  readonly #opened: ByteCache<number, OpenedMatch>;
  readonly #details: ByteCache<number, PackedDetails>;
  readonly #pending = new Map<number, Promise<OpenedMatch>>();
  readonly #seasons = new Map<number, RecordedSeason>();
  readonly #prepared: Promise<void>;
  #isClosed = false;

  constructor(
    private readonly world: SimulatedWorld,
    private readonly records: WorldRecords,
    private readonly files: MatchFiles,
    private readonly simulator: MatchSimulator,
    private readonly workers: number,
    private readonly say: (line: string) => void,
    memory: StoreMemory,
  ) {
    this.#opened = new ByteCache(memory.matches, { share: COLUMNS_SHARE, sizeOf: ({ bytes }) => bytes });
    this.#details = new ByteCache(memory.matches, {
      share: DETAILS_SHARE,
      sizeOf: ({ details, jsonLength }) => detailsBytes(details, jsonLength),
    });
    for (const season of records.seasons) for (const id of season.matches) this.#seasons.set(id, season);
    this.#prepared = this.#prepare();
  }

  readonly matchNow = (matchId: number): Match | undefined => {
    const known = this.#opened.get(matchId);
    if (known !== undefined) return known.match;
    const opened = this.#seasons.has(matchId) ? this.files.open(matchId, this.#cachedDetails(matchId)) : undefined;
    if (opened !== undefined) this.#opened.set(matchId, opened);
    return opened?.match;
  };

  readonly match = async (matchId: number): Promise<Match | undefined> => {
    const task = this.#taskOf(matchId);
    return task && (this.matchNow(matchId) ?? (await this.#simulated(task)).match);
  };

  readonly log = async (matchId: number): Promise<MatchLog | undefined> => {
    const task = this.#taskOf(matchId);
    if (task === undefined) return undefined;
    await this.#prepared;
    return (await readMatchLogInSteps(`${matchId}.ndjson`, await this.simulator.log(task))).log;
  };

  readonly has = (matchId: number): boolean => this.#seasons.has(matchId);

  readonly count = (): SimulatedCount => ({ simulated: this.files.ids().size, all: this.#seasons.size });

  readonly simulateAll = async (progress: (count: SimulatedCount) => void): Promise<void> => {
    await this.#prepared;
    const known = this.files.ids();
    const missing = this.records.newestFirst.filter((id) => !known.has(id));
    let simulated = known.size;
    const simulateNext = async (): Promise<void> => {
      for (let id = missing.shift(); id !== undefined; id = missing.shift()) {
        if (this.#isClosed || !this.files.isWritable) return;
        const task = this.#taskOf(id);
        if (task !== undefined && !this.files.has(id)) this.files.keep(id, await this.simulator.backgroundForm(task));
        simulated += 1;
        progress({ simulated, all: this.#seasons.size });
      }
    };
    await Promise.all(Array.from({ length: Math.max(1, this.workers) }, simulateNext)).catch((error: unknown) => {
      if (!this.#isClosed) throw error;
    });
  };

  /** Prepares for the first match that is not simulated yet. */
  async #prepare(): Promise<void> {
    if (this.workers === 0 || this.files.ids().size === this.#seasons.size) return;
    try {
      await this.simulator.prepare(this.world);
    } catch (error) {
      if (!this.#isClosed) this.say(`the simulator cannot start: ${String(error)}`);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.simulator.close();
  }

  #cachedDetails(matchId: number): CachedDetails {
    return (read) => {
      const known = this.#details.get(matchId);
      if (known !== undefined) return known.details;
      const packed = read();
      this.#details.set(matchId, packed);
      return packed.details;
    };
  }

  #taskOf(matchId: number): MatchTask | undefined {
    const season = this.#seasons.get(matchId);
    if (season === undefined) return undefined;
    const { leagueId, levelId, seasonId } = season;
    return { ...this.world, season: { leagueId, levelId, seasonId }, matchId };
  }

  /** Simulates a match only once, even if it is requested several times while it runs. */
  #simulated(task: MatchTask): Promise<OpenedMatch> {
    const { matchId } = task;
    const pending = this.#pending.get(matchId) ?? this.#simulate(task);
    this.#pending.set(matchId, pending);
    return pending;
  }

  async #simulate(task: MatchTask): Promise<OpenedMatch> {
    try {
      await this.#prepared;
      const bytes = await this.simulator.form(task);
      this.files.keep(task.matchId, bytes);
      const opened = openMatchFile(bytes, this.#cachedDetails(task.matchId));
      this.#opened.set(task.matchId, opened);
      return opened;
    } finally {
      this.#pending.delete(task.matchId);
    }
  }
}

/**
 * Opens a world whose matches are simulated on the first request. Its lists and results come from its records.
 * **Throws** if there are no records.
 */
export async function openSimulatedStore({
  directory,
  workers = availableParallelism(),
  log = () => undefined,
  memory = storeMemory(),
  ...world
}: SimulatedStoreOptions): Promise<SimulatedStore> {
  const records = readWorldRecords(world.records);
  const files = new MatchFiles(directory, records.edition, log);
  const matches = new SimulatedMatches(
    world,
    records,
    files,
    await createMatchSimulator(workers),
    workers,
    log,
    memory,
  );
  const ids = [...records.newestFirst].sort((a, b) => a - b);
  const { match, matchNow, log: logOf, count, simulateAll } = matches;
  return {
    matchIds: () => Promise.resolve(ids),
    match,
    matchNow,
    log: logOf,
    contentOf: (matchId) => (matches.has(matchId) ? records.edition : undefined),
    seasons: () => Promise.resolve(records.stored),
    faults: [],
    count,
    simulateAll,
    close: () => {
      void matches.close();
    },
  };
}
