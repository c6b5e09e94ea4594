import { qualityOfBatch, type Entry } from '@goalsquare/engine';
import { AppendError, type Appended, type LiveStore } from '../store/live/live-store.js';
import { retry, type Retrying } from './retry.js';
import { TargetError, type Accepted, type Sending, type Target } from './target.js';

function refusalOf(error: unknown): unknown {
  if (!(error instanceof AppendError) || error.code === 'unavailable') return error;
  return new TargetError(
    error.message,
    error.issues.flatMap(({ at, issues }) => issues.map((issue) => ({ at, ...issue }))),
  );
}

/**
 * Returns the quality rules that entries of a match break. **Empty**: an empty list, also if the match has grown since.
 */
async function warningsOf(
  store: LiveStore,
  { matchId, entries }: Sending,
  revision: number,
): Promise<Accepted['warnings']> {
  const match = await store.match(matchId);
  if (match?.revision !== revision) return [];
  const steps = qualityOfBatch(match, entries as readonly Entry[]);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.results;
}

/** Returns a target that sends a log to a store. It retries while the store cannot be reached. */
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
    log: (matchId) => store.log(matchId),
    begin: (header) => taken(() => store.begin(header, `begin ${header.id}`)),
    append: async (sending) => {
      const revision = await taken(() => store.append(sending));
      return { revision, warnings: await warningsOf(store, sending, revision) };
    },
    close: () => {
      void store.close();
    },
  };
}
