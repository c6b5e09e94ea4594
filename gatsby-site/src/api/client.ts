import type { API } from '@goalsquare/client';

/** The most keys whose clients are kept. */
const MOST = 4;

const clients = new Map<string, Promise<API>>();

async function create(key: string): Promise<API> {
  const { API } = await import('@goalsquare/client');
  return new API({
    token: key,
    environment: location.origin,
    // The browser stores responses.
    cache: false,
    // A server that simulates matches answers sooner, and once it has them.
    headers: { Prefer: 'wait=5' },
    timeout: 120,
    retries: { attempts: 3, patience: 600 },
  });
}

/** Returns the client of the server of the page, which is loaded when a page first needs it. */
export function clientOf(key: string): Promise<API> {
  const client = clients.get(key) ?? create(key);
  clients.delete(key);
  clients.set(key, client);
  client.catch(() => clients.delete(key));
  const [oldest] = clients.keys();
  if (clients.size > MOST && oldest !== undefined) clients.delete(oldest);
  return client;
}
