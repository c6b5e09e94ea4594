import type { Request, RequestHandler, Response } from 'express';
import { routeOf, type RouteMatch } from '../contract/routes.js';

/** What the validator says of the route of a request, for its own later steps. */
interface RouteFacts {
  readonly expressRoute: string;
  readonly openApiRoute: string;
  readonly schema: unknown;
  readonly serial: number;
}

type WithFacts = Request & { openapi?: RouteFacts & { readonly pathParams: Readonly<Record<string, string>> } };

/** As much of the validator's context as is narrowed here: its routes, in the spelling of Express. */
interface Context { readonly expressRouteMap: Readonly<Record<string, unknown>> }

/** The validator, which makes the steps that find the route of a request and hold the request against it. */
export interface Validator {
  metadataMiddleware: (context: Context, responses: unknown) => RequestHandler;
  requestValidationMiddleware: (apiDoc: unknown) => RequestHandler;
}

/** Holds a request against its route. `false` where the route was never met: then the whole validator is to run. **Throws** what the validator finds. */
export type CheckNow = (req: Request, res: Response) => boolean;

const spelledForExpress = (template: string): string => template.replace(/\{(\w+)\}/gu, ':$1');
const pathOf = ({ originalUrl }: Request): string => originalUrl.split('?', 1)[0] ?? '';
const nameOf = ({ method }: Request, { route }: RouteMatch): string => `${method} ${route.template}`;
const decoded = ({ values }: RouteMatch): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));

/**
 * Shows a validator, for each request, the one route it is for: it turns every route it looks at into a pattern anew, at every request, so that the
 * last of many takes it longer than all the rest of its work. What it says of a route is remembered, so that from then on the step
 * that checks requests is all that runs of it.
 */
export function knowRoutes(validator: Validator): CheckNow {
  const facts = new Map<string, RouteFacts>();
  let checkRequest: RequestHandler | undefined;

  const findRoute = validator.metadataMiddleware.bind(validator);
  validator.metadataMiddleware = (context, responses) => {
    const whole = findRoute(context, responses);
    const steps = new Map(Object.entries(context.expressRouteMap).map(([path, methods]) => {
      const narrowed = Object.create(context, { expressRouteMap: { value: { [path]: methods } } }) as Context;
      return [path, findRoute(narrowed, responses)] as const;
    }));
    return (req: WithFacts, res, next) => {
      const found = routeOf(pathOf(req));
      const step = found && steps.get(spelledForExpress(found.route.template));
      return (step ?? whole)(req, res, (error?: unknown) => {
        if (found && req.openapi) {
          const { expressRoute, openApiRoute, schema, serial } = req.openapi;
          facts.set(nameOf(req, found), { expressRoute, openApiRoute, schema, serial });
        }
        next(error);
      });
    };
  };

  const makeCheck = validator.requestValidationMiddleware.bind(validator);
  validator.requestValidationMiddleware = (apiDoc) => (checkRequest = makeCheck(apiDoc));

  return (req: WithFacts, res) => {
    const found = routeOf(pathOf(req));
    if (found === undefined || checkRequest === undefined) return false;
    const known = facts.get(nameOf(req, found));
    if (known === undefined) return false;
    req.openapi = { ...known, pathParams: decoded(found) };
    void checkRequest(req, res, () => undefined);
    return true;
  };
}
