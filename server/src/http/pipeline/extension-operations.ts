import type { ExtensionId } from '@goalsquare/openapi';
import type { RequestHandler, Response } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import type { AnyCall } from '../../answers/checked-call.js';

/** An operation that is an extension of the contract, and what it is answered from. */
export type ExtensionOperation<Given> = (given: Given, account: Account, call: AnyCall, res: Response) => Promise<void>;

/** Answers some extensions of the contract, which nobody keeps; other calls go on. */
export function extensionOperations<Id extends ExtensionId, Given>(
  operations: Readonly<Record<Id, ExtensionOperation<Given>>>,
  given: Given,
): RequestHandler {
  const isOwn = (id: string): id is Id => Object.hasOwn(operations, id);
  return async ({ account, call }, res, next) => {
    if (account === undefined || call === undefined || !isOwn(call.operationId)) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-store');
    await operations[call.operationId](given, account, call, res);
  };
}
