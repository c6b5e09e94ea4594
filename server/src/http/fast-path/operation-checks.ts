import type { NextFunction, Request, Response } from 'express';
import type { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import type { Method } from '@goalsquare/openapi';
import { operationFor, routeOf, type RouteMatch } from '../contract/routes.js';
import { specForValidator } from '../contract/spec-for-validator.js';

/** What the validator is asked to do, as its own middleware would be told. */
export type ValidatorOptions = OpenApiValidator['ajvOpts'];

/** Holds a request against its operation. `false` where the contract has none. **Throws** what the validator finds. */
export type CheckNow = (req: Request, res: Response) => boolean;

/** The first argument of the validator is a request on which its own steps have left the route. */
type Routed = Parameters<RequestValidator['validate']>[0];

type CheckOperation = (req: Request, res: Response, values: RouteMatch['values']) => void;

/** The validator is not asked for responses, which its type does not foresee here. */
const RESPONSES = false as never;

const doNothing: NextFunction = () => undefined;

const spelledForExpress = (template: string): string => template.replace(/\{(\w+)\}/gu, ':$1');

/** The validator of one operation, which is shown as much of the contract as that operation needs. */
function checkOf(template: string, method: Method, { preprocessor, request }: ValidatorOptions): CheckOperation {
  const spec = specForValidator([[template, method]]);
  new SchemaPreprocessor(spec, preprocessor, RESPONSES).preProcess();
  const validator = new RequestValidator(spec, request);
  const facts = {
    expressRoute: spelledForExpress(template),
    openApiRoute: template,
    schema: spec.paths[template]?.[method],
    serial: 0,
  };
  return (req, res, values) => {
    const pathParams = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
    void validator.validate(
      Object.assign(req, { openapi: { ...facts, pathParams } }) as unknown as Routed,
      res,
      doNothing,
    );
  };
}

/**
 * Checks each request by a validator of its operation alone, made when the operation is first met. One for all
 * operations would take a tenth of a second to make, and turn every route into a pattern anew at each request until it
 * finds the one that fits.
 */
export function operationChecks(options: ValidatorOptions): CheckNow {
  const checks = new Map<unknown, CheckOperation>();
  return (req, res) => {
    const found = routeOf(req.originalUrl.split('?', 1)[0] ?? '');
    if (found === undefined) return false;
    const known = operationFor(found.route, req.method);
    if (known === undefined) return false;
    let check = checks.get(known);
    if (check === undefined) {
      check = checkOf(
        found.route.template,
        (req.method === 'HEAD' ? 'get' : req.method.toLowerCase()) as Method,
        options,
      );
      checks.set(known, check);
    }
    check(req, res, found.values);
    return true;
  };
}
