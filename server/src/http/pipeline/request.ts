import type { Account } from '../../domain/accounts/account.js';
import type { AnyCall } from '../../answers/checked-call.js';

/**
 * The trace that a request belongs to, the caller's span if there is one, and our own span. **Source**: W3C Trace
 * Context.
 */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId?: string;
}

/** A log for internal failures in a step. Each line names the request. */
export interface RequestLog {
  readonly error: (members: object, message: string) => void;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `requestId`. */
    requestId: string;
    /** Set by `requestId`. */
    trace: TraceContext;
    /** Set by `logRequests`. */
    log: RequestLog;
    /** Set by `authenticate`, or by the permalink that was opened. */
    account?: Account;
    /** Set by `validate`, or by the permalink that was opened. */
    call?: AnyCall;
  }
}
