import type { NodeConnectionOptions } from '@nats-io/transport-node';

/** Name of our connections in NATS server listings. */
const NAME = 'goalsquare';

const RECONNECT_MILLISECONDS = 250;
const CONNECT_MILLISECONDS = 2000;
/** Interval of pings. A connection is closed after three without a response. */
const PING_MILLISECONDS = 2000;

/**
 * Returns the options for connecting to servers with some URLs, such as `nats://user:password@a.example:4222`. The
 * scheme `tls://` requires TLS. A user without a password is a token. The user in the first URL applies to all servers.
 */
export function connectionTo(urls: readonly string[]): NodeConnectionOptions {
  const servers = urls.map((url) => new URL(url));
  const [first] = servers;
  const [user, password] = [decodeURIComponent(first?.username ?? ''), decodeURIComponent(first?.password ?? '')];
  return {
    name: NAME,
    servers: servers.map(({ host }) => host),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MILLISECONDS,
    timeout: CONNECT_MILLISECONDS,
    pingInterval: PING_MILLISECONDS,
    maxPingOut: 2,
    ...(user !== '' && (password === '' ? { token: user } : { user, pass: password })),
    ...(servers.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
