import type { World } from '@goalsquare/data';
import { parseAsOf, type AsOf, type Match } from '@goalsquare/engine';
import type { Account } from '../../domain/accounts/account.js';
import type {
  AccountEndpoint,
  Found,
  ListEndpoint,
  MatchEndpoint,
  Moment,
  WorldEndpoint,
} from '../../answers/endpoints/endpoint.js';
import type { DayOfUse } from '../../answers/shapes/usage.js';
import { endpoints } from '../../answers/endpoints/index.js';
import { requireLicence } from '../../domain/licences.js';
import { problemWith } from '../../domain/problems.js';
import type { Scope } from '../../domain/scope.js';
import { repeated, shown } from '../../domain/text/shown.js';
import type { Knowledge } from './knowledge.js';
import type { CheckedCall } from '../../answers/checked-call.js';

/** An endpoint whose operation is known only at run time; the registry holds each to its own types. */
type AnyEndpoint =
  | MatchEndpoint<'getMatch'>
  | WorldEndpoint<'getMetrics'>
  | AccountEndpoint<'getMetrics'>
  | ListEndpoint<'getMetrics'>;

/** A call on a match, as far as it says nothing of the match. */
export interface ReadyMatch extends Pick<MatchEndpoint<'getMatch'>, 'gates' | 'tellsOfSeason'> {
  readonly of: 'match';
  readonly matchId: number;
  /** **Empty**: the match as it stands. */
  readonly asOf: AsOf | undefined;
  readonly goesByClock: boolean;
  readonly answer: (match: Match, world: World, atLastEntry: Match) => unknown;
}

/**
 * A call its endpoint has checked, as far as it says nothing of match, world and day: the same at every request of one
 * licence.
 */
export type ReadyCall =
  | { readonly of: 'list'; readonly version: string; readonly compute: () => unknown }
  | { readonly of: 'account'; readonly find: (days: readonly DayOfUse[]) => Found<unknown> }
  | { readonly of: 'world'; readonly find: (world: World, moment: Moment) => Found<unknown> }
  | ReadyMatch;

/**
 * The moment a query asks for: the contract has held its form, but there is not a day for every date, nor a period of
 * any length. **Throws** a problem of status 400.
 */
function asOfIn({ asOf: text }: Readonly<Record<string, unknown>>): AsOf | undefined {
  if (typeof text !== 'string') return undefined;
  const asOf = parseAsOf(text);
  if (asOf === undefined)
    throw problemWith('invalid-parameter', [
      { detail: `asOf ${shown(text)} is not a moment there is.`, parameter: 'asOf', value: repeated(text) },
    ]);
  return asOf;
}

/** Lets the endpoint of a call check it. **Throws** a problem of status 400. */
export function readyCall(
  { layouts }: Pick<Knowledge, 'layouts'>,
  account: Account,
  { operationId, path, query, body }: CheckedCall,
): ReadyCall {
  const endpoint = endpoints[operationId] as unknown as AnyEndpoint;
  const call = { account, path, query, body, layouts } as never;
  if ('version' in endpoint) return { of: 'list', version: endpoint.version, compute: endpoint.answer(call) };
  if ('ofAccount' in endpoint) return { of: 'account', find: endpoint.ofAccount(call) };
  if ('find' in endpoint) return { of: 'world', find: endpoint.find(call) };
  const { gates, goesByClock, tellsOfSeason } = endpoint;
  return {
    of: 'match',
    matchId: Number(path.matchId),
    asOf: asOfIn(query),
    gates,
    ...(tellsOfSeason && { tellsOfSeason }),
    goesByClock: goesByClock?.(call) ?? false,
    answer: endpoint.answer(call),
  };
}

/** Who asks for what. */
export interface Asking {
  readonly account: Account;
  readonly call: CheckedCall;
  readonly ready: ReadyCall;
}

/** Holds a call to the licence of who asks. **Throws** a problem of status 403. */
export const license = (
  { account: { licence }, call: { operationId, query, body } }: Asking,
  scope: () => Scope,
): void => {
  requireLicence(operationId, { licence, scope, query, body });
};
