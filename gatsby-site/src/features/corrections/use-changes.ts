import type { Changes, MatchEvent } from '@goalsquare/openapi/types';
import { useEffect, useState } from 'react';
import { useApiKey } from '../../requests/api-key';
import { ownClient } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import { useAnswer, type Reading } from '../../requests/use-answer';

/** Maximum number of changes in the list. */
const MOST = 200;

/** The changes that a stream has sent since the page was opened and, if the stream stopped, the reason. */
interface Streamed {
  readonly id: string;
  readonly changes: readonly MatchEvent[];
  readonly fault?: string;
}

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
 * Reads the latest changes that `query` selects. If `isLive`, also reads later changes as they arrive. The stream
 * resumes after the last change received, so none is lost or repeated.
 */
export function useChanges(query: string, isLive: boolean): ChangeReading {
  const [key] = useApiKey();
  const read = useAnswer<Changes>(`/v1/changes${query}&limit=${MOST}&wait=0`);
  const [streamed, setStreamed] = useState<Streamed>();
  const id = `${key} ${query}`;
  const cursor = read.data?.cursor;
  useEffect(() => {
    if (!isLive || cursor === undefined) return undefined;
    const stop = new AbortController();
    const set = (change: (changes: readonly MatchEvent[]) => readonly MatchEvent[], fault?: string): void => {
      setStreamed((before) => ({ id, changes: change(before?.id === id ? before.changes : []), fault }));
    };
    followChanges(query, cursor, stop.signal, (one) => {
      set((changes) => [one, ...changes].slice(0, MOST));
    }).catch((error: unknown) => {
      if (!stop.signal.aborted) set((changes) => changes, failureOf(error).detail);
    });
    return () => {
      stop.abort();
    };
  }, [isLive, cursor, id, query]);
  const own = streamed?.id === id ? streamed : undefined;
  const data = read.data && [...(own?.changes ?? []), ...[...read.data.changes].reverse()].slice(0, MOST);
  return { ...read, data, fault: own?.fault };
}
