import type { World } from '@goalsquare/data';
import type { BriefClock, Match } from '@goalsquare/engine';
import type { Answer, Body, OperationId, Path, Query } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import type { Licence } from '../../domain/accounts/licence.js';
import type { MatchGate } from '../../domain/gates.js';
import type { Computed } from '../json/computed-list.js';
import type { Json } from '../json/json.js';
import type { DailyUsage } from '../shapes/usage.js';

/** A checked request to an operation: the licence, and the parameters and body as the contract types them. */
export interface Call<Id extends OperationId> {
  readonly licence: Licence;
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
}

/** A checked request to an operation on the caller's own account. Only these endpoints receive the account. */
export interface AccountCall<Id extends OperationId> extends Omit<Call<Id>, 'licence'> {
  readonly account: Account;
}

/** The body of a 200 response, as a value or as JSON. Lists in the value may be computed during iteration. */
export type Reply<Id extends OperationId> = Answer<Id> | Computed<Answer<Id>> | Json<Answer<Id>>;

/**
 * An operation on one match. `answer` checks the request (and throws a 400), and returns a function that computes the
 * response. That function runs only if the match exists, is licensed, passes the gates and has changed since the caller
 * last fetched it. It receives the match, with its current clock if the response depends on the clock, the licensed
 * part of the world, and the match at its last entry.
 */
export interface MatchEndpoint<Id extends OperationId> {
  readonly gates: readonly MatchGate[];
  /** Whether the response depends on the clock of a live match, and so changes without a new entry. Default: no. */
  readonly dependsOnClock?: (call: Pick<Call<Id>, 'query' | 'body'>) => boolean;
  /** Whether the response contains data of the season, and so changes with it. Default: no. */
  readonly dependsOnSeason?: true;
  readonly answer: (call: Call<Id>) => (match: Match, world: World, atLastEntry: Match) => Reply<Id>;
}

/**
 * The result of an endpoint. `version` changes whenever the response does; `reply` computes the response. **Units**:
 * `maxAge` in seconds.
 */
export interface EndpointResult<T> {
  readonly version: string;
  readonly maxAge: number;
  readonly reply: () => T | Json<T>;
  /** Whether the response can be cached, because it changes only when matches do. Default: yes. */
  readonly isCacheable?: boolean;
}

/** The time of a request. */
export interface RequestTime {
  /** The date in UTC. */
  readonly today: string;
  /** Returns the current clock of a live match. **Empty**: `undefined` if the clock in the match brief is current. */
  readonly clockOf: (matchId: number) => BriefClock | undefined;
}

/**
 * An operation on leagues and seasons. `find` checks the request (and throws a 400), and returns a function that
 * searches the world once the licence is checked (and throws a 404). The reply is computed only if it has changed since
 * the caller last fetched it.
 */
export interface WorldEndpoint<Id extends OperationId> {
  readonly find: (call: Call<Id>) => (world: World, moment: RequestTime) => EndpointResult<Answer<Id>>;
}

/** An operation on lists that do not depend on matches. `version` changes whenever the response does. */
export interface ListEndpoint<Id extends OperationId> {
  readonly version: string;
  readonly answer: (call: Call<Id>) => () => Reply<Id>;
}

/** An operation on the caller's own account. `days` are the most recent stored days, oldest first. */
export interface AccountEndpoint<Id extends OperationId> {
  readonly ofAccount: (call: AccountCall<Id>) => (days: readonly DailyUsage[]) => EndpointResult<Answer<Id>>;
}

/** The type of endpoint that each operation must have. */
export type EndpointOf<Id extends OperationId> =
  Path<Id> extends { readonly matchId: number }
    ? MatchEndpoint<Id>
    : ListEndpoint<Id> | WorldEndpoint<Id> | AccountEndpoint<Id>;
