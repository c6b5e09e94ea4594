import type { RequestHandler } from 'express';
import { operatorDocument, type OperatorOperation } from '@goalsquare/openapi';
import type { Parameter } from '../../http/contract/parameters.js';
import { allowedBy, type Schema } from '../../http/contract/schema.js';
import { bodyFaults, checkEarly, type Finding } from '../../http/pipeline/body-faults.js';
import { checkPath } from '../../http/pipeline/parameter-faults.js';
import type { ValidatorSpec } from '../../http/contract/spec-for-validator.js';
import { documentCheck } from '../../http/pipeline/validator.js';
import { problemWith, type Fault } from '../../domain/problems.js';
import { workQueue } from '../../domain/work-queue.js';
import { truncated, quoted } from '../../domain/text/quoted.js';

const check = documentCheck(() => structuredClone(operatorDocument) as unknown as ValidatorSpec);

const findingsOf = (error: unknown): readonly Finding[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)
    ? (error.errors as readonly Finding[])
    : [];

const isAt =
  (place: string) =>
  ({ path }: Finding): boolean =>
    path === `/${place}` || path.startsWith(`/${place}/`);

function headerFault(value: unknown, { name, schema }: Parameter): Fault {
  const what = value === undefined ? 'is missing' : `${quoted(value)} is wrong`;
  return {
    detail: `${name} ${what}: give ${allowedBy(schema)}.`,
    parameter: name,
    ...(value !== undefined && { value: truncated(value) }),
  };
}

/** Returns a handler that checks a request against the operator API. It **throws** a problem of status 400. */
export function operatorCheck({ parameters = [], requestBody }: OperatorOperation): RequestHandler {
  const declared = parameters as readonly Parameter[];
  const bodySchema: Schema = requestBody?.content['application/json'].schema ?? {};

  return async (req, _res, next) => {
    checkPath(declared, req.params as Readonly<Record<string, string>>);
    const unknown = Object.keys(req.query).map((name): Fault => ({
      detail: `Unknown query parameter ${quoted(name)}: this operation has none.`,
      parameter: name,
    }));
    if (unknown.length > 0) throw problemWith('unknown-parameter', unknown);
    const body: unknown = req.body;
    await workQueue.runSoon(() => {
      checkEarly(bodySchema, body);
    });
    try {
      const { method, originalUrl, headers } = req;
      const [path = ''] = originalUrl.split('?', 1);
      await workQueue.runSoon(() => check({ method, path, query: {}, headers, body }));
    } catch (error) {
      const findings = findingsOf(error);
      const inBody = findings.filter(isAt('body'));
      if (inBody.length > 0) throw problemWith('invalid-body', bodyFaults(bodySchema, inBody, body));
      const faulty = declared.filter(
        ({ name, in: place }) =>
          place === 'header' && findings.some(({ path }) => path === `/headers/${name.toLowerCase()}`),
      );
      if (faulty.length > 0)
        throw problemWith(
          'invalid-parameter',
          faulty.map((parameter) => headerFault(req.headers[parameter.name.toLowerCase()], parameter)),
        );
      throw error;
    }
    next();
  };
}
