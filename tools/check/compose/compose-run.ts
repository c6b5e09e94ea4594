import { until } from '../../../server/test/support/until.js';
import type { Options, Run } from '../../measure/scenario.js';
import type { Container } from './container.js';
import type { Topology } from './topology.js';

/** Maximum time until a change is visible everywhere. */
export const SECONDS_TO_NOTICE = 20;

/** Number of requests that are sent to the balancer at once. */
export const AT_ONCE = 12;

/** The result of a login whose steps run at different replicas. */
export interface LoginOutcome {
  readonly isKept: boolean;
  readonly found: string;
}

/** The running topology, and the keys of two accounts. */
export interface Servers {
  readonly topology: Topology;
  readonly login: LoginOutcome;
  readonly replicas: readonly Container[];
  /** Keys of an account without limits, and of one with a quota. */
  readonly keys: { readonly wide: string; readonly limited: string };
}

/** A run of the check. */
export type ComposeRun = Run<Options, Servers>;

/** Returns the URL of a replica, which bypasses the balancer. */
export const direct = ({ address }: Container): string => `http://${address}:8080`;

export const get = (url: string, key: string): Promise<Response> =>
  fetch(url, { headers: { Authorization: `Bearer ${key}` } });

export const statusOf = async (url: string, key: string): Promise<number> => {
  const response = await get(url, key);
  await response.arrayBuffer();
  return response.status;
};

/** Waits until a condition holds. **Throws** if it takes too long. */
export const noticed = (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  until(what, isSo, SECONDS_TO_NOTICE);

/** Returns how many requests for `/v1/leagues` a replica has answered, according to its metrics. */
export async function answeredBy({ address }: Container): Promise<number> {
  const text = await (await fetch(`http://${address}:9464/metrics`)).text();
  return [...text.matchAll(/^http_server_request_duration_seconds_count\{[^}]*route="\/v1\/leagues"[^}]*\} (\d+)$/gmu)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}

/** Reports whether a promise of the topology was kept, and what was found. */
export function note({ row, hold }: ComposeRun, step: string, isKept: boolean, found: string): void {
  row({ step, isKept, found });
  hold(isKept, `${step}: ${found}`);
}
