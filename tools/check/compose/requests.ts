import { eventually } from '../../measure/eventually.js';
import type { Container } from './container.js';

/** How long a change may take to be seen everywhere. */
export const SECONDS_TO_NOTICE = 20;

/** Returns the URL of a replica, past the balancer. */
export const direct = ({ address }: Container): string => `http://${address}:8080`;

/** Waits until something is so. **Throws** if it takes too long. */
export const noticed = (what: string, isSo: () => Promise<boolean>): Promise<number> =>
  eventually(what, isSo, SECONDS_TO_NOTICE);

export const get = (url: string, token: string): Promise<Response> =>
  fetch(url, { headers: { Authorization: `Bearer ${token}` } });

export const post = (
  url: string,
  token: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const statusOf = async (url: string, token: string): Promise<number> => {
  const response = await get(url, token);
  await response.arrayBuffer();
  return response.status;
};

/** How many requests of the API a replica has answered, by its metrics. */
export async function answeredBy({ address }: Container): Promise<number> {
  const text = await (await fetch(`http://${address}:9464/metrics`)).text();
  return [...text.matchAll(/^http_server_request_duration_seconds_count\{[^}]*route="\/v1\/leagues"[^}]*\} (\d+)$/gmu)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}
