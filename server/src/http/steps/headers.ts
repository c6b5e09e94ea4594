import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Step } from '../pipeline/run-steps.js';

/** The middleware that sets the security headers of data. Strict transport security is for HTTPS only. */
export const securityMiddleware = (isSecure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: isSecure,
  });

/** The headers that a middleware sets on every response, each name followed by its value. */
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

/** Sets the security headers. helmet computes them once, because they depend on the scheme only. */
export const securityHeaders: Step = (context) => {
  context.addHeaders(context.req.secure ? overHttps : overHttp);
};
