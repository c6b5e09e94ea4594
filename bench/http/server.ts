import type { Server } from 'node:http';

/** Data from which a variant's process responds: prepared bytes, and work for each request. */
export interface Given {
  /** The answer to the score of the first match. */
  readonly small: Uint8Array;
  /** The answer of many metrics of all players. */
  readonly large: Uint8Array;
  /** Computes the large answer as objects, and turns them into text. */
  readonly stringify: () => string;
  /** The small answer as a value. */
  readonly score: unknown;
}

/** A server that is measured. It does not listen yet. `token` is the bearer token it takes, if it wants one. */
export interface Measured {
  readonly server: Server;
  readonly token?: string;
  /** Commands its Redis has run, those of scripts included. */
  readonly redisCalls?: () => number;
}

/** Makes a server that is measured. `off` names a memory of its steps that is switched off, or `all`. */
export type MakeServer = (given: Given, off: string) => Measured | Promise<Measured>;
