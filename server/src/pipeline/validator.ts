import * as openApiValidator from 'express-openapi-validator';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { contract } from '@goalsquare/openapi';
import { specForValidator } from '../contract/spec-for-validator.js';
import { showOneRoute, type Validator } from '../fast-path/one-route.js';
import { nothingOff, type SwitchedOff } from '../fast-path/pieces.js';

/** Checks a request against the contract, converting its parameters in place. Rejects with what the validator found. */
export type ContractCheck = (req: Request, res: Response) => Promise<void>;

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
  if (!off.has('routes')) showOneRoute(made);
  return async (req, res) => {
    const restore = disguise(req);
    try {
      for (const step of steps) await run(step, req, res);
    } finally {
      restore();
    }
  };
}

/** Makes a validator ready: it loads the contract and compiles the check of each operation when it first meets it. */
export async function warmUp(check: ContractCheck): Promise<void> {
  const app = express();
  const nothing: unknown = {};
  for (const [template, methods] of Object.entries(contract.paths)) {
    const path = template.replace(/\{\w+\}/gu, '0');
    for (const method of Object.keys(methods)) {
      const req = { method: method.toUpperCase(), path, baseUrl: '', originalUrl: path, headers: {}, query: {}, body: {}, app };
      await check(req as unknown as Request, nothing as Response).catch(() => undefined);
    }
  }
}
