import type { RequestHandler } from 'express';
import helmet from 'helmet';

const headers = (isSecure: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] } },
    strictTransportSecurity: isSecure,
  });

const overHttps = headers(true);
const overHttp = headers(false);

/** Security headers for answers that are data. Strict transport security only where the request came over HTTPS. */
export const securityHeaders: RequestHandler = (req, res, next) => {
  (req.secure ? overHttps : overHttp)(req, res, next);
};
