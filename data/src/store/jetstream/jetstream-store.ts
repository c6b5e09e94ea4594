import { AppendError, type Appended, type JournalChange } from '../live/live-store.js';
import type { SharedSetting, SharedStore } from './shared-store.js';
import { emptyStore } from '../empty-store.js';
import { StreamReplica } from './stream-replica.js';
import { openSession, type Session, type SessionParts } from './session.js';
import type { SharedWriter } from './writer.js';

const NAME = 'goalsquare';
const COPIES = 3;
const TIMEOUT_MILLISECONDS = 5000;

/** The changes after a position, of changes in the order of their positions. */
function changesAfter(changes: readonly JournalChange[], position: number, limit: number): readonly JournalChange[] {
  let [from, to] = [0, changes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((changes[middle]?.position ?? Infinity) > position) to = middle;
    else from = middle + 1;
  }
  return changes.slice(from, from + limit);
}

const notReached = (): AppendError =>
  new AppendError('unavailable', 'the shared log of matches has not been reached yet: nothing of this was taken');

/** A session that opens in the background, for as long as it takes. */
interface PendingSession {
  /** **Empty**: `undefined` until the session is open. */
  readonly current: () => Session | undefined;
  /** Settles when everything that was in the shared log has been read. */
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
 * A live store whose logs are in NATS JetStream: one stream, one subject for each match, one message for each batch.
 * **Source**: ADR 34.
 */
export async function jetStreamStore({
  base = emptyStore,
  urls,
  name = NAME,
  copies = COPIES,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  complain = () => undefined,
  memory,
}: SharedSetting): Promise<SharedStore> {
  const [baseIds, seasons] = await Promise.all([base.matchIds(), base.seasons()]);
  const replica = new StreamReplica({ base, baseIds, seasons, complain, memory });
  const openedAt = Date.now();
  const session = openInBackground({ replica, urls, name, copies, timeoutMilliseconds, complain });

  const write = (work: (writer: SharedWriter) => Promise<Appended>): Promise<Appended> => {
    const writer = session.current()?.writer;
    return writer === undefined ? Promise.reject(notReached()) : work(writer);
  };

  const { matchIds, match, matchNow, log, onChange } = replica.matches;
  return {
    matchIds,
    match,
    matchNow,
    log,
    onChange,
    seasons: replica.matches.seasons,
    grows: (matchId) => replica.matches.has(matchId),
    begin: (header, key) => write((writer) => writer.begin(header, key)),
    append: (batch) => write((writer) => writer.append(batch)),
    journal: {
      position: () => replica.changes.at(-1)?.position ?? 0,
      since: (position, limit) => Promise.resolve(changesAfter(replica.changes, position, limit)),
    },
    state: () => session.current()?.follower.state ?? { awaySince: openedAt },
    caughtUp: () => session.caughtUp,
    behind: () => session.current()?.follower.behind ?? 0,
    faults: base.faults,
    close: async () => {
      await session.close();
      base.close();
    },
  };
}
