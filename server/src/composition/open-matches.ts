import path from 'node:path';
import {
  countOf,
  liveWorld,
  openStore,
  PACK_FOLDER,
  type LiveStore,
  type OpenedSandbox,
  type SimulatedStore,
  type StoreMemory,
  type World,
} from '@goalsquare/data';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { requireAccount } from '../domain/accounts/require-account.js';
import type { Config } from '../domain/config.js';
import type { DataFolders } from '../features/hub/data-updated.js';
import { tracedMatches } from '../features/tracing/traced-matches.js';
import { liveMatches } from '../domain/live-matches.js';
import type { MatchSource } from '../domain/match-source.js';
import type { StateDisk } from '../domain/state/state-disk.js';
import { memoryParts } from '../domain/memory/memory-parts.js';
import { simulatorsOf } from './open-memory.js';
import type { PartState, ReadinessBoard } from '../features/operations/readiness.js';
import { watchSimulation } from '../features/operations/simulation.js';
import { LIVE_FOLDER } from '../storage/lmdb/state-databases.js';
import { openLive, type Live } from '../storage/redis/open-live.js';

/** Folder in the state folder for compact forms that cannot be written beside their logs. */
const COMPACT_FOLDER = 'compact';

/**
 * Returns the folders in which a server's data changes. **Empty**: `undefined` with NATS, where live matches are not
 * files.
 */
export const dataFolders = ({ dataDirectory, stateDirectory, natsUrls }: Config): DataFolders | undefined =>
  natsUrls.length > 0
    ? undefined
    : {
        logs: dataDirectory,
        written: [
          path.join(dataDirectory, PACK_FOLDER),
          ...[COMPACT_FOLDER, LIVE_FOLDER].map((name) => path.join(stateDirectory, name)),
        ],
      };

/** The sandbox world, served if no data folder is configured. */
export interface Sandbox {
  readonly directory: string;
  readonly open: (
    directory: string,
    log: (line: string) => void,
    memory: StoreMemory,
    workers: number,
  ) => Promise<OpenedSandbox>;
}

/** Values that every startup step uses. */
export interface StartContext {
  readonly sandbox: Sandbox;
  readonly config: Config;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly readiness: ReadinessBoard;
  readonly disk: StateDisk;
}

/** The opened matches, and the functions with which the startup uses them. */
export interface OpenMatches {
  readonly live: LiveStore;
  readonly matches: MatchSource;
  readonly world: () => World;
  readonly caughtUp: () => Promise<void>;
  /** The matches that are simulated on demand. **Empty**: `undefined` if no match is. */
  readonly simulated: SimulatedStore | undefined;
  readonly isSandboxWorld: boolean;
  readonly sharedLog: Live['sharedLog'];
}

/** Returns a degraded state if data files have faults. */
const dataState = (faults: number): PartState =>
  faults === 0
    ? 'ready'
    : {
        degraded: `${countOf(faults, 'fault')} in data files (see the log): run npm run data -- check --deep on the folder`,
      };

/**
 * Opens the matches and follows those that change. Skips live matches in the state folder if another server,
 * `otherHolder`, has locked them.
 */
export async function openMatches(
  { sandbox, config, logger, readiness, registry, disk }: StartContext,
  otherHolder: string | undefined,
): Promise<OpenMatches> {
  const say = (line: string): void => {
    logger.info(line);
  };
  const complain = (line: string): void => {
    logger.error(line);
  };
  const spareFolder = path.join(config.stateDirectory, COMPACT_FOLDER);
  const opened: OpenedSandbox = config.isSandbox
    ? await sandbox.open(config.dataDirectory, say, memoryParts, simulatorsOf(config))
    : {
        matches: await openStore(config.dataDirectory, say, { memory: memoryParts, complain, spareFolder }),
        isSimulatedOnly: false,
      };
  if (!opened.isSimulatedOnly) requireAccount(config.stateDirectory);
  const { live, state, caughtUp, sharedLog } = await openLive(
    { ...config, logger, disk, otherHolder, memory: memoryParts.live },
    opened.matches,
  );
  readiness.add('matches', state);
  readiness.add('data', () => dataState(live.faults.length));
  if (opened.simulated !== undefined) watchSimulation(opened.simulated, readiness, registry);
  const matches = tracedMatches(liveMatches(live));
  const failed = (error: unknown): void => {
    logger.error({ err: error }, 'the seasons could not be updated after a match changed');
  };
  const { now: world } = await liveWorld(live, failed, memoryParts.seasons);
  const { simulated, isSimulatedOnly: isSandboxWorld } = opened;
  return { live, matches, world, caughtUp, simulated, isSandboxWorld, sharedLog };
}
