import type { API } from '@goalsquare/client';

/** The maximum number of cached clients, one for each key. */
const MOST = 4;

const clients = new Map<string, Promise<API>>();

async function create(key: string): Promise<API> {
  const { API } = await import('@goalsquare/client');
  return new API({
    token: key,
    environment: location.origin,
    // The browser caches responses.
    cache: false,
    // While matches are simulated, the server answers within 5 seconds. The client then retries until they are ready.
    headers: { Prefer: 'wait=5' },
    timeout: 120,
    retries: { attempts: 3, patience: 600 },
  });
}

/** Returns the client for the page's own server. The client library is loaded on first use. */
export function clientOf(key: string): Promise<API> {
  const client = clients.get(key) ?? create(key);
  clients.delete(key);
  clients.set(key, client);
  client.catch(() => clients.delete(key));
  const [oldest] = clients.keys();
  if (clients.size > MOST && oldest !== undefined) clients.delete(oldest);
  return client;
}
