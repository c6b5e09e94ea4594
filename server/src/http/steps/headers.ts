import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Step } from '../pipeline/run-steps.js';

/**
 * Returns the middleware that sets the security headers of data responses, and Strict-Transport-Security only with
 * HTTPS.
 */
export const securityMiddleware = (isSecure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: isSecure,
  });

/** Returns the headers that a middleware sets on every response, each name followed by its value. */
function headersSetBy(middleware: RequestHandler): readonly string[] {
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
  void middleware(nothing as Request, response as Response, () => undefined);
  return [...pairs].flat();
}

const [overHttp, overHttps] = [headersSetBy(securityMiddleware(false)), headersSetBy(securityMiddleware(true))];

/** Sets the security headers. helmet computes them only once, because they depend only on the scheme. */
export const securityHeaders: Step = (context) => {
  context.addHeaders(context.req.secure ? overHttps : overHttp);
};
