import type { ErrorRequestHandler } from 'express';
import { Counter, type Registry } from 'prom-client';
import { problemOf } from '../../http/pipeline/problem-handler.js';

/** Returns an error handler that counts errors by problem code, and passes them on. */
export function countProblems(registry: Registry): ErrorRequestHandler {
  const problems = new Counter<'code'>({
    name: 'goalsquare_problems_total',
    help: 'Requests answered with a problem, by problem code',
    labelNames: ['code'],
    registers: [registry],
  });
  return (error: unknown, _req, _res, next) => {
    problems.inc({ code: problemOf(error).code });
    next(error);
  };
}

/** Returns a function that counts refused writes to live matches. `cause` is the code of a problem, or `failed`. */
export function refusedWrites(registry: Registry): (cause: string) => void {
  const refused = new Counter<'cause'>({
    name: 'goalsquare_refused_writes_total',
    help: 'Batches and new matches that the operator API refused, by cause',
    labelNames: ['cause'],
    registers: [registry],
  });
  return (cause) => {
    refused.inc({ cause });
  };
}
