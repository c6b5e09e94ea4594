import { setImmediate } from 'node:timers/promises';
import * as openApiValidator from 'express-openapi-validator';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { contractDocument } from '@goalsquare/openapi';
import { specForValidator } from '../contract/spec-for-validator.js';
import { knowRoutes, type Validator } from '../fast-path/known-routes.js';
import { nothingOff, type SwitchedOff } from '../fast-path/pieces.js';

/** Checks a request against the contract, converting its parameters in place. Throws or rejects with what the validator found; gives nothing where there is nothing to wait for. */
export type ContractCheck = (req: Request, res: Response) => Promise<void> | undefined;

const JSON_TYPE = 'application/json';

const run = (step: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('the validator failed', { cause: error }));
    };
    Promise.resolve(step(req, res, next)).catch(reject);
  });

/**
 * Shows the validator what it understands. It knows documented methods only, so HEAD is GET; and it compiles and keeps a
 * check for each content type it meets, so it meets one at most.
 */
function disguise(req: Request): () => void {
  const { method, headers } = req;
  const type = headers['content-type'];
  if (method === 'HEAD') req.method = 'GET';
  if (method === 'POST') headers['content-type'] = JSON_TYPE;
  else delete headers['content-type'];
  return () => {
    req.method = method;
    if (type === undefined) delete headers['content-type'];
    else headers['content-type'] = type;
  };
}

/** The validator of the contract. */
export function contractCheck(off: SwitchedOff = nothingOff): ContractCheck {
  const steps = openApiValidator.middleware({
    apiSpec: specForValidator() as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
  }) as unknown as readonly RequestHandler[];
  const made = (openApiValidator.middleware as unknown as { readonly _oav: Validator })._oav;
  const checkNow = off.has('routes') ? undefined : knowRoutes(made);

  async function checkWhole(req: Request, res: Response): Promise<void> {
    const restore = disguise(req);
    try {
      for (const step of steps) await run(step, req, res);
    } finally {
      restore();
    }
  }

  return (req, res) => {
    const restore = disguise(req);
    try {
      if (checkNow?.(req, res) === true) return undefined;
    } finally {
      restore();
    }
    return checkWhole(req, res);
  };
}

/**
 * Makes a validator ready: it loads the contract and compiles the check of each operation when it first meets it. Requests that come
 * meanwhile are answered between two operations.
 */
export async function warmUp(check: ContractCheck): Promise<void> {
  const app = express();
  const nothing: unknown = {};
  for (const [template, methods] of Object.entries(contractDocument.paths)) {
    const path = template.replace(/\{\w+\}/gu, '0');
    for (const method of Object.keys(methods)) {
      const req = { method: method.toUpperCase(), path, baseUrl: '', originalUrl: path, headers: {}, query: {}, body: {}, app };
      await Promise.resolve(check(req as unknown as Request, nothing as Response)).catch(() => undefined);
      await setImmediate();
    }
  }
}
