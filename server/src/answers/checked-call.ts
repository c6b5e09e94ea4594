import { operationIds, type ExtensionId, type OperationId } from '@goalsquare/openapi';

/** A validated request: its operation and its converted parameters. */
export interface CheckedCall<Id extends OperationId | ExtensionId = OperationId> {
  readonly operationId: Id;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A checked call to an operation of the contract or to an extension. */
export type AnyCall = CheckedCall<OperationId | ExtensionId>;

const own: ReadonlySet<string> = new Set(operationIds);

/** Whether a call is to an operation of the contract, not to an extension. */
export const isContractCall = (call: AnyCall): call is CheckedCall => own.has(call.operationId);
