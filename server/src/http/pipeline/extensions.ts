import type { ExtensionId } from '@goalsquare/openapi';
import type { Request, Response } from 'express';
import type { AnyCall } from '../../answers/checked-call.js';
import type { Account } from '../../domain/accounts/account.js';
import type { Resource } from './services.js';

/** A call of an extension, with its account. */
export interface ExtensionRequest {
  readonly req: Request;
  readonly res: Response;
  readonly account: Account;
  readonly call: AnyCall;
}

/**
 * Finds the subject of an extension call, as `resolve` does for contract calls. **Throws** or rejects with a problem of
 * status 400, 403, 404, 413 or 503.
 */
export type ExtensionEndpoint = (request: ExtensionRequest) => Resource | Promise<Resource>;

/** An endpoint for every extension operation. */
export type ExtensionEndpoints = Readonly<Record<ExtensionId, ExtensionEndpoint>>;
