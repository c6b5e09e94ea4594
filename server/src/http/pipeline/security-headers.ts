import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Names and values of headers. */
export type HeaderPairs = readonly (readonly [name: string, value: string])[];

const headers = (isSecure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: isSecure,
  });

/** What a step sets on every response. */
function setBy(step: RequestHandler): HeaderPairs {
  const pairs = new Map<string, string>();
  const response: Pick<Response, 'setHeader' | 'removeHeader'> = {
    setHeader: (name, value) => {
      pairs.set(name, String(value));
      return response as Response;
    },
    removeHeader: (name) => {
      pairs.delete(name);
    },
  };
  const nothing: unknown = {};
  void step(nothing as Request, response as Response, () => undefined);
  return [...pairs];
}

const known = { http: setBy(headers(false)), https: setBy(headers(true)) } as const;

/** Security headers of answers that are data. Strict transport security only where the request came over HTTPS. */
export const securityHeadersOf = (isSecure: boolean): HeaderPairs => (isSecure ? known.https : known.http);

/** Sets the security headers: `anew` has helmet work them out for each request. */
export function securityHeaders(anew: 'anew' | 'once'): RequestHandler {
  const [overHttps, overHttp] = [headers(true), headers(false)];
  if (anew === 'anew')
    return (req, res, next) => {
      void (req.secure ? overHttps : overHttp)(req, res, next);
    };
  return (req, res, next) => {
    for (const [name, value] of securityHeadersOf(req.secure)) res.setHeader(name, value);
    next();
  };
}
