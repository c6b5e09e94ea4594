import path from 'node:path';
import {
  openJetStreamStore,
  openLiveStore,
  type LiveStore,
  type MatchStore,
  type MemoryPart,
  type SharedStore,
} from '@goalsquare/data';
import { LIVE_FOLDER } from '../lmdb/state-databases.js';
import type { Logger } from 'pino';
import type { StateDisk } from '../../domain/state/state-disk.js';
import type { PartState } from '../../features/operations/readiness.js';

/** Where logs of matches grow. */
export interface LiveSetting {
  readonly stateDirectory: string;
  /** **Empty**: they are those of one server alone. */
  readonly natsUrls: readonly string[];
  readonly natsReplicas: number;
  readonly natsTimeoutMilliseconds: number;
  /** How often checkpoints are written. **Units**: seconds. */
  readonly natsCheckpointSeconds: number;
  /** How long nothing was added to a match that is over before it is moved. **Units**: minutes. */
  readonly natsFinishedMinutes: number;
  readonly processes: number;
  /** Memory for the matches that grow. Default: that of a command line. */
  readonly memory?: MemoryPart;
  readonly logger: Logger;
  /** Refuses writes while the folder of state cannot be written. Default: all are tried. */
  readonly disk?: StateDisk;
}

/** Matches that grow, and with what they are watched. */
export interface Live {
  readonly live: LiveStore;
  /** Degraded while nothing can be written: what is read is as old as that. */
  readonly state: () => PartState;
  /** Settles once all is known that has been written. */
  readonly caughtUp: () => Promise<void>;
  /** **Empty**: there is no shared log. */
  readonly sharedLog?: SharedStore;
}

/** Folder of finished matches in the folder of the state. Servers may share it. */
const FINISHED_FOLDER = 'finished';

const SEVERAL_PROCESSES =
  'live matches are fed to one process alone, or to several that share them in NATS: set NATS_URL, or PROCESSES to 1';

function partState(live: LiveStore): PartState {
  const state = live.state();
  return state === 'ready'
    ? 'ready'
    : {
        degraded: `nothing can be written to matches since ${new Date(state.awaySince).toISOString()}; they are read as they were then${state.remedy === undefined ? '' : `. ${state.remedy}`}`,
      };
}

/**
 * Opens what logs of matches grow in, over those that are stored: NATS where it is named, else a file of the folder of
 * state.
 */
export async function openLive(
  {
    natsUrls,
    natsReplicas: copies,
    natsTimeoutMilliseconds: timeoutMilliseconds,
    natsCheckpointSeconds,
    natsFinishedMinutes,
    processes,
    stateDirectory,
    memory,
    logger,
    disk,
  }: LiveSetting,
  base: MatchStore,
): Promise<Live> {
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
