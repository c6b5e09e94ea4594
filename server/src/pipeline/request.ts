import type { OperationId } from '@goalsquare/openapi';
import type { Account } from '../accounts/account.js';
import type { TraceContext } from '../http/trace-parent.js';

/** A request the contract allows: the operation it asks for and its parameters, converted. */
export interface CheckedCall {
  readonly operationId: OperationId;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by `requestId`. */
    requestId: string;
    /** Set by `traceContext`. */
    trace: TraceContext;
    /** Set by `authenticate`. */
    account?: Account;
    /** Set by `validate`. */
    call?: CheckedCall;
  }
}
