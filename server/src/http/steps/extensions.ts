import type { ExtensionId } from '@goalsquare/openapi';
import type { Request, Response } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import { isContractCall, type AnyCall } from '../../answers/checked-call.js';
import type { Step } from '../pipeline/run-steps.js';

/** A call of an extension, and who makes it. */
export interface ExtensionRequest {
  readonly req: Request;
  readonly res: Response;
  readonly account: Account;
  readonly call: AnyCall;
}

/** Answers the calls of one extension operation. */
export type ExtensionHandler = (request: ExtensionRequest) => Promise<void>;

/** The handler of every operation that extends the contract. */
export type ExtensionHandlers = Readonly<Record<ExtensionId, ExtensionHandler>>;

/** Answers the calls of extensions, whose responses are not cached. Calls of the contract itself go on. */
export const answerExtensions =
  (handlers: ExtensionHandlers): Step =>
  (context) => {
    const { req, res } = context;
    const { account, call } = req;
    if (account === undefined || call === undefined || isContractCall(call)) return;
    context.answered();
    context.addHeader('Cache-Control', 'no-store');
    context.setHeaders();
    return handlers[call.operationId as ExtensionId]({ req, res, account, call });
  };
