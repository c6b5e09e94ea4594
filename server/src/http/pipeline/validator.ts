import { setImmediate } from 'node:timers/promises';
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { contractDocument } from '@goalsquare/openapi';
import { specForValidator } from '../contract/spec-for-validator.js';
import type { Turn } from './idle-turns.js';
import { operationChecks } from '../fast-path/operation-checks.js';
import { nothingOff, type SwitchedOff } from '../../domain/config/pieces.js';

/**
 * Checks a request against the contract, converting its parameters in place. Throws or rejects with what the validator
 * found; gives nothing where there is nothing to wait for.
 */
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
 * Shows the validator what it understands. It knows documented methods only, so HEAD is GET; and it compiles and keeps
 * a check for each content type it meets, so it meets one at most.
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

const options = {
  validateApiSpec: false,
  validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
  validateResponses: false,
  validateSecurity: false,
  fileUploader: false,
} as const;

/** The steps of the validator as they come, for all operations of a document. */
async function wholeSteps(apiSpec: OpenAPIV3.DocumentV3): Promise<readonly RequestHandler[]> {
  const { middleware } = await import('express-openapi-validator');
  return middleware({ ...options, apiSpec });
}

/** The validator of a document, which is loaded when it is first asked. */
export function documentCheck(document: () => OpenAPIV3.DocumentV3): (req: Request, res: Response) => Promise<void> {
  let steps: Promise<readonly RequestHandler[]> | undefined;
  return async (req, res) => {
    const restore = disguise(req);
    try {
      for (const step of await (steps ??= wholeSteps(document()))) await run(step, req, res);
    } finally {
      restore();
    }
  };
}

/** The validator of the contract. */
export function contractCheck(off: SwitchedOff = nothingOff): ContractCheck {
  const checkNow = off.has('routes')
    ? undefined
    : operationChecks(new OpenApiValidator({ ...options, apiSpec: specForValidator([]) }).ajvOpts);
  const checkWhole = documentCheck(() => specForValidator());

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
 * Makes a validator ready: it compiles the check of each operation when it first meets it. Between
 * two operations it waits for its turn, so that requests that come meanwhile are answered.
 */
export async function warmUp(check: ContractCheck, turn: Turn = setImmediate): Promise<void> {
  const app = express();
  const nothing: unknown = {};
  for (const [template, methods] of Object.entries(contractDocument.paths)) {
    const path = template.replace(/\{\w+\}/gu, '0');
    for (const method of Object.keys(methods)) {
      const req = {
        method: method.toUpperCase(),
        path,
        baseUrl: '',
        originalUrl: path,
        headers: {},
        params: {},
        query: {},
        body: {},
        app,
      };
      await turn()
        .then(() => check(req as unknown as Request, nothing as Response))
        .catch(() => undefined);
    }
  }
}
