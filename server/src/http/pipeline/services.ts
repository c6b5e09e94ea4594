import type { World } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import type { RequestedTable } from '../../answers/csv/requested-table.js';
import type { UsageStore } from '../../domain/accounts/usage-store.js';
import type { MatchGate } from '../../domain/gates.js';
import type { MatchSource } from '../../domain/match-source.js';
import type { PastMatches } from './past-matches.js';

/** Services that calls use. **Units**: `now` in milliseconds. */
export interface Services {
  readonly matches: MatchSource;
  readonly past: PastMatches;
  /** The current world. */
  readonly world: () => World;
  readonly usage: UsageStore;
  readonly now: () => number;
}

/** Determines whether a response can be cached and for how long. **Units**: `maxAge` in seconds. */
export interface Freshness {
  readonly tag: string;
  readonly maxAge: number;
}

/**
 * A response that has not been computed: its tag, its freshness, and the computation, which runs only if the caller
 * does not already have the response.
 */
export interface PreparedResponse extends Partial<Freshness> {
  /** Returns the body, or a promise of it if the response is not cached. */
  readonly compute: () => unknown;
  /**
   * Whether the response depends only on the call and the tag, and has the same tag for more than a second. Default:
   * no.
   */
  readonly isCacheable?: boolean;
  /** File name under which clients save the response. **Empty**: clients display it. */
  readonly fileName?: string | undefined;
}

/** The response to a call that opens a stream or writes. It sends itself. */
export interface DirectResponse {
  readonly send: () => Promise<void>;
}

/** The subject of a licensed call. */
export interface Resource<Response = PreparedResponse | DirectResponse> {
  readonly response: Response;
  /** The match, and the gates it must pass. **Empty**: the call is not about a match. */
  readonly gated?: { readonly match: Match; readonly gates: readonly MatchGate[] };
  /** The table of a CSV response. **Empty**: the response is JSON. */
  readonly table?: RequestedTable;
}
