import type { ProblemCode } from './contract/problems.js';
import type { ProblemDetails } from './contract/types.js';

/** The server or this client could not do what you requested. This is the base class of all errors of this package. */
export class GoalsquareError extends Error {
  override readonly name: string = 'GoalsquareError';
}

/** The client was created or called with invalid arguments. No request was sent. */
export class ConfigurationError extends GoalsquareError {
  override readonly name: string = 'ConfigurationError';
}

/** No item, or more than one, has the name that you passed. `suggestions` are candidates. */
export class UnknownName extends ConfigurationError {
  override readonly name = 'UnknownName';

  constructor(
    fault: string,
    readonly suggestions: readonly string[] = [],
  ) {
    const last = suggestions.at(-1);
    const text = [suggestions.slice(0, -1).join(', '), last].filter(Boolean).join(' or ');
    super(text === '' ? `${fault}.` : `${fault}. Did you mean ${text}?`);
  }
}

/** In every attempt, the server could not be reached or the connection broke. `cause` is the last failure. */
export class ConnectionFailed extends GoalsquareError {
  override readonly name: string = 'ConnectionFailed';
}

/** In every attempt, the server sent nothing for `timeout` seconds. */
export class TimedOut extends ConnectionFailed {
  override readonly name: string = 'TimedOut';
}

/**
 * The response does not come from this API: it may be a proxy's page, or a redirect, which is never followed. Check the
 * URL.
 */
export class UnexpectedResponse extends GoalsquareError {
  override readonly name = 'UnexpectedResponse';
}

/** One fault of a request: its location, the value that was sent, and the values that are allowed. */
export interface Fault {
  readonly detail: string;
  readonly parameter?: string;
  readonly pointer?: string;
  readonly value?: unknown;
  readonly allowed?: readonly string[];
}

/**
 * The server rejected the request, or failed.
 *
 * **Shape**: `status` is the HTTP status, `code` the stable name of the problem, `detail` the explanation of this
 * occurrence, `faults` the faults of the request, `instance` the id to quote in a support request, `problem` the whole
 * document. **Units**: `retryAfter` in seconds. **Empty**: `code` is empty for a 401, which has no body.
 */
export class ApiError extends GoalsquareError {
  override readonly name: string = 'ApiError';
  readonly code: ProblemCode | '';
  readonly title: string;
  readonly detail: string;
  readonly instance: string;
  readonly faults: readonly Fault[];

  constructor(
    readonly status: number,
    readonly problem: Partial<ProblemDetails>,
    readonly retryAfter?: number,
  ) {
    const { type = '', title = '', detail = title, instance = '', errors = [] } = problem;
    super(`${status} ${detail}`.trim());
    this.code = type.slice(type.lastIndexOf('/') + 1) as ProblemCode | '';
    this.title = title;
    this.detail = detail;
    this.instance = instance;
    this.faults = errors;
  }
}

/** A parameter, a metric or the body is invalid. `faults` lists each invalid value and the allowed values. */
export class BadRequest extends ApiError {
  override readonly name = 'BadRequest';
}

/** The token is missing, unknown or no longer valid. */
export class Unauthorised extends ApiError {
  override readonly name = 'Unauthorised';
}

/** The account has no licence for the league, level, season, match or metric. */
export class NotLicensed extends ApiError {
  override readonly name = 'NotLicensed';
}

/** The match has not started, or its teams are not named. */
export class NotStarted extends ApiError {
  override readonly name = 'NotStarted';
}

/** Nothing has this id, or the server does not store its data. */
export class NotFound extends ApiError {
  override readonly name = 'NotFound';
}

/** The account sends requests faster than its plan allows, or has too many streams. */
export class TooManyRequests extends ApiError {
  override readonly name: string = 'TooManyRequests';
}

/** The account has used all requests of its quota period. */
export class QuotaUsedUp extends TooManyRequests {
  override readonly name = 'QuotaUsedUp';
}

/** The server failed, or is starting or stopping. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

type ErrorClass = new (status: number, problem: Partial<ProblemDetails>, retryAfter?: number) => ApiError;

const byCode: Readonly<Partial<Record<string, ErrorClass>>> = {
  'match-not-started': NotStarted,
  'teams-not-entered': NotStarted,
  'quota-used-up': QuotaUsedUp,
} satisfies Partial<Record<ProblemCode, ErrorClass>>;

const byStatus: Readonly<Partial<Record<number, ErrorClass>>> = {
  401: Unauthorised,
  403: NotLicensed,
  404: NotFound,
  429: TooManyRequests,
};

/** Returns the error for an unsuccessful response, chosen by its problem code, or else by its status. */
export function apiError(status: number, problem: Partial<ProblemDetails>, retryAfter?: number): ApiError {
  const code = problem.type?.replace(/^.*\//u, '') ?? '';
  const Class = byCode[code] ?? byStatus[status] ?? (status >= 500 ? ServerError : BadRequest);
  return new Class(status, problem, retryAfter);
}
