import type { Socket } from 'node:net';
import type { KeyRing } from '../../src/features/identity/keys/key-ring.js';

/** The target of attacks. */
export interface Target {
  readonly port: number;
  /** Origin the server calls itself by. */
  readonly issuer: string;
  /** The keys it signs with, for tokens that only one thing is wrong with. */
  readonly ring: KeyRing;
}

/** One attack over a bare connection, and what it may be answered with. */
export interface Attack {
  readonly name: string;
  readonly play: (socket: Socket, target: Target) => void | Promise<void>;
  /** The allowed statuses of all responses. 5xx and a hang are never allowed. */
  readonly allowed: RegExp;
  /** Text that no response may contain, such as a smuggled header. */
  readonly never?: RegExp;
  /** Connections that attack at once. Default: one. */
  readonly connections?: number;
}

/** The account attacks are made with, where they need one. */
export const KEY = 'sandbox-transactional';

/** An operation that takes a body. */
export const STATISTICS = '/v1/matches/7001/statistics/players';

/** Request line and headers, of which the last asks to close the connection. */
export const head = (line: string, headers: readonly string[] = [], host = 'x'): string =>
  [line, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n');

const bearer = (key: string): string => `Authorization: Bearer ${key}`;

/** A GET with a token. */
export const get = (target: string, headers: readonly string[] = [], key = KEY): string =>
  head(`GET ${target} HTTP/1.1`, [bearer(key), ...headers]);

/** Everything of a POST with a token but its body. */
export const postHead = (length: number, headers: readonly string[] = []): string =>
  head(`POST ${STATISTICS} HTTP/1.1`, [
    bearer(KEY),
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
  ]);

/** Writes a text in one piece. */
export const write =
  (text: string | Buffer) =>
  (socket: Socket): void => {
    socket.write(text);
  };

/** Writes a beginning, then a piece every so often, for as long as the server takes it. **Units**: milliseconds. */
export const drip =
  (begin: string, piece: string, every: number) =>
  (socket: Socket): void => {
    socket.write(begin);
    const timer = setInterval(() => {
      if (socket.writable) socket.write(piece);
    }, every);
    socket.on('close', () => {
      clearInterval(timer);
    });
  };
