import type { RequestHandler } from 'express';
import { routeOf } from '../contract/routes.js';

/** As much of the validator's context as is narrowed here: its routes, in the spelling of Express. */
interface Context { readonly expressRouteMap: Readonly<Record<string, unknown>> }

/** The validator, which makes the step of that finds the route of a request. */
export interface Validator {
  metadataMiddleware: (context: Context, responses: unknown) => RequestHandler;
}

const spelledForExpress = (template: string): string => template.replace(/\{(\w+)\}/gu, ':$1');

/**
 * Shows a validator, for each request, the one route it is for. The validator turns every route it looks at into a pattern anew, at
 * every request, so that the last of many takes it longer than all the rest of its work.
 */
export function showOneRoute(validator: Validator): void {
  const stepOf = validator.metadataMiddleware.bind(validator);
  validator.metadataMiddleware = (context, responses) => {
    const whole = stepOf(context, responses);
    const steps = new Map(Object.entries(context.expressRouteMap).map(([path, methods]) => {
      const narrowed = Object.create(context, { expressRouteMap: { value: { [path]: methods } } }) as Context;
      return [path, stepOf(narrowed, responses)] as const;
    }));
    return (req, res, next) => {
      const template = routeOf(req.originalUrl.split('?')[0] ?? '')?.route.template;
      const step = template === undefined ? undefined : steps.get(spelledForExpress(template));
      return (step ?? whole)(req, res, next);
    };
  };
}
