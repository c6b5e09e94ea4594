import { AppendError, type Appended, type JournalChange } from '../live-store.js';
import type { SharedSetting, SharedStore } from '../shared-store.js';
import { emptyStore } from '../empty-store.js';
import { MatchFold } from './fold.js';
import { openSession, type Session } from './session.js';
import type { SharedWriter } from './writer.js';

const NAME = 'goalsquare';
const COPIES = 3;
const TIMEOUT_MILLISECONDS = 5000;

/** The changes after a position, of many in their order. */
function since(changes: readonly JournalChange[], position: number, limit: number): readonly JournalChange[] {
  let [from, to] = [0, changes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((changes[middle]?.position ?? Infinity) > position) to = middle;
    else from = middle + 1;
  }
  return changes.slice(from, from + limit);
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
}: SharedSetting): Promise<SharedStore> {
  const [baseIds, seasons] = await Promise.all([base.matchIds(), base.seasons()]);
  const fold = new MatchFold({ base, baseIds, seasons, complain });
  const openedAt = Date.now();
  let session: Session | undefined;
  let isWanted = true;
  let isCaughtUp: () => void = () => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    isCaughtUp = resolve;
  });
  const opening = openSession(
    {
      fold,
      urls,
      name,
      copies,
      timeoutMilliseconds,
      complain,
      onCurrent: () => {
        isCaughtUp();
      },
    },
    () => isWanted,
  ).then((opened) => {
    session = opened;
  });

  const written = (work: (writer: SharedWriter) => Promise<Appended>): Promise<Appended> =>
    session === undefined
      ? Promise.reject(
          new AppendError(
            'unavailable',
            'the shared log of matches has not been reached yet: nothing of this was taken',
          ),
        )
      : work(session.writer);

  const { matchIds, match, matchNow, log, onChange } = fold.matches;
  return {
    matchIds,
    match,
    matchNow,
    log,
    onChange,
    seasons: fold.matches.seasons,
    grows: (matchId) => fold.matches.has(matchId),
    begin: (header, key) => written((writer) => writer.begin(header, key)),
    append: (batch) => written((writer) => writer.append(batch)),
    journal: {
      position: () => fold.changes.at(-1)?.position ?? 0,
      since: (position, limit) => Promise.resolve(since(fold.changes, position, limit)),
    },
    state: () => session?.follower.state ?? { awaySince: openedAt },
    caughtUp: () => caughtUp,
    faults: base.faults,
    close: async () => {
      isWanted = false;
      await opening.then(() => session?.close());
      base.close();
    },
  };
}
