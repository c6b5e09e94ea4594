import { useEffect, useState } from 'react';
import { request } from './request';

/** Data that is being read from the server. */
export interface JsonLoad<T> {
  readonly data: T | undefined;
  /** Why it could not be read. */
  readonly error: string | undefined;
}

const responses = new Map<string, Promise<unknown>>();

function load(path: string, key: string): Promise<unknown> {
  const id = `${key} ${path}`;
  const loading =
    responses.get(id) ??
    request(path, { key, signal: new AbortController().signal }).then(
      (response) => response.json() as Promise<unknown>,
    );
  responses.set(id, loading);
  loading.catch(() => {
    responses.delete(id);
  });
  return loading;
}

/**
 * Reads JSON from the server of the page, once for each path until the page is left. **Empty**: no data without a path.
 */
export function useJson<T>(path: string | undefined, key: string): JsonLoad<T> {
  const [settled, setSettled] = useState<{ readonly id: string } & JsonLoad<T>>();
  const id = `${key} ${path ?? ''}`;
  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    load(path, key).then(
      (data) => {
        if (isCurrent) setSettled({ id, data: data as T, error: undefined });
      },
      (error: unknown) => {
        if (isCurrent)
          setSettled({ id, data: undefined, error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, key, id]);
  return settled?.id === id ? settled : { data: undefined, error: undefined };
}
