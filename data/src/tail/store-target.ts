import { AppendError, type Appended, type LiveStore } from '../store/live/live-store.js';
import { retry, type Retrying } from './retry.js';
import { TargetError, type Target } from './target.js';

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppendError) || error.code === 'unavailable') return error;
  return new TargetError(
    error.message,
    error.issues.flatMap(({ at, issues }) => issues.map((issue) => ({ at, ...issue }))),
  );
}

/** Sends a log to a store. Retries while the store cannot be reached. */
export function storeTarget(store: LiveStore, retrying: Retrying): Target {
  const taken = async (attempt: () => Promise<Appended>): Promise<number> => {
    const { revision } = await retry(async () => {
      try {
        return await attempt();
      } catch (error) {
        throw refusalOf(error);
      }
    }, retrying);
    return revision;
  };
  return {
    revision: async (matchId) => (await store.match(matchId))?.revision,
    begin: (header) => taken(() => store.begin(header, `begin ${header.id}`)),
    append: (sending) => taken(() => store.append(sending)),
    close: () => {
      void store.close();
    },
  };
}
