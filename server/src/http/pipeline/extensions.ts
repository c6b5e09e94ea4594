import type { ExtensionId } from '@goalsquare/openapi';
import type { Request, Response } from 'express';
import type { AnyCall } from '../../answers/checked-call.js';
import type { Account } from '../../domain/accounts/account.js';
import type { Resource } from './services.js';

/** A call of an extension, and who makes it. */
export interface ExtensionRequest {
  readonly req: Request;
  readonly res: Response;
  readonly account: Account;
  readonly call: AnyCall;
}

/**
 * Finds the subject of a call of an extension, as `resolve` does for calls of the contract. **Throws** or rejects with
 * a problem of status 400, 403, 404, 413 or 503.
 */
export type ExtensionEndpoint = (request: ExtensionRequest) => Resource | Promise<Resource>;

/** The endpoint of every operation that extends the contract. */
export type ExtensionEndpoints = Readonly<Record<ExtensionId, ExtensionEndpoint>>;
