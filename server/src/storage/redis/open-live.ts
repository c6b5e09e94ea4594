import path from 'node:path';
import {
  liveInMemory,
  openJetStreamStore,
  openLiveStore,
  refuseWrites,
  type LiveStore,
  type MatchStore,
  type MemoryPart,
  type SharedStore,
} from '@goalsquare/data';
import { LIVE_FOLDER } from '../lmdb/state-databases.js';
import type { Logger } from 'pino';
import type { StateDisk } from '../../domain/state/state-disk.js';
import type { PartState } from '../../features/operations/readiness.js';

/** Settings of the live match store. */
export interface LiveSetting {
  readonly stateDirectory: string;
  /** URLs of the NATS servers. **Empty**: each server has its own live matches. */
  readonly natsUrls: readonly string[];
  readonly natsReplicas: number;
  /** Default: 5 seconds. */
  readonly natsTimeoutMilliseconds?: number;
  /** Interval between checkpoints. **Units**: seconds. */
  readonly natsCheckpointSeconds: number;
  /** Time after its last entry at which a finished match is moved. **Units**: minutes. */
  readonly natsFinishedMinutes: number;
  readonly processes: number;
  /** Another server that has the live matches in the state folder open. Default: this one has them. */
  readonly otherHolder?: string | undefined;
  /** Memory for growing matches. Default: the budget of a command line. */
  readonly memory?: MemoryPart;
  readonly logger: Logger;
  /** Refuses writes while the state folder cannot be written. Default: all writes are tried. */
  readonly disk?: StateDisk;
}

/** The live matches, and how they are monitored. */
export interface Live {
  readonly live: LiveStore;
  /** Returns a degraded state while nothing can be written. Reads may then be out of date. */
  readonly state: () => PartState;
  /** Settles once everything written so far has been read. */
  readonly caughtUp: () => Promise<void>;
  /** The log that servers share. **Empty**: there is none. */
  readonly sharedLog?: SharedStore;
}

/** Folder for finished matches in the state folder. Servers may share it. */
const FINISHED_FOLDER = 'finished';
const NATS_TIMEOUT_MILLISECONDS = 5000;

const SEVERAL_PROCESSES =
  'live matches can be fed to a single process, or to several that share them in NATS: set NATS_URL, or PROCESSES to 1';

function partState(live: LiveStore): PartState {
  const state = live.state();
  return state === 'ready'
    ? 'ready'
    : {
        degraded: `no match could be written since ${new Date(state.awaySince).toISOString()}; matches are read as they were then${state.remedy === undefined ? '' : `. ${state.remedy}`}`,
      };
}

const OTHER_SERVER =
  'another server that shares the state folder feeds the live matches: set NATS_URL for both, or give this server its own GOALSQUARE_STATE';

/**
 * Opens only the stored matches, because another server has the live ones open. If both wrote to one database, neither
 * could see the other's locks. **Source**: ADR 39.
 */
async function openWithoutLive(
  { stateDirectory, otherHolder: holder = '', memory, logger }: LiveSetting,
  base: MatchStore,
): Promise<Live> {
  const folder = path.join(stateDirectory, LIVE_FOLDER);
  const detail = `the live matches in ${folder} belong to another server (${holder}), so this one neither reads nor feeds them: set NATS_URL for both, or give this server its own GOALSQUARE_STATE; if the other server has stopped, restart this one`;
  logger.error(detail);
  const live = refuseWrites(await liveInMemory({ base, memory }), OTHER_SERVER, Date.now());
  return { live, state: () => ({ degraded: detail }), caughtUp: () => Promise.resolve() };
}

/**
 * Opens the store in which match logs grow, on top of the stored matches: NATS if it is configured, otherwise a file in
 * the state folder, unless another server has it open.
 */
export async function openLive(setting: LiveSetting, base: MatchStore): Promise<Live> {
  const {
    natsUrls,
    natsReplicas: copies,
    natsTimeoutMilliseconds: timeoutMilliseconds = NATS_TIMEOUT_MILLISECONDS,
    natsCheckpointSeconds,
    natsFinishedMinutes,
    processes,
    stateDirectory,
    memory,
    logger,
    disk,
  } = setting;
  const complain = (message: string, error?: unknown): void => {
    if (disk?.failed('matches', error) !== true) logger.error(message);
  };
  if (natsUrls.length > 0) {
    const live = await openJetStreamStore({
      base,
      urls: natsUrls,
      copies,
      timeoutMilliseconds,
      complain,
      memory,
      checkpoints: {
        folder: path.join(stateDirectory, FINISHED_FOLDER),
        everyMilliseconds: natsCheckpointSeconds * 1000,
        quietMilliseconds: natsFinishedMinutes * 60_000,
      },
    });
    return { live, state: () => partState(live), caughtUp: live.caughtUp, sharedLog: live };
  }
  if (setting.otherHolder !== undefined) return openWithoutLive(setting, base);
  const live = await openLiveStore({
    base,
    complain,
    memory,
    guard: disk?.guard('matches'),
    directory: path.join(stateDirectory, LIVE_FOLDER),
    ...(processes > 1 && { refusal: SEVERAL_PROCESSES }),
  });
  return { live, state: () => (processes > 1 ? 'ready' : partState(live)), caughtUp: () => Promise.resolve() };
}
