import type { Server } from 'node:http';

/** Data for the servers that are measured: prepared bytes, and a function for computed responses. */
export interface Given {
  /** Response for the score of the first match. */
  readonly small: Uint8Array;
  /** Response with many metrics for all players. */
  readonly large: Uint8Array;
  /** Computes the large response as objects and serialises it. */
  readonly stringify: () => string;
  /** The small response before serialisation. */
  readonly score: unknown;
}

/** A server to measure, which does not listen yet. `token` is the bearer token that it requires, if any. */
export interface Measured {
  readonly server: Server;
  readonly token?: string;
  /** Returns the number of commands that its Redis server has run, including those in scripts. */
  readonly redisCalls?: () => number;
}

/** Creates a server to measure. `off` is a cache of the middleware chain to switch off, or `all`. */
export type MakeServer = (given: Given, off: string) => Measured | Promise<Measured>;
