import type { Changes, MatchEvent } from '@goalsquare/openapi/types';
import { ownClient } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import { useAnswer, type Reading } from '../../requests/use-answer';
import { useFollowed } from '../../requests/use-followed';

/** Maximum number of changes in the list. */
const MOST = 200;

/** Reads the changes that a query selects as they arrive, starting after a cursor. */
async function followChanges(
  query: string,
  since: string,
  signal: AbortSignal,
  onChange: (change: MatchEvent) => void,
): Promise<void> {
  const values = new URLSearchParams(query);
  const filters = Object.fromEntries([...new Set(values.keys())].map((name) => [name, values.getAll(name)]));
  const client = await ownClient();
  for await (const { type, data } of client.changeEvents(filters, { since, signal }))
    if (type !== 'reset') onChange(data);
}

/** Changes of all matches, the newest first. */
export interface ChangeReading extends Reading<readonly MatchEvent[]> {
  /** Why the stream stopped. **Empty**: `undefined` while it is open or switched off. */
  readonly fault: string | undefined;
}

/**
 * Reads the latest changes that `query` selects. If `isLive`, also reads later changes as they arrive, so that none
 * is lost or repeated.
 */
export function useChanges(query: string, isLive: boolean): ChangeReading {
  const read = useAnswer<Changes>(`/v1/changes${query}&limit=${MOST}&wait=0`);
  const cursor = read.data?.cursor;
  const { value: arrived = [], fault } = useFollowed<readonly MatchEvent[]>(
    cursor && `${query} ${cursor}`,
    async (signal, show) => {
      if (!isLive || cursor === undefined) return;
      let changes: readonly MatchEvent[] = [];
      try {
        await followChanges(query, cursor, signal, (one) => {
          changes = [one, ...changes].slice(0, MOST);
          show(changes);
        });
      } catch (error) {
        show(changes, failureOf(error).detail);
      }
    },
    Number(isLive),
  );
  return { ...read, data: read.data && [...arrived, ...[...read.data.changes].reverse()].slice(0, MOST), fault };
}
