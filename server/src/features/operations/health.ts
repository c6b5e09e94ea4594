import { isIPv6 } from 'node:net';
import { messageWithCause } from '../../domain/errors.js';

/** A server's readiness. */
export interface Health {
  readonly isReady: boolean;
  readonly message: string;
}

/** Timeout of a health check, in milliseconds. */
const PATIENCE = 2000;

/** Returns the local URL of a server that listens on an address. */
export function localAddress(host: string, port: number): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Asks the server at an address whether it is ready. A server that does not respond is not ready. */
export async function checkHealth(address: string): Promise<Health> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    return { isReady: answer.ok, message: (await answer.text()).trim() };
  } catch (error) {
    return { isReady: false, message: messageWithCause(error) };
  }
}
