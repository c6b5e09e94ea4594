import type { World } from '@goalsquare/data';
import type { BriefClock, Match } from '@goalsquare/engine';
import type { Answer, Body, OperationId, Path, Query } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import type { MatchGate } from '../../domain/gates.js';
import type { Json } from '../json/json.js';
import type { DayOfUse } from '../shapes/usage.js';
import type { Layouts } from '../statistics/layouts.js';

/** What a caller asks of an operation, parameters and body as the contract types them, and who the caller is. */
export interface Call<Id extends OperationId> {
  readonly account: Account;
  readonly path: Path<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  /** Where answers of numbers are laid out. **Empty**: they are put together each time. */
  readonly layouts: Layouts | undefined;
}

/** The body of a 200 answer: the value itself, or its JSON already written. */
export type Reply<Id extends OperationId> = Answer<Id> | Json<Answer<Id>>;

/**
 * An operation on one match. `answer` first checks the call (and throws a 400), and gives back the work that is left;
 * that work is done only for a match that exists, is licensed, passes the gates and has changed since the caller last
 * saw it. The world is what the caller's licence shows of it, here as below; `match` has its clock run on since
 * `atLastEntry` where the answer goes by the clock.
 */
export interface MatchEndpoint<Id extends OperationId> {
  readonly gates: readonly MatchGate[];
  /**
   * Whether a call's answer goes by the clock of a match that is being played, and so changes by itself. Default: it
   * does not.
   */
  readonly goesByClock?: (call: Pick<Call<Id>, 'query' | 'body'>) => boolean;
  /** Whether the answer tells what the season knows, so that it changes with it. Default: it does not. */
  readonly tellsOfSeason?: true;
  readonly answer: (call: Call<Id>) => (match: Match, world: World, atLastEntry: Match) => Reply<Id>;
}

/**
 * What a call found in the world. `version` changes whenever the answer does; `reply` computes the answer. **Units**:
 * seconds.
 */
export interface Found<T> {
  readonly version: string;
  readonly maxAge: number;
  readonly reply: () => T | Json<T>;
  /** Whether the answer stays as it is until matches change, so that it is worth keeping. Default: it does. */
  readonly isLasting?: boolean;
}

/** When a call is answered. */
export interface Moment {
  /** The date in UTC. */
  readonly today: string;
  /**
   * The clock of a match that is being played, as it stands now. **Empty**: `undefined` where it stands as the match's
   * brief has it.
   */
  readonly clockOf: (matchId: number) => BriefClock | undefined;
}

/**
 * An operation on leagues and seasons. `find` first checks the call (and throws a 400), then looks in the world, once
 * the licence is checked (and throws a 404); the reply is computed only where it has changed since the caller last saw
 * it.
 */
export interface WorldEndpoint<Id extends OperationId> {
  readonly find: (call: Call<Id>) => (world: World, moment: Moment) => Found<Answer<Id>>;
}

/** An operation on no match. `version` changes whenever the answer does. */
export interface ListEndpoint<Id extends OperationId> {
  readonly version: string;
  readonly answer: (call: Call<Id>) => () => Reply<Id>;
}

/** An operation on the caller's own account. `days` are the last that are kept, oldest first. */
export interface AccountEndpoint<Id extends OperationId> {
  readonly ofAccount: (call: Call<Id>) => (days: readonly DayOfUse[]) => Found<Answer<Id>>;
}

/** The endpoint an operation must have. */
export type EndpointOf<Id extends OperationId> =
  Path<Id> extends { readonly matchId: number }
    ? MatchEndpoint<Id>
    : ListEndpoint<Id> | WorldEndpoint<Id> | AccountEndpoint<Id>;
