import { faultIn, type Fault } from '../../log/fault.js';
import { AppendError, type Appended } from '../live/live-store.js';
import { storeMemory } from '../../memory/store-memory.js';
import { FinishedFolder } from './checkpoint/finished-folder.js';
import type { SharedSetting, SharedStore } from './shared-store.js';
import { emptyStore } from '../empty-store.js';
import { StreamReplica } from './stream-replica.js';
import { usable, UnusableCheckpoint } from './checkpoint/checkpoint.js';
import { openSession, type Session, type SessionParts } from './session.js';
import type { SharedWriter } from './writer.js';
import { SHARED_LOG_NAME } from './stream.js';

const COPIES = 3;
const TIMEOUT_MILLISECONDS = 5000;

/** Returns the folder for finished matches. **Empty**: `undefined` if none is configured, or it cannot be created. */
function finishedFolder(folder: string | undefined, complain: (message: string) => void): FinishedFolder | undefined {
  try {
    return folder === undefined ? undefined : new FinishedFolder(folder);
  } catch (error) {
    complain(`finished matches stay in memory, because their folder cannot be created: ${(error as Error).message}`);
    return undefined;
  }
}

const lostMatch = (matchId: number): Fault =>
  faultIn(`match ${matchId}`, 'a match whose checkpoint or messages can be read');

const notReached = (): AppendError =>
  new AppendError('unavailable', 'the shared log of matches has not been reached yet: nothing was stored');

/** A session that is opened in the background, however long that takes. */
interface PendingSession {
  /** Returns the session. **Empty**: `undefined` until it is open. */
  readonly current: () => Session | undefined;
  /** Settles when all existing messages of the shared log have been read. */
  readonly caughtUp: Promise<void>;
  /** Closes the session, or stops opening it. */
  readonly close: () => Promise<void>;
}

function openInBackground(parts: Omit<SessionParts, 'onCurrent'>): PendingSession {
  let session: Session | undefined;
  let isWanted = true;
  let onCurrent: () => void = () => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    onCurrent = resolve;
  });
  const opening = openSession({ ...parts, onCurrent }, () => isWanted).then((opened) => {
    session = opened;
  });
  return {
    current: () => session,
    caughtUp,
    close: async () => {
      isWanted = false;
      await opening.then(() => session?.close());
    },
  };
}

/**
 * Returns a function that calls `read`. If the match's checkpoint is unusable, it loads it from NATS and calls `read`
 * again.
 */
const readingBy =
  (session: PendingSession['current'], complain: (message: string) => void) =>
  async <T>(matchId: number, read: (matchId: number) => Promise<T>): Promise<T> => {
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

/**
 * A live store whose logs are in NATS JetStream: one stream, with a subject for each match and a message for each
 * batch.
 * **Source**: ADR 29.
 */
export async function jetStreamStore({
  base = emptyStore,
  urls,
  name = SHARED_LOG_NAME,
  copies = COPIES,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  complain = () => undefined,
  memory = storeMemory().live,
  checkpoints,
}: SharedSetting): Promise<SharedStore> {
  const [baseIds, seasons] = await Promise.all([base.matchIds(), base.seasons()]);
  const folder = finishedFolder(checkpoints?.folder, complain);
  const briefs = folder && { briefs: folder };
  const replica = new StreamReplica({ base, baseIds, seasons, complain, memory, ...briefs });
  const openedAt = Date.now();
  const parts = { replica, folder, checkpoints, urls, name, copies, timeoutMilliseconds, complain };
  const session = openInBackground(parts);

  const reading = readingBy(session.current, complain);

  const write = (work: (writer: SharedWriter) => Promise<Appended>): Promise<Appended> => {
    const writer = session.current()?.writer;
    return writer === undefined ? Promise.reject(notReached()) : work(writer);
  };

  const { match, matchNow, log, matchIds, contentOf, onChange } = replica.matches;
  return {
    match: (matchId) => reading(matchId, match),
    matchNow: (matchId) => usable(() => matchNow(matchId)),
    log: (matchId) => reading(matchId, log),
    matchIds,
    contentOf,
    onChange,
    seasons: replica.matches.seasons,
    grows: (matchId) => replica.matches.has(matchId),
    begin: (header, key) => write((writer) => writer.begin(header, key)),
    append: (batch) => reading(batch.matchId, () => write((writer) => writer.append(batch))),
    journal: {
      position: () => replica.journal.position,
      since: (position, limit) => replica.journal.since(position, limit),
    },
    state: () => session.current()?.follower.state ?? { awaySince: openedAt },
    caughtUp: () => session.caughtUp,
    behind: () => session.current()?.follower.behind ?? 0,
    checkpoints: () => session.current()?.report(),
    get faults() {
      return [...base.faults, ...[...replica.lost].map(lostMatch)];
    },
    close: async () => {
      await session.close();
      base.close();
    },
  };
}
