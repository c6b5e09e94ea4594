import { currentKey } from './api-key';
import { request, type Waiting } from './request';

/** A response that is being loaded, or has been loaded. */
export interface Load {
  readonly answer: Promise<unknown>;
  /** When loading began. **Units**: milliseconds since the page was opened. */
  readonly began: number;
  /** Progress while the server is not ready. */
  waiting: Waiting | undefined;
  /** Called when the progress changes. */
  readonly listeners: Set<() => void>;
}

/** The maximum number of cached responses. */
const MOST = 100;

/** THE cache of responses of a tab, by key and path. */
const loads = new Map<string, Load>();

function begin(id: string, path: string): Load {
  const load: Load = {
    began: performance.now(),
    waiting: undefined,
    listeners: new Set(),
    answer: request(path, {
      signal: new AbortController().signal,
      onWait: (waiting) => {
        load.waiting = waiting;
        for (const listener of load.listeners) listener();
      },
    }).then((response) => response.json() as Promise<unknown>),
  };
  loads.delete(id);
  loads.set(id, load);
  load.answer.catch(() => {
    if (loads.get(id) === load) loads.delete(id);
  });
  const [oldest] = loads.keys();
  if (loads.size > MOST && oldest !== undefined) loads.delete(oldest);
  return load;
}

/**
 * Returns the current load of a path with the tab's key. Starts a new one if none has begun after `since`. Parts of a
 * page that need the same response share one request.
 */
export function loadAnswer(path: string, since: number): Load {
  const id = `${currentKey()} ${path}`;
  const kept = loads.get(id);
  return kept !== undefined && kept.began >= since ? kept : begin(id, path);
}
