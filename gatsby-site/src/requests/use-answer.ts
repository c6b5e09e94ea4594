import { createContext, useContext, useEffect, useState } from 'react';
import { loadAnswer } from './load-answer';
import { useApiKey } from './api-key';
import { failureOf, type Failure } from './failure';
import type { Waiting } from './request';
import { useIsHydrated } from './use-is-hydrated';

/** A response of the server, or the state of its loading. */
export interface Reading<T> {
  /** The latest response. **Empty**: `undefined` before the first one. */
  readonly data: T | undefined;
  readonly failure: Failure | undefined;
  readonly waiting: Waiting | undefined;
  readonly retry: () => void;
}

/** Responses recorded when the page was built, by path. They are shown until the server responds. */
export const BuiltAnswers = createContext<Readonly<Record<string, unknown>>>({});

/** A number that increases during a match. Each change reloads the responses. */
export const Refreshes = createContext(0);

/** Components share responses younger than this. **Units**: milliseconds. */
const FRESH = 20_000;

interface Settled {
  readonly id: string;
  readonly data: unknown;
  readonly failure: Failure | undefined;
}

/**
 * Reads JSON from the page's own server, with the tab's key. **Empty**: no data without a path. While the same path is
 * reloaded, the old response stays.
 */
export function useAnswer<T>(path: string | undefined): Reading<T> {
  const [key] = useApiKey();
  const built = useContext(BuiltAnswers);
  const refreshes = useContext(Refreshes);
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const [waiting, setWaiting] = useState<{ readonly id: string; readonly waiting: Waiting | undefined }>();
  const id = `${key} ${path ?? ''}`;
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (path === undefined || !isHydrated) return undefined;
    let isCurrent = true;
    const load = loadAnswer(path, performance.now() - FRESH);
    const follow = (): void => {
      setWaiting({ id, waiting: load.waiting });
    };
    load.listeners.add(follow);
    load.answer.then(
      (data) => {
        if (isCurrent) setSettled({ id, data, failure: undefined });
      },
      (error: unknown) => {
        if (isCurrent)
          setSettled((before) => ({
            id,
            data: before?.id === id ? before.data : undefined,
            failure: failureOf(error),
          }));
      },
    );
    return () => {
      isCurrent = false;
      load.listeners.delete(follow);
    };
  }, [path, id, attempt, refreshes, isHydrated]);
  const own = settled?.id === id ? settled : undefined;
  const recorded = path === undefined ? undefined : built[path];
  return {
    data: (own?.data ?? recorded) as T | undefined,
    failure: own?.failure,
    waiting: own === undefined && waiting?.id === id ? waiting.waiting : undefined,
    retry: () => {
      setSettled(undefined);
      setAttempt(attempt + 1);
    },
  };
}
