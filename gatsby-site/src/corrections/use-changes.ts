import type { Changes, MatchEvent } from '@goalsquare/openapi/types';
import { useEffect, useState } from 'react';
import { ask } from '../live/ask';
import { readEvents } from '../live/read-events';
import { useAnswer, type Reading } from '../questions/use-answer';

/** How long after a stream ended it is opened again. **Units**: milliseconds. */
const AGAIN = 2000;

/** The most changes that are kept. */
const MOST = 200;

/** The changes that a stream has sent since the page was opened, and why it stopped. */
interface Streamed {
  readonly id: string;
  readonly changes: readonly MatchEvent[];
  readonly fault?: string;
}

/** Reads a stream of changes until it ends. Returns the id to resume from. */
async function readChanges(
  path: string,
  key: string,
  from: string,
  signal: AbortSignal,
  onChange: (change: MatchEvent) => void,
): Promise<string> {
  const { body } = await ask(path, key, { signal, headers: { 'Last-Event-ID': from } });
  let last = from;
  if (body === null) return last;
  for await (const { id, data } of readEvents(body)) {
    if (id !== '') last = id;
    if (data !== '') onChange(JSON.parse(data) as MatchEvent);
  }
  return last;
}

/** Changes of all matches, the newest first. */
export interface ChangeReading extends Reading<readonly MatchEvent[]> {
  /** Why the stream stopped. **Empty**: `undefined` while it is read, or if it is off. */
  readonly fault: string | undefined;
}

/**
 * Reads the last changes that `query` selects and, if `isLive`, those that follow as they arrive. The stream resumes at
 * the last change that came, so that none is lost and none comes twice.
 */
export function useChanges(query: string, key: string, isLive: boolean): ChangeReading {
  const read = useAnswer<Changes>(`/v1/changes?${query}&limit=${MOST}&wait=0`, key);
  const [streamed, setStreamed] = useState<Streamed>();
  const id = `${key} ${query}`;
  const cursor = read.data?.cursor;
  useEffect(() => {
    if (!isLive || cursor === undefined) return undefined;
    const stop = new AbortController();
    const set = (change: (changes: readonly MatchEvent[]) => readonly MatchEvent[], fault?: string): void => {
      setStreamed((before) => ({ id, changes: change(before?.id === id ? before.changes : []), fault }));
    };
    const follow = (from: string): void => {
      if (stop.signal.aborted) return;
      readChanges(`/v1/changes/events?${query}`, key, from, stop.signal, (one) => {
        set((changes) => [one, ...changes].slice(0, MOST));
      }).then(
        (last) => {
          setTimeout(follow, AGAIN, last);
        },
        (error: unknown) => {
          if (!stop.signal.aborted) set((changes) => changes, error instanceof Error ? error.message : String(error));
        },
      );
    };
    follow(cursor);
    return () => {
      stop.abort();
    };
  }, [isLive, cursor, id, query, key]);
  const own = streamed?.id === id ? streamed : undefined;
  const data = read.data && [...(own?.changes ?? []), ...[...read.data.changes].reverse()].slice(0, MOST);
  return { ...read, data, fault: own?.fault };
}
