import type { World } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';
import type { RequestedTable } from '../../answers/csv/requested-table.js';
import type { UsageStore } from '../../domain/accounts/usage-store.js';
import type { MatchGate } from '../../domain/gates.js';
import type { MatchSource } from '../../domain/match-source.js';
import type { PastMatches } from './past-matches.js';

/** Services that answer calls. **Units**: `now` in milliseconds. */
export interface Services {
  readonly matches: MatchSource;
  readonly past: PastMatches;
  /** The current world. */
  readonly world: () => World;
  readonly usage: UsageStore;
  readonly now: () => number;
}

/** What determines whether a response can be reused. **Units**: `maxAge` in seconds. */
export interface Freshness {
  readonly tag: string;
  readonly maxAge: number;
}

/**
 * A response that can be computed: its tag and freshness, and the computation, which runs only if the caller does not
 * have the response already.
 */
export interface PreparedResponse extends Partial<Freshness> {
  /** Returns the body, or a promise of it if nothing caches the response. */
  readonly compute: () => unknown;
  /** Whether the response depends on the call and the tag only, and keeps this tag for over a second. Default: no. */
  readonly isCacheable?: boolean;
  /** The name under which clients save the response. **Empty**: they show it. */
  readonly fileName?: string | undefined;
}

/** The response to a call that opens a stream or writes: it sends itself. */
export interface DirectResponse {
  readonly send: () => Promise<void>;
}

/** The subject of a call, found and licensed. */
export interface Resource<Response = PreparedResponse | DirectResponse> {
  readonly response: Response;
  /** The match, and the gates it has to pass. **Empty**: the call is on no match. */
  readonly gated?: { readonly match: Match; readonly gates: readonly MatchGate[] };
  /** The table of a response in CSV. **Empty**: the response is JSON. */
  readonly table?: RequestedTable;
}
