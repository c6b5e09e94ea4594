import { setImmediate } from 'node:timers/promises';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { contractDocument } from '@goalsquare/openapi';
import { JSON_TYPE } from '../../answers/json/json.js';
import { specForValidator, type ValidatorSpec } from '../contract/spec-for-validator.js';
import type { WaitForIdle } from './idle-scheduler.js';
import type { RawQuery } from './query-parser.js';

/** A call as its URL, headers and body specify it. */
export interface SentCall {
  readonly method: string;
  /** Percent-encoded. */
  readonly path: string;
  readonly query: RawQuery;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The parameters of a call, converted to the types of the contract. */
export interface CheckedValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Checks a call against a document. Rejects with the validator's error. */
export type DocumentCheck = (sent: SentCall) => Promise<CheckedValues>;

/** Checks a call against the operations of one contract path. Rejects with the validator's error. */
export type ContractCheck = (template: string, sent: SentCall) => Promise<CheckedValues>;

const options = {
  validateApiSpec: false,
  validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
  validateResponses: false,
  validateSecurity: false,
  fileUploader: false,
} as const;

async function middlewareOf(apiSpec: ValidatorSpec): Promise<readonly RequestHandler[]> {
  const validator = await import('express-openapi-validator');
  return validator.middleware({ ...options, apiSpec });
}

/** Runs middleware on a request in sequence. Rejects if one of them passes on an error. */
const runAll = (handlers: readonly RequestHandler[], request: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const nothing: unknown = {};
    const runFrom = (at: number): void => {
      const next: NextFunction = (error?: unknown) => {
        if (error === undefined) runFrom(at + 1);
        else reject(error instanceof Error ? error : new Error('the validator failed', { cause: error }));
      };
      const handler = handlers[at];
      if (handler === undefined) resolve();
      else void handler(request as Request, nothing as Response, next);
    };
    runFrom(0);
  });

/**
 * Returns a check that runs the validator's middleware for a document, which is created on the first call. Each call
 * gets its own request, because the validator needs changes: HEAD becomes GET, since it allows only documented methods,
 * and there is at most one content type, since it compiles a check for each.
 */
export function documentCheck(document: () => ValidatorSpec): DocumentCheck {
  const app = express();
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  let handlers: Promise<readonly RequestHandler[]> | undefined;
  return async ({ method, path, query, headers, body }) => {
    const request = {
      app,
      method: method === 'HEAD' ? 'GET' : method,
      path,
      url: path,
      originalUrl: path,
      baseUrl: '',
      params: {} as Readonly<Record<string, unknown>>,
      query,
      body,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': JSON_TYPE }) },
    };
    await runAll(await (handlers ??= middlewareOf(document())), request);
    return { path: request.params, query: request.query, body: request.body };
  };
}

/**
 * Number of paths that share a validator. For each request, a validator compiles the patterns of its paths one by one,
 * until one matches. More validators take more memory and longer to create.
 */
const PATHS_OF_A_VALIDATOR = 2;

/**
 * Where a parameter is in a path: the index of its part, and the number of characters before and after it in that part.
 */
interface ParameterPlace {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

function placesIn(template: string): readonly ParameterPlace[] {
  return template.split('/').flatMap((part, at) => {
    const [before, after] = [part.indexOf('{'), part.length - 1 - part.indexOf('}')];
    return before === -1 ? [] : [{ at, before, after }];
  });
}

/** Returns a function that reduces a path to a number followed by its parameters, each after a slash. */
function shortener(template: string, number: number): (path: string) => string {
  const places = placesIn(template);
  return (path) => {
    const parts = path.split('/');
    const valueAt = ({ at, before, after }: ParameterPlace): string => {
      const part = parts[at] ?? '';
      return part.slice(before, part.length - after);
    };
    return places.reduce((short, place) => `${short}/${valueAt(place)}`, `/${number}`);
  };
}

/**
 * Returns a check of calls against the contract, with one validator for every two paths. Validators know a path as a
 * number and its parameters, `/3/{matchId}`, because compiling full paths takes several times as long.
 */
export function contractCheck(): ContractCheck {
  const templates = Object.keys(contractDocument.paths);
  const checks = new Map<string, DocumentCheck>();
  for (let at = 0; at < templates.length; at += PATHS_OF_A_VALIDATOR) {
    const group = templates.slice(at, at + PATHS_OF_A_VALIDATOR);
    const shorten = new Map(group.map((template, n) => [template, shortener(template, n)]));
    const check = documentCheck(() => specForValidator(group, (template) => shorten.get(template)?.(template) ?? ''));
    for (const [template, short] of shorten) checks.set(template, (sent) => check({ ...sent, path: short(sent.path) }));
  }
  return (template, sent) => {
    const check = checks.get(template);
    return check === undefined ? Promise.reject(new Error(`the contract has no path ${template}`)) : check(sent);
  };
}

/**
 * Prepares the validators, which otherwise compile the check of each operation on its first call. Yields between
 * operations, so that requests are answered meanwhile.
 */
export async function warmUp(check: ContractCheck, turn: WaitForIdle = setImmediate): Promise<void> {
  for (const [template, methods] of Object.entries(contractDocument.paths)) {
    const path = template.replace(/\{\w+\}/gu, '0');
    for (const method of Object.keys(methods)) {
      const sent = { method: method.toUpperCase(), path, query: {}, body: {} };
      await turn()
        .then(() => check(template, sent))
        .catch(() => undefined);
    }
  }
}
