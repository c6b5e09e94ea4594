import type { Account } from '../../domain/accounts/account.js';
import type { AnyCall } from '../../answers/checked-call.js';
import type { TraceContext } from './trace-parent.js';

/** The log of a step for internal failures; each line names the request. */
export interface RequestLog {
  readonly error: (members: object, message: string) => void;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `requestId`. */
    requestId: string;
    /** Set by `traceContext`. */
    trace: TraceContext;
    /** Set by `logRequests`. */
    log: RequestLog;
    /** Set by `authenticate`, or by the permalink that was opened. */
    account?: Account;
    /** Set by `validate`, or by the permalink that was opened. */
    call?: AnyCall;
  }
}
