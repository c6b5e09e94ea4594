import type { LiveStore } from '../live/live-store.js';
import { usable, UnusableCheckpoint } from './checkpoint/checkpoint.js';
import type { Session } from './session.js';
import type { StreamReplica } from './stream-replica.js';

/** Services that reads depend on. */
export interface ReadParts {
  readonly replica: StreamReplica;
  /** Returns the session. **Empty**: `undefined` until it is open. */
  readonly session: () => Session | undefined;
  readonly complain: (message: string) => void;
}

/** Functions that read matches, even if the local copy of a checkpoint is missing or damaged. */
export interface SharedReads extends Pick<LiveStore, 'match' | 'matchNow' | 'log'> {
  /** Calls `read`. If the match's checkpoint is unusable, loads it from NATS and calls `read` again. */
  readonly reading: <T>(matchId: number, read: (matchId: number) => Promise<T>) => Promise<T>;
}

/** Returns functions that read matches. They reload a match's checkpoint if the local copy is missing or damaged. */
export function sharedReads({ replica, session, complain }: ReadParts): SharedReads {
  const { match, matchNow, log } = replica.matches;
  const reading: SharedReads['reading'] = async (matchId, read) => {
    try {
      return await read(matchId);
    } catch (error) {
      const open = session();
      if (!(error instanceof UnusableCheckpoint) || open === undefined) throw error;
      complain(`the checkpoint of match ${matchId} is read again from NATS: ${error.message}`);
      await open.reload(matchId);
      return read(matchId);
    }
  };
  return {
    reading,
    match: (matchId) => reading(matchId, match),
    matchNow: (matchId) => usable(() => matchNow(matchId)),
    log: (matchId) => reading(matchId, log),
  };
}
