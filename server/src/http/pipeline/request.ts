import { operationIds, type ExtensionId, type OperationId } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import type { TraceContext } from '../listener/trace-parent.js';

/** A request the contract allows: the operation it asks for and its parameters, converted. */
export interface CheckedCall<Id extends OperationId | ExtensionId = OperationId> {
  readonly operationId: Id;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A checked call of the contract or of an extension of it. */
export type AnyCall = CheckedCall<OperationId | ExtensionId>;

const own: ReadonlySet<string> = new Set(operationIds);

/** Whether a call is one of the contract itself. */
export const isOfContract = (call: AnyCall): call is CheckedCall => own.has(call.operationId);

/** Where a step tells what went wrong inside; each line names the request. */
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
