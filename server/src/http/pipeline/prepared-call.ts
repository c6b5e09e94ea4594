import type { World } from '@goalsquare/data';
import { parseAsOf, parseInstant, type Match } from '@goalsquare/engine';
import type { Account } from '../../domain/accounts/account.js';
import type {
  AccountEndpoint,
  EndpointResult,
  ListEndpoint,
  MatchEndpoint,
  RequestTime,
  WorldEndpoint,
} from '../../answers/endpoints/endpoint.js';
import { endpoints } from '../../answers/endpoints/index.js';
import type { DailyUsage } from '../../answers/shapes/usage.js';
import { requireLicence } from '../../domain/licences.js';
import { type Problem, invalidParameter } from '../../domain/problems.js';
import type { Scope } from '../../domain/scope.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import type { AnyCall, CheckedCall } from '../../answers/checked-call.js';
import type { PastMoment } from './past-matches.js';

/**
 * An endpoint whose operation is known only at run time. In the registry, each endpoint has the type of its operation.
 */
type AnyEndpoint =
  | MatchEndpoint<'getMatch'>
  | WorldEndpoint<'getMetrics'>
  | AccountEndpoint<'getMetrics'>
  | ListEndpoint<'getMetrics'>;

/** A call about a match, checked by its endpoint. */
export interface PreparedMatchCall extends Pick<MatchEndpoint<'getMatch'>, 'gates' | 'dependsOnSeason'> {
  readonly of: 'match';
  readonly matchId: number;
  /** **Empty**: the current match. */
  readonly asOf: PastMoment | undefined;
  readonly dependsOnClock: boolean;
  readonly answer: (match: Match, world: World, atLastEntry: Match) => unknown;
}

/**
 * A call that its endpoint has checked. It depends on the call and the licence, but not on match, world or day. A call
 * about an account also depends on the account.
 */
export type PreparedCall =
  | { readonly of: 'list'; readonly version: string; readonly compute: () => unknown }
  | { readonly of: 'account'; readonly find: (days: readonly DailyUsage[]) => EndpointResult<unknown> }
  | { readonly of: 'world'; readonly find: (world: World, moment: RequestTime) => EndpointResult<unknown> }
  | PreparedMatchCall;

const invalid = (parameter: string, text: string, fault: string, allowed?: readonly string[]): Problem =>
  invalidParameter(parameter, `${parameter} ${quoted(text)} ${fault}.`, truncated(text), allowed);

/**
 * Parses a parameter that names a moment. **Empty**: `undefined` if it was not sent. **Throws** a problem of status 400
 * if it is invalid.
 */
function parsed<T>(parameter: string, text: unknown, parse: (text: string) => T | undefined): T | undefined {
  if (typeof text !== 'string') return undefined;
  const moment = parse(text);
  const wanted = `send ${parameter === 'asOf' ? 'a clock such as Q3:12:30 or ' : ''}an instant in UTC such as 2026-03-28T05:20:00Z`;
  if (moment === undefined) throw invalid(parameter, text, `is not a valid moment; ${wanted}`);
  return moment;
}

/**
 * Returns the moment in `asOf` and `knownAt`. The contract has checked their form, but not whether the date exists.
 * **Empty**: `undefined` for the current match. **Throws** a problem of status 400 if one is invalid or both cannot be
 * combined.
 */
export function asOfIn({ asOf: text, knownAt: known }: Readonly<Record<string, unknown>>): PastMoment | undefined {
  const asOf = parsed('asOf', text, parseAsOf);
  const knownAt = parsed('knownAt', known, parseInstant);
  if (knownAt === undefined) return asOf;
  if (asOf === undefined) return { knownAt };
  if ('period' in asOf) return { knownAt, until: asOf };
  const fault =
    'cannot be combined with knownAt: a revision and an instant already define what was known. Send a clock such as Q3:12:30';
  throw invalid('asOf', String(text), fault, ['Q3:12:30']);
}

/** Runs an endpoint's own checks of a call. **Throws** a problem of status 400 if one fails. */
export function prepareCall(account: Account, { operationId, path, query, body }: CheckedCall): PreparedCall {
  const endpoint = endpoints[operationId] as unknown as AnyEndpoint;
  const parts = { path, query, body };
  if ('ofAccount' in endpoint) return { of: 'account', find: endpoint.ofAccount({ ...parts, account } as never) };
  const call = { ...parts, licence: account.licence } as never;
  if ('version' in endpoint) return { of: 'list', version: endpoint.version, compute: endpoint.answer(call) };
  if ('find' in endpoint) return { of: 'world', find: endpoint.find(call) };
  const { gates, dependsOnSeason } = endpoint;
  return {
    of: 'match',
    matchId: Number(path.matchId),
    asOf: asOfIn(query),
    gates,
    ...(dependsOnSeason && { dependsOnSeason }),
    dependsOnClock: endpoint.dependsOnClock?.(call) ?? false,
    answer: endpoint.answer(call),
  };
}

export interface AuthorizedRequest {
  readonly account: Account;
  readonly call: CheckedCall;
  readonly prepared: PreparedCall;
}

/**
 * Requires that the account's licence includes the call. **Throws** a problem of status 403 if it does not, or the
 * problem that `scope` throws.
 */
export const checkLicence = (
  { account: { licence }, call: { operationId, query, body } }: { readonly account: Account; readonly call: AnyCall },
  scope: () => Scope,
): void => {
  requireLicence(operationId, { licence, scope, query, body });
};
