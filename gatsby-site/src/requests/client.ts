import type { API } from '@goalsquare/client';
import { currentKey } from './api-key';

let latest: { readonly key: string; readonly client: Promise<API> } | undefined;

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

/** Returns the client for the page's own server with the tab's key. The client library is loaded on first use. */
export function ownClient(): Promise<API> {
  const key = currentKey();
  if (latest?.key === key) return latest.client;
  const client = create(key);
  latest = { key, client };
  client.catch(() => {
    if (latest?.client === client) latest = undefined;
  });
  return client;
}
